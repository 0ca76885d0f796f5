import type { StatementsDialog } from './StatementsPart';

/** State of a dialog that decides which acts on its statements are possible now. */
export type StatementPhase = 'draft' | 'upcoming' | 'open' | 'over';

const NOT_OUT: readonly StatementsDialog['status'][] = ['draft', 'in_review', 'scheduled'];

export function getStatementPhase({
  status,
  phase,
  isGroupClosed,
}: Pick<StatementsDialog, 'status' | 'phase' | 'isGroupClosed'>): StatementPhase {
  if (NOT_OUT.includes(status)) return 'draft';
  if (status !== 'published' || phase === 'closed' || isGroupClosed) return 'over';
  return phase === 'upcoming' ? 'upcoming' : 'open';
}
