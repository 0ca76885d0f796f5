import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Comment } from '../../../shared/contract/comments';
import { useVoteOnCommentMutation } from './commentWrites';
import { useToast } from '../../ui/toast';
import { useCommentsContext } from './commentsContext';
import styles from './CommentVotes.module.css';
import { commentMessages } from './messages';

const WAYS = [
  {
    name: 'up',
    value: 1,
    label: commentMessages.voteUp,
    sentence: commentMessages.agree,
    path: 'M12 19V6M6 11.5 12 5.5l6 6',
  },
  {
    name: 'down',
    value: -1,
    label: commentMessages.voteDown,
    sentence: commentMessages.disagree,
    path: 'M12 5v13M6 12.5l6 6 6-6',
  },
] as const;

interface Props {
  readonly comment: Comment;
  /** The reader is signed in, the comment is not their own, and votes are taken. */
  readonly mayVote: boolean;
}

/**
 * The numbers of those who agree and disagree: arrows with numbers for the eye, sentences for
 * screen readers; buttons for those who may vote.
 */
export function CommentVotes({ comment, mayVote }: Props) {
  return (
    <ul className={styles['votes']}>
      {WAYS.map((way) => (
        <li key={way.name}>
          {mayVote ? (
            <VoteButton comment={comment} way={way} />
          ) : (
            <span className={styles['number']}>
              <Number comment={comment} way={way} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface WayProps {
  readonly comment: Comment;
  readonly way: (typeof WAYS)[number];
}

/** Pressed: one’s own vote. Pressed again it is taken back. */
function VoteButton({ comment, way }: WayProps) {
  const { formatMessage } = useIntl();
  const { section, slug } = useCommentsContext();
  const toast = useToast();
  const [vote] = useVoteOnCommentMutation();
  const isMine = comment.mine?.vote === way.value;
  const press = async () => {
    const value = isMine ? 0 : way.value;
    const { error } = await vote({ one: { section, slug, id: comment.id }, value });
    if (error) toast({ text: commentMessages.notDone, tone: 'bad' });
  };
  return (
    <button
      type="button"
      className={styles['button']}
      aria-pressed={isMine}
      title={formatMessage(way.label)}
      onClick={() => void press()}
    >
      <span className="visually-hidden">
        <FormattedMessage {...way.label} />
      </span>
      <Number comment={comment} way={way} />
    </button>
  );
}

function Number({ comment, way: { name, sentence, path } }: WayProps) {
  const count = comment.votes[name];
  return (
    <>
      <span aria-hidden="true" className={styles['number']}>
        <svg viewBox="0 0 24 24" focusable="false">
          <path d={path} />
        </svg>
        <FormattedNumber value={count} />
      </span>
      <span className="visually-hidden">
        <FormattedMessage {...sentence} values={{ count }} />
      </span>
    </>
  );
}
