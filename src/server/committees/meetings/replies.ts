import type { MeetingPage } from '../../../shared/contract/meetings';
import type { MeetingReply } from '../../../shared/meetings/meetingRules';
import type { Viewer } from '../../../shared/permissions/can';
import { isActive, isClosedGroup } from '../../db/activeMembers';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import { lockCommittee } from '../lockCommittee';
import { listHolders, readReplies } from './holders';
import type { AtMeeting, MeetingRow } from './meeting';
import { readRow } from './planning';

const isToCome = ({ state, starts_at }: MeetingRow, now: Date): boolean =>
  state === 'planned' && starts_at > now;

/**
 * Tells whether somebody holds a seat of the committee, or is a substitute, on the day of the
 * meeting. A dissolved one has no seats.
 */
async function sitsAt(db: Database, meeting: MeetingRow, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('memberships')
    .innerJoin('contents', 'contents.id', 'memberships.content_id')
    .select('memberships.id')
    .where('memberships.content_id', '=', meeting.content_id)
    .where('memberships.person_id', '=', personId)
    .where(isActive(meeting.starts_at))
    .where((eb) => eb.not(isClosedGroup('contents')))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Says whether somebody comes; again puts it in the place of what they said.
 * @throws Problem forbidden for who holds no seat on that day, notPossibleNow for a meeting that
 *   has begun or was called off
 */
export function replyTo(
  { reading, committee, meeting }: AtMeeting,
  viewer: Viewer,
  reply: MeetingReply,
): Promise<void> {
  return reading.db.transaction().execute(async (trx) => {
    await lockCommittee(trx, committee.id);
    const row = await readRow(trx, committee.id, meeting.id);
    if (!(await sitsAt(trx, row, viewer.id))) throw new Problem('forbidden');
    if (!isToCome(row, reading.now)) throw new Problem('notPossibleNow');
    const said = { reply, replied_at: reading.now };
    await trx
      .insertInto('meeting_replies')
      .values({ meeting_id: row.id, person_id: viewer.id, ...said })
      .onConflict((conflict) => conflict.columns(['meeting_id', 'person_id']).doUpdateSet(said))
      .execute();
  });
}

type Replies = Pick<MeetingPage, 'ownReply' | 'mayReply' | 'replies'>;

const NO_REPLIES: Replies = { ownReply: null, mayReply: false, replies: [] };

/**
 * Presents what was said about who comes, as far as the person who asks reads it: their own word,
 * and all of them where they write meetings.
 */
export async function presentReplies(
  { reading: { db, viewer, now }, meeting }: AtMeeting,
  mayWrite: boolean,
): Promise<Replies> {
  if (viewer === null || !isToCome(meeting, now)) return NO_REPLIES;
  const [said, mayReply, holders] = await Promise.all([
    readReplies(db, meeting.id),
    sitsAt(db, meeting, viewer.id),
    mayWrite ? listHolders(db, meeting) : [],
  ]);
  return {
    ownReply: said.get(viewer.id) ?? null,
    mayReply,
    replies: holders.map(({ personId, name }) => ({ name, reply: said.get(personId) ?? null })),
  };
}
