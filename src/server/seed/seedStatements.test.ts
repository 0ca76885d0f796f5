import { sql } from 'kysely';
import { openTestDatabase } from '../testing/testHost';
import type { OpenDatabase } from '../db/openDatabase';
import { readDemonstration } from './readDemonstration';
import { seed } from './seed';
import { toContentId } from './seedContents';
import { statementId } from './seedStatements';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.db, {
    seed: 'demo',
    now: new Date('2026-03-10T09:00:00Z'),
    doorIssuer: 'http://localhost:3100',
  });
});
afterAll(() => database.close());

const WITH_STATEMENTS = readDemonstration('harbour-city').contents.dialogs.flatMap(
  ({ slug, conversation }) => (conversation ? [[slug, conversation] as const] : []),
);

describe('the dialogs of statements', () => {
  it.each(WITH_STATEMENTS)(
    '%s: statements, people and votes are counted as they are',
    async (slug, { statements }) => {
      const id = toContentId('dialogs', slug);
      const { rows } = await sql<Record<'people' | 'votes' | 'last', number>>`
        select (select count(*)::int from statement_participants where content_id = ${id}) as people,
          (select max(number)::int from statement_votes where content_id = ${id}) as last,
          (select count(*)::int from statement_votes where content_id = ${id}) as votes`.execute(
        database.db,
      );
      const counted = await database.db
        .selectFrom('statement_dialogs')
        .select(['statements', 'participants', 'shown', 'votes'])
        .where('content_id', '=', id)
        .executeTakeFirstOrThrow();
      const { people, votes, last } = rows[0]!;
      expect(last).toBe(votes);
      expect({ ...counted, votes: Number(counted.votes) }).toEqual({
        statements: statements.length,
        shown: statements.filter(({ hidden, heldFor }) => !hidden && !heldFor).length,
        participants: people,
        votes,
      });
    },
  );

  it.each(WITH_STATEMENTS)(
    '%s: the last vote of each person counts, and more votes were cast than count',
    async (slug) => {
      const id = toContentId('dialogs', slug);
      const { rows } = await sql<{ number: number; cast: number[]; kept: number[] }>`
        select statements.number, array[agrees, disagrees, seen] as kept, array[
          count(vote) filter (where vote = 1)::int, count(vote) filter (where vote = -1)::int, count(vote)::int
        ] as cast
        from statements left join (
          select distinct on (participant, statement) statement, vote from statement_votes
          where content_id = ${id} order by participant, statement, number desc
        ) as last on last.statement = statements.number
        where content_id = ${id} group by statements.id order by statements.number`.execute(
        database.db,
      );
      expect(rows.map(({ kept }) => kept)).toEqual(rows.map(({ cast }) => cast));
      expect(rows.every(({ kept }) => kept[2]! > 0)).toBe(true);
    },
  );

  it('some people have changed their mind', async () => {
    const { rows } = await sql<{ changed: number }>`
      select count(*)::int as changed from (
        select from statement_votes group by content_id, participant, statement having count(*) > 1
      ) as again`.execute(database.db);
    expect(rows[0]!.changed).toBeGreaterThan(5);
  });

  it('votes come in the order of their numbers, after what they answer was written', async () => {
    const { rows } = await sql<{ early: number; turned: number }>`
      select count(*) filter (where statements.created_at > votes.at)::int as early,
        count(*) filter (where votes.at < votes.before)::int as turned
      from (
        select *, lag(at) over (partition by content_id order by number) as before from statement_votes
      ) as votes
      join statements on statements.content_id = votes.content_id and statements.number = votes.statement`.execute(
      database.db,
    );
    expect(rows[0]).toEqual({ early: 0, turned: 0 });
  });

  it('what was hidden or turned down stands in the log, and what waits is not shown', async () => {
    const rows = await database.db
      .selectFrom('moderations')
      .select(['target_id', 'before', 'before_for', 'automatic'])
      .where('kind', '=', 'statement')
      .orderBy('number')
      .execute();
    const idOf = (slug: string, number: number) =>
      statementId(toContentId('dialogs', slug), number);
    expect(rows).toEqual([
      {
        target_id: idOf('cars-and-people-in-the-old-town', 34),
        before: 'shown',
        before_for: null,
        automatic: false,
      },
      {
        target_id: idOf('summer-evenings-on-the-promenade', 9),
        before: 'held',
        before_for: 'strict',
        automatic: false,
      },
      {
        target_id: idOf('getting-home-at-night', 24),
        before: 'shown',
        before_for: null,
        automatic: true,
      },
    ]);
  });
});
