import { sql } from 'kysely';
import { findOpinionGroups } from '../../../opinions/opinionGroups';
import type { OpinionMap } from '../../../opinions/opinionMap';
import { createVoteRows, type Cast } from '../../../opinions/testing/madeUpVotes';
import { databaseNow } from '../../db/databaseClock';
import { migrate, migrateUpTo } from '../../db/migrate';
import { openEmbedded, type OpenDatabase } from '../../db/openDatabase';
import { MapUpdater } from './mapUpdater';
import { listBehind } from './mapRows';
import { writeMemory } from './memoryText';

const DIALOG = 'aaaaaaaa-0000-4000-8000-000000000000';
const AUTHOR = 'bbbbbbbb-0000-4000-8000-000000000000';
const AT = '2026-03-01T08:00:00Z';
const STATEMENTS = 4;
const PEOPLE = 8;
const CASTS: readonly Cast[] = Array.from({ length: PEOPLE * STATEMENTS }, (_, index) => {
  const [participant, statement] = [Math.floor(index / STATEMENTS), index % STATEMENTS];
  return { participant, statement, vote: (participant + statement) % 3 === 1 ? -1 : 1 };
});
const DRAWN_BEFORE = 7;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbedded(null);
});
afterAll(() => database.close());

/**
 * Inserts a dialog of before own answers were marked, and its map: the first participant wrote the
 * first statement, and agreed with it.
 */
async function insertDialog(): Promise<void> {
  const { db } = database;
  await sql`
    insert into people (id, voter_id, name) values (${AUTHOR}, ${AUTHOR}, 'Deniz Ay')`.execute(db);
  await sql`
    insert into contents (id, section, kind, ref, slug, title, summary, body, details, original_locale, status, author_kind)
    values (${DIALOG}, 'dialogs', 'dialog', 'D', 'd', '{"en": "A dialog"}', '{}', '{}', '{}', 'en', 'published', 'organisation')`.execute(
    db,
  );
  await sql`
    insert into statements (content_id, number, author_id, lang, is_seed, created_at)
    select ${DIALOG}, number, case number when 0 then ${AUTHOR}::uuid end, 'en', number > 0, ${AT}
    from generate_series(0, ${STATEMENTS - 1}::int) as number`.execute(db);
  await sql`
    insert into statement_participants (content_id, number, person_id, joined_at)
    select ${DIALOG}, number, case number when 0 then ${AUTHOR}::uuid end, ${AT}
    from generate_series(0, ${PEOPLE - 1}::int) as number`.execute(db);
  for (const [index, { participant, statement, vote }] of CASTS.entries())
    await sql`
      insert into statement_votes (content_id, number, participant, statement, vote, at)
      values (${DIALOG}, ${index + 1}, ${participant}, ${statement}, ${vote}, ${AT}::timestamptz + ${index}::int * interval '1 minute')`.execute(
      db,
    );
  await sql`
    insert into statement_dialogs (content_id, statements, participants, shown, votes, revision)
    values (${DIALOG}, ${STATEMENTS}, ${PEOPLE}, ${STATEMENTS}, ${CASTS.length}, 4)`.execute(db);
  const { map, memory } = findOpinionGroups(createVoteRows(CASTS));
  await sql`
    insert into opinion_maps (content_id, version, votes, revision, at, map, priorities, places, memory)
    values (${DIALOG}, ${DRAWN_BEFORE}, ${CASTS.length}, 4, ${AT}, ${JSON.stringify(map)}, '{0,0,0,0}', '', ${writeMemory(memory)})`.execute(
    db,
  );
}

test('a map of before own answers were marked is drawn anew without them once the portal is migrated', async () => {
  const { db } = database;
  const migrateTo = (name: string) =>
    db.connection().execute((connection) => migrateUpTo(connection, name));
  const readMap = async () => {
    const { rows } = await sql<{ map: OpinionMap }>`select map from opinion_maps`.execute(db);
    return rows[0]!.map;
  };
  await migrateTo('052-votes-by-login');
  await insertDialog();
  const before = await readMap();
  await migrate(db);

  expect(await listBehind(db)).toEqual([DIALOG]);
  const drawer = new MapUpdater(db, databaseNow);
  expect(await drawer.draw(DIALOG)).toEqual({ kind: 'drawn', version: DRAWN_BEFORE + 1 });
  await drawer.close();
  expect(await listBehind(db)).toEqual([]);
  const after = await readMap();
  expect([before.votes, after.votes]).toEqual([CASTS.length, CASTS.length - 1]);
  expect(after.statements[0]!.agrees).toBe(before.statements[0]!.agrees - 1);
});
