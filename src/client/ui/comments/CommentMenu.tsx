import { useState } from 'react';
import type { Comment } from '../../../shared/contract/comments';
import { useAppSelector } from '../../app/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { ActsMenu, useCopyLink, type Act } from './ActsMenu';
import { addressOf } from './addressOf';
import { useCommentsPlace } from './commentsContext';
import { LateRemoveQuestion, LateReportForm } from './late';
import { commentMessages } from './messages';

interface Props {
  readonly comment: Comment;
  readonly onTask: (task: 'quote' | 'edit') => void;
}

const ACTS: readonly Act[] = ['link', 'quote', 'edit', 'remove', 'report'];

/** The menu of further acts on a comment. */
export function CommentMenu({ comment, onTask }: Props) {
  const { id } = comment;
  const { section, slug } = useCommentsPlace();
  const [asked, setAsked] = useState<'remove' | 'report' | null>(null);
  const isPossible = usePossible(comment);
  const address = addressOf({ kind: 'comment', id }, { section, slug });
  const copyLink = useCopyLink(address, commentMessages.linkCopied);
  const run: Readonly<Record<Act, () => unknown>> = {
    link: copyLink,
    quote: () => onTask('quote'),
    edit: () => onTask('edit'),
    remove: () => setAsked('remove'),
    report: () => setAsked('report'),
  };
  const close = () => setAsked(null);
  return (
    <>
      <ActsMenu acts={ACTS.filter((act) => isPossible[act])} onAct={(act) => void run[act]()} />
      {asked === 'report' && <LateReportForm id={id} onClose={close} />}
      {asked === 'remove' && <LateRemoveQuestion id={id} onClose={close} />}
    </>
  );
}

function usePossible({ state, mine }: Comment): Readonly<Record<Act, boolean>> {
  const { isOpen, isStrict } = useCommentsPlace();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isOwn = isSignedIn && (mine?.isAuthor ?? false);
  return {
    link: state === 'shown',
    quote: isOpen && isSignedIn && state === 'shown',
    edit: isOpen && isOwn && (state === 'held' || (state === 'shown' && !isStrict)),
    remove: isOwn,
    report: isSignedIn && !isOwn && state === 'shown' && !(mine?.reported ?? false),
  };
}
