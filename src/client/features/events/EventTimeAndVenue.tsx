import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/Icon';
import { EventTime } from '../../ui/EventTime';
import { parseSafeLink } from '../../ui/safeLink';
import { UserText } from '../../ui/UserText';
import styles from './EventScreen.module.css';
import type { EventItem } from './groupEvents';
import { eventMessages } from './messages';

/** When and where, large enough to be found at a glance. */
export function EventTimeAndVenue({ event }: { readonly event: EventItem }) {
  const { location, address, onlineUrl, cancellation } = event.details;
  const isToCome = event.phase !== 'closed' && !cancellation;
  const online = isToCome ? parseSafeLink(onlineUrl) : null;
  return (
    <dl className={styles['meeting']}>
      <div>
        <dt>
          <Icon name="calendar" />
          <FormattedMessage {...eventMessages.when} />
        </dt>
        <dd>
          <strong>
            <EventTime event={event} format="full" />
          </strong>
        </dd>
      </div>
      {(location ?? address) && (
        <div>
          <dt>
            <Icon name="place" />
            <FormattedMessage {...eventMessages.where} />
          </dt>
          <dd>
            {location && (
              <strong>
                <UserText text={location} />
              </strong>
            )}
            {address && (
              <span className={styles['soft']}>
                <UserText text={address} />
              </span>
            )}
          </dd>
        </div>
      )}
      {online && <OnlineLink {...online} />}
    </dl>
  );
}

function OnlineLink({ href, host }: { readonly href: string; readonly host: string }) {
  return (
    <div>
      <dt>
        <Icon name="globe" />
        <FormattedMessage {...eventMessages.online} />
      </dt>
      <dd>
        <a href={href} rel="noopener noreferrer nofollow">
          <FormattedMessage {...eventMessages.joinOnline} />
        </a>
        <span className={styles['soft']}>
          <FormattedMessage {...eventMessages.joinOnlineHint} /> <bdi dir="ltr">{host}</bdi>
        </span>
      </dd>
    </div>
  );
}
