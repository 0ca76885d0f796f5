import { brotliDecompressSync } from 'node:zlib';
import { jest } from '@jest/globals';
import pg from 'pg';
import type { ListItem, Page } from '../../shared/contract/content';
import { announceChange, type ContentChange } from '../live/liveChanges';
import { openTestHost, type TestHost } from '../testing/testHost';
import { MAX_COUNTS_AGE_MS } from '../http/ttlCache';
import { RESPONSE_CACHE_MS } from './responseCache';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost({ visitorAnswersMs: RESPONSE_CACHE_MS, origins: [PORTAL] });
});
afterAll(() => host.close());
// Answers kept for one test are old for the next.
afterEach(() => host.setNow(new Date(host.clock() + RESPONSE_CACHE_MS)));

const PORTAL = 'https://portal.example';
const LIST = '/v1/blogs?limit=3';
const watchQueries = () => jest.spyOn(pg.Client.prototype, 'query');
let asked: ReturnType<typeof watchQueries>;
beforeEach(() => void (asked = watchQueries()));
const readsOfLists = () =>
  asked.mock.calls.filter(([query]) => JSON.stringify(query).includes('count(*) as \\"total\\"'))
    .length;

const titles = async () =>
  (await host.app.inject(LIST)).json<Page<ListItem<object>>>().items.map(({ title }) => title.text);

/** Behind the host's back. @returns the change that nobody has heard of */
async function renameFirst(title: string): Promise<ContentChange> {
  const { items } = (await host.app.inject(LIST)).json<Page<ListItem<object>>>();
  const { id, version } = await host.database.db
    .updateTable('contents')
    .set({ title: JSON.stringify({ en: title }), version: items[0]!.version + 1 })
    .where('id', '=', items[0]!.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { id, version, section: 'blogs' };
}

test('visitors who ask at once, and soon after, are served by one reading', async () => {
  const before = readsOfLists();
  const answers = await Promise.all(Array.from({ length: 20 }, () => host.app.inject(LIST)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  await host.app.inject(LIST);
  expect(readsOfLists() - before).toBe(1);
});

test('what changes is seen at once by visitors', async () => {
  const change = await renameFirst('Announced');
  expect(await titles()).not.toContain('Announced');
  await announceChange(host.database.db, change);
  await host.settled();
  expect(await titles()).toContain('Announced');
});

test('a number that grows is seen in lists after a second, on the page of the content at once', async () => {
  const one = async () =>
    (await host.app.inject('/v1/blogs?limit=1')).json<Page<ListItem<object>>>();
  const { slug } = (await one()).items[0]!;
  const page = async () => (await host.app.inject(`/v1/blogs/${slug}`)).body;
  await page();
  const change = await renameFirst('Counted');
  await announceChange(host.database.db, { ...change, isCount: true });
  await host.settled();
  expect(await page()).toContain('Counted');
  expect(JSON.stringify(await one())).not.toContain('Counted');
  host.setNow(new Date(host.clock() + MAX_COUNTS_AGE_MS));
  expect(JSON.stringify(await one())).toContain('Counted');
});

test('what nobody has announced is seen after a moment', async () => {
  await renameFirst('Unheard');
  expect(await titles()).not.toContain('Unheard');
  host.setNow(new Date(host.clock() + RESPONSE_CACHE_MS));
  expect(await titles()).toContain('Unheard');
});

test('whoever is signed in is read for alone, and kept for nobody', async () => {
  await renameFirst('For one alone');
  const answer = await host.app.inject({ url: LIST, headers: await host.headersOf(0) });
  expect(answer.body).toContain('For one alone');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await titles()).not.toContain('For one alone');
});

test('a refusal is not kept', async () => {
  for (const url of ['/v1/blogs/not-there', '/v1/blogs?kind=x&cursor=broken'])
    for (let time = 0; time < 2; time += 1)
      expect((await host.app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
});

test('what is kept for many is kept apart by caches: by encoding, and by who asks from where', async () => {
  const { headers } = await host.app.inject({ url: LIST, headers: { origin: PORTAL } });
  expect(headers['access-control-allow-origin']).toBe(PORTAL);
  expect(String(headers.vary).toLowerCase().split(', ').toSorted()).toEqual([
    'accept-encoding',
    'origin',
  ]);
});

test('each is sent the encoding that it accepts', async () => {
  const plain = await host.app.inject(LIST);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await host.app.inject({ url: LIST, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br' });
  expect(String(packed.headers.vary).toLowerCase()).toContain('accept-encoding');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  const refused = await host.app.inject({ url: LIST, headers: { 'accept-encoding': 'identity' } });
  expect(refused.body).toBe(plain.body);
});
