import { sql } from 'kysely';
import { createDatabaseNow } from '../../db/databaseClock';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { openBallotBox } from '../ballotBox';
import { countStatements } from '../testing/countStatements';
import { toFixtureIds, insertPoll } from '../testing/pollFixtures';
import { sweepPolls } from './pollSweeper';

const MANY = 300;
const CLOSES = new Date(FIRST_START.getTime() + 60_000);
const WITH_BALLOTS = 20;
const errors: { pollId?: string }[] = [];
const log = { error: (facts: object) => void errors.push(facts) };

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({ seed: 'none' });
});
afterAll(() => host.close());

const sweepAt = (moment: Date, db = host.database.db) =>
  sweepPolls({ db, databaseNow: createDatabaseNow(() => moment.getTime()), log });

/** Copies of a poll, with papers of their own. Returns their ids. */
async function copyPoll(slug: string): Promise<string[]> {
  const { db } = host.database;
  const { poll } = toFixtureIds(slug);
  const { rows } = await sql<{ id: string }>`
    insert into contents (section, kind, ref, slug, title, summary, body, details, original_locale, status, visibility,
      author_kind, topics, published_at, opens_at, closes_at)
    select section, kind, ref || number, slug || number, title, summary, body,
      details || jsonb_build_object('secrecy', case when number % 2 = 0 then 'secret' else 'open' end),
      original_locale, status, visibility, author_kind, topics, published_at, opens_at, closes_at
    from contents, generate_series(1, ${MANY - 1}::int) as number where id = ${poll}
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into poll_questions (poll_id, position, type, method, prompt, required, settings, conditions)
    select copy, position, type, method, prompt, required, settings, conditions
    from poll_questions, unnest(${ids}::uuid[]) as copy where poll_id = ${poll}`.execute(db);
  await sql`
    insert into poll_options (poll_id, question_id, position, label)
    select question.poll_id, question.id, poll_options.position, poll_options.label
    from poll_questions as question, poll_options
    where question.poll_id = any(${ids}::uuid[]) and poll_options.poll_id = ${poll}`.execute(db);
  return ids;
}

/** Casts as many ballots as its place in the list says, all for the first option. */
async function castInto(pollId: string, count: number): Promise<void> {
  const { db } = host.database;
  const option = await db
    .selectFrom('poll_options')
    .select(['id', 'question_id'])
    .where('poll_id', '=', pollId)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow();
  const box = openBallotBox(db, createDatabaseNow(host.clock));
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      box.cast({
        pollId,
        voterId: crypto.randomUUID(),
        owner: null,
        key: `many-due-${index}`,
        answers: { [option.question_id]: { chosen: [option.id] } },
      }),
    ),
  );
}

const rowsOf = () =>
  host.database.db
    .selectFrom('polls')
    .select(['poll_id', 'opened_at', 'sealed_at', 'ballots', 'counts', 'leased_until'])
    .execute();

test('hundreds of polls that are due at once are opened and counted in a few statements, and nobody waits for all of them', async () => {
  await insertPoll(host.database.db, { slug: 'due', closesAt: CLOSES });
  const ids = await copyPoll('due');
  const opening = countStatements(host.database.db);
  const opened = sweepAt(FIRST_START, opening.db).then(() => 'swept');
  const read = sql`select 1`.execute(host.database.db).then(() => 'read');
  expect(await Promise.race([opened, read])).toBe('read');
  await opened;
  const unsealed = await rowsOf();
  expect(unsealed).toHaveLength(MANY);
  expect(unsealed.every(({ opened_at }) => opened_at !== null)).toBe(true);
  expect(opening.sent()).toBeLessThan(MANY / 3);

  for (const [count, id] of ids.slice(0, WITH_BALLOTS).entries()) await castInto(id, count);
  // This one cannot be counted: STAR fills one seat.
  const [, broken] = ids;
  await sql`
    update poll_questions set type = 'score', method = 'star', settings = '{"seats": 2, "lowest": 0, "highest": 5}'
    where poll_id = ${broken}`.execute(host.database.db);

  const sealing = countStatements(host.database.db);
  expect(await sweepAt(CLOSES, sealing.db)).toBe(MANY - 1);
  expect(sealing.sent()).toBeLessThan(MANY / 3);
  const rows = new Map((await rowsOf()).map((row) => [row.poll_id, row]));
  expect(errors).toEqual([expect.objectContaining({ pollId: broken })]);
  expect(rows.get(broken!)).toMatchObject({ sealed_at: null, counts: null });
  for (const [count, id] of ids.entries()) {
    if (id === broken) continue;
    const ballots = count < WITH_BALLOTS ? count : 0;
    expect(rows.get(id)).toMatchObject({
      sealed_at: CLOSES,
      leased_until: null,
      ballots,
      counts: [{ answered: ballots }],
    });
  }
  expect(await sweepAt(CLOSES)).toBe(0);
});

test('two hosts that sweep at once seal each poll once', async () => {
  await insertPoll(host.database.db, { slug: 'twofold', closesAt: CLOSES });
  await copyPoll('twofold');
  const sealed = await Promise.all([sweepAt(CLOSES), sweepAt(CLOSES)]);
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(MANY);
});
