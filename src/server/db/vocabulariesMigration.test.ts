import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEMO_DISTRICTS, DEMO_TOPICS } from '../../demo/vocabularies';
import { openTestHost, type TestHost } from '../testing/testHost';
import { readSettings } from '../settings/readSettings';

const MIGRATION = join(import.meta.dirname, 'migrations', '069-vocabularies.sql');

let host: TestHost;
beforeAll(async () => void (host = await openTestHost()));
afterAll(() => host.close());

/** Applies the migration to a database of the release before. */
async function migrateAgain(seed: 'demo' | 'none') {
  const { db } = host.database;
  await sql`drop table districts, topics`.execute(db);
  await sql`drop function announce_vocabulary`.execute(db);
  await sql`update installation set value = jsonb_set(value, '{seed}', to_jsonb(${seed}::text))
    where key = 'firstStart'`.execute(db);
  for (const statement of (await readFile(MIGRATION, 'utf8')).split(/;\s*$/m))
    if (statement.trim()) await sql.raw(statement).execute(db);
  const { districts, topics } = await readSettings(db);
  return { districts, topics };
}

test('a demonstration keeps all its districts and topics, in their order', async () => {
  expect(await migrateAgain('demo')).toEqual({ districts: DEMO_DISTRICTS, topics: DEMO_TOPICS });
});

test('a city keeps of the demonstration’s what its contents name, and the topics of any city', async () => {
  const { db } = host.database;
  await sql`update contents set area = 'new-shore' where area is not null`.execute(db);
  await sql`update contents set topics = array_replace(topics, 'harbour', 'culture')`.execute(db);
  const { districts, topics } = await migrateAgain('none');
  expect(districts).toEqual(DEMO_DISTRICTS.filter(({ key }) => key === 'new-shore'));
  expect(topics).toEqual(DEMO_TOPICS.filter(({ key }) => key !== 'harbour'));
});
