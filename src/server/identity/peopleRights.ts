import { sql } from 'kysely';
import type { Viewer } from '../../shared/permissions/can';
import type { Database } from '../db/openDatabase';
import { buildGroupColumns } from './groups';
import { isVerified } from './residence';

/**
 * Reads the rights that people have at this moment, by id, for what they once gave to others. Who
 * is gone or blocked is left out.
 */
export async function readRights(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Viewer>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Viewer>`
    select people.id, people.voter_id as "voterId", rights.roles, ${isVerified(now)} as verified,
      ${buildGroupColumns(now)}
    from people join rights on rights.person_id = people.id
    where people.id = any(${[...ids]}::uuid[]) and blocked_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
