import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from './migrate';
import { openEmbedded, type OpenDatabase } from './openDatabase';

const FOLDER = join(import.meta.dirname, 'migrations');
const PAPERS = '011-papers';
const [POLL, SECRET, POST] = ['a', 'b', 'c'].map(
  (digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`,
) as [string, string, string];
const [YES, NO, OTHER] = ['1', '2', '3'].map(
  (digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`,
) as [string, string, string];
const VOTERS = ['4', '5', '6'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);

let database: OpenDatabase;

/**
 * Marks the migrations before the paper as done, so that what follows is what an installation of
 * that time goes through.
 */
async function migrateUntilPapers(): Promise<void> {
  const { db } = database;
  const names = (await readdir(FOLDER)).filter((name) => name < PAPERS).sort();
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
    db,
  );
  await sql`insert into kysely_migration_lock (id) values ('migration_lock')`.execute(db);
  for (const name of names) {
    const text = await readFile(join(FOLDER, name), 'utf8');
    for (const statement of text
      .split(/;\s*$/m)
      .filter((part) => part.replace(/^--.*$/gm, '').trim() !== ''))
      await sql.raw(statement).execute(db);
    await sql`insert into kysely_migration values (${name.replace('.sql', '')}, 'then')`.execute(
      db,
    );
  }
}

const poll = (id: string, slug: string, secrecy: string, outcome: unknown) => {
  const details = {
    method: 'single-choice',
    question: { en: `What about ${slug}?`, tr: 'Ne dersiniz?' },
    eligibility: 'signed_in',
    secrecy,
    resultsVisibility: 'always',
    cancellation: null,
    outcome,
  };
  return sql`
    insert into contents (id, section, kind, ref, slug, title, summary, body, details, original_locale, status, author_kind)
    values (${id}, 'have-your-say', 'poll', ${slug}, ${slug}, '{"en": "A poll"}', '{}', '{}', ${JSON.stringify(details)}, 'en',
      'published', 'organisation')`.execute(database.db);
};

async function insertOldPolls(): Promise<void> {
  const { db } = database;
  await poll(POLL, 'open', 'open', { statement: { en: 'Yes.' }, decidedOn: '2026-01-01' });
  await poll(SECRET, 'secret', 'secret', null);
  await sql`
    insert into contents (id, section, kind, ref, slug, title, summary, body, details, original_locale, status, author_kind)
    values (${POST}, 'blogs', 'post', 'post', 'post', '{}', '{}', '{}', '{"question": "of a post"}', 'en', 'published', 'organisation')`.execute(
    db,
  );
  await sql`
    insert into poll_options (id, poll_id, position, label, votes) values
    (${YES}, ${POLL}, 0, '{"en": "Yes"}', 2), (${NO}, ${POLL}, 1, '{"en": "No"}', 0), (${OTHER}, ${SECRET}, 0, '{"en": "Other"}', 1)`.execute(
    db,
  );
  await sql`
    insert into poll_voters (poll_id, voter_id, idempotency_key, receipt, cast_at) values
    (${POLL}, ${VOTERS[0]}, 'k', 'SECOND', '2026-01-02'), (${POLL}, ${VOTERS[1]}, 'k', 'FIRST', '2026-01-01'),
    (${SECRET}, ${VOTERS[2]}, 'k', 'ALONE', '2026-01-01')`.execute(db);
  await sql`
    insert into ballots (poll_id, option_id, voter_id) values
    (${POLL}, ${YES}, ${VOTERS[0]}), (${POLL}, ${YES}, ${VOTERS[1]}), (${SECRET}, ${OTHER}, null)`.execute(
    db,
  );
}

beforeAll(async () => {
  database = await openEmbedded(null);
  await migrateUntilPapers();
  await insertOldPolls();
  expect((await migrate(database.db)).at(0)).toBe(PAPERS);
});
afterAll(() => database.close());

const questionOf = (pollId: string) =>
  database.db
    .selectFrom('poll_questions')
    .selectAll()
    .where('poll_id', '=', pollId)
    .executeTakeFirstOrThrow();

test('a poll of before has one question with its options in their order', async () => {
  const question = await questionOf(POLL);
  expect(question).toMatchObject({
    position: 0,
    type: 'choice',
    method: 'plurality',
    required: true,
    conditions: [],
    prompt: { en: 'What about open?', tr: 'Ne dersiniz?' },
    settings: { least: 1, most: 1, seats: 1, none: false, own: false, threshold: null, blocks: 0 },
  });
  const options = await database.db
    .selectFrom('poll_options')
    .select(['id', 'question_id'])
    .where('poll_id', '=', POLL)
    .orderBy('position')
    .execute();
  expect(options).toEqual([
    { id: YES, question_id: question.id },
    { id: NO, question_id: question.id },
  ]);
});

test('its ballots are answers, of the same voters, and the number of them is kept', async () => {
  const ballots = await database.db
    .selectFrom('ballots')
    .select(['poll_id', 'voter_id', 'answers'])
    .execute();
  const [open, secret] = [await questionOf(POLL), await questionOf(SECRET)];
  expect(ballots).toHaveLength(3);
  for (const voter_id of VOTERS.slice(0, 2))
    expect(ballots).toContainEqual({
      poll_id: POLL,
      voter_id,
      answers: { [open.id]: { chosen: [YES] } },
    });
  expect(ballots).toContainEqual({
    poll_id: SECRET,
    voter_id: null,
    answers: { [secret.id]: { chosen: [OTHER] } },
  });
  const polls = await database.db.selectFrom('polls').selectAll().orderBy('poll_id').execute();
  const unopened = {
    first_head: null,
    head: null,
    census: null,
    opened_at: null,
    sealed_at: null,
    counts: null,
  };
  expect(polls).toMatchObject([
    { poll_id: POLL, ballots: 2, links: 2, ...unopened },
    { poll_id: SECRET, ballots: 1, links: 1, ...unopened },
  ]);
});

test('its receipts are links of a chain, in the order of casting', async () => {
  const links = await database.db
    .selectFrom('poll_links')
    .selectAll()
    .where('poll_id', '=', POLL)
    .orderBy('position')
    .execute();
  expect(links).toEqual([
    { poll_id: POLL, position: 1, receipt: 'FIRST', replaces: null },
    { poll_id: POLL, position: 2, receipt: 'SECOND', replaces: null },
  ]);
});

test('its details are those of now, and other sections keep theirs', async () => {
  const rows = await database.db.selectFrom('contents').select(['id', 'details']).execute();
  const details = new Map(rows.map((row) => [row.id, row.details]));
  const added = { group: null, canChange: false, quorum: 0, shuffle: false };
  const kept = { eligibility: 'signed_in', resultsVisibility: 'always', cancellation: null };
  expect(details.get(POLL)).toEqual({
    ...kept,
    ...added,
    secrecy: 'open',
    outcome: { statement: { en: 'Yes.' }, next: null, decidedOn: '2026-01-01' },
  });
  expect(details.get(SECRET)).toEqual({
    ...kept,
    ...added,
    secrecy: 'secret',
    // Changed by a later migration: the numbers of a secret poll wait for its end.
    resultsVisibility: 'after_close',
    outcome: null,
  });
  expect(details.get(POST)).toEqual({ question: 'of a post' });
});
