import { FormattedMessage } from 'react-intl';
import type { EventDetails } from '../../../shared/contract/events';
import { Card } from '../../ui/Card';
import { joinClasses } from '../../ui/joinClasses';
import { Icon } from '../../ui/Icon';
import { UserText } from '../../ui/UserText';
import styles from './EventScreen.module.css';
import { eventMessages, missingMessages, presentMessages } from './messages';

const ON_SITE = ['stepFree', 'hearingLoop', 'signLanguage'] as const;
const ONLINE = ['signLanguage'] as const;

/**
 * Accessibility of the event's place, in words: present and missing aids. Steps and loops matter
 * only where there is a room.
 */
export function EventAccess({ details }: { readonly details: EventDetails }) {
  const names = details.location || details.address ? ON_SITE : ONLINE;
  return (
    <Card>
      <h2 className={styles['asideTitle']}>
        <FormattedMessage {...eventMessages.access} />
      </h2>
      <ul className={styles['access']}>
        {names.map((name) => {
          const isPresent = details.access[name];
          return (
            <li key={name} className={joinClasses(!isPresent && styles['missing'])}>
              <Icon name={isPresent ? 'check' : 'close'} />
              <FormattedMessage {...(isPresent ? presentMessages : missingMessages)[name]} />
            </li>
          );
        })}
      </ul>
      {details.accessNote && (
        <p>
          <UserText text={details.accessNote} />
        </p>
      )}
    </Card>
  );
}
