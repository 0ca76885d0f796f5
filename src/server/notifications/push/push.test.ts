import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { Push, PushTested } from '../../../shared/contract/push';
import { MAX_PUSH_DEVICES } from '../../../shared/contract/push';
import type { NotificationKind } from '../../../shared/contract/notifications';
import { openCommentsHost, type CommentsHost, type Who } from '../../comments/testing/commentsHost';
import { startSession } from '../../identity/sessions';
import { toContentId, toPersonId } from '../../seed/seedContents';
import { notify } from '../notify';
import { isEndpoint, isKnownService, isPublicAddress, lookupPublic } from './pushEndpoints';
import { deliverPush } from './deliverPush';
import { encryptPush } from './encryptPush';
import { sendPushes } from './sendPushes';
import { openPushService } from './testing/pushService';
import { getVapidKeys } from './vapid';
import { RETRY_AFTER_MS, QUIET_MS } from './waitingPushes';
import { createTrialMessage } from './pushMessages';

const DAY_MS = 86_400_000;
const SLUG = 'measuring-kerbs-between-tram-and-town-hall';
const OTHER_POST = toContentId('blogs', 'read-the-city-budget-in-ten-minutes');
const POST = toContentId('blogs', SLUG);

let host: CommentsHost;
let service: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  service = await openPushService();
  host = await openCommentsHost({ allowsLocalPush: true });
});
afterAll(async () => {
  await host.close();
  await service.close();
});
beforeEach(async () => {
  const { db } = host.database;
  await db.deleteFrom('push_subscriptions').execute();
  await db.deleteFrom('notifications').execute();
  await db.deleteFrom('notification_settings').execute();
  await want('grace');
  service.arrived();
});

const want = (who: Who, push = true) =>
  host.database.db
    .insertInto('notification_settings')
    .values({
      person_id: toPersonId(who as number),
      category: 'publishing',
      shown: false,
      mail: 'none',
      push,
    })
    .onConflict((conflict) => conflict.columns(['person_id', 'category']).doUpdateSet({ push }))
    .execute();
const subscribe = async (who: Who, subscription = service.browser()) => {
  const answer = await host.ask(who, 'PUT', 'me/push/subscriptions', subscription);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  return subscription;
};
let occasions = 0;
const at = (ms: number) => new Date(host.clock() + ms);
const tell = (who: Who, ms = 0, kind: NotificationKind = 'published', id = POST) =>
  host.database.db.transaction().execute((trx) => {
    occasions += 1;
    const news = { kind, because: 'author', contentId: id, actorId: null } as const;
    return notify(trx, { ...news, occasion: `pushed ${occasions}`, at: at(ms) }, [
      toPersonId(who as number),
    ]);
  });
const { signal } = new AbortController();
const push = { contact: 'mailto:office@city.example', hosts: [], allowsLocal: true };
const run = (ms: number, more: Partial<typeof push> = {}) =>
  sendPushes({ db: host.database.db, push: { ...push, ...more } }, { now: at(ms), signal });
const send = async (ms: number) => {
  await run(ms);
  return service.arrived();
};
const devices = async (who: Who) =>
  (await host.ask(who, 'GET', 'me/push')).json<Push>().devices.length;
const waiting = () => host.database.db.selectFrom('pushes').selectAll().execute();

describe('what leaves', () => {
  test('is encrypted as in the example of RFC 8291, appendix A', () => {
    const text = 'When I grow up, I want to be a watermelon';
    const receiver = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const drawn = {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    };
    expect(encryptPush(text, receiver, drawn).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
    expect(() => encryptPush('x'.repeat(5_000), receiver)).toThrow(RangeError);
  });

  test('reaches the browser soon, signed by this installation, and waits a day for one that is off', async () => {
    const { publicKey } = (await host.ask('grace', 'GET', 'me/push')).json<Push>();
    await subscribe('grace');
    await tell('grace');
    const [{ id }] = (await host.database.db
      .selectFrom('notifications')
      .select('id')
      .execute()) as [{ id: string }];
    const [arrived, ...others] = await send(0);
    expect(others).toEqual([]);
    const tag = id.replaceAll('-', '');
    expect(arrived!.headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      topic: tag,
      'content-encoding': 'aes128gcm',
    });
    expect(arrived!.message).toMatchObject({
      body: 'This is new.',
      lang: 'en',
      dir: 'ltr',
      url: `/en/blogs/${SLUG}`,
      tag,
      title: 'Nine obstacles in 640 metres',
    });
    const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(arrived!.headers.authorization!)!;
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: '', y: '' };
    jwk.x = point.subarray(1, 33).toString('base64url');
    jwk.y = point.subarray(33).toString('base64url');
    const { payload } = await jwtVerify(token!, createPublicKey({ key: jwk, format: 'jwk' }), {
      audience: service.origin,
      subject: push.contact,
    });
    expect(payload.exp! - Date.now() / 1_000).toBeLessThanOrEqual(DAY_MS / 1_000);
    expect(await waiting()).toEqual([]);
  });

  test('goes to who wants this kind on devices, and is not told twice for one occasion', async () => {
    await subscribe('grace');
    await subscribe('omar');
    await tell('grace');
    await tell('omar');
    await tell('grace', 0, 'answered');
    expect((await send(0)).map(({ path }) => path)).toHaveLength(1);
    await want('grace', false);
    await tell('grace', QUIET_MS);
    expect(await send(2 * QUIET_MS)).toEqual([]);
  });

  test('after one a browser is quiet for a minute, and what came meanwhile is one in its language', async () => {
    await subscribe('grace', service.browser('tr'));
    await subscribe('grace', service.browser('ar'));
    await tell('grace');
    expect(await send(0)).toHaveLength(2);
    await tell('grace', 1_000, 'corrected');
    await tell('grace', 2_000, 'published', OTHER_POST);
    await tell('grace', 3_000);
    expect(await send(QUIET_MS - 1_000)).toEqual([]);
    const messages = (await send(QUIET_MS)).map(({ message }) => message);
    const found = Object.fromEntries(messages.map(({ lang, ...message }) => [lang, message]));
    expect(found['tr']).toMatchObject({ dir: 'ltr', url: '/tr/me/notifications' });
    expect(found['tr']!.body).toMatch(/2/);
    expect(found['ar']).toMatchObject({ dir: 'rtl', url: '/ar/me/notifications' });
  });

  test('two hosts that look at once send it once', async () => {
    for (let count = 0; count < 5; count += 1) await subscribe('grace');
    await tell('grace');
    await Promise.all([run(0), run(0)]);
    expect(service.arrived()).toHaveLength(5);
  });
});

describe('what the person may not know, or knows already, is not sent', () => {
  const unlike = async (change: () => Promise<unknown>) => {
    await subscribe('grace');
    await tell('grace');
    await change();
    const arrived = await send(0);
    return [arrived, await waiting()];
  };
  const setPost = (hidden_at: Date | null) =>
    host.database.db.updateTable('contents').set({ hidden_at }).where('id', '=', POST).execute();

  test('what was hidden meanwhile', async () => {
    expect(await unlike(() => setPost(at(0)))).toEqual([[], []]);
    await setPost(null);
  });

  test('what was read meanwhile', async () => {
    const read = () =>
      host.database.db
        .updateTable('notifications')
        .set({ read_at: at(0) })
        .execute();
    expect(await unlike(read)).toEqual([[], []]);
  });

  test('what was told to whoever used the browser before', async () => {
    const subscription = service.browser();
    await subscribe('grace', subscription);
    await tell('grace');
    await subscribe('omar', subscription);
    expect(await send(0)).toEqual([]);
    expect([await devices('grace'), await devices('omar')]).toEqual([0, 1]);
  });
});

describe('a browser that renews its subscription by itself', () => {
  const told = ({ locale: _none, ...subscription }: ReturnType<typeof service.browser>) =>
    subscription;
  const renew = (before: { endpoint: string; auth: string }, now: object) =>
    host.app.inject({ method: 'POST', url: '/v1/push/renewals', payload: { before, now } });
  const proofOf = ({ endpoint, keys: { auth } }: ReturnType<typeof service.browser>) => ({
    endpoint,
    auth,
  });

  test('is told under the new one, also what has waited, without a session', async () => {
    const [before, now] = [await subscribe('grace'), service.browser()];
    await tell('grace');
    expect((await renew(proofOf(before), told(now))).statusCode).toBe(204);
    expect((await send(0)).map(({ path }) => service.origin + path)).toEqual([now.endpoint]);
    expect(await devices('grace')).toBe(1);
    // The one before proves nothing any more.
    expect((await renew(proofOf(before), told(service.browser()))).statusCode).toBe(404);
  });

  test('nobody re-points it who does not know its secret, nor to a browser of somebody else', async () => {
    const [before, others] = [await subscribe('grace'), await subscribe('omar')];
    const { endpoint } = before;
    const guess = await renew({ endpoint, auth: 'A'.repeat(22) }, told(service.browser()));
    expect(guess.statusCode).toBe(404);
    expect((await renew(proofOf(others), told(before))).statusCode).toBe(404);
    const inside = { ...told(service.browser()), endpoint: 'https://10.0.0.1/push' };
    expect((await renew(proofOf(before), inside)).statusCode).toBe(400);
    await tell('grace');
    expect((await send(0)).map(({ path }) => service.origin + path)).toEqual([endpoint]);
    expect([await devices('grace'), await devices('omar')]).toEqual([1, 1]);
  });

  test('where a page has subscribed it meanwhile there is one', async () => {
    const [before, now] = [await subscribe('grace'), await subscribe('grace')];
    expect((await renew(proofOf(before), told(now))).statusCode).toBe(204);
    expect(await devices('grace')).toBe(1);
  });
});

describe('what the push service answers', () => {
  test.each([404, 410])('%i: the browser is forgotten', async (status) => {
    await subscribe('grace');
    await tell('grace');
    service.replyNext({ status });
    expect(await send(0)).toHaveLength(1);
    expect(await devices('grace')).toBe(0);
  });

  test.each([400, 403, 413])('%i: this message is given up, the browser is not', async (status) => {
    await subscribe('grace');
    await tell('grace');
    service.replyNext({ status });
    await send(0);
    expect([await devices('grace'), await waiting()]).toEqual([1, []]);
  });

  test('429 and 5xx: it is tried again, not before the service wants it, and after a day no more', async () => {
    await subscribe('grace');
    await tell('grace');
    service.replyNext({ status: 429, headers: { 'retry-after': '600' } });
    service.replyNext({ status: 503 });
    expect(await send(0)).toHaveLength(1);
    expect(await send(599_000)).toEqual([]);
    expect(await send(600_000)).toHaveLength(1);
    expect(await send(600_000 + RETRY_AFTER_MS[1] - 1_000)).toEqual([]);
    service.replyNext({ status: 500 });
    expect(await send(600_000 + RETRY_AFTER_MS[1])).toHaveLength(1);
    expect(await send(DAY_MS)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('a redirection is not followed', async () => {
    await subscribe('grace');
    await tell('grace');
    service.replyNext({ status: 307, headers: { location: `${service.origin}/b1` } });
    expect(await send(0)).toHaveLength(1);
  });
});

describe('a browser is told for as long as the session lasts in which it was asked for', () => {
  /** Signs in, and has oneself told in a new browser. */
  async function openTold() {
    const who = toPersonId('grace');
    const session = { personId: who, scope: 'roles', kind: 'password', device: 'a phone' } as const;
    const { sessionId, refreshToken } = (await startSession(
      host.database.db,
      session,
      new Date(host.clock()),
    ))!;
    const headers = {
      ...(await host.headersOf('grace')),
      authorization: `Bearer ${await host.tokens.issue(who, 'roles', sessionId)}`,
    };
    const ask = (method: 'PUT' | 'DELETE', path: string, payload?: object) =>
      host.app.inject({ method, url: `/v1/me/${path}`, headers, ...(payload && { payload }) });
    const { statusCode } = await ask('PUT', 'push/subscriptions', service.browser());
    expect(statusCode).toBe(204);
    return { sessionId, refreshToken, ask };
  }
  type Told = Awaited<ReturnType<typeof openTold>>;
  const signOut = ({ refreshToken }: Told) =>
    host.app.inject({
      method: 'POST',
      url: '/connect/revocation',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: refreshToken }).toString(),
    });

  test.each<[string, (here: Told, lost: Told) => Promise<{ statusCode: number }>]>([
    ['its row in the list', (here, lost) => here.ask('DELETE', `sessions/${lost.sessionId}`)],
    ['everywhere else', (here) => here.ask('DELETE', 'sessions')],
    ['its sign-out', (_here, lost) => signOut(lost)],
  ])('and no longer, when it is ended by %s', async (_name, end) => {
    const [here, lost] = [await openTold(), await openTold()];
    await tell('grace');
    expect(await devices('grace')).toBe(2);
    expect((await end(here, lost)).statusCode).toBeLessThan(300);
    expect(await devices('grace')).toBe(1);
    await tell('grace', 1);
    expect(await send(2)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('what was asked for in a session that is over ends with the next end', async () => {
    const { db } = host.database;
    const [old, here] = [await openTold(), await openTold()];
    const set = { expires_at: new Date(host.clock() - DAY_MS) };
    await db.updateTable('sessions').set(set).where('family_id', '=', old.sessionId).execute();
    await subscribe('grace');
    expect(await devices('grace')).toBe(3);
    await here.ask('DELETE', 'sessions');
    expect(await devices('grace')).toBe(1);
  });
});

describe('one’s own devices', () => {
  test('the same again changes nothing, more than ten make the oldest go', async () => {
    const first = await subscribe('grace');
    await subscribe('grace', first);
    expect(await devices('grace')).toBe(1);
    for (let count = 0; count < MAX_PUSH_DEVICES; count += 1) {
      host.setNow(at(1_000));
      await subscribe('grace');
    }
    expect(await devices('grace')).toBe(MAX_PUSH_DEVICES);
    const answer = await host.ask('grace', 'POST', 'me/push/test', { endpoint: first.endpoint });
    expect(answer.statusCode).toBe(404);
  });

  test('a test says whether it left; to the device of another nobody sends', async () => {
    const { endpoint } = await subscribe('grace', service.browser('ar'));
    const isSent = async () =>
      (await host.ask('grace', 'POST', 'me/push/test', { endpoint })).json<PushTested>().isSent;
    expect(await isSent()).toBe(true);
    expect(service.arrived()[0]!.message).toMatchObject({ lang: 'ar', url: '/ar/me/settings' });
    expect((await host.ask('omar', 'POST', 'me/push/test', { endpoint })).statusCode).toBe(404);
    service.replyNext({ status: 410 });
    expect([await isSent(), await devices('grace')]).toEqual([false, 0]);
  });

  test('turned off, nothing comes; of another person nothing is turned off', async () => {
    const { endpoint } = await subscribe('grace');
    await tell('grace');
    const off = (who: Who) => host.ask(who, 'DELETE', 'me/push/subscriptions', { endpoint });
    expect((await off('omar')).statusCode).toBe(204);
    expect(await devices('grace')).toBe(1);
    expect((await off('grace')).statusCode).toBe(204);
    expect((await off('grace')).statusCode).toBe(204);
    expect(await send(0)).toEqual([]);
  });
});

describe('nothing is sent to hosts within', () => {
  test.each([
    'http://push.example/a',
    'https://user:secret@push.example/a',
    'https://push.example:8443/a',
    'https://127.0.0.1/a',
    'https://10.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[::ffff:169.254.169.254]/a',
    'https://localhost/a',
    'https://push.example/a#b',
    'https://push.example/\u0000a',
    'file:///etc/passwd',
    'push.example',
    '//push.example/a',
  ])('not an endpoint: %s', async (endpoint) => {
    expect(isEndpoint(endpoint, false)).toBe(false);
  });

  test.each(['https://fcm.googleapis.com/fcm/send/a:b', 'https://web.push.apple.com/Q'])(
    'an endpoint: %s',
    (endpoint) => expect(isEndpoint(endpoint, false)).toBe(true),
  );

  test.each([
    ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
    ['https://fcm.googleapis.com/fcm/send/a:b', true],
    ['https://web.push.apple.com/Q', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=a', true],
    ['https://push.example/a', false],
    ['https://fcm.googleapis.com.evil.example/a', false],
    ['https://evil-fcm.googleapis.com/a', false],
    ['https://evilpush.apple.com/a', false],
    ['https://push.apple.com/a', false],
    ['https://push.example.org/a', true],
    ['https://a.below.example.org/a', true],
    ['https://a.push.example.org/a', false],
    ['https://127.0.0.1/a', false],
  ])('%s is of a push service that is sent to: %s', (endpoint, isKnown) => {
    const hosts = ['push.example.org', '.below.example.org'];
    expect(isKnownService(endpoint, { hosts, allowsLocal: false })).toBe(isKnown);
  });

  test('a service that nobody knows is refused by name, when it is subscribed to, renewed and sent to', async () => {
    const good = service.browser();
    const unknown = 'https://push.example/a';
    const answer = await host.ask('grace', 'PUT', 'me/push/subscriptions', {
      ...good,
      endpoint: unknown,
    });
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'unknownPushService',
      detail: 'push.example',
    });
    const keys = await getVapidKeys(host.database.db);
    const sending = { keys, contact: 'mailto:a@b.example', hosts: [], allowsLocal: false, now: 0 };
    const receiver = { endpoint: unknown, p256dh: good.keys.p256dh, auth: good.keys.auth };
    expect(await deliverPush(receiver, createTrialMessage('en'), sending)).toEqual({
      outcome: 'gone',
    });
  });

  test('hostile addresses and keys are refused when they arrive', async () => {
    const good = service.browser();
    const bodies = [
      { ...good, endpoint: 'https://[::1]/a' },
      { ...good, endpoint: `https://push.example/${'a'.repeat(2_000)}` },
      { ...good, keys: { ...good.keys, p256dh: 'A'.repeat(87) } },
      { ...good, keys: { ...good.keys, auth: 'A' } },
      { ...good, personId: toPersonId('omar') },
      { ...good, locale: 'xx' },
    ];
    for (const body of bodies)
      expect((await host.ask('grace', 'PUT', 'me/push/subscriptions', body)).statusCode).toBe(400);
  });

  test.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['0.0.0.0', false],
    ['::', false],
    ['::1', false],
    ['::ffff:8.8.8.8', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['2002:7f00:1::', false],
    ['64:ff9b::7f00:1', false],
    ['nonsense', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  test('a name that leads to this machine is not connected to', async () => {
    const failure = await new Promise((found) =>
      lookupPublic('localhost', { all: true }, (error) => found(error)),
    );
    expect(failure).toMatchObject({ name: 'ClosedAddress' });
  });

  test('what was subscribed to on this machine is forgotten where that is not allowed', async () => {
    await subscribe('grace');
    await tell('grace');
    await run(0, { allowsLocal: false });
    expect([service.arrived(), await devices('grace')]).toEqual([[], 0]);
  });
});
