import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from './environment';
import { StartProblem } from './startProblem';

test('[SPEC 9.20] nothing set gives the demonstration on one origin, not production', () => {
  const settings = readEnvironment({});
  expect(settings).toMatchObject({
    port: 3000,
    doorPort: 3100,
    seed: 'demo',
    databaseUrl: null,
    doors: [],
    origins: [],
    trustedProxies: 0,
    holdsFirstComments: false,
    translator: null,
    listen: 'localhost',
    metricsToken: null,
  });
  expect(settings.config).toMatchObject({
    production: false,
    baseUrl: '',
    apiUrl: '/v1',
    door: 'door',
  });
});

test('a demonstration is asked for by the name of its folder', () => {
  expect(readEnvironment({ MEYDAN_SEED: 'demo:veldhaven' }).seed).toBe('demo:veldhaven');
  expect(() => readEnvironment({ MEYDAN_SEED: 'demo:nowhere' })).toThrow(
    /MEYDAN_SEED must be one of demo, demo:harbour-city, demo:veldhaven, none, scale/,
  );
});

test('[SPEC 6.2] as it is shipped the portal asks its door for roles', () => {
  const scopes = readEnvironment({}).config.signIn.map(({ scope }) => scope?.split(' '));
  expect(scopes).toEqual([expect.arrayContaining(['openid', 'roles'])]);
});

test('every fault is listed at once, each in a sentence of its own', () => {
  const environment = {
    PORT: 'eighty',
    DOOR_PORT: '70000',
    MEYDAN_SEED: 'some',
    DATABASE_URL: 'mysql://x',
    MEYDAN_ORIGINS: 'https://good.example nonsense',
    MEYDAN_CONFIG: '/nowhere/config.json',
    MEYDAN_DOORS: '[{"issuer":""}]',
    MEYDAN_TRUST_PROXY: 'true',
    MEYDAN_HOLD_FIRST_COMMENTS: 'yes',
    MEYDAN_TRANSLATOR: 'translate.example',
    MEYDAN_LISTEN: 'http://0.0.0.0',
    MEYDAN_METRICS_TOKEN: 'too short',
  };
  let problem: unknown;
  try {
    readEnvironment(environment);
  } catch (error) {
    problem = error;
  }
  expect(problem).toBeInstanceOf(StartProblem);
  for (const name of Object.keys(environment)) expect((problem as Error).message).toContain(name);
});

test('the proxies in front are a small number; a list of addresses or “true” would trust whoever asks', () => {
  expect(readEnvironment({ MEYDAN_TRUST_PROXY: '2' }).trustedProxies).toBe(2);
  expect(readEnvironment({ MEYDAN_TRUST_PROXY: '' }).trustedProxies).toBe(0);
  for (const text of ['true', '-1', '1.5', '10', '10.0.0.0/8', ' 1'])
    expect(() => readEnvironment({ MEYDAN_TRUST_PROXY: text })).toThrow('MEYDAN_TRUST_PROXY');
});

test('a host listens where it is told to, by name or address', () => {
  for (const text of ['0.0.0.0', '::', '127.0.0.1', 'portal.internal'])
    expect(readEnvironment({ MEYDAN_LISTEN: text }).listen).toBe(text);
  for (const text of ['0.0.0.0:80', '-', 'a b'])
    expect(() => readEnvironment({ MEYDAN_LISTEN: text })).toThrow('MEYDAN_LISTEN');
});

test('two equal ports are refused', () => {
  expect(() => readEnvironment({ PORT: '3100' })).toThrow('PORT and DOOR_PORT are both 3100');
});

function configFile(key: string, more: object = {}): string {
  const file = join(mkdtempSync(join(tmpdir(), 'meydan-config-')), 'config.json');
  const { config } = readEnvironment({});
  writeFileSync(file, JSON.stringify({ ...config, payment: { publishableKey: key }, ...more }));
  return file;
}

test('[SPEC 10.7] the configuration says whether the developer tools may look inside, by a flag and nothing else', () => {
  const read = (developerTools: unknown) =>
    readEnvironment({ MEYDAN_CONFIG: configFile('', { developerTools }) }).config.developerTools;
  expect([read(undefined), read(true), read(false)]).toEqual([undefined, true, false]);
  expect(() => read('yes')).toThrow('/developerTools');
});

test('[SPEC 10.7] the configuration says whether pages may be recorded, by a flag and nothing else', () => {
  const read = (sessionTapes: unknown) =>
    readEnvironment({ MEYDAN_CONFIG: configFile('', { sessionTapes }) }).config.sessionTapes;
  expect([read(undefined), read(true), read(false)]).toEqual([undefined, true, false]);
  expect(() => read('yes')).toThrow('/sessionTapes');
});

test.each(['ngswBypass', 'allowUnsafeReuseRefreshToken'])(
  '[SPEC 3.5.1] an option that would do nothing is refused by name: %s',
  (option) => {
    const [door] = readEnvironment({}).config.signIn;
    const file = configFile('', { signIn: [{ ...door, [option]: true }] });
    expect(() => readEnvironment({ MEYDAN_CONFIG: file })).toThrow(option);
  },
);

test('[SPEC 1.5] the demonstration has a public test key for payments', () => {
  expect(readEnvironment({}).config.payment.publishableKey).toMatch(/^pk_test_\w+$/);
});

test('[SPEC 1.5] a publishable payment key is taken, a secret one is refused', () => {
  expect(
    readEnvironment({ MEYDAN_CONFIG: configFile('pk_test_1') }).config.payment.publishableKey,
  ).toBe('pk_test_1');
  expect(() => readEnvironment({ MEYDAN_CONFIG: configFile('sk_test_1') })).toThrow(
    '/payment/publishableKey',
  );
});

test('the door’s secret must be long and makes the local door a trusted one', () => {
  expect(() => readEnvironment({ MEYDAN_DOOR_SECRET: 'short' })).toThrow('MEYDAN_DOOR_SECRET');
  expect(
    readEnvironment({ MEYDAN_DOOR_SECRET: 'a-secret-of-enough-length', DOOR_PORT: '4100' }).doors,
  ).toEqual([
    expect.objectContaining({ issuer: 'http://localhost:4100', portalClientId: 'meydan-portal' }),
  ]);
});

test('the host’s client at a provider is an id with a secret, or none', () => {
  const door = { issuer: 'https://login.example.org', portalClientId: 'portal' };
  const read = (more: object) =>
    readEnvironment({ MEYDAN_DOORS: JSON.stringify([{ ...door, ...more }]) }).doors;
  const client = { hostClientId: 'host', hostClientSecret: 'a-secret-of-enough-length' };
  expect(read(client)).toEqual([{ ...door, ...client }]);
  expect(read({ audience: 'https://portal.example.org' })).toHaveLength(1);
  for (const half of ['hostClientId', 'hostClientSecret'] as const)
    expect(() => read({ [half]: client[half] })).toThrow('MEYDAN_DOORS/0: hostClientId and');
});

test('what a provider says of a second factor is a list of classes, of methods, or both', () => {
  const door = { issuer: 'https://login.example.org', portalClientId: 'portal' };
  const read = (secondFactor: unknown) =>
    readEnvironment({ MEYDAN_DOORS: JSON.stringify([{ ...door, secondFactor }]) }).doors;
  for (const good of [{ acr: ['two'] }, { amr: ['otp', 'hwk'] }, { acr: ['two'], amr: ['otp'] }])
    expect(read(good)).toEqual([{ ...door, secondFactor: good }]);
  for (const bad of [
    {},
    { acr: [] },
    { acr: 'two' },
    { amr: [''] },
    { amr: [1] },
    { arm: ['otp'] },
    true,
  ])
    expect(() => read(bad)).toThrow('MEYDAN_DOORS');
});

test('links in mails lead to the origin that people sign in at; without a provider to this host', () => {
  expect(readEnvironment({ PORT: '4000' }).portalOrigin).toBe('http://localhost:4000');
  const file = join(mkdtempSync(join(tmpdir(), 'meydan-config-')), 'config.json');
  const { config } = readEnvironment({});
  const [door] = config.signIn;
  const signIn = [{ ...door, redirectUrl: 'https://portal.example/callback' }];
  writeFileSync(file, JSON.stringify({ ...config, signIn }));
  expect(readEnvironment({ MEYDAN_CONFIG: file }).portalOrigin).toBe('https://portal.example');
  writeFileSync(file, JSON.stringify({ ...config, signIn: [] }));
  expect(readEnvironment({ MEYDAN_CONFIG: file, PORT: '4000' }).portalOrigin).toBe(
    'http://localhost:4000',
  );
});

describe('in production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-production-'));
  const config = join(folder, 'config.json');
  const standard = readEnvironment({}).config;
  writeFileSync(config, JSON.stringify({ ...standard, production: true }));
  const door = (issuer: string) =>
    JSON.stringify([
      {
        issuer,
        portalClientId: 'portal',
        hostClientId: 'host',
        hostClientSecret: 'a secret of at least sixteen',
      },
    ]);
  const production = { MEYDAN_CONFIG: config, MEYDAN_SEED: 'none' };

  test.each([
    ['the demonstration', { MEYDAN_SEED: 'demo' }, /MEYDAN_SEED must be none/],
    ['the demonstration, as it is where nothing is set', { MEYDAN_SEED: '' }, /MEYDAN_SEED/],
    ['another demonstration', { MEYDAN_SEED: 'demo:veldhaven' }, /MEYDAN_SEED/],
    ['the large demonstration', { MEYDAN_SEED: 'scale' }, /MEYDAN_SEED/],
    [
      'the door that asks for no passwords',
      { MEYDAN_DOOR_SECRET: 'a secret of at least sixteen' },
      /without passwords/,
    ],
    [
      'a door on this machine',
      { MEYDAN_DOORS: door('http://127.0.0.1:3100') },
      /without passwords/,
    ],
    ['a door on this machine', { MEYDAN_DOORS: door('http://[::1]:3100/x') }, /without passwords/],
  ])('%s is refused', (_what, environment, text) => {
    expect(() => readEnvironment({ ...production, ...environment })).toThrow(text);
  });

  test('providers elsewhere, or none, are taken', () => {
    const doors = door('https://login.example.org');
    expect(readEnvironment({ ...production, MEYDAN_DOORS: doors }).doors).toHaveLength(1);
    expect(readEnvironment(production).doors).toEqual([]);
  });
});
