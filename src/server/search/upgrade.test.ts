import { sql } from 'kysely';
import { listMentionable } from '../comments/mentionable';
import { migrate, migrateUpTo } from '../db/migrate';
import { openEmbedded, type OpenDatabase } from '../db/openDatabase';
import { toStatementLetters } from '../../shared/statementLetters';
import { findMatches } from './findMatches';
import { parseSearchQuery } from './parseSearchQuery';
import { suggest } from './suggest';

const BEFORE = '055-sign-in-ends';
const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const [DIALOG, READER, NAMED] = [id('a'), id('b'), id('c')];
const now = new Date('2026-03-01');

let database: OpenDatabase;

/**
 * Inserts content as a host of 0.1.0 writes it: without the dots and hooks of Turkish, with every
 * other mark.
 */
const insertContent = (key: string, slug: string, title: string, searchText: string) =>
  sql`
    insert into contents (id, section, kind, ref, slug, title, summary, body, original_locale, status, author_kind, published_at, search_text)
    values (${key}, 'dialogs', 'dialog', ${slug}, ${slug}, ${JSON.stringify({ tr: title })}, '{}', '{}', 'tr', 'published', 'organisation',
      '2026-01-01', ${searchText})`.execute(database.db);

const insertStatement = async (number: number, body: string, letters: string) => {
  const key = id(String(number));
  await sql`
    insert into statements (id, content_id, number, lang, created_at) values (${key}, ${DIALOG}, ${number}, 'tr', ${now})`.execute(
    database.db,
  );
  await sql`
    insert into statement_texts (statement_id, content_id, lang, body, letters) values (${key}, ${DIALOG}, 'tr', ${body}, ${letters})`.execute(
    database.db,
  );
};

beforeAll(async () => {
  database = await openEmbedded(null);
  const { db } = database;
  await db.connection().execute((connection) => migrateUpTo(connection, BEFORE));
  await insertContent(DIALOG, 'paper', 'Kâğıt toplama', 'kâgit toplama\nmahallede café');
  for (const [key, name] of [
    [READER, 'Grace Bell'],
    [NAMED, 'Kâmil Dükkâncı'],
  ])
    await sql`insert into people (id, voter_id, name) values (${key}, ${key}, ${name})`.execute(db);
  await insertStatement(1, 'Kâğıt azalsın', 'kâgitazalsin');
  await insertStatement(2, 'Rüzgâr', 'ruzgâr');
  await insertStatement(3, 'Rüzgar', 'ruzgar');
  await migrate(db);
});
afterAll(() => database.close());

const find = async (q: string) => {
  const reading = { db: database.db, viewer: null, locale: 'tr', now } as const;
  const { rows } = await findMatches(reading, parseSearchQuery({ q })!, { size: 9, after: null });
  const suggested = await suggest(reading, q);
  return [rows.map((row) => row.id), suggested.map(({ slug }) => slug)];
};

test.each(['kagit', 'kağıt', 'kâğıt', 'KÂĞIT'])(
  '[SPEC 1.6] a database of before finds by %s what was written in it',
  async (q) => {
    expect(await find(q)).toEqual([[DIALOG], ['paper']]);
  },
);

test('[SPEC 1.6] its texts are found too, and its people by how they are called', async () => {
  expect((await find('cafe'))[0]).toEqual([DIALOG]);
  expect((await find('CAFÉ mahalle'))[0]).toEqual([DIALOG]);
  for (const typed of ['kamil', 'Kâmil', 'dukkan', 'DÜKKÂN'])
    expect([
      typed,
      await listMentionable(database.db, { contentId: DIALOG, typed, personId: READER }),
    ]).toEqual([typed, [{ id: NAMED, name: 'Kâmil Dükkâncı' }]]);
});

test('what a host of before writes while both run is found', async () => {
  const key = id('d');
  await insertContent(key, 'story', 'Hikâye', 'hikâye\nrüzgâr');
  expect(await find('hikaye')).toEqual([[key], ['story']]);
  await sql`update contents set search_text = 'bir dükkân' where id = ${key}`.execute(database.db);
  expect((await find('dukkan'))[0]).toEqual([key]);
});

test('its statements are known again in another spelling; of two that are spelt alike one is', async () => {
  const { rows } = await sql<{ number: number; letters: string }>`
    select number, letters from statement_texts join statements on statements.id = statement_id order by number`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { number: 1, letters: toStatementLetters('kağıt azalsın') },
    { number: 2, letters: 'ruzgâr' },
    { number: 3, letters: toStatementLetters('rüzgâr') },
  ]);
});
