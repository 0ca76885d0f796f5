import { FormattedMessage } from 'react-intl';
import type { Comment } from '../../../shared/contract/dialogs';
import { Badge } from '../../ui/Badge';
import { Markdown } from '../../ui/Markdown';
import { PersonName } from '../../ui/person/PersonName';
import { TimeText } from '../../ui/TimeText';
import styles from './CommentCard.module.css';
import { dialogMessages, positionMessages } from './messages';
import { sideOf } from './threads';
import { Votes } from './Votes';

interface Props {
  readonly comment: Comment;
  readonly headingLevel: 3 | 4;
}

const TONES = { 1: 'good', '-1': 'bad' } as const;

/** One comment: who, when, what, and how others see it; or the note that it was removed. */
export function CommentCard({ comment, headingLevel }: Props) {
  const { id, author, authorId, createdAt, edited, deleted, body, lang, votes } = comment;
  const side = sideOf(comment.alignment);
  if (deleted) {
    return (
      <p id={`comment-${id}`} className={styles['deleted']}>
        <FormattedMessage {...dialogMessages.deleted} />
      </p>
    );
  }
  return (
    <article id={`comment-${id}`} className={styles['comment']}>
      <header className={styles['head']}>
        <span className={styles['author']}>
          <PersonName id={authorId} name={author} />
        </span>
        {side !== 0 && (
          <Badge tone={TONES[side]}>
            <FormattedMessage {...positionMessages[side]} />
          </Badge>
        )}
        <span className={styles['when']}>
          <TimeText value={createdAt} format="dateTime" />
          {edited && (
            <>
              {' · '}
              <FormattedMessage {...dialogMessages.edited} />
            </>
          )}
        </span>
      </header>
      <Markdown text={{ text: body, lang }} headingLevel={headingLevel} />
      <Votes {...votes} />
    </article>
  );
}
