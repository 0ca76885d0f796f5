import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { bundleProgram } from '../../tooling/jest/bundledProgram';
import { openTestDatabase } from '../testing/testHost';
import type { Database, OpenDatabase } from '../db/openDatabase';

/** Two pages of the run: the first is committed when the host is killed in the second. */
const PEOPLE = 510;
const FIRST_PAGE = 500;
const LAST = `reader${PEOPLE}@city.example`;
const KEY = 4_711;
const HOSTS = ['one', 'other'] as const;
type Name = (typeof HOSTS)[number];

/** Everybody has something to read, and the mail to the last of them waits for `KEY`. */
async function prepare(db: Database): Promise<void> {
  await sql`
    with readers as (
      insert into people (id, name, email, locale)
      select lpad(to_hex(number), 32, '0')::uuid, 'Reader ' || number, 'reader' || number || '@city.example', 'en'
      from generate_series(1, ${PEOPLE}::int) as number
      returning id
    )
    insert into notifications (person_id, kind, because, occasion, at)
    select id, 'commented', 'following', 'test', now() - interval '25 hours' from readers`.execute(
    db,
  );
  await sql`
    create function wait_for_key() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(${sql.lit(KEY)}); return new; end'`.execute(db);
  await sql`
    create trigger waiting before insert on mails for each row
    when (new.receiver = ${sql.lit(LAST)}) execute function wait_for_key()`.execute(db);
}

const children = new Map<Name, ChildProcess>();
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

function startHost(name: Name, address: URL): void {
  const own = new URL(address);
  own.searchParams.set('application_name', name);
  const script = join(import.meta.dirname, 'testing', 'digestHost.ts');
  const child = spawn(process.execPath, [bundleProgram(script), own.href], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.set(name, child);
}

async function kill(name: Name): Promise<void> {
  const child = children.get(name)!;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Asks again and again until there is an answer. */
async function until<T>(db: Database, query: RawBuilder<T>): Promise<T> {
  const { rows } = await query.execute(db);
  if (rows[0] !== undefined) return rows[0];
  if ([...children.values()].some(({ exitCode }) => exitCode !== null))
    throw new Error('A host ended.');
  await sleep(50);
  return until(db, query);
}

/** The host that is stuck in the midst of its second page. */
const stuck = sql<{ name: Name }>`
  select application_name as name from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and objid = ${KEY} and not granted and datname = current_database()`;
/** One that has done the whole of it. */
const finished = sql<{
  failures: number;
  done: object;
}>`select failures, done from jobs where finished_at is not null`;

const ordered = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('mails').select('receiver').execute();
  return rows.map(({ receiver }) => receiver);
};

const server = process.env.MEYDAN_TEST_DATABASE;

/** The database of the test, and one connection more that holds the key. */
async function open(at: string): Promise<OpenDatabase & { address: URL; key: pg.Client }> {
  const database = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    database.db,
  );
  const address = new URL(`/${rows[0]!.name}`, at);
  const key = new pg.Client({ connectionString: address.href });
  await key.connect();
  await key.query(`select pg_advisory_lock(${KEY})`);
  return { ...database, address, key };
}

// Two hosts share a database only where it is a server; killedJob.test.ts kills one on the embedded engine.
(server ? test : test.skip)(
  'kill -9 in the midst of the digests: the other host finishes them, and everybody has one mail',
  async () => {
    const { db, close, address, key } = await open(server!);
    await prepare(db);
    for (const name of HOSTS) startHost(name, address);
    const { name } = await until(db, stuck);
    await kill(name);
    // The transaction of the dead is free to go on, and is lost.
    await key.end();
    expect(new Set(await ordered(db)).size).toBe(FIRST_PAGE);

    // What a minute without a word does.
    await sql`update jobs set leased_until = now() - interval '1 second'`.execute(db);
    expect(await until(db, finished)).toEqual({
      failures: 0,
      done: { mails: PEOPLE - FIRST_PAGE },
    });
    const mails = await ordered(db);
    expect([mails.length, new Set(mails).size]).toEqual([PEOPLE, PEOPLE]);
    await kill(HOSTS.find((one) => one !== name)!);
    await close();
  },
  180_000,
);
