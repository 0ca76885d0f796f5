import { FormattedMessage } from 'react-intl';
import type { MeetingSummary } from '../../../../shared/contract/meetings';
import { useLocale } from '../../../intl/IntlRoot';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { ShowMore } from '../../../ui/ShowMore';
import { Skeleton } from '../../../ui/Skeleton';
import { committeeMessages } from '../messages';
import { MeetingCard } from './MeetingCard';
import styles from './Meetings.module.css';
import { useListMeetingsInfiniteQuery } from './meetingsApi';
import { meetingMessages } from './messages';

interface Props {
  readonly slug: string;
  readonly isDissolved: boolean;
}

/**
 * Meetings to come, the next one first, then page by page those that are past, the latest first.
 */
export function Meetings({ slug, isDissolved }: Props) {
  const locale = useLocale();
  const { data, isError, error, refetch, fetchNextPage, isFetchingNextPage } =
    useListMeetingsInfiniteQuery({ slug, locale });
  const next = data?.pages[0]?.upcoming ?? [];
  const past = data?.pages.flatMap((page) => page.past) ?? [];
  return (
    <section className={styles['meetings']} aria-labelledby="meetings">
      <h2 id="meetings" className={styles['title']}>
        <FormattedMessage {...committeeMessages.meetings} />
      </h2>
      {data?.pages[0]?.mayWrite && !isDissolved && (
        <p>
          <Link to={`/committees/${slug}/meetings/create`}>
            <FormattedMessage {...meetingMessages.announce} />
          </Link>
        </p>
      )}
      {!data && !isError && <Skeleton lines={4} />}
      {!data && isError && <ErrorNotice onRetry={refetch} error={error} />}
      {next.length > 0 && <MeetingList title="nextMeetings" slug={slug} meetings={next} />}
      {data && next.length === 0 && !isDissolved && (
        <p className={styles['soft']}>
          <FormattedMessage {...committeeMessages.noMeetings} />
        </p>
      )}
      {past.length > 0 && <MeetingList title="pastMeetings" slug={slug} meetings={past} />}
      <ShowMore
        path={`/committees/${slug}`}
        cursor={data?.pages.at(-1)?.next ?? null}
        isPending={isFetchingNextPage}
        onMore={fetchNextPage}
      />
    </section>
  );
}

interface ListProps {
  readonly title: 'nextMeetings' | 'pastMeetings';
  readonly slug: string;
  readonly meetings: readonly MeetingSummary[];
}

function MeetingList({ title, slug, meetings }: ListProps) {
  return (
    <>
      <h3 className={styles['subtitle']}>
        <FormattedMessage {...committeeMessages[title]} />
      </h3>
      <ul className={styles['list']}>
        {meetings.map((meeting) => (
          <li key={meeting.id}>
            <MeetingCard slug={slug} meeting={meeting} />
          </li>
        ))}
      </ul>
    </>
  );
}
