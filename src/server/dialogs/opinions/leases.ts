import { sql } from 'kysely';
import type { Database } from '../../db/openDatabase';
import { announceStatements } from '../statementChanges';

/**
 * Time in seconds that a dialog stays with the host that drew its map last. As long as votes come,
 * that one goes on: it holds the votes. When it has died, another one draws after this time.
 */
const LEASE_S = 60;

/**
 * Takes a dialog for this host, or keeps it. A row with an end in the place of a lock, because a
 * lock would need a connection for as long as a map takes, and the embedded database has one.
 * @returns 0, or for how many milliseconds another host has it
 */
export async function takeLease(db: Database, contentId: string, host: string): Promise<number> {
  const until = sql<Date>`clock_timestamp() + ${LEASE_S} * interval '1 second'`;
  const taken = await db
    .insertInto('opinion_leases')
    .values({ content_id: contentId, host, leased_until: until })
    .onConflict((conflict) =>
      conflict
        .column('content_id')
        .doUpdateSet({ host, leased_until: until })
        .where(
          sql<boolean>`opinion_leases.host = ${host}::uuid or opinion_leases.leased_until <= clock_timestamp()`,
        ),
    )
    .returning('host')
    .executeTakeFirst();
  if (taken) return 0;
  const { rows } = await sql<{ left: number }>`
    select greatest(1, ceil(extract(epoch from leased_until - clock_timestamp()) * 1000))::float8 as left
    from opinion_leases where content_id = ${contentId}`.execute(db);
  return rows[0]?.left ?? 1;
}

/**
 * Gives back all dialogs of a host that closes; the others then look whether there is something to
 * draw.
 */
export async function endLeases(db: Database, host: string): Promise<void> {
  const ended = await db
    .deleteFrom('opinion_leases')
    .where('host', '=', host)
    .returning('content_id')
    .execute();
  for (const { content_id: id } of ended) await announceStatements(db, id);
}
