/** @jest-environment node */
import { call } from 'redux-saga/effects';
import { generateKeyPair, SignJWT } from 'jose';
import { createMemoryPorts } from '../../browser/memoryPorts';
import { callEndpoint } from '../callEndpoint';
import { requestToken } from '../requestToken';
import { sleep } from '../time/sleep';
import { DOOR_ORIGIN, createJsonResponse, NOW_MS, PORTAL_ORIGIN } from './fakeServers';
import { checkAtEnd, checkLeftovers } from './leftovers';
import { mockPage } from './mockPage';
import { isSessionKnown, openTab, waitUntil } from './openTab';
import { listCallsTo, reloadTab, openSignedInTab, TOKEN_CALL } from './providerTab';
import { openStoredSession } from './storedSession';

describe('time passes with signatures in it', () => {
  const sign = async (privateKey: CryptoKey) =>
    new SignJWT({ sub: 'grace' }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);

  test('a signature that an alarm begins ends at the time of that alarm', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const ports = createMemoryPorts();
    const endedAt: number[] = [];
    ports.after(250, () => {
      void sign(privateKey)
        .then(() => sign(privateKey))
        .then(() => endedAt.push(ports.monotonic()));
    });
    await ports.advance(3_000);
    expect(endedAt).toEqual([250]);
  });

  test('memory ports have settled when a signature that was begun before is there', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const ports = createMemoryPorts();
    let signature = '';
    void sign(privateKey).then((signed) => (signature = signed));
    await ports.settled();
    expect(signature).not.toBe('');
    expect(ports.monotonic()).toBe(0);
  });

  test('tokens that come after 250 ms are validated at 250 ms', async () => {
    const { world, ports } = await openStoredSession({
      door: { silentRenew: true, useRefreshToken: true },
      provider: { expiresInS: 10 },
    });
    const tab = openTab(world, { after: ports });
    await waitUntil(isSessionKnown(tab));
    const renewedAt: number[] = [];
    tab.store.subscribe(() => {
      const { expiresAt } = tab.state().session.providers['door']?.accessToken ?? {};
      if (expiresAt !== NOW_MS + 10_000 && renewedAt.length === 0) {
        renewedAt.push(tab.ports.monotonic());
      }
    });
    world.answer({
      [TOKEN_CALL]: async () => {
        await new Promise<void>((done) => void tab.ports.after(250, done));
        return createJsonResponse(await world.issueDoorTokens());
      },
    });
    await tab.ports.advance(20_000);
    const [asked] = listCallsTo(world, TOKEN_CALL);
    expect(renewedAt).toEqual([asked!.atMs - NOW_MS + 250]);
  });
});

describe('a saga that throws in a mocked page', () => {
  const fault = new Error('a fault of the saga');
  function* failLater() {
    yield call(sleep, 100);
    throw fault;
  }

  test('fails its test', async () => {
    const page = mockPage({ sagas: [failLater] });
    await page.ports.advance(100);
    expect(checkLeftovers).toThrow(fault);
  });

  test('rejects what `run` came to, and whoever waits for it answers for it', async () => {
    const page = mockPage({});
    const ended = page.run(failLater);
    const [outcome] = await Promise.all([
      expect(ended).rejects.toBe(fault),
      page.ports.advance(100),
    ]);
    expect(outcome).toBeUndefined();
    expect(checkLeftovers).not.toThrow();
  });

  test('fails its test where nobody waits for what `run` came to', async () => {
    const page = mockPage({});
    void page.run(failLater);
    await page.ports.advance(100);
    expect(checkLeftovers).toThrow(fault);
  });

  test('may be expected', async () => {
    const page = mockPage({ sagas: [failLater] });
    await page.ports.advance(100);
    expect(page.takeErrors()).toEqual([fault]);
    expect(checkLeftovers).not.toThrow();
  });
});

test('`run` comes to the value of the saga', async () => {
  const page = mockPage({});
  const ended = page.run<number>(function* () {
    yield call(sleep, 100);
    return 7;
  });
  await page.ports.advance(100);
  expect(await ended).toBe(7);
});

describe('answers', () => {
  test('one that was never asked for fails the test by the name of its function', async () => {
    const page = mockPage({
      answers: [
        [requestToken, () => ({ data: {} })],
        [callEndpoint, () => ({ data: 1 })],
      ],
    });
    await page.run(function* () {
      yield call(callEndpoint, {} as never);
    });
    expect(checkLeftovers).toThrow(/^the answer for requestToken was never asked for$/);
  });
});

describe('the end of a test', () => {
  test('tells everything that was left behind, once', () => {
    checkAtEnd(() => [new Error('one')]);
    checkAtEnd(() => ['two']);
    expect(checkLeftovers).toThrow(/^one\ntwo$/);
    expect(checkLeftovers).not.toThrow();
  });

  test('is looked at without being asked for', () => {
    const hook = jest.spyOn(globalThis, 'afterEach').mockImplementation(() => undefined);
    try {
      jest.isolateModules(() => {
        const loaded = jest.requireActual<{ checkLeftovers: () => void }>('./leftovers');
        expect(hook).toHaveBeenCalledWith(loaded.checkLeftovers);
      });
    } finally {
      hook.mockRestore();
    }
  });
});

describe('a tab of the test’s own', () => {
  test('starts when it is said, with ports that it is given', async () => {
    const nowMs = Date.UTC(2028, 1, 29, 23, 59);
    const { world } = await openStoredSession({ nowMs });
    const logged: string[] = [];
    const { ports } = openTab(world, {
      nowMs,
      hasSagas: false,
      ports: { log: (_level, text) => void logged.push(text), isOnline: () => false },
    });
    expect(ports.clock()).toBe(nowMs);
    ports.log('warn', 'said');
    expect([logged, ports.isOnline()]).toEqual([['said'], false]);
  });

  test('the sagas find the ports that were given', async () => {
    const { world, ports } = await openStoredSession({ product: { ageS: 10_000 } });
    world.answer({
      [`POST ${PORTAL_ORIGIN}/connect/token`]: () => new TypeError('network failure'),
    });
    const logged: string[] = [];
    const tab = openTab(world, {
      after: ports,
      ports: { log: (_level, text) => void logged.push(text) },
    });
    await tab.ports.advance(0);
    expect(logged.join()).toContain('product');
    expect(tab.ports.logs).toEqual([]);
  });

  test('has the clock of its browser, and none of its own', async () => {
    const { world, ports } = await openStoredSession();
    expect(() => openTab(world, { after: ports, nowMs: 0 })).toThrow('clock');
  });

  test('calls tell when they were made', async () => {
    const { world, ports } = await openStoredSession();
    const tab = openTab(world, { after: ports });
    await tab.ports.advance(1_500);
    await tab.ports.fetch(`${DOOR_ORIGIN}/jwks`);
    expect(world.calls.map(({ key, atMs }) => [key, atMs - NOW_MS])).toEqual([
      [`GET ${PORTAL_ORIGIN}/config.json`, 0],
      [`GET ${DOOR_ORIGIN}/jwks`, 1_500],
    ]);
  });
});

describe('a stored session', () => {
  const keysOf = (text: string | null) => Object.keys(JSON.parse(text ?? '{}') as object).sort();

  test('[SPEC 3.2.1, 3.3.1] has what a whole sign-in stores', async () => {
    const whole = (await openSignedInTab({})).tab.ports;
    const { ports } = await openStoredSession();
    const { authNonce: _n, authStateControl: _s, ...flow } = flowIn(whole);
    expect(Object.keys(flowIn(ports)).sort()).toEqual(Object.keys(flow).sort());
    expect(Object.keys(flowIn(ports)['authnResult'] as object).sort()).toEqual(
      Object.keys(flow['authnResult'] as object).sort(),
    );
    expect(flowIn(ports)['authWellKnownEndPoints']).toEqual(flow['authWellKnownEndPoints']);
    for (const key of ['sol-auth', 'sol-user']) {
      expect(keysOf(ports.localStorage.read(key))).toEqual(keysOf(whole.localStorage.read(key)));
    }
    expect(ports.cookies.read('accessToken')).not.toBeNull();
  });

  test('[SPEC 4.5.3] signs in without a call, and is there after a reload', async () => {
    const { world, ports } = await openStoredSession();
    const tab = openTab(world, { after: ports });
    await waitUntil(isSessionKnown(tab));
    expect(tab.state().session.status).toBe('signedIn');
    expect(world.calls.map(({ key }) => key)).toEqual([`GET ${PORTAL_ORIGIN}/config.json`]);
    expect((await reloadTab({ world, tab })).state().session.status).toBe('signedIn');
  });

  test('its lifetimes, scopes and user are those that were said', async () => {
    const { world, ports } = await openStoredSession({
      product: { ageS: 20, expiresInS: 60, scope: 'roles' },
      provider: null,
      user: { sub: 'grace', name: 'G.' },
    });
    const tab = openTab(world, { after: ports });
    await waitUntil(isSessionKnown(tab));
    const { accessToken, providers, user } = tab.state().session;
    expect(accessToken).toMatchObject({ expiresAt: NOW_MS + 40_000, scopes: ['roles'] });
    expect([providers, user?.name]).toEqual([{}, 'G.']);
  });

  const flowIn = ({
    sessionStorage,
  }: {
    sessionStorage: { read: (key: string) => string | null };
  }) => JSON.parse(sessionStorage.read('door') ?? '{}') as Record<string, unknown>;
});

describe('alarms that ring early', () => {
  test('ring between milliseconds, and always at the same time', async () => {
    const ports = createMemoryPorts({ ringsAfter: (ms) => ms - 0.4 });
    const rung: number[] = [];
    ports.after(100, () => {
      rung.push(ports.monotonic());
      ports.after(0.1, () => rung.push(ports.monotonic()));
    });
    await ports.advance(200);
    expect(rung).toEqual([99.6, 99.6]);
  });
});

test('an address that was mistyped can neither be answered for nor counted', async () => {
  const { world } = await openStoredSession();
  const mistyped = `POST ${PORTAL_ORIGIN}/connect/tokens`;
  const message = `no server has the address ${mistyped}`;
  expect(() => world.answer({ [mistyped]: () => createJsonResponse({}) })).toThrow(message);
  expect(() => listCallsTo(world, mistyped)).toThrow(message);
  expect(listCallsTo(world, TOKEN_CALL)).toEqual([]);
});

test('what does not happen is told with the line that waited for it', async () => {
  const failure = await waitUntil(() => false).catch((error: unknown) => error as Error);
  expect(failure).toMatchObject({
    message: expect.stringContaining('`goOnUntil`') as unknown,
    stack: expect.stringMatching(/\n +at [^\n]*harness\.test\.ts/) as unknown,
  });
});
