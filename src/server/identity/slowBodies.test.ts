import { toPersonId } from '../seed/seedContents';
import { openPoll } from '../have-your-say/openPoll';
import { toFixtureIds, insertPoll } from '../have-your-say/testing/pollFixtures';
import { openSlowRequest, type SlowRequest } from '../testing/slowBody';
import { FIRST_START } from '../testing/testHost';
import { withApiRoutes, type ApiRoute } from './testing/apiRoutes';
import { startSession } from './sessions';
import { openDoorHost, type DoorHost } from './testing/doorHost';

const LONG_MS = 600_000;
const READS = ['GET', 'HEAD', 'OPTIONS'];
const ANY_ID = '00000000-0000-4000-8000-000000000000';
const PART_TYPE = 'application/offset+octet-stream';

let host: DoorHost;
let routes: readonly ApiRoute[];
beforeAll(async () => {
  ({ host, routes } = await withApiRoutes(openDoorHost));
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  await host.app.listen({ port: 0, host: '127.0.0.1' });
}, LONG_MS);
afterAll(() => host.close());

const JSON_TYPE = { 'content-type': 'application/json' };
let keys = 0;

/** Sends the head of a request like a browser and waits with the body. */
const slow = (
  headers: Record<string, string>,
  method: string,
  path: string,
  body: object | Uint8Array = {},
): Promise<SlowRequest> =>
  openSlowRequest(host.app, {
    method,
    path,
    headers: { ...JSON_TYPE, 'idempotency-key': `slow-body-${keys++}`, ...headers },
    body: body instanceof Uint8Array ? body : JSON.stringify(body),
  });

const setBlocked = (id: string, blocked_at: Date | null) =>
  host.database.db.updateTable('people').set({ blocked_at }).where('id', '=', id).execute();

const setEnded = (id: string, ended_at: Date | null) =>
  host.database.db.updateTable('sessions').set({ ended_at }).where('family_id', '=', id).execute();

async function chooseIn(slug: string, details: object = {}) {
  const { db } = host.database;
  const { poll } = await insertPoll(db, { slug, details });
  await openPoll(db, poll, FIRST_START);
  const ids = toFixtureIds(slug);
  const path = `/v1/have-your-say/${slug}/ballots`;
  const body = { answers: { [ids.question(0)]: { chosen: [ids.option(0, 0)] } } };
  const ballots = async () =>
    (await db.selectFrom('ballots').select('id').where('poll_id', '=', poll).execute()).length;
  return { path, body, ballots };
}

/** Returns the address of a blog post that can be commented. */
async function commentsPath(): Promise<string> {
  const { items } = (await host.app.inject('/v1/blogs?limit=1')).json<{
    items: { slug: string }[];
  }>();
  return `/v1/blogs/${items[0]!.slug}/comments`;
}

/** Ways in which a person who has sent the head alone can lose their rights, and the way back. */
const ENDS = [
  {
    end: 'is blocked',
    take: (id: string) => setBlocked(id, FIRST_START),
    giveBack: (id: string) => setBlocked(id, null),
  },
  {
    end: 'is signed out',
    take: (_id: string, sessionId: string) => setEnded(sessionId, FIRST_START),
    giveBack: (_id: string, sessionId: string) => setEnded(sessionId, null),
  },
];

test.each(ENDS)(
  'every write of somebody who $end before the body arrives is refused, whatever the body says',
  async ({ take, giveBack }) => {
    const { sessionId, personId: id } = (await startSession(
      host.database.db,
      { personId: toPersonId('omar'), scope: 'roles', kind: 'password', device: 'a telephone' },
      new Date(host.clock()),
    ))!;
    const token = await host.tokens.issue(id, 'roles', sessionId);
    const headers = { ...(await host.headersOf('omar')), authorization: `Bearer ${token}` };
    const types: Record<string, string> = {
      'PUT /v1/me/picture': 'image/png',
      'POST /v1/settings/look/pictures': 'image/png',
    };
    const passed: string[] = [];
    const writes = routes.filter(
      ({ method, path, ignoresBearer }) =>
        !READS.includes(method) && !ignoresBearer && `${method} ${path}` !== 'PATCH /v1/files/:id',
    );
    for (const { method, path } of writes) {
      const name = `${method} ${path}`;
      const type = types[name];
      const sent = await slow(
        { ...headers, ...(type !== undefined && { 'content-type': type }) },
        method,
        path.replace(/:\w+/g, ANY_ID),
      );
      await take(id, sessionId);
      const { status, code } = await sent.finish();
      await giveBack(id, sessionId);
      if (status !== 401 || code !== 'invalidToken') passed.push(`${name} ${status} ${code}`);
    }
    expect(writes.length).toBeGreaterThan(80);
    expect(passed).toEqual([]);
  },
  LONG_MS,
);

test('a part of a file whose sender is blocked while it arrives is not kept', async () => {
  const headers = await host.headersOf('nadia');
  const announced = await host.app.inject({
    method: 'POST',
    url: '/v1/files',
    headers: { ...headers, 'idempotency-key': 'a-file-that-is-slow' },
    payload: { name: 'plan.pdf', bytes: 1_000 },
  });
  const { id } = announced.json<{ id: string }>();
  const sent = await slow(
    { ...headers, 'content-type': PART_TYPE, 'upload-offset': '0' },
    'PATCH',
    `/v1/files/${id}`,
    new Uint8Array(500),
  );
  sent.send(new Uint8Array(100));
  await setBlocked(toPersonId('nadia'), FIRST_START);
  const answer = await sent.finish();
  await setBlocked(toPersonId('nadia'), null);
  expect(answer).toEqual({ status: 401, code: 'invalidToken' });
  expect(
    await host.database.db
      .selectFrom('files')
      .select('received')
      .where('id', '=', id)
      .executeTakeFirst(),
  ).toEqual({ received: 0 });
});

test('a comment and a ballot whose head came before a block are refused after it', async () => {
  const { path, body, ballots } = await chooseIn('slow-and-blocked');
  const headers = await host.headersOf('omar');
  const comment = await slow(headers, 'POST', await commentsPath(), { body: 'Came too late.' });
  const ballot = await slow(headers, 'POST', path, body);
  await setBlocked(toPersonId('omar'), FIRST_START);
  const answers = [await comment.finish(), await ballot.finish()];
  await setBlocked(toPersonId('omar'), null);
  const refused = { status: 401, code: 'invalidToken' };
  expect(answers).toEqual([refused, refused]);
  expect(await ballots()).toBe(0);
  const again = await slow(headers, 'POST', path, body);
  expect(await again.finish()).toMatchObject({ status: 201 });
});

test('what a role allows is refused where the role was taken away before the body arrives', async () => {
  const giveRoles = (roles: string[]) =>
    host.database.db
      .updateTable('people')
      .set({ roles })
      .where('id', '=', toPersonId('leyla'))
      .execute();
  const change = async () =>
    slow(await host.headersOf('leyla'), 'PUT', `/v1/admin/people/${toPersonId('omar')}/rights`, {
      roles: ['admin'],
      verified: false,
      reason: 'a test',
    });
  await giveRoles(['admin']);
  const sent = await change();
  await giveRoles([]);
  expect(await sent.finish()).toEqual({ status: 403, code: 'forbidden' });
  await giveRoles(['admin']);
  expect(await (await change()).finish()).toMatchObject({ status: 204 });
  await giveRoles([]);
});

/** Creates a person with an account, and the headers of one of their sessions. */
async function account() {
  const tokens = await host.openAccount();
  const headers = {
    ...(await host.headersOf('grace')),
    authorization: `Bearer ${tokens.access_token}`,
  };
  return { tokens, headers };
}

test('a comment and a ballot whose head came before a sign-out are refused after it', async () => {
  const { path, body, ballots } = await chooseIn('slow-and-signed-out');
  const { tokens, headers } = await account();
  const comment = await slow(headers, 'POST', await commentsPath(), { body: 'Came too late.' });
  const ballot = await slow(headers, 'POST', path, body);
  const revoked = await host.app.inject({
    method: 'POST',
    url: '/connect/revocation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: tokens.refresh_token }).toString(),
  });
  expect(revoked.statusCode).toBe(200);
  const refused = { status: 401, code: 'invalidToken' };
  expect([await comment.finish(), await ballot.finish()]).toEqual([refused, refused]);
  expect(await ballots()).toBe(0);
});

describe('one login that is linked to eight accounts in turn', () => {
  test('votes once in a secret poll for verified residents, with all heads sent before the first body', async () => {
    const { path, body, ballots } = await chooseIn('slow-and-linked', {
      eligibility: 'verified',
      secrecy: 'secret',
    });
    const waiting: SlowRequest[] = [];
    for (let number = 0; number < 8; number += 1) {
      const { tokens, headers } = await account();
      await host.link(tokens, 'omar');
      waiting.push(await slow(headers, 'POST', path, body));
      if (number < 7) await host.unlink(tokens);
    }
    const answers = [];
    for (const sent of waiting) answers.push(await sent.finish());
    const refused = { status: 403, code: 'verificationRequired' };
    expect(answers).toEqual([
      ...Array.from({ length: 7 }, () => refused),
      { status: 201, code: '' },
    ]);
    expect(await ballots()).toBe(1);
  });
});
