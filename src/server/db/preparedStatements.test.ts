import { sql } from 'kysely';
import { openTestDatabase } from '../testing/testHost';
import type { OpenDatabase } from './openDatabase';
import { createStatementNames } from './preparedStatements';

test('a text has a name from its third use on', () => {
  const nameOf = createStatementNames();
  expect([nameOf('select $1'), nameOf('select $1')]).toEqual([null, null]);
  const name = nameOf('select $1');
  expect(name).toMatch(/^[\w-]{43}$/);
  expect(nameOf('select $1')).toBe(name);
  expect(nameOf('select $2')).toBeNull();
});

test('texts made up by the thousand are not kept', () => {
  const nameOf = createStatementNames();
  const often = (text: string) => [1, 2, 3].map(() => nameOf(text)).at(-1);
  const named = Array.from({ length: 1_000 }, (_, index) => often(`select ${index}`));
  expect(named.filter(Boolean)).toHaveLength(250);
  expect(often('select 1')).toBe(named[1]);
});

describe('on the database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`create table kept_plans (id integer, name text)`.execute(database.db);
    await sql`insert into kept_plans values (1, 'one')`.execute(database.db);
  });
  afterAll(() => database.close());

  test('the plan of what is asked again is kept', async () => {
    await database.db.connection().execute(async (db) => {
      const ask = () => sql`select name from kept_plans where id = ${1}`.execute(db);
      for (let time = 0; time < 4; time += 1) expect((await ask()).rows).toEqual([{ name: 'one' }]);
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_prepared_statements where statement like 'select name from kept_plans%'`.execute(
        db,
      );
      expect(rows).toEqual([{ count: 1 }]);
    });
  });

  test('a table may get a column while hosts ask for all of them', async () => {
    await database.db.connection().execute(async (db) => {
      const ask = () => sql`select * from kept_plans where id = ${1}`.execute(db);
      for (let time = 0; time < 6; time += 1) await ask();
      await sql`alter table kept_plans add column place text`.execute(db);
      expect((await ask()).rows).toEqual([{ id: 1, name: 'one', place: null }]);
    });
  });
});
