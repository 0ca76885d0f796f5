import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Comment } from '../../../shared/contract/comments';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Skeleton } from '../../ui/Skeleton';
import { CommentCard } from './CommentCard';
import styles from './CommentList.module.css';
import { useListRepliesInfiniteQuery } from './commentsApi';
import { useCommentsContext, useWithoutLinked } from './commentsContext';
import { commentMessages } from './messages';
import { useFocusNewest } from './useFocusNewest';

interface Props {
  readonly comment: Comment;
  readonly headingLevel: 3 | 4;
}

/**
 * A comment, and the answers to it once somebody asks for them. What is far from the window is not
 * drawn, and of a list of thousands only those are rendered anew that have changed.
 */
export const CommentThread = memo(function CommentThread({ comment, headingLevel }: Props) {
  return (
    <li className={styles[comment.depth === 0 ? 'thread' : 'reply']}>
      <CommentWithReplies comment={comment} headingLevel={headingLevel} />
    </li>
  );
});

/** The same outside of a list. */
function CommentWithReplies({ comment, headingLevel }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CommentCard
        comment={comment}
        headingLevel={headingLevel}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        onAnswered={() => setOpen(true)}
      />
      {isOpen && comment.replies > 0 && (
        <CommentReplies comment={comment} headingLevel={headingLevel} />
      )}
    </>
  );
}

/** The direct answers to a comment, the oldest first, 20 at a time. */
function CommentReplies({ comment, headingLevel }: Props) {
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
