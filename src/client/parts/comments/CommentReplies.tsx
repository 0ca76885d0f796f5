import { FormattedMessage, useIntl } from 'react-intl';
import type { Comment } from '../../../shared/contract/comments';
import { useListRepliesInfiniteQuery } from './commentsApi';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Skeleton } from '../../ui/Skeleton';
import { CommentThread } from './CommentThread';
import styles from './CommentList.module.css';
import { useCommentsContext, useWithoutLinked } from './commentsContext';
import { commentMessages } from './messages';
import { useFocusNewest } from './useFocusNewest';

interface Props {
  readonly comment: Comment;
  readonly headingLevel: 3 | 4;
}

/** The direct answers to a comment, the oldest first, 20 at a time. */
export function CommentReplies({ comment, headingLevel }: Props) {
  const { formatMessage } = useIntl();
  const { section, slug } = useCommentsContext();
  const answer = useListRepliesInfiniteQuery({ section, slug, id: comment.id });
  const pages = answer.currentData?.pages;
  const withoutLinked = useWithoutLinked();
  const replies = pages && withoutLinked(pages.flatMap(({ items }) => items));
  const [list, ask] = useFocusNewest<HTMLOListElement>(replies?.length ?? 0);
  const more = () => {
    ask();
    void answer.fetchNextPage();
  };
  return (
    <div className={styles['replies']}>
      {replies && (
        <ol
          ref={list}
          className={styles['list']}
          aria-label={formatMessage(commentMessages.replies)}
        >
          {replies.map((reply) => (
            <CommentThread key={reply.id} comment={reply} headingLevel={headingLevel} />
          ))}
        </ol>
      )}
      {!pages && !answer.isError && <Skeleton lines={2} />}
      {answer.isError && (
        <ErrorNotice onRetry={pages ? more : answer.refetch} error={answer.error} />
      )}
      {!answer.isError && answer.hasNextPage && (
        <p>
          <Button look="quiet" isPending={answer.isFetchingNextPage} onClick={more}>
            <FormattedMessage {...commentMessages.moreReplies} />
          </Button>
        </p>
      )}
    </div>
  );
}
