import { signInAndRedeem } from '../../door/testing/portal';
import { FIREFOX, PASSWORD, type AccountsHost } from '../accounts/testing/accountsHost';
import { FIRST_START } from '../testing/testHost';
import { openDoorHost, type DoorHost } from './testing/doorHost';

const LIBRARY = '192.0.2.50';
const MINUTE_MS = 60_000;

let host: DoorHost;
let now = FIRST_START.getTime();
beforeAll(async () => {
  host = await openDoorHost();
  for (const name of ['one', 'two']) await host.account(`${name}@device.example`);
});
afterAll(() => host.close());
// Attempts are forgotten a day later.
beforeEach(() => host.setNow(new Date((now += 24 * 60 * MINUTE_MS))));

/** Opens a browser, which keeps the cookie that it is given. */
function openBrowser({ app }: AccountsHost, address: string) {
  let device = '';
  const send = async (fields: Record<string, string>) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/connect/token',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': FIREFOX,
        ...(device && { cookie: `meydan-device=${device}` }),
      },
      remoteAddress: address,
      payload: new URLSearchParams(fields).toString(),
    });
    const set = answer.cookies.find(({ name }) => name === 'meydan-device');
    if (set) device = set.value;
    return answer;
  };
  return {
    send,
    tryPassword: (email: string, password: string) =>
      send({ grant_type: 'password', username: email, password }),
    tryDoor: (token: string) => send({ grant_type: 'sol:door_account_token', access_token: token }),
    cookie: () => device,
    setCookie: (value: string) => void (device = value),
  };
}

/** Opens a browser on which this account has signed in. */
async function openKnown(email: string, address: string) {
  const browser = openBrowser(host, address);
  const answer = await browser.tryPassword(email, PASSWORD);
  expect(answer.statusCode).toBe(200);
  return { ...browser, tokens: answer.json<{ refresh_token: string }>() };
}

/**
 * Tries until there is a wait. @returns how many tries were let through, and the seconds to wait
 */
async function tryUntilRefused(tries: () => ReturnType<ReturnType<typeof openBrowser>['send']>) {
  for (let count = 0; ; count += 1) {
    const { statusCode, headers } = await tries();
    if (statusCode === 429) return { count, waitS: Number(headers['retry-after']) };
    expect(statusCode).toBe(400);
  }
}

test('strangers who try passwords for an account lock out strangers, not the device that it signed in on', async () => {
  const email = 'one@device.example';
  const known = await openKnown(email, '192.0.2.51');
  const stranger = openBrowser(host, '192.0.2.52');
  expect(await tryUntilRefused(() => stranger.tryPassword(email, 'wrong'))).toEqual({
    count: 5,
    waitS: 60,
  });
  expect((await stranger.tryPassword(email, PASSWORD)).statusCode).toBe(429);
  expect((await known.tryPassword(email, PASSWORD)).statusCode).toBe(200);
  // The success of the owner gives strangers no new tries.
  expect((await stranger.tryPassword(email, PASSWORD)).statusCode).toBe(429);
});

test('who is signed in may say their present password, whatever strangers try', async () => {
  const email = 'one@device.example';
  const session = await host.signIn(email);
  await tryUntilRefused(() => openBrowser(host, '192.0.2.53').tryPassword(email, 'wrong'));
  const change = (password: string) =>
    host.asOwner(session, 'POST', 'me/password', { password, newPassword: 'weak' });
  expect((await change(PASSWORD)).json()).toMatchObject({ code: 'weakPassword' });
  // Guessing it in the session has its own end.
  for (let time = 0; time < 5; time += 1)
    expect((await change('wrong')).json()).toMatchObject({ code: 'wrongPassword' });
  expect((await change(PASSWORD)).statusCode).toBe(429);
});

test('guessing on a known device waits like everywhere, and a new password by mail ends the wait', async () => {
  const email = 'two@device.example';
  const known = await openKnown(email, '192.0.2.54');
  expect(await tryUntilRefused(() => known.tryPassword(email, 'wrong'))).toEqual({
    count: 5,
    waitS: 60,
  });
  await host.post('ForgetPassword', { email, locale: 'en' });
  const token = await host.tokenTo(email, 2);
  const { cookies } = await host.app.inject('/test/cookies');
  const reset = await host.app.inject({
    method: 'POST',
    url: '/v1/ForgetPasswordConfirm',
    headers: {
      cookie: [
        ...cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`),
        `meydan-device=${known.cookie()}`,
      ].join('; '),
      'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value,
    },
    payload: { token, password: 'another quiet harbour' },
  });
  expect(reset.statusCode).toBe(204);
  expect((await known.tryPassword(email, 'another quiet harbour')).statusCode).toBe(200);
});

test('a device is known for the accounts that signed in on it, and for no other', async () => {
  const known = await openKnown('one@device.example', '192.0.2.55');
  const cookie = known.cookie();
  await host.account('three@device.example');
  const count = async (value: string) => {
    const browser = openBrowser(host, '192.0.2.56');
    browser.setCookie(value);
    now += 24 * 60 * MINUTE_MS;
    host.setNow(new Date(now));
    await tryUntilRefused(() =>
      openBrowser(host, '192.0.2.57').tryPassword('three@device.example', 'wrong'),
    );
    return (await browser.tryPassword('three@device.example', 'wrong')).statusCode;
  };
  const [id, proof, account] = cookie.split('.');
  expect([
    await count(cookie),
    await count(`${id}.${proof}.${'A'.repeat(22)}`),
    await count(`${'A'.repeat(22)}.${proof}.${account}`),
    await count('...'),
  ]).toEqual([429, 429, 429, 429]);
  host.setNow(new Date((now += 24 * 60 * MINUTE_MS)));
  expect((await known.tryPassword('three@device.example', PASSWORD)).statusCode).toBe(200);
  expect(await count(known.cookie())).toBe(400);
});

test('a name beside the access token of a door makes the device known for nobody', async () => {
  const browser = openBrowser(host, '192.0.2.59');
  const { tokens } = await signInAndRedeem(host.door.issuer, 'grace');
  const signedIn = await browser.send({
    grant_type: 'sol:door_account_token',
    access_token: tokens.access_token,
    username: 'two@device.example',
  });
  expect(signedIn.statusCode).toBe(200);
  expect(browser.cookie()).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
});

test('the cookie names nobody, and no script and no other site has it', async () => {
  const browser = openBrowser(host, '192.0.2.58');
  const answer = await browser.tryPassword('one@device.example', PASSWORD);
  expect(answer.cookies).toEqual([
    expect.objectContaining({
      name: 'meydan-device',
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 180 * 24 * 3_600,
      value: expect.stringMatching(/^[\w-]{22}\.[\w-]{22}\.[\w-]{22}$/) as string,
    }),
  ]);
  const refused = await browser.tryPassword('one@device.example', 'wrong');
  expect(refused.cookies).toEqual([]);
});

describe('one person at a library', () => {
  test('sends nonsense to the token endpoint, and nobody else there notices', async () => {
    const known = await openKnown('one@device.example', LIBRARY);
    const nonsense = openBrowser(host, LIBRARY);
    for (let time = 0; time < 400; time += 1)
      await nonsense.send({ grant_type: 'refresh_token', refresh_token: `nonsense ${time}` });
    const { refresh_token: token } = known.tokens;
    const renewed = await known.send({ grant_type: 'refresh_token', refresh_token: token });
    expect(renewed.statusCode).toBe(200);
    await openKnown('one@device.example', LIBRARY);
    expect(
      (await host.post('ForgetPassword', { email: 'x@y.example', locale: 'en' }, LIBRARY))
        .statusCode,
    ).toBe(202);
  });

  test('tries passwords for many accounts: each try costs a longer wait, and known devices there sign in and renew', async () => {
    const known = await openKnown('one@device.example', LIBRARY);
    let tries = 0;
    const spray = () => openBrowser(host, LIBRARY).tryPassword(`n${tries++}@x.example`, 'wrong');
    expect(await tryUntilRefused(spray)).toEqual({ count: 30, waitS: 5 });
    const waits = [];
    for (let round = 0; round < 5; round += 1) {
      const { waitS } = await tryUntilRefused(spray);
      waits.push(waitS);
      host.setNow(new Date((now += waitS * 1_000)));
      expect((await spray()).statusCode).toBe(400);
    }
    expect(waits).toEqual([5, 10, 20, 40, 40]);
    const refused = await openBrowser(host, LIBRARY).tryPassword('one@device.example', PASSWORD);
    expect(refused.json()).toMatchObject({
      error: 'temporarily_unavailable',
      code: 'tooManyFromNetwork',
    });
    expect((await known.tryPassword('one@device.example', PASSWORD)).statusCode).toBe(200);
    const { refresh_token: token } = known.tokens;
    expect(
      (await known.send({ grant_type: 'refresh_token', refresh_token: token })).statusCode,
    ).toBe(200);
    // Twenty minutes later the network is itself again.
    host.setNow(new Date((now += 20 * MINUTE_MS)));
    expect((await tryUntilRefused(spray)).count).toBe(30);
  });

  test('tries access tokens of the door: the same', async () => {
    const known = await openKnown('one@device.example', LIBRARY);
    expect(await tryUntilRefused(() => openBrowser(host, LIBRARY).tryDoor('invented'))).toEqual({
      count: 30,
      waitS: 5,
    });
    expect((await known.tryDoor('invented')).statusCode).toBe(400);
    // On the device itself five, as with passwords.
    expect(await tryUntilRefused(() => known.tryDoor('invented'))).toEqual({ count: 4, waitS: 60 });
  });
});
