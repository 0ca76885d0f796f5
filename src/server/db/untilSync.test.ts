import { PGlite } from '@electric-sql/pglite';
import { sql, type Kysely } from 'kysely';
import { createDatabase, type OpenDatabase } from './openDatabase';

let engine: PGlite;
let database: OpenDatabase;
let db: Kysely<never>;
beforeAll(async () => {
  engine = await PGlite.create();
  database = createDatabase(engine, 'a test');
  db = database.db as unknown as Kysely<never>;
});
afterAll(() => database.close());

/** Asks the least that a statement with a parameter can be asked. */
const ask = async (value: number) =>
  (await sql<{ value: number }>`select ${value}::int as value`.execute(db)).rows;

test('a statement is one call of the engine', async () => {
  const call = jest.spyOn(engine, 'execProtocolRawSync');
  expect(await ask(1)).toEqual([{ value: 1 }]);
  expect(call).toHaveBeenCalledTimes(1);
  call.mockRestore();
});

test.each([
  ['is parsed', sql`select unknown_column, ${1}::int`, '42703'],
  ['is bound', sql`select ${'no number'}::int`, '22P02'],
  [
    'is executed',
    sql`select 1 / (value - value) from (values (${1}::int)) as given (value)`,
    '22012',
  ],
])(
  'when a statement fails while it %s, the next ones have their own answers',
  async (_when, broken, code) => {
    const answers = await Promise.allSettled([ask(1), broken.execute(db), ask(2), ask(3)]);
    expect(answers).toMatchObject([
      { value: [{ value: 1 }] },
      { reason: { code } },
      { value: [{ value: 2 }] },
      { value: [{ value: 3 }] },
    ]);
  },
);

test('a failure ends its transaction and nothing else', async () => {
  const transaction = db.transaction().execute(async (trx) => {
    await sql`create table undone (id int)`.execute(trx);
    await sql`select ${1}::int / ${0}::int`.execute(trx);
  });
  await expect(transaction).rejects.toMatchObject({ code: '22012' });
  const { rows } = await sql`select to_regclass('undone') as undone`.execute(db);
  expect(rows).toEqual([{ undone: null }]);
});
