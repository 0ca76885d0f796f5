import { sql, type CompiledQuery } from 'kysely';
import { openTestDatabase } from '../testing/testHost';
import type { Database, OpenDatabase } from './openDatabase';
import { runInTransaction, createBatcher } from './batch';
import {
  inTransactionAfter,
  withoutTransactionCheck,
  withTransactionCheck,
  type TransactionCheck,
} from './transactionCheck';

let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(() => db.deleteFrom('installation').execute());

const refuse: TransactionCheck = async () => {
  throw new Error('refused');
};
const value = JSON.stringify({});
const write = (on: Database) => on.insertInto('installation').values({ key: 'written', value });
const written = async () =>
  (await db.selectFrom('installation').select('key').execute()).map(({ key }) => key);

test.each<[string, () => Promise<unknown>]>([
  ['a transaction', () => db.transaction().execute((trx) => write(trx).execute())],
  ['a write that stands alone', () => write(db).execute()],
  [
    'a write in SQL',
    () => sql`insert into installation (key, value) values ('written', '{}')`.execute(db),
  ],
  [
    'a write behind a query',
    () =>
      sql`with one as (select 'written' as key)
        insert into installation (key, value) select key, '{}' from one`.execute(db),
  ],
])('%s for a request whose check fails writes nothing', async (_name, run) => {
  await expect(withTransactionCheck(refuse, run)).rejects.toThrow('refused');
  expect(await written()).toEqual([]);
  await run();
  expect(await written()).toEqual(['written']);
});

test('the check runs in the transaction, before its first statement; what is only read is not checked', async () => {
  const steps: string[] = [];
  const check: TransactionCheck = async (trx) => {
    const query = sql<{ id: string }>`select pg_current_xact_id()::text as id`.compile(db);
    const { rows } = await trx.executeQuery(query as CompiledQuery<{ id: string }>);
    steps.push(rows[0]!.id);
  };
  await withTransactionCheck(check, async () => {
    await db.selectFrom('installation').select('key').execute();
    expect(steps).toEqual([]);
    await db.transaction().execute(async (trx) => {
      await write(trx).execute();
      const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(
        trx,
      );
      steps.push(rows[0]!.id);
    });
  });
  expect(steps).toHaveLength(2);
  expect(steps[0]).toBe(steps[1]);
});

test('a connection that was refused serves the next one, and a write that fails is taken back', async () => {
  const pass: TransactionCheck = async () => undefined;
  await withTransactionCheck(pass, () => write(db).execute());
  await expect(withTransactionCheck(pass, () => write(db).execute())).rejects.toThrow('duplicate');
  await expect(withTransactionCheck(refuse, () => write(db).execute())).rejects.toThrow('refused');
  expect(await written()).toEqual(['written']);
});

test('what is done for many together is not under the check of who asked first', async () => {
  const cast = createBatcher<string, string>(db, {
    most: 10,
    on: runInTransaction,
    answer: async (_trx, asked) => asked,
  });
  expect(await withTransactionCheck(refuse, () => cast('a vote'))).toBe('a vote');
  await withTransactionCheck(refuse, () => withoutTransactionCheck(() => write(db).execute()));
  expect(await written()).toEqual(['written']);
});

test('a transaction that locks others first is checked after that, and before its work', async () => {
  const steps: string[] = [];
  const check: TransactionCheck = async () => void steps.push('check');
  await withTransactionCheck(check, () =>
    inTransactionAfter(
      db,
      async () => void steps.push('lock'),
      async () => void steps.push('work'),
    ),
  );
  expect(steps).toEqual(['lock', 'check', 'work']);
  const refused = withTransactionCheck(refuse, () =>
    inTransactionAfter(
      db,
      async () => undefined,
      (trx) => write(trx).execute(),
    ),
  );
  await expect(refused).rejects.toThrow('refused');
  expect(await written()).toEqual([]);
});
