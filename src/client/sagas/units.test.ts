/** @jest-environment node */
import { createMemoryPorts } from '../browser/memoryPorts';
import { takeCallback } from './provider/callback';
import { createAttempt, takeAttempt } from './provider/attempts';
import { completeConfiguration } from '../../oidc/configuration';
import { ERRORS, type ErrorCode } from '../../shared/errors';
import { logFailure } from './logFailure';
import { readConfigFile } from './readConfigFile';
import { toLocalizedRoute, getSafeReturnTo } from './provider/returnTo';
import { getNextDueMs } from './time/runTimer';

describe('the page to come back to', () => {
  const PAGE = 'https://portal.example/ar/blogs';
  const ROUTES = completeConfiguration({ redirectUrl: 'https://portal.example/callback' }, 0);
  test.each([
    { wanted: '/ar/dialogs?page=2#top', route: '/ar/dialogs?page=2#top' },
    { wanted: PAGE, route: '/ar/blogs' },
    { wanted: 'https://evil.example/', route: '/' },
    { wanted: '//evil.example/', route: '/' },
    { wanted: '/\\evil.example', route: '/' },
    { wanted: '/.//evil.example', route: '/' },
    { wanted: 'javascript:alert(1)', route: '/' },
    { wanted: '/callback?code=c', route: '/' },
    { wanted: '/tr/unauthorized', route: '/' },
    { wanted: '/forbidden', route: '/' },
  ])('[SPEC 2.7, 4.1.6] $wanted: $route', ({ wanted, route }) => {
    expect(getSafeReturnTo(wanted, PAGE, ROUTES)).toBe(route);
  });

  test.each([
    { from: '/tr/blogs', route: '/tr/unauthorized' },
    { from: '/tr?x=1', route: '/tr/unauthorized' },
    { from: '/trees', route: '/unauthorized' },
    { from: '/', route: '/unauthorized' },
  ])('a route is opened in the language of $from', ({ from, route }) => {
    expect(toLocalizedRoute(from, '/unauthorized')).toBe(route);
  });
});

test.each([
  { given: 'on time', now: 8, next: 12 },
  { given: 'a little late', now: 9, next: 12 },
  { given: 'after a long sleep', now: 1_001, next: 1_004 },
  { given: 'with the clock put back', now: 3, next: 4 },
  { given: 'rung for a fraction early', now: 7.6, next: 12 },
])('the next tick $given stays on the grid, and no point has two ticks', ({ now, next }) => {
  expect(getNextDueMs(8, 4, now)).toBe(next);
});

test('[SPEC 8.3] a page without an address: "No URL found!"', () => {
  const ports = createMemoryPorts();
  const nowhere = { ...ports, location: { ...ports.location, href: () => '' } };
  expect(() => takeCallback(nowhere, [])).toThrow('No URL found!');
});

describe('attempts', () => {
  const config = completeConfiguration({ configId: 'door', redirectUrl: 'https://p/callback' }, 0);

  test('two open attempts do not share anything, and each is given out once', () => {
    const ports = createMemoryPorts();
    const first = createAttempt(ports, config, 'redirect', { returnTo: '/a' });
    const second = createAttempt(ports, config, 'redirect', { returnTo: '/b' });
    expect(new Set([first.state, second.state, first.nonce, second.nonce]).size).toBe(4);
    expect(takeAttempt(ports, config, first.state)).toEqual(first);
    expect(takeAttempt(ports, config, first.state)).toBeNull();
    expect(takeAttempt(ports, config, second.state)).toEqual(second);
    expect(takeAttempt(ports, config, 'constructor')).toBeNull();
  });
});

describe('config.json', () => {
  test('[SPEC 9.20] an empty file is a portal without sign-in, on its own origin', () => {
    expect(readConfigFile({}).config).toMatchObject({
      environment: { production: false, baseUrl: '', apiUrl: '/v1' },
      configurations: [],
      problems: [{ code: 'noConfiguration' }],
    });
  });

  test('[SPEC 5.3.3] a configuration with an error is reported and left out', () => {
    const signIn = [
      { configId: 'a', authority: 'https://d', clientId: 'p' },
      { configId: 'b', authority: 'https://d', clientId: 'p', redirectUrl: 'https://p/callback' },
    ];
    const { config } = readConfigFile({ signIn });
    expect(config.configurations.map(({ configId }) => configId)).toEqual(['b']);
    expect(config.problems).toContainEqual({
      configId: 'a',
      code: 'noRedirectUrl',
      level: 'error',
    });
  });

  test.each([
    { key: 'pk_test_1', production: false, kept: 'pk_test_1' },
    { key: 'pk_live_1', production: true, kept: 'pk_live_1' },
    { key: 'pk_live_1', production: false, kept: '' },
    { key: 'sk_test_1', production: true, kept: '' },
  ])(
    '[SPEC 1.5] payment key $key, production $production: kept "$kept"',
    ({ key, production, kept }) => {
      const { config } = readConfigFile({
        production,
        signIn: [{ authority: 'a', clientId: 'c', redirectUrl: 'r' }],
        payment: { publishableKey: key },
      });
      expect(config.publishableKey).toBe(kept);
      expect(config.problems).toHaveLength(kept ? 0 : 1);
    },
  );

  test('a client secret goes beside the configuration, not into it', () => {
    const { config, clientSecrets } = readConfigFile({
      signIn: [
        { configId: 'd', authority: 'a', clientId: 'c', redirectUrl: 'r', clientSecret: 'hidden' },
      ],
    });
    expect(clientSecrets).toEqual([['d', 'hidden']]);
    expect(JSON.stringify(config)).not.toContain('hidden');
  });
});

describe('a line of the log', () => {
  const lineOf = (code: ErrorCode, detail?: string | number) => {
    const ports = createMemoryPorts();
    logFailure(ports, { configId: 'door', logLevel: 'debug' }, code, detail);
    return ports.logs[0]!.text;
  };

  test.each(Object.keys(ERRORS) as ErrorCode[])(
    '%s: a call without an answer has the status 0, which is not told',
    (code) => {
      expect(lineOf(code, 0)).toBe(lineOf(code));
      expect(lineOf(code, 503)).toBe(`${lineOf(code)} (503)`);
    },
  );
});
