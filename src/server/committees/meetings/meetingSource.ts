import type { MeetingSource } from '../../../shared/contract/meetings';
import { toWallTime } from '../../../shared/timeZones';
import type { Database } from '../../db/openDatabase';
import { writtenAgenda } from './agendaRows';
import { listRecordable } from './holders';
import type { AtMeeting, MeetingRow } from './meeting';

/** Tells what the clocks of its zone show, to the minute. */
const wallOf = (at: Date, { time_zone }: MeetingRow): string =>
  toWallTime(at.getTime(), time_zone).slice(0, 16);

export const readDecisions = (db: Database, meetingId: string) =>
  db
    .selectFrom('meeting_decisions')
    .selectAll()
    .where('meeting_id', '=', meetingId)
    .orderBy('number')
    .execute();
export type DecisionRow = Awaited<ReturnType<typeof readDecisions>>[number];

export const votesOf = ({ votes_for, votes_against, votes_abstained }: DecisionRow) =>
  votes_for === null || votes_against === null || votes_abstained === null
    ? null
    : { for: votes_for, against: votes_against, abstained: votes_abstained };

/** Reads a meeting as those write it who may: every language at once. */
export async function readMeetingSource({
  reading: { db, now },
  committee,
  meeting,
}: AtMeeting): Promise<MeetingSource> {
  const [agenda, attendance, decisions] = await Promise.all([
    writtenAgenda(db, meeting.id),
    listRecordable(db, meeting),
    readDecisions(db, meeting.id),
  ]);
  return {
    id: meeting.id,
    version: meeting.version,
    state: meeting.state,
    reason: meeting.reason,
    originalLocale: committee.original_locale,
    hasBegun: meeting.starts_at <= now,
    written: {
      timezone: meeting.time_zone,
      startsAt: wallOf(meeting.starts_at, meeting),
      endsAt: meeting.ends_at && wallOf(meeting.ends_at, meeting),
      title: meeting.title,
      place: meeting.place,
      onlineUrl: meeting.online_url ?? '',
      isPublic: meeting.is_public,
      agenda,
    },
    minutes: meeting.minutes,
    minutesPublishedAt: meeting.minutes_published_at?.toISOString() ?? null,
    attendance,
    decisions: decisions.map((row) => ({
      id: row.id,
      itemId: row.agenda_item_id,
      text: row.text,
      method: row.method,
      votes: votesOf(row),
      result: row.result,
      isEntered: row.entry_id !== null,
    })),
  };
}
