import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Comment } from '../../../shared/contract/comments';
import { copyAddress } from '../../api/copy';
import { useHref } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { Button } from '../Button';
import round from '../RoundButton.module.css';
import { useToast } from '../toast';
import { addressOf } from './addressOf';
import styles from './CommentCard.module.css';
import { useCommentsPlace } from './commentsContext';
import { LateRemoveQuestion, LateReportForm } from './late';
import { commentMessages } from './messages';

interface Props {
  readonly comment: Comment;
  readonly onTask: (task: 'quote' | 'edit') => void;
}

type Act = 'link' | 'quote' | 'edit' | 'remove' | 'report';
const ACTS: readonly Act[] = ['link', 'quote', 'edit', 'remove', 'report'];

/** What else the reader can do with a comment; quiet until it is asked for. */
export function CommentMenu({ comment, onTask }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<'remove' | 'report' | null>(null);
  const isPossible = usePossible(comment);
  const copyLink = useCopyLink(comment);
  const run: Readonly<Record<Act, () => unknown>> = {
    link: copyLink,
    quote: () => onTask('quote'),
    edit: () => onTask('edit'),
    remove: () => setAsked('remove'),
    report: () => setAsked('report'),
  };
  return (
    <>
      <button
        type="button"
        className={round['button']}
        aria-expanded={isOpen}
        aria-label={formatMessage(commentMessages.more)}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles['dots']}>
          <circle cx="5" cy="12" r="1.8" />
          <circle cx="12" cy="12" r="1.8" />
          <circle cx="19" cy="12" r="1.8" />
        </svg>
      </button>
      {isOpen && (
        <ul className={styles['acts']}>
          {ACTS.filter((act) => isPossible[act]).map((act) => (
            <li key={act}>
              <Button look="quiet" onClick={() => void run[act]()}>
                <FormattedMessage {...(commentMessages[act] as MessageDescriptor)} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked === 'report' && <LateReportForm id={comment.id} onClose={() => setAsked(null)} />}
      {asked === 'remove' && <LateRemoveQuestion id={comment.id} onClose={() => setAsked(null)} />}
    </>
  );
}

function usePossible({ state, mine }: Comment): Readonly<Record<Act, boolean>> {
  const { isOpen } = useCommentsPlace();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isOwn = isSignedIn && (mine?.isAuthor ?? false);
  return {
    link: state === 'shown',
    quote: isOpen && isSignedIn && state === 'shown',
    edit: isOpen && isOwn && state !== 'hidden',
    remove: isOwn,
    report: isSignedIn && !isOwn && state === 'shown' && !(mine?.reported ?? false),
  };
}

function useCopyLink({ id }: Comment) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { section, slug } = useCommentsPlace();
  const path = useHref(addressOf('comment', { section, slug }, id));
  return async () => {
    const isCopied = await dispatch(copyAddress(path));
    toast({ text: isCopied ? commentMessages.linkCopied : commentMessages.linkNotCopied });
  };
}
