import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { ListedTimes } from '../../ui/ListedTimes';
import { EventRow } from './EventRow';
import styles from './EventGroups.module.css';
import { groupByMonth, groupByPhase, type EventItem } from './groupEvents';
import { eventMessages } from './messages';

const PHASE_HEADINGS = new Map<string, MessageDescriptor>([
  ['open', eventMessages.groupOpen],
  ['upcoming', eventMessages.groupUpcoming],
  ['closed', eventMessages.groupClosed],
]);

interface Props {
  readonly events: readonly EventItem[];
  /** The phase that the list is filtered by. */
  readonly phase: string | null;
}

/** All events by phase; the events of one phase by month. */
export function EventGroups({ events, phase }: Props) {
  const { formatDate } = useIntl();
  const monthOf = ({ opensAt }: EventItem) =>
    opensAt ? formatDate(opensAt, { month: 'long', year: 'numeric' }) : '';
  const groups =
    phase && PHASE_HEADINGS.has(phase) ? groupByMonth(events, monthOf) : groupByPhase(events);
  return (
    <div className={styles['groups']}>
      <ListedTimes moments={events.map(({ opensAt }) => opensAt)}>
        {groups.map(({ key, events: inGroup }) => {
          const heading = PHASE_HEADINGS.get(key);
          return (
            <section key={key} className={styles['group']}>
              <h2 className={styles['title']} suppressHydrationWarning>
                {heading ? <FormattedMessage {...heading} /> : key}
              </h2>
              <ul className={styles['rows']}>
                {inGroup.map((event) => (
                  <li key={event.id}>
                    <EventRow event={event} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </ListedTimes>
    </div>
  );
}
