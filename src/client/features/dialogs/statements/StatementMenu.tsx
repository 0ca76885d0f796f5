import { useState } from 'react';
import type { Statement } from '../../../../shared/contract/statements';
import { useAppSelector } from '../../../app/hooks';
import { selectIsSignedIn } from '../../../state/sessionSlice';
import { ActsMenu, useCopyLink, type Act } from '../../../ui/comments/ActsMenu';
import { LateRemoveQuestion, LateReportForm } from './late';
import { statementMessages } from './messages';
import { useStatementsPlace } from './statementsContext';

/** Menu of further acts of the reader on a statement. */
export function StatementMenu({ statement }: { readonly statement: Statement }) {
  const { id, number } = statement;
  const { slug } = useStatementsPlace();
  const [asked, setAsked] = useState<Act | null>(null);
  const address = `/dialogs/${slug}?statement=${number}#statements`;
  const copyLink = useCopyLink(address, statementMessages.linkCopied);
  const acts = useActs(statement);
  const close = () => setAsked(null);
  if (acts.length === 0) return null;
  return (
    <>
      <ActsMenu acts={acts} onAct={(act) => (act === 'link' ? void copyLink() : setAsked(act))} />
      {asked === 'report' && <LateReportForm id={id} onClose={close} />}
      {asked === 'remove' && <LateRemoveQuestion id={id} onClose={close} />}
    </>
  );
}

function useActs({ state, mine }: Statement): readonly Act[] {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isShown = state === 'shown';
  const isOwn = isSignedIn && (mine?.isAuthor ?? false);
  const isReported = mine?.reported ?? false;
  const possible: readonly (readonly [Act, boolean])[] = [
    ['link', isShown],
    ['remove', isOwn],
    ['report', isShown && isSignedIn && !isOwn && !isReported],
  ];
  return possible.filter(([, isPossible]) => isPossible).map(([act]) => act);
}
