import { useState } from 'react';
import type { Comment } from '../../../shared/contract/comments';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../state/sessionSlice';
import { CommentActionsMenu, useCopyLink, type CommentAction } from './CommentActionsMenu';
import { getTextPath } from './textPath';
import { useCommentsContext } from './commentsContext';
import { LazyRemoveQuestion, LazyReportForm } from './lazyForms';
import { commentMessages } from './messages';

interface Props {
  readonly comment: Comment;
  readonly onTask: (task: 'quote' | 'edit') => void;
}

const ACTS: readonly CommentAction[] = ['link', 'quote', 'edit', 'remove', 'report'];

/** The menu of further acts on a comment. */
export function CommentMenu({ comment, onTask }: Props) {
  const { id } = comment;
  const { section, slug } = useCommentsContext();
  const [asked, setAsked] = useState<'remove' | 'report' | null>(null);
  const isPossible = usePossible(comment);
  const address = getTextPath({ kind: 'comment', id }, { section, slug });
  const copyLink = useCopyLink(address, commentMessages.linkCopied);
  const run: Readonly<Record<CommentAction, () => unknown>> = {
    link: copyLink,
    quote: () => onTask('quote'),
    edit: () => onTask('edit'),
    remove: () => setAsked('remove'),
    report: () => setAsked('report'),
  };
  const close = () => setAsked(null);
  return (
    <>
      <CommentActionsMenu
        acts={ACTS.filter((act) => isPossible[act])}
        onAct={(act) => void run[act]()}
      />
      {asked === 'report' && <LazyReportForm id={id} onClose={close} />}
      {asked === 'remove' && <LazyRemoveQuestion id={id} onClose={close} />}
    </>
  );
}

function usePossible({ state, mine }: Comment): Readonly<Record<CommentAction, boolean>> {
  const { isOpen, isStrict } = useCommentsContext();
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
