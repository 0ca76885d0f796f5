import type { StatementsDialog } from './StatementsPart';

/** State of a dialog that decides which acts on its statements are possible now. */
export type Standing = 'draft' | 'upcoming' | 'open' | 'over';

const NOT_OUT: readonly StatementsDialog['status'][] = ['draft', 'in_review', 'scheduled'];

export function standingOf({
  status,
  phase,
  isGroupClosed,
}: Pick<StatementsDialog, 'status' | 'phase' | 'isGroupClosed'>): Standing {
  if (NOT_OUT.includes(status)) return 'draft';
  if (status !== 'published' || phase === 'closed' || isGroupClosed) return 'over';
  return phase === 'upcoming' ? 'upcoming' : 'open';
}
