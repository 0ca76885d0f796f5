import { FormattedMessage, useIntl } from 'react-intl';
import type { EVENT_KINDS } from '../../../shared/contract/events';
import { kindMessages } from '../../intl/contents/messages';
import { joinClasses } from '../../ui/joinClasses';
import { Fact } from '../../ui/Fact';
import { EventTime } from '../../ui/EventTime';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import { EventBadges } from './EventBadges';
import styles from './EventRow.module.css';
import type { EventItem } from './groupEvents';

/** One event in the list: the day large, then what, when and where. */
export function EventRow({ event }: { readonly event: EventItem }) {
  const { slug, title, summary, opensAt, phase, kind, details } = event;
  const isOver = phase === 'closed' && !details.cancellation;
  return (
    <article className={joinClasses(styles['row'], phase === 'closed' && styles['past'])}>
      {opensAt && <DayBlock date={opensAt} />}
      <div className={styles['text']}>
        {/* The group's heading already says which events are over. */}
        <div className={styles['badges']}>{!isOver && <EventBadges event={event} />}</div>
        <h3 className={styles['title']}>
          <Link to={`/events/${slug}`}>
            <UserText text={title} note />
          </Link>
        </h3>
        <p className={styles['facts']}>
          {opensAt && (
            <Fact icon="clock">
              <EventTime event={event} />
            </Fact>
          )}
          {details.location && (
            <Fact icon="place">
              <UserText text={details.location} />
            </Fact>
          )}
          {kind !== 'inPerson' && (
            <Fact icon="globe">
              <FormattedMessage {...kindMessages[kind as (typeof EVENT_KINDS)[number]]} />
            </Fact>
          )}
        </p>
        <p className={styles['summary']}>
          <UserText text={summary} />
        </p>
      </div>
    </article>
  );
}

/** The day as one reads it on a wall calendar. */
function DayBlock({ date }: { readonly date: string }) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={date} className={styles['day']}>
      <span className={styles['weekday']} suppressHydrationWarning>
        {formatDate(date, { weekday: 'short' })}
      </span>
      <span className={styles['number']}>{formatDate(date, { day: 'numeric' })}</span>
      <span className={styles['month']} suppressHydrationWarning>
        {formatDate(date, { month: 'short', year: 'numeric' })}
      </span>
    </time>
  );
}
