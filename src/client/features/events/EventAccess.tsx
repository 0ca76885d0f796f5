import { FormattedMessage } from 'react-intl';
import { EVENT_AIDS, type EventAid, type EventDetails } from '../../../shared/contract/events';
import { Card } from '../../ui/Card';
import { joinClasses } from '../../ui/joinClasses';
import { Icon } from '../../ui/Icon';
import { UserText } from '../../ui/UserText';
import styles from './EventScreen.module.css';
import { eventMessages, missingMessages, presentMessages, unknownMessages } from './messages';

const ONLINE: readonly EventAid[] = ['signLanguage'];

const getLook = (isPresent: boolean | null) => {
  if (isPresent === null) return { icon: 'info', messages: unknownMessages } as const;
  return isPresent
    ? ({ icon: 'check', messages: presentMessages } as const)
    : ({ icon: 'close', messages: missingMessages } as const);
};

/**
 * Accessibility of the event's place, in words: present and missing aids, and those of which nobody
 * has said. Steps and loops matter only where there is a room.
 */
export function EventAccess({ details }: { readonly details: EventDetails }) {
  const names = details.location || details.address ? EVENT_AIDS : ONLINE;
  return (
    <Card>
      <h2 className={styles['asideTitle']}>
        <FormattedMessage {...eventMessages.access} />
      </h2>
      <ul className={styles['access']}>
        {names.map((name) => {
          const isPresent = details.access[name];
          const { icon, messages } = getLook(isPresent);
          return (
            <li key={name} className={joinClasses(!isPresent && styles['missing'])}>
              <Icon name={icon} />
              <FormattedMessage {...messages[name]} />
            </li>
          );
        })}
      </ul>
      {names.some((name) => details.access[name] === null) && (
        <p>
          <FormattedMessage {...eventMessages.askAboutAccess} />
        </p>
      )}
      {details.accessNote && (
        <p>
          <UserText text={details.accessNote} />
        </p>
      )}
    </Card>
  );
}
