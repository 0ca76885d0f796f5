import type { ListQuery } from '../../shared/contract/content';
import { GovernanceFacts, GovernancePage } from '../../shared/contract/governance';
import type { ContentRow } from '../content/contentQueries';
import type { OrderingName } from '../content/ordering';
import type { ReadContext, SectionDefinition } from '../content/section';
import { readChain } from './chain';
import { findDecisionMeeting } from './decisionMeeting';
import { readGovernanceFacts } from './facts';
import { DECISION_NUMBER, REGISTER_FILTERS } from './registerSql';

/**
 * Bodies as they were arranged, commitments by their day; the register newest first or by number.
 */
function orderingOf({ kind, order }: Pick<ListQuery, 'kind' | 'order'>): OrderingName {
  if (kind === 'body') return 'position';
  if (kind === 'commitment') return 'dueFirst';
  if (kind === 'decision') return order === 'number' ? 'decisionNumber' : 'decidedLast';
  return 'newest';
}

async function details(reading: ReadContext, row: ContentRow): Promise<object> {
  const [facts, chain, meeting] = await Promise.all([
    readGovernanceFacts(reading, [row]),
    readChain(reading, row),
    findDecisionMeeting(reading, row),
  ]);
  return { ...facts.get(row.id), chain, meeting };
}

export const governance: SectionDefinition = {
  section: 'governance',
  listDetails: GovernanceFacts,
  pageDetails: GovernancePage,
  facts: readGovernanceFacts,
  details,
  ordering: orderingOf,
  filters: REGISTER_FILTERS,
  alsoSearched: DECISION_NUMBER,
};
