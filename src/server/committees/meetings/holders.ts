import { sql } from 'kysely';
import type { AttendanceStatus, MeetingReply } from '../../../shared/meetings/meetingRules';
import { isActive } from '../../db/activeMembers';
import type { Database } from '../../db/openDatabase';
import type { MeetingRow } from './meeting';

export interface RecordedPerson {
  readonly personId: string | null;
  readonly name: string | null;
  /** Null: not written down yet. */
  readonly state: AttendanceStatus | null;
}

export interface RecordablePerson extends RecordedPerson {
  /** Reply that they gave before the meeting. */
  readonly reply: MeetingReply | null;
}

/** Reads what people said before the meeting, by their id. */
export async function readReplies(
  db: Database,
  meetingId: string,
): Promise<ReadonlyMap<string, MeetingReply>> {
  const rows = await db
    .selectFrom('meeting_replies')
    .select(['person_id', 'reply'])
    .where('meeting_id', '=', meetingId)
    .execute();
  return new Map(rows.map(({ person_id, reply }) => [person_id, reply]));
}

/** Reads who was there, by name; who has left the portal comes last. */
export async function readAttendance(
  db: Database,
  meetingId: string,
): Promise<(RecordedPerson & { readonly state: AttendanceStatus })[]> {
  return db
    .selectFrom('meeting_attendance')
    .leftJoin('people', 'people.id', 'meeting_attendance.person_id')
    .select(['meeting_attendance.person_id as personId', 'people.name', 'state'])
    .where('meeting_id', '=', meetingId)
    .orderBy(sql`people.name nulls last`)
    .orderBy('personId')
    .execute();
}

/** Lists the people who hold a seat on the city’s day of the meeting. */
export const listHolders = (
  db: Database,
  { content_id, starts_at }: Pick<MeetingRow, 'content_id' | 'starts_at'>,
): Promise<{ personId: string; name: string }[]> =>
  db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select(['people.id as personId', 'people.name'])
    .where('content_id', '=', content_id)
    .where(isActive(starts_at))
    .orderBy('people.name')
    .execute();

/**
 * Lists everybody whose presence can be written down: the holders of that day, and whoever was
 * written down before.
 */
export async function listRecordable(
  db: Database,
  meeting: MeetingRow,
): Promise<RecordablePerson[]> {
  const [recorded, holders, replies] = await Promise.all([
    readAttendance(db, meeting.id),
    listHolders(db, meeting),
    readReplies(db, meeting.id),
  ]);
  const known = new Set(recorded.map(({ personId }) => personId));
  const others = holders.filter(({ personId }) => !known.has(personId));
  const all = [...recorded, ...others.map((holder) => ({ ...holder, state: null }))];
  return all.map((one) => ({ ...one, reply: replies.get(one.personId ?? '') ?? null }));
}
