import { FormattedMessage, useIntl } from 'react-intl';
import type { EventDetails } from '../../../shared/contract/events';
import { UserText } from '../../ui/UserText';
import styles from './EventScreen.module.css';
import { eventMessages } from './messages';

const DAY = '1970-01-01';

/** What happens at which hour; left out where nothing is planned that closely. */
export function Agenda({ agenda }: Pick<EventDetails, 'agenda'>) {
  const { formatTime } = useIntl();
  if (agenda.length === 0) return null;
  return (
    <section aria-labelledby="agenda">
      <h2 id="agenda" className={styles['heading']}>
        <FormattedMessage {...eventMessages.agenda} />
      </h2>
      <ol className={styles['agenda']}>
        {agenda.map(({ time, title }, index) => (
          <li key={index}>
            <time dateTime={time} suppressHydrationWarning>
              {formatTime(`${DAY}T${time}Z`, { timeStyle: 'short', timeZone: 'UTC' })}
            </time>
            <span>
              <UserText text={title} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
