import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Comment } from '../../../shared/contract/comments';
import styles from './CommentCard.module.css';
import { LazyHistory } from './lazyForms';
import { commentMessages } from './messages';

/** Says that a comment was changed, and shows what it said before. */
export function EditedMark({ comment }: { readonly comment: Comment }) {
  const [isOpen, setOpen] = useState(false);
  if (comment.editedAt === null) return null;
  return (
    <>
      {' · '}
      <button
        type="button"
        className={styles['mark']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage {...commentMessages.edited} />
      </button>
      {isOpen && <LazyHistory id={comment.id} />}
    </>
  );
}
