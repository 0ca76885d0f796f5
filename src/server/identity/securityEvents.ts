import type { SecurityEvent } from '../../shared/contract/accounts';
import type { Database } from '../db/openDatabase';

const SHOWN = 50;

export interface NewSecurityEvent {
  readonly personId: string;
  readonly kind: SecurityEvent['kind'];
  readonly device: string;
}

/**
 * Writes down what a person may want to know about their account; it holds no secret and no network
 * address.
 */
export async function recordSecurityEvent(
  db: Database,
  event: NewSecurityEvent,
  now: Date,
): Promise<void> {
  const { personId, kind, device } = event;
  await db
    .insertInto('security_events')
    .values({ person_id: personId, kind, device, at: now })
    .execute();
}

/** Lists the security events of a person, the newest first, at most 50. */
export async function listSecurityEvents(db: Database, personId: string): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('security_events')
    .select(['kind', 'at', 'device'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
