import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import { kindMessages } from '../../intl/contents/messages';
import { EventTime } from '../../ui/EventTime';
import { Facts } from '../../ui/Fact';
import { parseSafeLink } from '../../ui/safeLink';
import { UserText } from '../../ui/UserText';
import { trainingMessages } from './messages';
import { CapacityMeter } from './CapacityMeter';
import { getCapacity, type TrainingSession } from './capacity';
import styles from './SessionCard.module.css';

interface Props {
  readonly item: Pick<ContentSummary, 'phase' | 'opensAt' | 'closesAt'>;
  readonly session: TrainingSession;
}

/** Time, place, trainers and places of a training. */
export function SessionFacts({ item, session }: Props) {
  const { formatMessage } = useIntl();
  const { location, trainers, format, cancellation } = session;
  const isToCome = item.phase !== 'closed' && !cancellation;
  const online = isToCome ? parseSafeLink(session.onlineUrl) : null;
  const places = getCapacity(session, item.phase);
  return (
    <Facts
      rows={[
        [
          formatMessage(trainingMessages.when),
          item.opensAt && <EventTime event={item} format="full" />,
        ],
        [
          formatMessage(trainingMessages.where),
          location ? <UserText text={location} /> : formatMessage(kindMessages[format]),
        ],
        [formatMessage(trainingMessages.online), online && <Online {...online} />],
        [
          formatMessage(trainingMessages.trainers),
          trainers.length > 0 && <Trainers names={trainers} />,
        ],
        [
          formatMessage(trainingMessages.places),
          places && <CapacityMeter session={session} places={places} />,
        ],
      ]}
    />
  );
}

function Online({ href, host }: { readonly href: string; readonly host: string }) {
  return (
    <>
      <a href={href} rel="noopener noreferrer nofollow">
        <FormattedMessage {...trainingMessages.joinOnline} />
      </a>{' '}
      <bdi dir="ltr" className={styles['soft']}>
        {host}
      </bdi>
    </>
  );
}

function Trainers({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles['names']}>
      {names.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
