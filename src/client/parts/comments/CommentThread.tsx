import { memo, useState } from 'react';
import type { Comment } from '../../../shared/contract/comments';
import { CommentCard } from './CommentCard';
import styles from './CommentList.module.css';
import { CommentReplies } from './CommentReplies';

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
