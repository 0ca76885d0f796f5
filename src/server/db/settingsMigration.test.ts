import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import {
  METHODS,
  getQuestionType,
  UNREAD_SETTINGS,
  type Method,
} from '../../shared/ballots/methods';
import { openPoll } from '../have-your-say/openPoll';
import { toFixtureIds, insertPoll } from '../have-your-say/testing/pollFixtures';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

const MIGRATION = join(import.meta.dirname, 'migrations', '056-polls.sql');

let host: TestHost;
beforeAll(async () => void (host = await openTestHost()));
afterAll(() => host.close());

/** Settings as an earlier release kept them with any method. */
const OLD: Readonly<Record<string, object>> = {
  choice: { threshold: 66, blocks: 2 },
  ranking: { equal: true },
  dots: { against: true },
  budget: { utility: 'cardinality' },
};
const METHODS_OF_OLD = Object.keys(OLD).flatMap(
  (type): readonly Method[] => METHODS[type as keyof typeof METHODS],
);

const insert = (slug: string) =>
  insertPoll(host.database.db, {
    slug,
    questions: METHODS_OF_OLD.map((method) => ({
      method,
      options: ['A', 'B', 'C', 'D'],
      settings: OLD[getQuestionType(method)]!,
    })),
  });

async function settingsOf(slug: string): Promise<Map<Method, Record<string, unknown>>> {
  const rows = await host.database.db
    .selectFrom('poll_questions')
    .select(['method', 'settings'])
    .where('poll_id', '=', toFixtureIds(slug).poll)
    .execute();
  return new Map(
    rows.map(({ method, settings }) => [method as Method, settings as Record<string, unknown>]),
  );
}

test('papers that nobody has seen lose what their method cannot read; those of opened polls stay', async () => {
  await insert('unopened-settings');
  const { poll } = await insert('opened-settings');
  const { db } = host.database;
  await openPoll(db, poll, FIRST_START);
  const before = await settingsOf('opened-settings');
  await sql.raw(await readFile(MIGRATION, 'utf8')).execute(db);

  expect(await settingsOf('opened-settings')).toEqual(before);
  for (const [method, settings] of await settingsOf('unopened-settings'))
    for (const [key, old] of Object.entries(OLD[getQuestionType(method)]!)) {
      const unread = UNREAD_SETTINGS[method][key];
      expect([method, key, settings[key]]).toEqual([method, key, unread ? unread[0] : old]);
    }
});
