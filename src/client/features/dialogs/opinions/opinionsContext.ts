import { createContext, useContext } from 'react';
import type { DetailPage } from '../../../../shared/contract/content';
import type { DialogDetails } from '../../../../shared/contract/dialogs';
import type { Opinions, StatementOpinions } from '../../../../shared/contract/opinions';

export type OpinionsDialog = DetailPage<DialogDetails>;

export const OPINION_VIEWS = ['map', 'table', 'list'] as const;
export type OpinionView = (typeof OPINION_VIEWS)[number];

/** Facts that all parts that show opinions know. */
export interface OpinionsContextValue {
  readonly dialog: OpinionsDialog;
  readonly opinions: Opinions;
  readonly view: OpinionView;
  readonly show: (view: OpinionView) => void;
  /** The statement whose answers stand on the map. */
  readonly chosen: StatementOpinions | null;
  readonly choose: (statement: StatementOpinions | null) => void;
}

export const OpinionsContext = createContext<OpinionsContextValue | null>(null);

export function useOpinionsContext(): OpinionsContextValue {
  const shown = useContext(OpinionsContext);
  if (!shown) throw new Error('outside of OpinionsProvider');
  return shown;
}

/** Returns the statements that opinions name, by number. */
export const mapStatementsByNumber = ({
  statements,
}: Opinions): ReadonlyMap<number, StatementOpinions> =>
  new Map(statements.map((statement) => [statement.number, statement]));
