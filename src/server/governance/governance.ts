import type { ListQuery } from '../../shared/contract/content';
import { GovernanceFacts, GovernancePage } from '../../shared/contract/governance';
import type { ContentRow } from '../content/contentQueries';
import type { OrderingName } from '../content/ordering';
import type { ReadContext, SectionDefinition } from '../content/section';
import { can } from '../../shared/permissions/can';
import { toText } from '../content/localize';
import { contentResource, isVisibleTo } from '../content/visibility';
import { readChain } from './chain';
import { readGovernanceFacts } from './facts';
import { DECISION_NUMBER, REGISTER_FILTERS } from './registerSql';

/**
 * Finds the meeting that an entry of the register was decided at; null where there is none, or the
 * reader may not read it.
 */
async function findDecisionMeeting(
  { db, viewer, now, locale }: ReadContext,
  { id }: ContentRow,
): Promise<GovernancePage['meeting']> {
  const row = await db
    .selectFrom('meeting_decisions')
    .innerJoin('meetings', 'meetings.id', 'meeting_decisions.meeting_id')
    .innerJoin('contents', 'contents.id', 'meetings.content_id')
    .selectAll('contents')
    .select(['meetings.id as meeting_id', 'starts_at', 'is_public', 'minutes_state'])
    .select('meetings.title as meeting_title')
    .where('entry_id', '=', id)
    .where(isVisibleTo(viewer, now))
    .executeTakeFirst();
  if (row?.minutes_state !== 'published') return null;
  const committee = { ...row, section: 'committees' as const };
  const resource = { ...contentResource(committee), isPublic: row.is_public };
  if (!can(viewer, 'meeting.read', resource, now.getTime())) return null;
  return {
    committee: row.slug,
    id: row.meeting_id,
    startsAt: row.starts_at.toISOString(),
    title: toText(row.meeting_title, locale, row.original_locale),
  };
}

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
