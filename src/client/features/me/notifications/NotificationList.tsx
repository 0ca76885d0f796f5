import { FormattedMessage, useIntl } from 'react-intl';
import type { NotificationCategory } from '../../../../shared/contract/notifications';
import { shiftDay, toDay } from '../../../../shared/timeZones';
import { useListNotificationsInfiniteQuery } from '../../../parts/notifications/notificationsApi';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { uiMessages } from '../../../intl/sharedMessages';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { ListedTimes } from '../../../ui/ListedTimes';
import { useFocusNewest } from '../../../parts/comments/useFocusNewest';
import { MarkAllButton } from '../../../parts/notifications/MarkAllButton';
import { listMessages } from '../../../parts/notifications/messages';
import { RowsSkeleton } from '../../../ui/Skeleton';
import { type Notification } from '../../../../shared/contract/notifications';
import { NotificationRow } from './NotificationRow';
import styles from './Notifications.module.css';

interface Day {
  /** A calendar day of the reader's time zone, `2026-05-01`. */
  readonly day: string;
  readonly entries: readonly Notification[];
}

/** Entries under the days on which they happened, in their order. */
function groupByDay(entries: readonly Notification[], timeZone: string): readonly Day[] {
  const days = new Map<string, Notification[]>();
  for (const entry of entries) {
    const day = toDay(Date.parse(entry.at), timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, of]) => ({ day, entries: of }));
}

const rowsOf = (list: HTMLElement) => list.querySelectorAll('li');

interface Props {
  readonly category: NotificationCategory | undefined;
}

/** All of them or those of one category, page after page, under the days on which they happened. */
export function NotificationList({ category }: Props) {
  const { locale, timeZone } = useLocaleContext();
  const answer = useListNotificationsInfiniteQuery(
    { locale, ...(category && { category }) },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, isError, error, refetch, fetchNextPage, isFetchingNextPage } = answer;
  const entries = currentData?.pages.flatMap(({ items }) => items);
  const [list, ask] = useFocusNewest<HTMLDivElement>(entries?.length ?? 0, rowsOf);
  const more = () => {
    ask();
    void fetchNextPage();
  };
  if (!entries && isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!entries) return <RowsSkeleton rows={3} />;
  if (entries.length === 0) return <Nothing category={category} />;
  return (
    <>
      {!category && <MarkAllButton entries={entries} />}
      <ListedTimes moments={entries.map(({ at }) => at)}>
        <div ref={list}>
          {groupByDay(entries, timeZone).map((day) => (
            <DayOf key={day.day} of={day} />
          ))}
        </div>
      </ListedTimes>
      {isError && <ErrorNotice onRetry={more} error={error} />}
      {!isError && answer.hasNextPage && (
        <p>
          <Button look="secondary" isPending={isFetchingNextPage} onClick={more}>
            <FormattedMessage {...uiMessages.more} />
          </Button>
        </p>
      )}
    </>
  );
}

function Nothing({ category }: Props) {
  return (
    <EmptyState
      title={<FormattedMessage {...(category ? listMessages.noneOfCategory : listMessages.none)} />}
      text={<FormattedMessage {...listMessages.noneText} />}
    />
  );
}

function DayOf({ of: { day, entries } }: { readonly of: Day }) {
  const id = `day-${day}`;
  return (
    <section aria-labelledby={id} className={styles['day']}>
      <h2 id={id} className={styles['date']}>
        <DayName day={day} />
      </h2>
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <NotificationRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** Today, yesterday, or the date. */
function DayName({ day }: Pick<Day, 'day'>) {
  const { formatDate, formatRelativeTime } = useIntl();
  const { now, timeZone } = useLocaleContext();
  const today = toDay(now, timeZone);
  const ago = [0, 1].find((days) => shiftDay(today, -days) === day);
  if (ago !== undefined) return formatRelativeTime(-ago, 'day', { numeric: 'auto' });
  return formatDate(day, { dateStyle: 'full' });
}
