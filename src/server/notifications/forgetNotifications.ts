import { sql } from 'kysely';
import { RETENTION_PERIODS } from '../../shared/retention';
import type { Database } from '../db/openDatabase';

/**
 * Deletes what people were told long ago, and what they took from their list a day ago. @returns
 * how much that was
 */
export async function forgetNotifications(db: Database, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from notifications
    where at < ${now}::timestamptz - ${RETENTION_PERIODS.notificationMonths}::int * interval '1 month'
      or deleted_at < ${now}::timestamptz - interval '1 day'`.execute(db);
  return Number(numAffectedRows);
}
