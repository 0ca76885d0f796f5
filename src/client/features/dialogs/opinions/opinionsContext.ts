import { createContext, useContext } from 'react';
import type { DetailPage } from '../../../../shared/contract/content';
import type { DialogDetails } from '../../../../shared/contract/dialogs';
import type { Opinions, StatementOpinions } from '../../../../shared/contract/opinions';

export type OpinionsDialog = DetailPage<DialogDetails>;

export const VIEWS = ['map', 'table', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** Facts that all parts that show opinions know. */
export interface ShownOpinions {
  readonly dialog: OpinionsDialog;
  readonly opinions: Opinions;
  readonly view: View;
  readonly show: (view: View) => void;
  /** The statement whose answers stand on the map. */
  readonly chosen: StatementOpinions | null;
  readonly choose: (statement: StatementOpinions | null) => void;
}

export const OpinionsContext = createContext<ShownOpinions | null>(null);

export function useOpinions(): ShownOpinions {
  const shown = useContext(OpinionsContext);
  if (!shown) throw new Error('outside of OpinionsProvider');
  return shown;
}

/** Returns the statements that opinions name, by number. */
export const statementsOf = ({ statements }: Opinions): ReadonlyMap<number, StatementOpinions> =>
  new Map(statements.map((statement) => [statement.number, statement]));
