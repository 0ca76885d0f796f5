import { FormattedMessage } from 'react-intl';
import type { EventDetails } from '../../../shared/contract/events';
import { UserText } from '../../ui/UserText';
import styles from './EventScreen.module.css';
import { eventMessages } from './messages';

/** What happens at which hour; left out where nothing is planned that closely. */
export function Agenda({ agenda }: Pick<EventDetails, 'agenda'>) {
  if (agenda.length === 0) return null;
  return (
    <section aria-labelledby="agenda">
      <h2 id="agenda" className={styles['heading']}>
        <FormattedMessage {...eventMessages.agenda} />
      </h2>
      <ol className={styles['agenda']}>
        {agenda.map(({ time, title }, index) => (
          <li key={index}>
            <time dateTime={time} dir="ltr">
              {time}
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
