import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestHost, type TestHost } from '../testing/testHost';

/** Stands for what the build leaves: says how often it was asked. */
const RENDERER = `let count = 0;
export const openRenderer = async () => async ({ url }) => ({ status: 200, html: url + ' ' + (count += 1) });`;

let folder: string;
let host: TestHost;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-previews-'));
  mkdirSync(join(folder, 'portal', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'render'));
  writeFileSync(join(folder, 'render', 'render.mjs'), RENDERER);
  host = await openTestHost({ seed: 'none', portalFolder: folder });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const visit = (url: string) => host.app.inject({ url, headers: { accept: 'text/html' } });

test('a page is drawn once for everybody', async () => {
  const [first, second] = [await visit('/en/blogs'), await visit('/en/blogs')];
  expect(second.body).toBe(first.body);
  // Each visit brings no cookie and is given one.
  expect(second.headers['cache-control']).toBe('private, no-cache');
  expect(second.headers['x-robots-tag']).toBeUndefined();
});

test.each([
  `/en/blogs/kerbs?preview=${'a'.repeat(43)}`,
  '/en/blogs/kerbs?preview=',
  '/en/blogs/kerbs?preview',
  `/en/blogs/kerbs?a=1&preview=${'a'.repeat(43)}`,
  `/en/blogs/kerbs?%70review=${'a'.repeat(43)}`,
  '/en/blogs/kerbs?preview=a&preview=b',
])('%s is drawn anew each time, and kept nowhere', async (url) => {
  const [first, second] = [await visit(url), await visit(url)];
  expect(second.body).not.toBe(first.body);
  for (const { headers } of [first, second])
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual([
      'private, no-store',
      'noindex',
    ]);
});

test('no address in another spelling, and no failure, is kept either', async () => {
  const moved = await visit('/EN/blogs/kerbs?preview=a');
  expect([moved.statusCode, moved.headers['cache-control']]).toEqual([308, 'private, no-store']);
  const missing = await visit('/v1/blogs/kerbs?preview=a');
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([
    400,
    'private, no-store',
  ]);
});
