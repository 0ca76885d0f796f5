import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { bundleProgram } from '../../tooling/jest/bundledProgram';
import type { Database, OpenDatabase } from '../db/openDatabase';
import { openTestDatabase } from '../testing/testHost';
import { watchTables } from '../testing/watchTables';
import { testWhere } from '../../shared/testing/testWhere';

/** Two pages of the run: the first is committed when the host is killed in the second. */
const PEOPLE = 510;
const FIRST_PAGE = 500;
const LAST = `reader${PEOPLE}@city.example`;
const KEY = 4_711;
const HOSTS = ['one', 'other'] as const;
type Name = (typeof HOSTS)[number];

/**
 * Prepares data in which all people have something to read, and the mail to the last of them waits
 * for `KEY`.
 */
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

/** @returns its name once it has begun its job, which one host alone has at a time */
async function startHost(name: Name, { href }: URL): Promise<Name> {
  const script = join(import.meta.dirname, 'testing', 'digestHost.ts');
  const child = spawn(process.execPath, [bundleProgram(script), href], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.set(name, child);
  const ended = once(child, 'exit').then(() => {
    throw new Error('A host ended.');
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  return name;
}

async function kill(name: Name): Promise<void> {
  const child = children.get(name)!;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Finds the job once a host has done the whole of it. */
const findFinished = (db: Database) =>
  db
    .selectFrom('jobs')
    .select(['failures', 'done'])
    .where('finished_at', 'is not', null)
    .executeTakeFirst();

const ordered = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('mails').select('receiver').execute();
  return rows.map(({ receiver }) => receiver);
};

const server = process.env.MEYDAN_TEST_DATABASE;

/** Opens the database of the test, and one connection more that holds the key. */
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

// Two hosts share a database only where it is a server; killedJob.test.ts kills one on the embedded
// engine.
testWhere(server !== undefined, 'needs PostgreSQL')(
  'kill -9 in the midst of the digests: the other host finishes them, and everybody has one mail',
  async () => {
    const database = await open(server!);
    const { db, close, address, key } = database;
    await prepare(db);
    const watch = await watchTables(database, 'mails', 'jobs');
    const name = await Promise.race(HOSTS.map((one) => startHost(one, address)));
    await watch.until(async () => ((await ordered(db)).length === FIRST_PAGE ? true : undefined));
    await kill(name);
    // The transaction of the dead is free to go on, and is lost.
    await key.end();
    expect(new Set(await ordered(db)).size).toBe(FIRST_PAGE);

    // The lease ends as after a minute without a word.
    await sql`update jobs set leased_until = now() - interval '1 second'`.execute(db);
    expect(await watch.until(() => findFinished(db))).toEqual({
      failures: 0,
      done: { mails: PEOPLE - FIRST_PAGE },
    });
    const mails = await ordered(db);
    expect([mails.length, new Set(mails).size]).toEqual([PEOPLE, PEOPLE]);
    await kill(HOSTS.find((one) => one !== name)!);
    await close();
  },
);
