import { FormattedMessage } from 'react-intl';
import type { EventPage } from '../../../shared/contract/events';
import { findMomentOrGapEnd, toWallTime } from '../../../shared/timeZones';
import { useLocaleContext } from '../../intl/IntlRoot';
import { ListedTimes } from '../../ui/ListedTimes';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './EventScreen.module.css';
import { eventMessages } from './messages';

interface Props extends Pick<EventPage, 'agenda' | 'timezone'> {
  /** ISO moment at which the event begins; null while it has none. */
  readonly opensAt: string | null;
}

/**
 * Lists what happens at which hour of the event's first day, which are hours of the event’s zone;
 * nothing without planned hours.
 */
export function Agenda({ agenda, timezone, opensAt }: Props) {
  const { now } = useLocaleContext();
  if (agenda.length === 0) return null;
  const [day] = toWallTime(opensAt === null ? now : Date.parse(opensAt), timezone).split('T');
  const items = agenda.map(({ time, title }) => ({
    at: new Date(findMomentOrGapEnd(`${day}T${time}`, timezone)).toISOString(),
    title,
  }));
  return (
    <section aria-labelledby="agenda">
      <h2 id="agenda" className={styles['heading']}>
        <FormattedMessage {...eventMessages.agenda} />
      </h2>
      <ListedTimes moments={items.map(({ at }) => at)}>
        <ol className={styles['agenda']}>
          {items.map(({ at, title }, index) => (
            <li key={index}>
              <TimeText value={at} format="time" />
              <span>
                <UserText text={title} />
              </span>
            </li>
          ))}
        </ol>
      </ListedTimes>
    </section>
  );
}
