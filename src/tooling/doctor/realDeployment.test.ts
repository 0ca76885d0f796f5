import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PortalConfig } from '../../shared/contract/config';
import { DOOR_SECRET, startDoor, type RunningDoor } from '../../door/testing/startDoor';
import { setAntiForgeryCookie } from '../../server/http/security';
import { readEnvironment } from '../../server/environment';
import { openTestHost, TEST_CONFIG, type TestHost } from '../../server/testing/testHost';
import { bundleProgram } from '../jest/bundledProgram';
import { reservePort } from '../test/reservePort';
import type { Examination } from './examine';

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command as `npm run doctor` does. */
async function doctor(
  typed: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const parameters = [bundleProgram(join(import.meta.dirname, 'doctor.ts')), ...typed];
  const child = spawn(process.execPath, parameters, { env: { ...process.env, ...environment } });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, errors };
}

/**
 * Opens the host with its own routes and policy; only the built pages are replaced by test pages.
 */
async function openHost(config: PortalConfig, port: number): Promise<TestHost> {
  const host = await openTestHost({ seed: 'none', config });
  host.app.get('/', (request, reply) => {
    setAntiForgeryCookie(request, reply, config.production);
    return reply.type('text/html').send('<!doctype html>');
  });
  host.app.get('/silent-renew.html', (_request, reply) =>
    reply.header('content-security-policy', "frame-ancestors 'self'").send(''),
  );
  await host.app.listen({ port, host: 'localhost' });
  return host;
}

let door: RunningDoor;
let host: TestHost;
/** A host that is set up as its environment says. */
let standard: TestHost;
let portal: string;
let standardPortal: string;
/** The environment of the standard host. */
let environment: Readonly<Record<string, string>>;
const folder = mkdtempSync(join(tmpdir(), 'meydan-doctor-'));

beforeAll(async () => {
  const [port, standardPort] = [await reservePort(), await reservePort()];
  portal = `http://localhost:${port}`;
  standardPortal = `http://localhost:${standardPort}`;
  door = await startDoor({ PORT: String(port), MEYDAN_ORIGINS: standardPortal });
  environment = { PORT: String(standardPort), DOOR_PORT: new URL(door.issuer).port };
  const signIn = {
    ...TEST_CONFIG.signIn[0]!,
    authority: door.issuer,
    redirectUrl: `${portal}/callback`,
    postLogoutRedirectUri: `${portal}/`,
    scope: 'openid profile offline_access',
    silentRenew: true,
    silentRenewUrl: `${portal}/silent-renew.html`,
    startCheckSession: true,
    usePushedAuthorisationRequests: true,
  };
  const elsewhere = { ...signIn, configId: 'elsewhere', redirectUrl: `${portal}/elsewhere` };
  host = await openHost({ ...TEST_CONFIG, signIn: [signIn, elsewhere] }, port);
  standard = await openHost(readEnvironment(environment).config, standardPort);
});

afterAll(async () => {
  await host.close();
  await standard.close();
  await door.stop();
  rmSync(folder, { recursive: true });
});

test('[SPEC 2.8, 2.9, 2.10, 3.7.1] nothing is wrong between the host and the door, except what was set wrong', async () => {
  const { code, output } = await doctor([portal, '--json']);
  const { findings, counts } = JSON.parse(output) as Examination;
  expect(findings.filter(({ level }) => level === 'failure')).toEqual([
    {
      check: 'redirect URI',
      about: 'elsewhere',
      level: 'failure',
      found: `redirectUrl ${portal}/elsewhere is not registered (the provider answered 400)`,
      remedy: `Register ${portal}/elsewhere as a redirect URI of meydan-portal.`,
    },
  ]);
  expect(counts.ok).toBeGreaterThan(40);
  expect(code).toBe(1);
});

test('a line for each finding and one that counts; nothing wrong ends with 0', async () => {
  const { code, output, errors } = await doctor([], environment);
  expect(errors).toBe('');
  expect(output).toContain(`✓ portal · running: answers at ${standardPortal}\n`);
  expect(output).toContain(
    `✓ door · redirect URI: redirectUrl ${standardPortal}/callback is registered\n`,
  );
  expect(output).toMatch(/\n\d+ right, \d+ warnings?, 0 failures\n$/);
  expect(code).toBe(0);
});

describe('the provider’s other half: what the host asks it', () => {
  test('the host is known there, and its client is the portal’s', async () => {
    const { code, output } = await doctor([], { ...environment, MEYDAN_DOOR_SECRET: DOOR_SECRET });
    expect(output).toContain(
      `✓ door · trusted by the host: MEYDAN_DOORS trusts ${door.issuer} for the client meydan-portal\n`,
    );
    expect(output).toContain(
      `✓ door · host at the provider: ${door.issuer}/connect/introspect takes the host’s client meydan-host\n`,
    );
    expect(code).toBe(0);
  });

  test('a wrong secret is a failure with its remedy, and the secret is not told', async () => {
    const secret = 'not-the-secret-of-the-host';
    const { code, output } = await doctor([], { ...environment, MEYDAN_DOOR_SECRET: secret });
    expect(output).toContain(
      `✗ door · host at the provider: the introspection endpoint ${door.issuer}/connect/introspect refuses the host’s client meydan-host (401 invalid_client). → Set hostClientId and hostClientSecret in MEYDAN_DOORS`,
    );
    expect(output).not.toContain(secret);
    expect(output).toMatch(/, 1 failure\n$/);
    expect(code).toBe(1);
  });

  test.each([
    [
      'another client',
      { portalClientId: 'another' },
      '✗ door · trusted by the host: MEYDAN_DOORS expects tokens of the client another, people sign in by meydan-portal',
    ],
    [
      'another issuer',
      { issuer: 'http://localhost:1' },
      '✗ door · trusted by the host: MEYDAN_DOORS does not name the issuer DOOR',
    ],
    [
      'a provider that is not there',
      { issuer: 'http://localhost:1' },
      '✗ http://localhost:1 · host at the provider: http://localhost:1/.well-known/openid-configuration could not be reached (',
    ],
    [
      'no client of the host',
      { hostClientId: undefined, hostClientSecret: undefined },
      '✓ door · host at the provider: tokens are verified here: they have to be JWTs of RFC 9068 for the audience meydan-portal',
    ],
  ])('%s in MEYDAN_DOORS', async (_title, change, line) => {
    const trusted = {
      issuer: door.issuer,
      portalClientId: 'meydan-portal',
      hostClientId: 'meydan-host',
      hostClientSecret: DOOR_SECRET,
    };
    const doors = JSON.stringify([{ ...trusted, ...change }]);
    const { output } = await doctor([], { ...environment, MEYDAN_DOORS: doors });
    expect(output.replaceAll(door.issuer, 'DOOR')).toContain(line);
  });
});

describe('the portal of the environment', () => {
  function configFile(config: object): string {
    const file = join(folder, 'config.json');
    writeFileSync(file, JSON.stringify(config));
    return file;
  }

  test('it is looked for where redirectUrl leads, whatever runs at the port', async () => {
    const { config } = readEnvironment(environment);
    const { port } = new URL(portal);
    const { code, output } = await doctor([], {
      MEYDAN_CONFIG: configFile(config),
      DOOR_PORT: environment.DOOR_PORT!,
      PORT: port,
    });
    expect(output).toContain(`✓ portal · running: answers at ${standardPortal}\n`);
    expect(output).toContain('✓ portal · environment: ');
    expect(code).toBe(0);
  });

  test('where nobody answers there, at the port; one with another configuration is a failure', async () => {
    const nowhere = `http://localhost:${await reservePort()}`;
    const { config } = readEnvironment(environment);
    const signIn = [{ ...config.signIn[0]!, redirectUrl: `${nowhere}/callback` }];
    const { code, output } = await doctor([], {
      ...environment,
      MEYDAN_CONFIG: configFile({ ...config, signIn }),
    });
    expect(output).toContain(`✓ portal · running: answers at ${standardPortal}\n`);
    expect(output).toContain(
      `✗ portal · environment: ${standardPortal}/config.json is not the configuration of the environment: it has other values of signIn. → `,
    );
    expect(code).toBe(1);
  });
});

test('a portal that does not run is a warning, its provider a failure', async () => {
  const [port, doorPort] = [await reservePort(), await reservePort()];
  const { code, output } = await doctor([], { PORT: String(port), DOOR_PORT: String(doorPort) });
  expect(output).toContain(`! portal · running: http://localhost:${port} could not be reached`);
  expect(output).toContain('✗ door · discovery: ');
  expect(code).toBe(1);
});

test('a wrong environment is told fault by fault', async () => {
  const { code, output } = await doctor([], { PORT: 'x', DATABASE_URL: 'y' });
  expect(output).toContain('✗ portal · configuration: PORT must be a port');
  expect(output).toContain('✗ portal · configuration: DATABASE_URL must be');
  expect(code).toBe(1);
});

test('a wrong call ends with 2 and tells how to call; asking for help is not wrong', async () => {
  const wrong = await doctor(['nowhere']);
  expect([wrong.code, wrong.output]).toEqual([2, '']);
  expect(wrong.errors).toContain('“nowhere” is not an address');
  expect(wrong.errors).toContain('npm run doctor');
  expect(await doctor(['--help'])).toMatchObject({ code: 0, errors: '' });
});
