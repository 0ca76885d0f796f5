import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PortalConfig } from '../../shared/contract/config';
import { startDoor, type RunningDoor } from '../../door/testing/startDoor';
import { setAntiForgeryCookie } from '../../server/http/security';
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
let portal: string;

beforeAll(async () => {
  const port = await reservePort();
  portal = `http://localhost:${port}`;
  door = await startDoor({ PORT: String(port) });
  const [standard] = TEST_CONFIG.signIn;
  const signIn = {
    ...standard!,
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
});

afterAll(async () => {
  await host.close();
  await door.stop();
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
  const { port } = new URL(portal);
  const environment = { PORT: port, DOOR_PORT: new URL(door.issuer).port };
  const { code, output, errors } = await doctor([], environment);
  expect(errors).toBe('');
  expect(output).toContain(`✓ portal · running: answers at ${portal}\n`);
  expect(output).toContain(`✓ door · redirect URI: redirectUrl ${portal}/callback is registered\n`);
  expect(output).toMatch(/\n\d+ right, \d+ warnings?, 0 failures\n$/);
  expect(code).toBe(0);
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
