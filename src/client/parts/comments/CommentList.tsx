import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { toCommentsArg, useListCommentsInfiniteQuery, type CommentSide } from './commentsApi';
import { uiMessages } from '../../intl/sharedMessages';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { ShowMore } from '../../ui/ShowMore';
import { Skeleton } from '../../ui/Skeleton';
import { CommentThread } from './CommentThread';
import styles from './CommentList.module.css';
import { useCommentsContext, useWithoutLinked } from './commentsContext';
import { commentMessages } from './messages';
import { useFocusNewest } from './useFocusNewest';

interface Props {
  /** Only those of one side. */
  readonly side?: CommentSide;
  /** Level of the headings that a comment may contain. */
  readonly headingLevel?: 3 | 4;
}

/**
 * The comments of one list with its own states: the rest of the page does not wait for it. Those
 * that are shown stay.
 */
export function CommentList({ side, headingLevel = 3 }: Props) {
  const place = useCommentsContext();
  const [search] = useSearchParams();
  const answer = useListCommentsInfiniteQuery(toCommentsArg(place, search, side));
  const pages = answer.currentData?.pages;
  const comments = pages?.flatMap(({ items }) => items) ?? [];
  const withoutLinked = useWithoutLinked();
  const [list, ask] = useFocusNewest<HTMLOListElement>(withoutLinked(comments).length);
  const more = () => {
    ask();
    void answer.fetchNextPage();
  };
  if (!pages && answer.isError)
    return <ErrorNotice onRetry={answer.refetch} error={answer.error} />;
  if (!pages) return <Loading />;

  if (comments.length === 0) return <Nobody isSide={side !== undefined} />;
  return (
    <>
      <ol ref={list} className={styles['threads']}>
        {withoutLinked(comments).map((comment) => (
          <CommentThread key={comment.id} comment={comment} headingLevel={headingLevel} />
        ))}
      </ol>
      {answer.isError ? (
        <ErrorNotice onRetry={more} error={answer.error} />
      ) : (
        <ShowMore
          path={`/${place.section}/${place.slug}`}
          cursor={pages.at(-1)?.next ?? null}
          isPending={answer.isFetchingNextPage}
          onMore={more}
          {...(side !== undefined && { query: { side: String(side) } })}
        />
      )}
    </>
  );
}

const Loading = () => (
  <>
    <p className="visually-hidden" role="status">
      <FormattedMessage {...uiMessages.loading} />
    </p>
    <Skeleton lines={5} />
  </>
);

function Nobody({ isSide }: { readonly isSide: boolean }) {
  if (isSide) {
    return (
      <p className={styles['none']}>
        <FormattedMessage {...commentMessages.noneOnThisSide} />
      </p>
    );
  }
  return (
    <EmptyState
      title={<FormattedMessage {...commentMessages.emptyTitle} />}
      text={<FormattedMessage {...commentMessages.emptyText} />}
    />
  );
}
