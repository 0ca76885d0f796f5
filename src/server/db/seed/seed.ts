import { sql } from 'kysely';
import { findDemonstration } from '../../../demo/demonstrations';
import type { Storage } from '../../files/storage';
import type { Database } from '../openDatabase';
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

  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('installation')
      .values({ key: 'firstStart', value: JSON.stringify({ at: now.toISOString(), seed: name }) })
      .execute();
    const demonstration = findDemonstration(name);
    if (demonstration === null) return;
    // A later start reads none of it.
    const { seedDemo } = await import('./seedDemo');
    await seedDemo(trx, demonstration, options);
    if (name === 'scale') await (await import('./seedScale')).seedScale(trx, now, onProgress);
  });
  return name !== 'none';
}
