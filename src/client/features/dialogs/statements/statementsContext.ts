import { createContext, use } from 'react';
import type { StatementsDialogArg } from './statementsApi';

export interface StatementsContextValue extends StatementsDialogArg {
  readonly dialogId: string;
  /** Answers and new statements are taken. */
  readonly isOpen: boolean;
  /** From so many answers on the reader sees those of others. */
  readonly resultsAfter: number;
}

/** The dialog whose statements are shown. */
export const StatementsContext = createContext<StatementsContextValue | null>(null);

/** @throws Error outside of `StatementsPart`. */
export function useStatementsContext(): StatementsContextValue {
  const place = use(StatementsContext);
  if (!place) throw new Error('StatementsContext is missing');
  return place;
}
