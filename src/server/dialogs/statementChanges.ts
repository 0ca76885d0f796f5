import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { announceNewVersion } from '../live/newVersion';

/**
 * Votes came, or statements changed: every host hears of it once the transaction commits, and one
 * of them draws the map anew.
 */
export const STATEMENTS_CHANNEL = 'statements_changed';

export async function announceStatements(trx: Database, contentId: string): Promise<void> {
  await sql`select pg_notify(${STATEMENTS_CHANNEL}, ${contentId})`.execute(trx);
}

/** Locks what is counted of a dialog of statements, and makes it where there is none yet. */
export async function lockDialog(trx: Database, contentId: string) {
  await trx
    .insertInto('statement_dialogs')
    .values({ content_id: contentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('statement_dialogs')
    .selectAll()
    .where('content_id', '=', contentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Renews a locked dialog whose statements came, went or changed their state: `gained` more are
 * shown. Whoever looks at the dialog hears of it, and the map is drawn anew.
 */
export async function renewStatements(
  trx: Database,
  contentId: string,
  gained: number,
): Promise<void> {
  await trx
    .updateTable('statement_dialogs')
    .set((eb) => ({ shown: eb('shown', '+', gained), revision: eb('revision', '+', 1) }))
    .where('content_id', '=', contentId)
    .execute();
  await announceNewVersion(trx, contentId);
  await announceStatements(trx, contentId);
}
