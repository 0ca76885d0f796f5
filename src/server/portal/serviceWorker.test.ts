import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKER_URL } from '../../shared/savedPages';
import { changeStage } from '../setup/stage';
import { TEST_CONFIG, openTestHost, type TestHost } from '../testing/testHost';

/**
 * Stands for what the build leaves: asks the API as a page with a session would, and shows what
 * came.
 */
const RENDERER = `export const openRenderer = async () => async ({ url, origin, fetch }) => {
  const headers = { authorization: 'Bearer forged', cookie: 'accessToken=forged' };
  const { status } = await fetch(origin + '/v1/me/sessions', { headers });
  return { status: 200, html: url + ' as somebody whom the API answers with ' + status };
};`;
const NO_WORKER = 'registration.unregister();';
const WORKER = 'addEventListener("fetch", () => {});';

let folder: string;
let host: TestHost;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-worker-'));
  mkdirSync(join(folder, 'portal', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'render'));
  writeFileSync(join(folder, 'render', 'render.mjs'), RENDERER);
  writeFileSync(join(folder, 'portal', 'service-worker.js'), WORKER);
  writeFileSync(join(folder, 'portal', 'service-worker-off.js'), NO_WORKER);
  host = await openTestHost({ portalFolder: folder, config: TEST_CONFIG });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

test('the service worker is compared at every visit, and may stand before the whole origin', async () => {
  const { statusCode, headers, body } = await host.app.inject({ url: WORKER_URL });
  expect([statusCode, body]).toEqual([200, WORKER]);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringMatching(/javascript/) as string,
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain('trusted-types meydan meydan-worker default');
});

test('a portal that is not open has no worker, and takes one off that a device has', async () => {
  const readAt = async (stage: 'staff' | 'open') => {
    const author = { personId: null, at: new Date(host.clock()) };
    await host.database.db.transaction().execute((trx) => changeStage(trx, stage, author));
    await host.settled();
    return (await host.app.inject({ url: WORKER_URL })).body;
  };
  expect([await readAt('staff'), await readAt('open')]).toEqual([NO_WORKER, WORKER]);
});

test('a worker that is put in the place of the other is served at once', async () => {
  writeFileSync(join(folder, 'portal', 'service-worker.js'), 'registration.unregister();');
  const { body } = await host.app.inject({ url: WORKER_URL });
  expect(body).toBe('registration.unregister();');
});

test('[SPEC 6.1] a page that the host writes is the same for everybody: a copy of it holds nothing private', async () => {
  const { authorization, cookie } = (await host.headersOf('grace')) as Record<string, string>;
  const session = {
    authorization: authorization!,
    cookie: `${cookie}; accessToken=${authorization!.slice(7)}`,
  };
  const api = await host.app.inject({ url: '/v1/me/sessions', headers: session });
  expect(api.statusCode).toBe(200);

  const visit = (url: string, headers: Record<string, string>) =>
    host.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const person = await visit('/en/blogs', session);
  const visitor = await visit('/en/blogs?phase=open', {});
  expect(person.body).toBe('/en/blogs as somebody whom the API answers with 401');
  expect(visitor.body).toBe('/en/blogs?phase=open as somebody whom the API answers with 401');
});

test('[SPEC 7.3.2] whether the host can be reached is asked with HEAD, which renews the anti-forgery cookie', async () => {
  const { statusCode, cookies, body } = await host.app.inject({ method: 'HEAD', url: '/' });
  expect([statusCode, body]).toEqual([200, '']);
  expect(cookies.map(({ name }) => name).sort()).toEqual(['XSRF-TOKEN', '_csrf']);
});
