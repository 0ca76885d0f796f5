import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { VOTER_KEY_HEADER } from '../../shared/contract/have-your-say';
import { buildServer } from '../buildServer';
import { openServer, type OpenDatabase } from '../db/openDatabase';
import { toFixtureIds, insertPoll } from '../have-your-say/testing/pollFixtures';
import { setAntiForgeryCookie } from '../http/security';
import { openTestHost, TEST_CONFIG, createTestFiles, type TestHost } from '../testing/testHost';
import { testWhere } from '../../shared/testing/testWhere';

const server = process.env.MEYDAN_TEST_DATABASE;
const SLUG = 'while-away';
const ids = toFixtureIds(SLUG);

/** Stands between host and database, and can be taken away. */
class Relay {
  #port = 0;
  #server: Server | null = null;
  readonly #sockets = new Set<Socket>();
  constructor(readonly target: { readonly host: string; readonly port: number }) {}

  async open(): Promise<number> {
    this.#server = createServer((near) => {
      const far = connect(this.target);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined).once('close', () => other.destroy());
        socket.pipe(other);
      }
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this.#port;
  }

  async cut(): Promise<void> {
    const closed = once(this.#server!, 'close');
    this.#server!.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }
}

let [owner, relay, database, app]: [TestHost?, Relay?, OpenDatabase?, FastifyInstance?] = [];
let origin = '';

beforeAll(async () => {
  if (!server) return;
  owner = await openTestHost({ seed: 'none' });
  await insertPoll(owner.database.db, { slug: SLUG, details: { eligibility: 'everyone' } });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    owner.database.db,
  );
  const url = new URL(`/${rows[0]!.name}`, server);
  relay = new Relay({ host: url.hostname, port: Number(url.port) });
  url.port = String(await relay.open());
  database = await openServer(url.href);
  app = await buildServer({
    database,
    doors: [],
    origins: [],
    portalOrigin: 'http://localhost:3000',
    portalFolder: null,
    mail: { transport: { kind: 'none' }, from: { name: 'Meydan', address: 'meydan@localhost' } },
    files: createTestFiles(),
    config: TEST_CONFIG,
    logLevel: 'silent',
    clock: owner.clock,
  });
  app.get('/test/anti-forgery', (request, reply) => {
    setAntiForgeryCookie(request, reply, false);
    return reply.send();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  await relay?.cut();
  await owner?.close();
});

async function vote(): Promise<Response> {
  const { headers } = await fetch(`${origin}/test/anti-forgery`);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!;
  return fetch(`${origin}/v1/have-your-say/${SLUG}/ballots`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.join('; '),
      'x-xsrf-token': decodeURIComponent(token.slice('XSRF-TOKEN='.length)),
      'idempotency-key': 'the-one-ballot',
      [VOTER_KEY_HEADER]: 'a-visitor-of-the-test0',
    },
    body: JSON.stringify({ answers: { [ids.question(0)]: { chosen: [ids.option(0, 0)] } } }),
  });
}

const follow = () =>
  fetch(`${origin}/v1/stream?topic=content:${ids.poll}`, {
    headers: { accept: 'text/event-stream' },
  });
const statusOf = async (path: string) => (await fetch(origin + path)).status;

// The embedded engine is in the process: it cannot be away.
testWhere(server !== undefined, 'needs PostgreSQL')(
  'the database is away and comes back: votes are refused and not lost, pages are told to come again, streams recover',
  async () => {
    const stream = await follow();
    await relay!.cut();
    const refused = await vote();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    expect(await statusOf(`/v1/have-your-say/${SLUG}`)).toBe(503);
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);

    await relay!.open();
    expect(await statusOf('/readyz')).toBe(200);
    // Changes told meanwhile have reached no listener: the stream ends, and the browser asks for
    // the present.
    expect(await stream.text()).toContain('event: changed');
    const taken = await vote();
    expect(taken.status).toBe(201);
    const again = await vote();
    expect(await again.json()).toEqual(await taken.json());

    const body = (await follow()).body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const changes = () => heard.match(/event: changed/g)?.length ?? 0;
    const bump = sql`select pg_notify('content_changed', ${JSON.stringify({ id: ids.poll, section: 'have-your-say', version: 99 })})`;
    while (changes() < 2) {
      await bump.execute(owner!.database.db);
      heard += (await body.read()).value ?? '';
    }
    expect(heard).toContain('99');
    await body.cancel();
  },
);
