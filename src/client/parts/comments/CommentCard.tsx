import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { COMMENT_LIMITS, type Comment } from '../../../shared/contract/comments';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { HIDDEN_PATH } from '../content/noticePath';
import { PersonWithPortrait } from '../person/PersonWithPortrait';
import { TimeText } from '../../ui/TimeText';
import styles from './CommentCard.module.css';
import { CommentMenu } from './CommentMenu';
import { useCommentsContext } from './commentsContext';
import { CommentVotes } from './CommentVotes';
import { CommentText } from './CommentText';
import { LazyHistory, LazyComposer } from './lazyForms';
import { createMentionLink } from './mention';
import { commentMessages, positionMessages, reasonMessages } from './messages';
import { useFocusReturn } from './useFocusReturn';

interface Props {
  readonly comment: Comment;
  readonly headingLevel: 3 | 4;
  /** True if its answers are shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The reader has answered it. */
  readonly onAnswered: () => void;
}

type Task = 'answer' | 'quote' | 'edit';

/**
 * One comment: who, when, what, and how others see it; what the reader can do with it; or the note
 * that it is gone.
 */
export function CommentCard({ comment, headingLevel, isOpen, onToggle, onAnswered }: Props) {
  const [task, setTask] = useState<Task | null>(null);
  const foot = useFocusReturn<HTMLDivElement>(task !== null);
  const { id, state, replies } = comment;
  const isShown = comment.body !== '';
  return (
    <article id={`comment-${id}`} tabIndex={-1} className={styles['comment']}>
      <Standing comment={comment} />
      {isShown && <Head comment={comment} />}
      {isShown && task !== 'edit' && (
        <CommentText key={comment.revision} comment={comment} headingLevel={headingLevel} />
      )}
      <div ref={foot} className={styles['foot']}>
        {isShown && state === 'shown' && <Acts comment={comment} onTask={setTask} />}
        {replies > 0 && (
          <Button look="quiet" aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? (
              <FormattedMessage {...commentMessages.hideReplies} />
            ) : (
              <FormattedMessage {...commentMessages.showReplies} values={{ count: replies }} />
            )}
          </Button>
        )}
        {isShown && <CommentMenu comment={comment} onTask={setTask} />}
      </div>
      {task && (
        <LazyComposer
          key={task}
          {...writingOf(task, comment)}
          onDone={(isSent) => {
            setTask(null);
            if (isSent && task !== 'edit') onAnswered();
          }}
        />
      )}
    </article>
  );
}

/**
 * Returns the start values of a task's form. An answer on the last level answers the parent of that
 * comment.
 */
function writingOf(task: Task, comment: Comment) {
  if (task === 'edit') return { changes: comment };
  const isDeepest = comment.depth === COMMENT_LIMITS.levels - 1;
  const greeting = isDeepest ? mentioned(comment) : '';
  return {
    answers: isDeepest ? { ...comment, id: comment.parentId ?? comment.id } : comment,
    start: task === 'quote' ? quoted(comment) : greeting,
  };
}

const mentioned = ({ author, authorId }: Comment): string =>
  authorId === null ? '' : createMentionLink(authorId, author);

const quoted = (comment: Comment): string =>
  `${comment.body.replace(/^/gm, '> ')}\n\n${mentioned(comment)}`;

/**
 * Removed, hidden or waiting: said in the place of the words, or above them for those who may read
 * them.
 */
function Standing({ comment: { state, hiddenFor, mine } }: { readonly comment: Comment }) {
  const isOwn = mine?.isAuthor ?? false;
  const reason = <FormattedMessage {...reasonMessages[hiddenFor ?? 'other']} />;
  const notes: Record<Comment['state'], ReactNode> = {
    shown: null,
    held: <FormattedMessage {...commentMessages.held} />,
    hidden: isOwn ? (
      <HiddenOwn reason={reason} />
    ) : (
      <FormattedMessage {...commentMessages.hidden} values={{ reason }} />
    ),
    deleted: <FormattedMessage {...commentMessages.deleted} />,
  };
  return notes[state] && <p className={styles['deleted']}>{notes[state]}</p>;
}

/** With the way to what moderation wrote, and to asking for another look. */
const HiddenOwn = ({ reason }: { readonly reason: ReactNode }) => (
  <>
    <FormattedMessage {...commentMessages.hiddenOwn} values={{ reason }} />{' '}
    <Link to={HIDDEN_PATH}>
      <FormattedMessage {...commentMessages.hiddenMore} />
    </Link>
  </>
);

function Head({ comment }: { readonly comment: Comment }) {
  const { author, authorId, alignment, createdAt } = comment;
  return (
    <header className={styles['head']}>
      <span className={styles['author']}>
        <PersonWithPortrait id={authorId} name={author} />
      </span>
      {alignment === 1 && (
        <Badge tone="good">
          <FormattedMessage {...positionMessages[1]} />
        </Badge>
      )}
      {alignment === -1 && (
        <Badge tone="bad">
          <FormattedMessage {...positionMessages[-1]} />
        </Badge>
      )}
      <span className={styles['when']}>
        <TimeText value={createdAt} format="dateTime" />
        <EditedMark comment={comment} />
      </span>
    </header>
  );
}

interface ActsProps {
  readonly comment: Comment;
  readonly onTask: (task: Task) => void;
}

/** Voting and answering. */
function Acts({ comment, onTask }: ActsProps) {
  const { isOpen } = useCommentsContext();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isAuthor = comment.mine?.isAuthor ?? false;
  return (
    <>
      <CommentVotes comment={comment} mayVote={isOpen && isSignedIn && !isAuthor} />
      {isOpen && isSignedIn && (
        <Button look="quiet" data-back onClick={() => onTask('answer')}>
          <FormattedMessage {...commentMessages.replyTo} />
        </Button>
      )}
    </>
  );
}

/** Says that a comment was changed, and shows what it said before. */
function EditedMark({ comment }: { readonly comment: Comment }) {
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
