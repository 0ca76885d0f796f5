import { sql } from 'kysely';
import type { NotificationKind } from '../../../shared/contract/notifications';
import { isActive } from '../../db/activeMembers';
import type { Database } from '../../db/openDatabase';
import type { WriteRequest } from '../../http/idempotency';
import { notifyReceivers } from '../../notifications/notify';
import type { CommitteeRow } from './meeting';

type MeetingNews = Extract<
  NotificationKind,
  'meetingAnnounced' | 'meetingChanged' | 'meetingCancelled' | 'minutesPublished'
>;

interface Told {
  readonly kind: MeetingNews;
  readonly committee: CommitteeRow;
  readonly isPublic: boolean;
  /** Names what happened; the same is told once. */
  readonly occasion: string;
}

/**
 * Tells the members, and of what is not behind closed doors those who follow the committee. Of one
 * that is not out nobody is told.
 */
export async function notifyOfMeeting(
  trx: Database,
  { kind, committee, isPublic, occasion }: Told,
  { personId: actorId, at }: WriteRequest,
): Promise<void> {
  if (committee.status !== 'published') return;
  const receivers = sql`
    select distinct on (person_id) person_id, ${committee.id}::uuid as content_id, because from (
      select person_id, 'member' as because, 1 as rank from memberships
        where content_id = ${committee.id} and ${isActive(at)}
      union all
      select person_id, 'following', 2 from follows
        where content_id = ${committee.id} and is_following and ${isPublic}::boolean
    ) as people_told order by person_id, rank`;
  const named = sql<string>`${`${kind} ${occasion}`}::text`;
  await notifyReceivers(trx, { kind, actorId, occasion: named, at }, receivers);
}
