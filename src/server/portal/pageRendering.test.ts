import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCollector } from '../testing/collector';
import { openTestHost, PRODUCTION_CONFIG, type TestHost } from '../testing/testHost';

/**
 * Stands for what the build leaves: counts what it draws, and draws what is held back when it is
 * told to.
 */
const RENDERER = `
export const openRenderer = async () => async ({ url, origin }) => {
  const drawing = globalThis.drawing;
  drawing.drawn.push(url);
  if (url.includes('held')) await new Promise((done) => drawing.held.add(done));
  return { status: /404|missing/.test(url) ? 404 : 200, html: '<html>' + origin + url, version: url };
};`;

const held = createCollector<() => void>();
const drawing = { drawn: [] as string[], held };
Object.assign(globalThis, { drawing });

const WORKBENCH_FILES = [
  'workbench.1a2b3c.js',
  'workbench.1a2b3c.js.br',
  'workbench.1a2b3c.css',
  'tape-replay.1a2b3c.js',
  'idle-hour.tape.1a2b3c.jsonl',
];

const FRIEND = '192.0.2.2';
const CROWD = '192.0.2.1';
const PORTAL_ORIGIN = 'https://portal.example';
const WINDOW_MS = 5 * 60_000;

let folder: string;
let host: TestHost;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-drawing-'));
  mkdirSync(join(folder, 'portal', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'render'));
  writeFileSync(join(folder, 'render', 'render.mjs'), RENDERER);
  for (const file of [...WORKBENCH_FILES, 'events.1a2b3c.js', 'tape.1a2b3c.js'])
    writeFileSync(join(folder, 'portal', 'assets', file), '');
  host = await openTestHost({
    seed: 'none',
    portalFolder: folder,
    config: PRODUCTION_CONFIG,
    portalOrigin: PORTAL_ORIGIN,
    drawsPerWindow: 50,
    visitorAnswersMs: 10_000,
  });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});
// Entries that were kept or counted before are gone.
beforeEach(() => {
  host.setNow(new Date(host.clock() + WINDOW_MS));
  drawing.drawn = [];
});

/** Asks at once: requests arrive in the order in which they were made. */
const visit = async (url: string, remoteAddress = FRIEND, headers: Record<string, string> = {}) =>
  await host.app.inject({ url, remoteAddress, headers: { accept: 'text/html', ...headers } });

test('in production there is no workbench, nor any of its files', async () => {
  const paths = ['/en/workbench', '/workbench', '/ar/workbench?component=Dialog', '/tr/workbench/'];
  for (const path of paths) expect([path, (await visit(path)).statusCode]).toEqual([path, 404]);
  for (const file of WORKBENCH_FILES)
    for (const path of [
      `/assets/${file}`,
      `/assets/%${file.charCodeAt(0).toString(16)}${file.slice(1)}`,
    ])
      expect([path, (await visit(path)).statusCode]).toEqual([path, 404]);
  for (const file of ['events.1a2b3c.js', 'tape.1a2b3c.js'])
    expect((await visit(`/assets/${file}`)).statusCode).toBe(200);
});

test('subdomains of the portal are not bound to https', async () => {
  const { headers } = await visit('/en/blogs');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

describe('what no screen reads is drawn and kept once for all', () => {
  test.each([
    ['unknown query parameters', ['/en/blogs', '/en/blogs?x=1', '/en/blogs?utm_source=a&y=2']],
    ['addresses that lead nowhere', ['/en/a', '/en/feed.xml?x=1', '/en/feed.xml?x=2', '/en/b/c/d']],
    ['answers of providers', ['/callback?code=a&state=b', '/callback?code=c&state=d']],
  ])('%s', async (_what, urls) => {
    const answers = [];
    for (const url of urls) answers.push(await visit(url));
    expect(drawing.drawn).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test('spellings of the portal’s name: one page; another name gets a page that leads to the portal', async () => {
    const bodies = [];
    for (const name of ['portal.example', 'Portal.Example', 'portal.example:443', 'localhost'])
      bodies.push((await visit('/en/faqs', FRIEND, { host: name })).body);
    expect(drawing.drawn).toEqual(['/en/faqs']);
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain(`${PORTAL_ORIGIN}/en/faqs`);

    const strange = await visit('/tr/faqs?x=1', FRIEND, { host: 'evil.example' });
    expect(strange.statusCode).toBe(400);
    expect(strange.headers).toMatchObject({
      'content-language': 'tr',
      'cache-control': 'no-store',
    });
    expect(strange.body).toContain('Portalın adresi başka');
    expect(strange.body).toContain(`<a href="${PORTAL_ORIGIN}/tr">`);
    expect(strange.body).not.toContain('evil');
    expect(drawing.drawn).toEqual(['/en/faqs']);
  });

  test('feeds: what readers of feeds add to the address asks the database nothing', async () => {
    const first = await visit('/en/feed.atom?x=1');
    const statements = jest.spyOn(host.database.db, 'selectFrom');
    const second = await visit('/en/feed.atom?x=2');
    expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body]);
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
  });

  test('a page that is kept asks the database nothing, whoever comes', async () => {
    await visit('/en/events');
    const statements = jest.spyOn(host.database.db, 'selectFrom');
    await visit('/en/events?x=2', CROWD);
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
  });

  test('what a screen reads is drawn for itself, and a missing content anew each time', async () => {
    for (const url of ['/en/blogs?q=a', '/en/blogs?q=b', '/en/blogs/missing', '/en/blogs/missing'])
      await visit(url);
    expect(drawing.drawn).toHaveLength(4);
  });
});

describe('a network that has pages drawn without end', () => {
  test('is told in its language that it has to wait and how long; others are not, and what is kept is for all', async () => {
    for (let index = 0; index < 50; index += 1)
      expect((await visit(`/tr/blogs?q=${index}`, CROWD)).statusCode).toBe(200);
    const refused = await visit('/tr/blogs?q=more', CROWD);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '300', 'content-language': 'tr' });
    expect(refused.body).toContain('5 dakika sonra');
    expect((await visit('/tr/blogs?q=49', CROWD)).statusCode).toBe(200);
    expect((await visit('/tr/blogs?q=more')).statusCode).toBe(200);
    expect((await visit('/tr/blogs?q=more', CROWD)).statusCode).toBe(200);
    host.setNow(new Date(host.clock() + WINDOW_MS));
    expect((await visit('/tr/blogs?q=later', CROWD)).statusCode).toBe(200);
  });

  test('an IPv6 /64 is one network, previews and missing contents count, and kept pages do not', async () => {
    const anywhere = (index: number) => `2001:db8::${index.toString(16)}`;
    for (let index = 0; index < 60; index += 1) await visit('/en/blogs', anywhere(index));
    for (let index = 0; index < 25; index += 1) {
      await visit(`/en/blogs/a?preview=${index}`, anywhere(index));
      await visit('/en/blogs/missing', anywhere(index));
    }
    expect((await visit('/en/blogs/missing', anywhere(99))).statusCode).toBe(429);
    expect((await visit('/en/blogs/a?preview=x', anywhere(99))).statusCode).toBe(429);
  });

  test('does not keep the others waiting: few pages are drawn at once, and networks take turns', async () => {
    const crowd = Array.from({ length: 40 }, (_, index) =>
      visit(`/en/blogs?q=held${index}`, CROWD),
    );
    let released = 0;
    const release = async () => {
      await held.reach(released + 1);
      held.items[released++]!();
    };
    const page = '/en/blogs?q=heldToo';
    const friend = visit(page);
    // Two are being drawn, twenty wait, the others are sent away; by then the friend waits as well.
    const refused = await Promise.all(crowd.slice(22));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(18).fill(503));
    while (!drawing.drawn.includes(page)) {
      await release();
      await held.reach(released + 2);
    }
    // Twenty of the crowd were there before.
    expect(drawing.drawn.indexOf(page)).toBeLessThan(15);
    while (released < 23) await release();
    expect((await friend).statusCode).toBe(200);
    const drawn = await Promise.all(crowd.slice(0, 22));
    expect(drawn.map(({ statusCode }) => statusCode)).toEqual(Array(22).fill(200));
  });
});

test('who develops at the machine itself is not counted; through a proxy there they are', async () => {
  const local = await openTestHost({ seed: 'none', portalFolder: folder, drawsPerWindow: 1 });
  const ask = async (index: number, headers: Record<string, string> = {}) => {
    const url = `/en/blogs?q=${index}`;
    return (await local.app.inject({ url, headers: { accept: 'text/html', ...headers } }))
      .statusCode;
  };
  const forwarded = { 'x-forwarded-for': '192.0.2.1' };
  expect([await ask(1), await ask(2), await ask(3)]).toEqual([200, 200, 200]);
  expect([await ask(4, forwarded), await ask(5, forwarded)]).toEqual([200, 429]);
  await local.close();
});
