import { FormattedMessage, useIntl } from 'react-intl';
import { useMoments } from '../../../intl/moments';
import { joinClasses } from '../../../ui/joinClasses';
import { Link } from '../../../ui/Link';
import { UserText } from '../../../ui/UserText';
import { calendarMessages } from './messages';
import styles from './MonthView.module.css';
import type { MonthDay } from './monthDays';

interface Props {
  /** Null: a day of another month. */
  readonly cell: MonthDay | null;
  readonly isToday: boolean;
}

/** A day, and links to what takes place on it. */
export function DayCell({ cell, isToday }: Props) {
  const { formatDate } = useIntl();
  if (!cell) return <td className={styles['other']} />;
  const { day, items } = cell;
  return (
    <td
      className={joinClasses(isToday && styles['today'], items.length === 0 && styles['free'])}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className={styles['day']}>
        <time dateTime={day}>
          <span className={styles['number']}>{formatDate(day, { day: 'numeric' })}</span>
          <span className={styles['whole']} suppressHydrationWarning>
            {formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}
          </span>
        </time>
        {isToday && (
          <span className={styles['mark']}>
            <FormattedMessage {...calendarMessages.today} />
          </span>
        )}
      </p>
      {items.length > 0 && (
        <ul className={styles['events']}>
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

function Item({ item }: { readonly item: MonthDay['items'][number] }) {
  const { formatMoment } = useMoments();
  const { section, slug, title, opensAt, isCancelled, goesOn } = item;
  const mark = isCancelled ? calendarMessages.cancelled : calendarMessages.goesOn;
  const isTraining = section === 'training';
  return (
    <Link
      to={`/${section}/${slug}`}
      className={joinClasses(styles['event'], isTraining && styles['training'])}
    >
      {isTraining && (
        <span className={styles['kind']}>
          <FormattedMessage {...calendarMessages.training} />
        </span>
      )}
      {(isCancelled || goesOn) && (
        <>
          <FormattedMessage {...mark} />{' '}
        </>
      )}
      {!goesOn && (
        <>
          <time dateTime={opensAt} className={styles['time']} suppressHydrationWarning>
            {formatMoment(opensAt, 'time')}
          </time>{' '}
        </>
      )}
      <UserText text={title} />
    </Link>
  );
}
