import type { GovernancePage } from '../../shared/contract/governance';
import { can } from '../../shared/permissions/can';
import type { ContentRow } from '../content/contentQueries';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { contentResource, isVisibleTo } from '../content/visibility';

/**
 * Finds the meeting that an entry of the register was decided at; null where there is none, or the
 * reader may not read it.
 */
export async function findDecisionMeeting(
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
