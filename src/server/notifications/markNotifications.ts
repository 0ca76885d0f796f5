import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { announceNotifications } from '../live/liveChanges';
import { isNotWithdrawn } from './withdrawn';

/** An entry of one person's list, and when they press. */
export interface NotificationMark {
  readonly personId: string;
  readonly id: string;
  readonly at: Date;
}

/**
 * Builds the condition that a notification was seen: a withdrawn one was not, and comes back
 * unread.
 */
const isSeen = (at: Date) => sql`exists (
  select from (values (notifications.content_id)) as told (content_id)
  left join contents on contents.id = told.content_id where ${isNotWithdrawn(at)})`;

/**
 * Selects all that one entry stands for: what came after it was shown, or was withdrawn by then, is
 * not touched.
 */
const alikeWith = ({ personId, id, at }: NotificationMark) => sql`
  person_id = ${personId} and (id = ${id} or ${isSeen(at)}) and exists (
    select from notifications as entry
    where entry.id = ${id} and entry.person_id = ${personId} and (
      entry.id = notifications.id or (
        entry.kind = notifications.kind and entry.content_id = notifications.content_id
        and entry.read_at is not distinct from notifications.read_at
        and entry.deleted_at is not distinct from notifications.deleted_at
        and (notifications.at, notifications.id) <= (entry.at, entry.id)
      )
    )
  )`;

/** Changes an entry; the person's other browsers hear of it. @throws Problem notFound */
function changeEntry(
  db: Database,
  marking: NotificationMark,
  change: RawBuilder<unknown>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      update notifications set ${change} where ${alikeWith(marking)}`.execute(trx);
    if (!numAffectedRows) throw new Problem('notFound');
    await announceNotifications(trx, marking.personId);
  });
}

/**
 * Marks an entry as read, or as not read; the same again changes nothing. @throws Problem notFound
 */
export const markRead = (db: Database, marking: NotificationMark, isRead: boolean): Promise<void> =>
  changeEntry(
    db,
    marking,
    isRead ? sql`read_at = coalesce(read_at, ${marking.at})` : sql`read_at = null`,
  );

/**
 * Takes an entry from the list; it is read by that, so that no mail tells of it. @throws Problem
 * notFound
 */
export const deleteNotification = (db: Database, marking: NotificationMark): Promise<void> =>
  changeEntry(
    db,
    marking,
    sql`deleted_at = coalesce(deleted_at, ${marking.at}), read_at = coalesce(read_at, ${marking.at})`,
  );

/** Brings back what was taken away, as it was. @throws Problem notFound */
export const restoreNotification = (db: Database, marking: NotificationMark): Promise<void> =>
  changeEntry(
    db,
    marking,
    sql`read_at = case when read_at = deleted_at then null else read_at end, deleted_at = null`,
  );

/** Marks everything as read that came until then. */
export function markAllRead(
  db: Database,
  { personId, until, at }: { readonly personId: string; readonly until: Date; readonly at: Date },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`
      update notifications set read_at = ${at}
      where person_id = ${personId} and read_at is null and notifications.at <= ${until}
        and ${isSeen(at)}`.execute(trx);
    await announceNotifications(trx, personId);
  });
}
