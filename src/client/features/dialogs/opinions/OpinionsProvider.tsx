import { useState, type ReactNode } from 'react';
import type { Opinions, StatementOpinions } from '../../../../shared/contract/opinions';
import {
  OpinionsContext,
  mapStatementsByNumber,
  type OpinionsDialog,
  type OpinionView,
} from './opinionsContext';

interface Props {
  readonly dialog: OpinionsDialog;
  readonly opinions: Opinions;
  readonly children: ReactNode;
}

/**
 * Finds the newest answers to a statement; those that it was chosen with may be of an earlier map,
 * with other groups.
 */
function newestOf(opinions: Opinions, chosen: StatementOpinions | null): StatementOpinions | null {
  if (!chosen) return null;
  const newest = mapStatementsByNumber(opinions).get(chosen.number);
  if (newest) return newest;
  return chosen.groups.length === opinions.groups.length ? chosen : null;
}

/** Keeps what the reader looks at while map, table and lists are renewed. */
export function OpinionsProvider({ dialog, opinions, children }: Props) {
  const [view, show] = useState<OpinionView>('map');
  const [chosen, choose] = useState<StatementOpinions | null>(null);
  const shown = {
    dialog,
    opinions,
    view,
    show,
    chosen: newestOf(opinions, chosen),
    choose,
  };
  return <OpinionsContext.Provider value={shown}>{children}</OpinionsContext.Provider>;
}
