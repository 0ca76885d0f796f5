import type { AuditAction, AuditEntry, AuditPage, AuditQuery } from '../../shared/contract/admin';
import type { Database } from '../db/openDatabase';

const PAGE_SIZE = 50;

const toPerson = (id: string | null, name: string | null): AuditEntry['actor'] =>
  id === null || name === null ? null : { id, name };

/**
 * Lists one page of the log, newest first; of the `actions` that the reader may know of. The cursor
 * is the last entry's number.
 */
export async function listAudit(
  db: Database,
  { person, cursor }: AuditQuery,
  actions: readonly AuditAction[],
): Promise<AuditPage> {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('people as actor', 'actor.id', 'audit_log.actor_id')
    .leftJoin('people as person', 'person.id', 'audit_log.person_id')
    .select(['audit_log.id', 'at', 'action', 'before', 'after', 'reason'])
    .select(['actor_id', 'actor.name as actorName', 'person_id', 'person.name as personName'])
    .where('action', 'in', actions)
    .orderBy('audit_log.id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (person !== undefined) query = query.where('person_id', '=', person);
  if (cursor !== undefined) query = query.where('audit_log.id', '<', Number(cursor));
  const found = await query.execute();
  const rows = found.slice(0, PAGE_SIZE);
  return {
    items: rows.map(({ actor_id, actorName, person_id, personName, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      actor: toPerson(actor_id, actorName),
      person: toPerson(person_id, personName),
    })),
    next: found.length > PAGE_SIZE ? String(rows.at(-1)!.id) : null,
  };
}
