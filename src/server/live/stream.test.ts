import type { AddressInfo } from 'node:net';
import type { DetailPage } from '../../shared/contract/content';
import type { PollDetails } from '../../shared/contract/have-your-say';
import type { Database } from '../db/openDatabase';
import { changeStage } from '../setup/stage';
import type { Stage } from '../../shared/contract/setup';
import { toPersonId } from '../seed/seedContents';
import { endSession, endSessions, startSession } from '../identity/sessions';
import { announceOpinions } from './liveChanges';
import { announceNewVersion } from './newVersion';
import { createRandomAnswers } from '../have-your-say/testing/randomAnswers';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
let origin: string;
beforeAll(async () => {
  host = await openTestHost();
  await host.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(host.app.server.address() as AddressInfo).port}`;
});
afterAll(() => host.close());

interface ServerSentEvent {
  readonly event: string;
  readonly data: { readonly id: string; readonly version: number };
}

async function* eventsOf(response: Response): AsyncGenerator<ServerSentEvent> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]),
      );
      if (fields.has('data'))
        yield { event: fields.get('event')!, data: JSON.parse(fields.get('data')!) };
    }
  }
}

test('a ballot reaches everybody who looks at the poll, as a version and never as a result', async () => {
  const poll = (await host.app.inject('/v1/have-your-say/first-street-without-cars')).json<
    DetailPage<PollDetails>
  >();
  const stop = new AbortController();
  const response = await fetch(`${origin}/v1/stream?topic=content:${poll.id}`, {
    headers: { accept: 'text/event-stream' },
    signal: stop.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events = eventsOf(response);
  const first = (await events.next()).value as ServerSentEvent;
  expect(first).toMatchObject({ event: 'changed', data: { id: poll.id, version: poll.version } });

  await host.app.inject({
    method: 'POST',
    url: `/v1/have-your-say/${poll.slug}/ballots`,
    headers: { ...(await host.headersOf('omar')), 'idempotency-key': 'stream-test' },
    payload: { answers: createRandomAnswers(poll.details) },
  });
  const second = (await events.next()).value as ServerSentEvent;
  expect(second.data).toEqual({ id: poll.id, section: 'have-your-say', version: poll.version + 1 });
  stop.abort();
});

test('whoever looks at a dialog hears of its map at once, and of each one that is drawn, as a version', async () => {
  const { db } = host.database;
  const { id } = await db
    .selectFrom('contents')
    .select('id')
    .where('slug', '=', 'waterfront-change')
    .executeTakeFirstOrThrow();
  const empty = Buffer.alloc(0);
  await db
    .insertInto('opinion_maps')
    .values({
      content_id: id,
      version: 7,
      votes: 1,
      revision: 1,
      at: new Date(),
      places: empty,
      map: '{}',
      memory: '{}',
      priorities: [],
    })
    .execute();
  const stop = new AbortController();
  const response = await fetch(`${origin}/v1/stream?topic=content:${id}`, {
    headers: { accept: 'text/event-stream' },
    signal: stop.signal,
  });
  const events = eventsOf(response);
  expect((await events.next()).value).toMatchObject({ event: 'changed', data: { id } });
  expect((await events.next()).value).toEqual({ event: 'opinions', data: { id, version: 7 } });
  const other = '00000000-0000-4000-8000-000000000000';
  await announceOpinions(db, { id: other, version: 3 });
  await announceOpinions(db, { id, version: 8 });
  expect((await events.next()).value).toEqual({ event: 'opinions', data: { id, version: 8 } });
  stop.abort();
});

test('the stream of somebody who is signed in is kept by no cache', async () => {
  const { id } = (await host.app.inject('/v1/have-your-say/first-street-without-cars')).json<
    DetailPage<PollDetails>
  >();
  const { authorization } = await host.headersOf('omar');
  const cachingOf = async (headers: Record<string, string>) => {
    const stop = new AbortController();
    const response = await fetch(`${origin}/v1/stream?topic=content:${id}`, {
      headers: { accept: 'text/event-stream', ...headers },
      signal: stop.signal,
    });
    stop.abort();
    return response.headers.get('cache-control');
  };
  expect(await cachingOf({ authorization: authorization! })).toBe('no-store');
  expect(await cachingOf({})).toBe('no-cache');
});

test('a portal that closes ends the streams of those whom it closes to, and no other', async () => {
  const { db } = host.database;
  const setStage = (stage: Stage) =>
    db.transaction().execute((trx) => changeStage(trx, stage, { personId: null, at: FIRST_START }));
  const { id } = (await host.app.inject('/v1/have-your-say/first-street-without-cars')).json<
    DetailPage<PollDetails>
  >();
  const follow = async (headers: Record<string, string> = {}) => {
    const stop = new AbortController();
    const response = await fetch(`${origin}/v1/stream?topic=content:${id}`, {
      headers: { accept: 'text/event-stream', ...headers },
      signal: stop.signal,
    });
    const events = eventsOf(response);
    await events.next();
    return { events, stop };
  };
  const visitor = await follow();
  const { authorization } = await host.headersOf('admin');
  const admin = await follow({ authorization: authorization! });
  await setStage('staff');
  expect(await visitor.events.next()).toMatchObject({ done: true });

  await setStage('open');
  await announceNewVersion(db, id);
  expect(await admin.events.next()).toMatchObject({ done: false, value: { event: 'changed' } });
  admin.stop.abort();
});

test('what may not be read cannot be listened to', async () => {
  const { id } = await host.database.db
    .selectFrom('contents')
    .select('id')
    .where('slug', '=', 'tenants-circle')
    .executeTakeFirstOrThrow();
  const response = await fetch(`${origin}/v1/stream?topic=content:${id}`, {
    headers: { accept: 'text/event-stream' },
  });
  expect(response.status).toBe(404);
});

/** Streams that a test may leave open where it fails; the host would wait for them. */
const opened: AbortController[] = [];
afterEach(() => opened.splice(0).forEach((stream) => stream.abort()));

let taken = 0;

/** Opens a session of somebody who belongs to a group, another one each time. */
async function openSession() {
  const { db } = host.database;
  const { person_id: owner } = await db
    .selectFrom('memberships')
    .select('person_id')
    .where('person_id', '!=', toPersonId('omar'))
    .distinct()
    .orderBy('person_id', 'desc')
    .offset((taken += 1))
    .limit(1)
    .executeTakeFirstOrThrow();
  const { sessionId } = (await startSession(
    db,
    { personId: owner, scope: 'roles', kind: 'password', device: 'a telephone' },
    new Date(host.clock()),
  ))!;
  const token = await host.tokens.issue(owner, 'roles', sessionId);
  return {
    sessionId,
    owner,
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
  };
}

describe.each(['me', 'content'])('the stream of %s ends at once where its person', (topic) => {
  test.each<[string, (db: Database, owner: string, sessionId: string) => Promise<unknown>, number]>(
    [
      [
        'signs out',
        (db, personId, id) => endSession(db, id, { personId, device: '' }, new Date(host.clock())),
        401,
      ],
      [
        'is signed out everywhere by a new password',
        (db, personId) =>
          db
            .transaction()
            .execute((trx) =>
              endSessions(
                trx,
                null,
                { personId, device: '', kind: 'passwordChanged' },
                new Date(host.clock()),
              ),
            ),
        401,
      ],
      [
        'is blocked',
        (db, id) =>
          db.updateTable('people').set({ blocked_at: FIRST_START }).where('id', '=', id).execute(),
        401,
      ],
      [
        'loses a role',
        (db, id) => db.updateTable('people').set({ roles: [] }).where('id', '=', id).execute(),
        200,
      ],
      [
        'leaves a group',
        (db, id) => db.deleteFrom('memberships').where('person_id', '=', id).execute(),
        200,
      ],
      ['is gone', (db, id) => db.deleteFrom('people').where('id', '=', id).execute(), 401],
    ],
  )('%s', async (_name, take, afterwards) => {
    const { db } = host.database;
    const { items } = (await host.app.inject('/v1/blogs?limit=1')).json<{
      items: { id: string }[];
    }>();
    const { sessionId, owner, headers } = await openSession();
    await db
      .updateTable('people')
      .set({ roles: ['editor'] })
      .where('id', '=', owner)
      .execute();
    // The new role is told to the host as well, and would end a stream that is open by then.
    await host.settled();
    const url = `${origin}/v1/stream?topic=${topic === 'me' ? topic : `content:${items[0]!.id}`}`;
    const stop = new AbortController();
    opened.push(stop);
    const response = await fetch(url, { headers, signal: stop.signal });
    const events = eventsOf(response);
    expect((await events.next()).done).toBe(false);
    await take(db, owner, sessionId);
    // Changes from before the end may still be told.
    while (!(await events.next()).done);
    const again = await fetch(url, { headers });
    expect(again.status).toBe(afterwards);
    await again.body!.cancel();
  });
});

test('of one person twenty streams are open at a time', async () => {
  const { items } = (await host.app.inject('/v1/blogs?limit=1')).json<{
    items: { id: string }[];
  }>();
  const stop = new AbortController();
  // A response that nobody holds is collected, and its connection closed with it.
  const kept: Response[] = [];
  const open = async (who: 'grace' | 'omar') => {
    const { authorization } = await host.headersOf(who);
    const headers = { accept: 'text/event-stream', authorization: authorization! };
    const url = `${origin}/v1/stream?topic=content:${items[0]!.id}`;
    const response = await fetch(url, { headers, signal: stop.signal });
    kept.push(response);
    return response;
  };
  for (let index = 0; index < 20; index += 1) expect((await open('grace')).status).toBe(200);
  const refused = await open('grace');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await open('omar')).status).toBe(200);
  expect(kept).toHaveLength(22);
  stop.abort();
});
