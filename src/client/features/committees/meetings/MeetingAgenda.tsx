import { FormattedMessage } from 'react-intl';
import type { AgendaItem } from '../../../../shared/contract/meetings';
import { listItemStarts } from '../../../../shared/meetings/agenda';
import { ListedTimes } from '../../../ui/ListedTimes';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { committeeMessages } from '../messages';
import styles from './Meeting.module.css';
import { meetingMessages } from './messages';

interface Props {
  readonly agenda: readonly AgendaItem[];
  readonly startsAt: string;
}

const MINUTE_MS = 60_000;

/**
 * The items of a meeting, those below others with them, each with its number and, where times are
 * planned, when it begins.
 */
export function MeetingAgenda({ agenda, startsAt }: Props) {
  const begins = listItemStarts(agenda);
  const isTimed = agenda.some(({ minutes, items }) => minutes > 0 || items.length > 0);
  const timeOf = (minutes: number) =>
    isTimed ? new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString() : null;
  return (
    <section className={styles['part']} aria-labelledby="agenda">
      <h2 id="agenda">
        <FormattedMessage {...committeeMessages.agenda} />
      </h2>
      <ListedTimes moments={[timeOf(0)]}>
        <ol className={styles['agenda']}>
          {agenda.map((item, index) => (
            <li key={item.id}>
              <Item item={item} number={`${index + 1}`} time={timeOf(begins[index]?.at ?? 0)} />
              {item.items.length > 0 && (
                <ol className={styles['agenda']}>
                  {item.items.map((below, at) => (
                    <li key={below.id}>
                      <Item
                        item={below}
                        number={`${index + 1}.${at + 1}`}
                        time={timeOf(begins[index]?.items[at] ?? 0)}
                      />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </ListedTimes>
    </section>
  );
}

interface ItemProps {
  readonly item: Omit<AgendaItem, 'items'>;
  readonly number: string;
  /** ISO moment at which it begins. */
  readonly time: string | null;
}

function Item({ item: { title, minutes, note }, number, time }: ItemProps) {
  return (
    <>
      <p className={styles['inline']}>
        <bdi dir="ltr" className={styles['number']}>
          {number}
        </bdi>
        {time && (
          <span className={styles['soft']}>
            <TimeText value={time} format="time" />
          </span>
        )}
        <UserText text={title} />
        {minutes > 0 && (
          <small className={styles['soft']}>
            <FormattedMessage {...meetingMessages.duration} values={{ count: minutes }} />
          </small>
        )}
      </p>
      {note && (
        <p className={styles['soft']}>
          <UserText text={note} />
        </p>
      )}
    </>
  );
}
