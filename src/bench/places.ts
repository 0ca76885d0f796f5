import { randomUUID } from 'node:crypto';
import { request, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { openServer, type OpenDatabase } from '../server/db/openDatabase';
import { openAccessTokens } from '../server/identity/accessTokens';
import { startPostgres } from '../tooling/test/postgres';
import { BENCH_ORIGIN, openBenchHostOn, type BenchHost } from './benchHost';
import { addVoters } from './hotPoll';
import { percentile, measureMs } from './measure';
import { formatOneDecimal, printNote, printTable, formatRatio } from './print';

const PEOPLE = 100;
const SLUG = 'open-council-evening';

/** Prepares an event with one seat that is still free. */
async function prepare({ database: { db } }: BenchHost): Promise<string> {
  const { id } = await db
    .selectFrom('contents')
    .select('id')
    .where('section', '=', 'events')
    .where('slug', '=', SLUG)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('registrations').where('content_id', '=', id).execute();
  await sql`update contents set details = jsonb_set(details, '{capacity}', '1') where id = ${id}`.execute(
    db,
  );
  return id;
}

const agent = new Agent({ keepAlive: true, maxSockets: PEOPLE });
const BODY = JSON.stringify({ guests: 0, isPublic: false });

/** Sends one request over a socket. @returns its status */
const register = (port: number, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'PUT',
        path: `/v1/events/${SLUG}/registration`,
        headers: {
          authorization: `Bearer ${token}`,
          origin: BENCH_ORIGIN,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
      },
      (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
    );
    sent.once('error', reject).end(BODY);
  });

interface Race {
  readonly allMs: number;
  readonly latencies: readonly number[];
}

async function race(tasks: readonly (() => Promise<unknown>)[]): Promise<Race> {
  const latencies: number[] = [];
  const allMs = await measureMs(() =>
    Promise.all(tasks.map(async (task) => latencies.push(await measureMs(task)))),
  );
  return { allMs, latencies };
}

/** Runs the reference: as many changes of one row, each in a transaction that locks it first. */
const bareRace = ({ db }: OpenDatabase, id: string): Promise<Race> =>
  race(
    Array.from(
      { length: PEOPLE },
      () => () =>
        db.transaction().execute(async (trx) => {
          await sql`select id from contents where id = ${id} for no key update`.execute(trx);
          await sql`update contents set version = version + 1 where id = ${id}`.execute(trx);
        }),
    ),
  );

/**
 * @throws Error unless one has the seat and the others wait in the order of their numbers, without
 *   a gap
 */
async function verify({ db }: OpenDatabase, id: string): Promise<void> {
  const rows = await db
    .selectFrom('registrations')
    .select(['state', 'number'])
    .where('content_id', '=', id)
    .orderBy('number')
    .execute();
  const isRight = rows.every(
    ({ state, number }, index) =>
      number === index + 1 && state === (index === 0 ? 'registered' : 'waiting'),
  );
  if (rows.length !== PEOPLE || !isRight)
    throw new Error(`The last seat went wrong: ${JSON.stringify(rows)}`);
}

async function measure(database: OpenDatabase, name: string): Promise<void> {
  const host = await openBenchHostOn(database);
  const id = await prepare(host);
  const people = await addVoters(host, PEOPLE);
  const tokens = await openAccessTokens(database.db, Date.now);
  const bearers = await Promise.all(people.map((person) => tokens.issue(person, 'roles')));
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = host.app.server.address() as AddressInfo;
  const statuses: number[] = [];
  const racing = await race(
    bearers.map((token) => async () => statuses.push(await register(port, token))),
  );
  const refused = statuses.filter((status) => status !== 200);
  if (refused.length > 0) throw new Error(`Refused: ${refused.join(', ')}`);
  await verify(database, id);
  const bare = await bareRace(database, id);
  const row = (what: string, { allMs, latencies }: Race) => [
    what,
    formatOneDecimal(allMs),
    formatOneDecimal(percentile(latencies, 0.95)),
    formatRatio(allMs, bare.allMs),
  ];
  printTable(`${PEOPLE} people at once for the last seat, over HTTP, ${name}`, [
    ['', 'all, ms', 'p95, ms', '÷ bare'],
    row('registrations', racing),
    row('row updates behind one lock', bare),
  ]);
  printNote(`one is registered, ${PEOPLE - 1} wait in the order of their numbers.`);
  agent.destroy();
  await host.close();
}

/**
 * Measures the race for the last seat on PostgreSQL: fails where more or fewer than one person have
 * it.
 */
export async function run(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return void printNote('PostgreSQL is not installed here.');
  try {
    await measure(await openServer(postgres.url), postgres.description);
  } finally {
    await postgres.stop();
  }
}
