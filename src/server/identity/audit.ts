import type { AuditAction, AuditEntry } from '../../shared/contract/admin';
import type { Database } from '../db/openDatabase';

interface NewEntry {
  /** Null: whoever works on the installation's machine. */
  readonly actorId: string | null;
  /** Null for what is not done to a person. */
  readonly personId: string | null;
  readonly action: AuditAction;
  readonly before: AuditEntry['before'];
  readonly after: AuditEntry['after'];
  readonly reason: string;
  readonly at: Date;
}

/** Writes down a change inside the transaction that makes it: there is none without the other. */
export async function writeAudit(trx: Database, entry: NewEntry): Promise<void> {
  const { actorId, personId, action, before, after, reason, at } = entry;
  await trx
    .insertInto('audit_log')
    .values({
      at,
      actor_id: actorId,
      person_id: personId,
      action,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      reason,
    })
    .execute();
}
