import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';

/** Tells whether anybody is an administrator, given here or by a provider. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const admin = await db
    .selectFrom('rights')
    .select('person_id')
    .where('roles', '@>', sql<string[]>`array['admin']`)
    .executeTakeFirst();
  return admin !== undefined;
}
