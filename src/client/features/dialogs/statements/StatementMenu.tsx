import { useState } from 'react';
import type { Statement } from '../../../../shared/contract/statements';
import { useAppSelector } from '../../../store/hooks';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import {
  CommentActionsMenu,
  useCopyLink,
  type CommentAction,
} from '../../../parts/comments/CommentActionsMenu';
import { LazyRemoveQuestion, LazyReportForm } from './lazyForms';
import { statementMessages } from './messages';
import { useStatementsContext } from './statementsContext';

/** Menu of further acts of the reader on a statement. */
export function StatementMenu({ statement }: { readonly statement: Statement }) {
  const { id, number } = statement;
  const { slug } = useStatementsContext();
  const [asked, setAsked] = useState<CommentAction | null>(null);
  const address = `/dialogs/${slug}?statement=${number}#statements`;
  const copyLink = useCopyLink(address, statementMessages.linkCopied);
  const acts = useActs(statement);
  const close = () => setAsked(null);
  if (acts.length === 0) return null;
  return (
    <>
      <CommentActionsMenu
        acts={acts}
        onAct={(act) => (act === 'link' ? void copyLink() : setAsked(act))}
      />
      {asked === 'report' && <LazyReportForm id={id} onClose={close} />}
      {asked === 'remove' && <LazyRemoveQuestion id={id} onClose={close} />}
    </>
  );
}

function useActs({ state, mine }: Statement): readonly CommentAction[] {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isShown = state === 'shown';
  const isOwn = isSignedIn && (mine?.isAuthor ?? false);
  const isReported = mine?.reported ?? false;
  const possible: readonly (readonly [CommentAction, boolean])[] = [
    ['link', isShown],
    ['remove', isOwn],
    ['report', isShown && isSignedIn && !isOwn && !isReported],
  ];
  return possible.filter(([, isPossible]) => isPossible).map(([act]) => act);
}
