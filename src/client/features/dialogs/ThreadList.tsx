import { useIntl } from 'react-intl';
import { CommentCard } from './CommentCard';
import { dialogMessages } from './messages';
import styles from './ThreadList.module.css';
import type { Thread } from './threads';

interface Props {
  readonly threads: readonly Thread[];
  /** Level of the headings that a comment may contain. */
  readonly headingLevel?: 3 | 4;
}

/** Comments, each followed by its answers a little further in. */
export function ThreadList({ threads, headingLevel = 3 }: Props) {
  return (
    <ol className={styles['threads']}>
      {threads.map((thread) => (
        <li key={thread.comment.id} className={styles['thread']}>
          <CommentCard comment={thread.comment} headingLevel={headingLevel} />
          <Replies threads={thread.replies} headingLevel={headingLevel} />
        </li>
      ))}
    </ol>
  );
}

function Replies({ threads, headingLevel }: Required<Props>) {
  const { formatMessage } = useIntl();
  if (threads.length === 0) return null;
  return (
    <ol className={styles['replies']} aria-label={formatMessage(dialogMessages.replies)}>
      {threads.map(({ comment, replies }) => (
        <li key={comment.id}>
          <CommentCard comment={comment} headingLevel={headingLevel} />
          <Replies threads={replies} headingLevel={headingLevel} />
        </li>
      ))}
    </ol>
  );
}
