import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import type { ModeratedItem, Verdict } from './moderatedItems';

/** The tables of what is moderated: their columns for it have the same names. */
type ModeratedTable = 'comments' | 'statements';

/** Writes to each thing what was decided about it. */
export async function writeVerdicts(
  trx: Database,
  table: ModeratedTable,
  changes: readonly (readonly [ModeratedItem, Verdict])[],
): Promise<void> {
  for (const [{ id }, { state, heldFor, hiddenFor }] of changes)
    await sql`
      update ${sql.table(table)}
      set state = ${state}, held_for = ${heldFor}, hidden_for = ${hiddenFor}, moderation_revision = moderation_revision + 1
      where id = ${id}`.execute(trx);
}

/** Marks rows as having news for those who decide. */
export async function touchRows(
  trx: Database,
  table: ModeratedTable,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} set moderation_revision = moderation_revision + 1
    where id = any(${[...ids]}::uuid[])`.execute(trx);
}
