import { sql } from 'kysely';
import { findDemonstration } from '../../demo/demonstrations';
import { listProposedTopics } from '../city/proposedTopics';
import type { Storage } from '../files/storage';
import { insertAll } from './insertAll';
import type { Database } from '../db/openDatabase';
import type { SeedName } from './seedNames';

export interface SeedOptions {
  readonly seed: SeedName;
  readonly now: Date;
  readonly doorIssuer: string;
  /** Storage that the bytes of files go to; without it the rows alone are written. */
  readonly files?: Storage;
  /** Called with how much of the work is done, 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Leads the logins of the demonstration's people to the local door, whose port may be another than
 * at the first start. A person who has come in by the new port already keeps what came of that.
 */
async function updateLocalDoor(db: Database, doorIssuer: string): Promise<void> {
  await sql`
    update identities set issuer = ${doorIssuer}
    where subject like 'demo-%' and issuer like 'http://localhost:%' and not exists (
      select from identities other
      where (other.subject = identities.subject or other.person_id = identities.person_id) and (
        other.issuer = ${doorIssuer}
        or (other.issuer like 'http://localhost:%' and other.issuer < identities.issuer)
      )
    )`.execute(db);
}

/**
 * Begins an installation of one's own closed, since nobody has said yet which city's it is, and
 * with topics that are named in every language.
 */
async function beginSetup(db: Database, now: Date): Promise<void> {
  const stage = { area: 'stage', revision: 1, value: JSON.stringify({ stage: 'setup' }) };
  await db
    .insertInto('settings')
    .values({ ...stage, origin: 'setup', changed_at: now })
    .execute();
  await db.deleteFrom('topics').execute();
  const topics = listProposedTopics().map(({ key, name }, index) => ({
    key,
    name: JSON.stringify(name),
    position: index + 1,
  }));
  await insertAll(db, 'topics', topics);
}

/**
 * Fills a new database with what was asked for, once and in one transaction; later starts keep what
 * is there. Returns whether anything was written.
 */
export async function seed(db: Database, options: SeedOptions): Promise<boolean> {
  const { seed: name, now, doorIssuer, onProgress = () => undefined } = options;
  const before = await db
    .selectFrom('installation')
    .select('key')
    .where('key', '=', 'firstStart')
    .executeTakeFirst();
  if (before) {
    if (name !== 'none') await updateLocalDoor(db, doorIssuer);
    return false;
  }

  return db.transaction().execute(async (trx) => {
    // Of several hosts that start at once the others wait for the first, and find it done.
    const first = await trx
      .insertInto('installation')
      .values({ key: 'firstStart', value: JSON.stringify({ at: now.toISOString(), seed: name }) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!first) return false;
    const demonstration = findDemonstration(name);
    if (demonstration === null) {
      await beginSetup(trx, now);
      return false;
    }
    // A later start reads none of it.
    const { seedDemo } = await import('./seedDemo');
    await seedDemo(trx, demonstration, options);
    if (name === 'scale') await (await import('./seedScale')).seedScale(trx, now, onProgress);
    return true;
  });
}
