import { FormattedMessage, useIntl } from 'react-intl';
import type { ListItem } from '../../../shared/contract/content';
import type { EventDetails } from '../../../shared/contract/events';
import { Badge } from '../../ui/Badge';
import { Fact } from '../../ui/Fact';
import { Link } from '../../ui/Link';
import { ListedTimes } from '../../ui/ListedTimes';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { homeMessages } from './messages';
import styles from './Rows.module.css';

export function EventList({ events }: { readonly events: readonly ListItem<EventDetails>[] }) {
  return (
    <ListedTimes moments={events.map(({ opensAt }) => opensAt)}>
      <ul className={styles['rows']}>
        {events.map(({ id, slug, title, opensAt, details }) => (
          <li key={id} className={styles['row']}>
            {opensAt && <DateTile date={opensAt} />}
            <div>
              <h3 className={styles['title']}>
                <Link to={`/events/${slug}`}>
                  <UserText text={title} />
                </Link>
              </h3>
              <p className={styles['facts']}>
                {details.cancellation && (
                  <Badge tone="bad">
                    <FormattedMessage {...homeMessages.cancelled} />
                  </Badge>
                )}
                {opensAt && (
                  <Fact icon="clock">
                    {details.cancellation ? (
                      <s>
                        <TimeText value={opensAt} format="time" />
                      </s>
                    ) : (
                      <TimeText value={opensAt} format="time" />
                    )}
                  </Fact>
                )}
                {details.location && (
                  <Fact icon="place">
                    <UserText text={details.location} />
                  </Fact>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </ListedTimes>
  );
}

function DateTile({ date }: { readonly date: string }) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={date} className={styles['tile']} suppressHydrationWarning>
      <span className={styles['day']}>{formatDate(date, { day: 'numeric' })}</span>
      <span suppressHydrationWarning>{formatDate(date, { month: 'short' })}</span>
    </time>
  );
}
