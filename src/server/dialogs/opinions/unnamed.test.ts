import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readDemonstration } from '../../seed/readDemonstration';
import type { Statement, StatementPage } from '../../../shared/contract/statements';
import type { PublishedConversation } from '../../../opinions/publishedConversation';
import { createDatabaseNow } from '../../db/databaseClock';
import { openTestHost, type TestHost } from '../../testing/testHost';
import { MapUpdater } from './mapUpdater';
import { findDialogId } from './testing/castVotes';
import { findAuthors, type SignedStatement } from './testing/findAuthors';

const SLUGS = readDemonstration('harbour-city').contents.dialogs.flatMap(
  ({ slug, conversation }) => (conversation ? [slug] : []),
);
/** By then every dialog of the demonstration has closed, and everybody may read its files. */
const LATER = new Date('2027-03-10T09:00:00Z');

let host: TestHost;
let drawer: MapUpdater;
beforeAll(async () => {
  host = await openTestHost();
  host.setNow(LATER);
  drawer = new MapUpdater(
    host.database.db,
    createDatabaseNow(() => host.clock()),
  );
});
afterAll(async () => {
  await drawer.close();
  await host.close();
});

async function read<T>(path: string): Promise<T> {
  const answer = await host.app.inject(`/v1/dialogs/${path}`);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
}

/** Lists what everybody sees of the statements that people wrote. */
async function listSigned(slug: string): Promise<SignedStatement[]> {
  const statements: Statement[] = [];
  for (let query: string | null = ''; query !== null;) {
    const page: StatementPage = await read(`${slug}/statements${query}`);
    statements.push(...page.items);
    query = page.next === null ? null : `?cursor=${encodeURIComponent(page.next)}`;
  }
  return statements.flatMap(({ number, authorId, createdAt }) =>
    authorId === null ? [] : [{ number, author: authorId, createdAt }],
  );
}

/**
 * Finds for each author the voter numbers whose answers to others' statements are theirs: those
 * that an attacker seeks.
 */
async function findTruth(
  slug: string,
  signed: readonly SignedStatement[],
  { participants }: PublishedConversation,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const { db } = host.database;
  const votes = await db
    .selectFrom('statement_votes as votes')
    .innerJoin('statement_participants as people', (join) =>
      join
        .onRef('people.content_id', '=', 'votes.content_id')
        .onRef('people.number', '=', 'votes.participant'),
    )
    .select(['person_id as person', 'statement', 'vote'])
    .where('votes.content_id', '=', await findDialogId(db, slug))
    .orderBy('votes.number')
    .execute();
  const truth = new Map<string, Set<number>>();
  for (const { author } of signed) {
    const own = new Set(signed.flatMap((one) => (one.author === author ? [one.number] : [])));
    const last = new Map(
      votes.flatMap(({ person, statement, vote }) =>
        person === author ? [[statement, vote] as const] : [],
      ),
    );
    const isTheirs = (row: readonly unknown[]) =>
      row.every((vote, number) => own.has(number) || vote === (last.get(number) ?? null));
    truth.set(
      author,
      new Set(participants.flatMap(({ voter, row }) => (isTheirs(row) ? [voter] : []))),
    );
  }
  return truth;
}

const WAYS = [
  'agreed on the day',
  'agreed with all of their own',
  'answered none of their own',
  'stands first in the file',
  'stands last before the first answer',
] as const;

/**
 * Keys that people are ordered by; what is right under all of them is no lucky guess at an order.
 */
const ORDER_KEYS = Array.from({ length: 5 }, () => randomUUID());

test.each(SLUGS)('%s: the public files lead to no author of a statement', async (slug) => {
  const { db } = host.database;
  const content = await findDialogId(db, slug);
  const right: Record<string, string[]>[] = [];
  for (const order_key of ORDER_KEYS) {
    await db
      .updateTable('statement_dialogs')
      .set({ order_key })
      .where('content_id', '=', content)
      .execute();
    await drawer.draw(content);
    const conversation = await read<PublishedConversation>(`${slug}/opinions/opinions.json`);
    const signed = await listSigned(slug);
    const truth = await findTruth(slug, signed, conversation);
    expect([truth.size > 0, [...truth.values()].filter(({ size }) => size === 0)]).toEqual([
      true,
      [],
    ]);
    const found = findAuthors(signed, conversation);
    right.push(
      Object.fromEntries(
        Object.entries(found).map(([way, guesses]) => [
          way,
          [...guesses].flatMap(([author, voter]) => (truth.get(author)!.has(voter) ? author : [])),
        ]),
      ),
    );
  }
  const [first = {}, ...others] = right;
  expect(Object.keys(first)).toEqual(WAYS);
  for (const way of WAYS) {
    const found = first[way]!.filter((author) => others.every((one) => one[way]!.includes(author)));
    expect([way, found]).toEqual([way, []]);
  }
});

test('answers from before are marked by the migration, of authors who have left, too', async () => {
  const { db } = host.database;
  const listOwn = async () =>
    (
      await db
        .selectFrom('statement_votes')
        .select(['content_id', 'number'])
        .where('is_own', '=', true)
        .orderBy('content_id')
        .orderBy('number')
        .execute()
    ).map(({ content_id: id, number }) => `${id} ${number}`);
  const own = await listOwn();
  const { author_id: gone } = await db
    .selectFrom('statements')
    .select('author_id')
    .where('author_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('statements')
    .set({ author_id: null })
    .where('author_id', '=', gone)
    .execute();
  await db
    .updateTable('statement_participants')
    .set({ person_id: null })
    .where('person_id', '=', gone)
    .execute();
  await db.updateTable('statement_votes').set({ is_own: false }).execute();
  const folder = join(import.meta.dirname, '../../db/migrations');
  const migration = await readFile(join(folder, '053-unnamed.sql'), 'utf8');
  const statement = migration.split(';').find((part) => part.includes('set is_own = true'));
  await sql.raw(statement!).execute(db);
  expect([own.length > 30, await listOwn()]).toEqual([true, own]);
});
