import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEMO_SETTINGS } from '../../demo/city';
import type { LanguageConsequences, SettingsValues } from '../../shared/contract/settings';
import { LANGUAGE_COOKIE } from '../../shared/preferences';
import { toText } from '../content/localize';
import { composeMail } from '../mail/composeMail';
import { createNewsMail } from '../notifications/digest/newsMail';
import { composeArea } from '../settings/readSettings';
import { TEST_CONFIG, openTestHost, type TestHost } from '../testing/testHost';
import { runWithSettings } from './currentSettings';

type Languages = SettingsValues['languages'];

const RENDERER = `export const openRenderer = async () => async ({ url, settings }) =>
  ({ status: 200, version: url, html: '<html lang="' + settings.languages.first + '"></html>' });`;

let folder: string;
let host: TestHost;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-languages-'));
  mkdirSync(join(folder, 'portal', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'render'));
  writeFileSync(join(folder, 'render', 'render.mjs'), RENDERER);
  host = await openTestHost({ portalFolder: folder, config: TEST_CONFIG });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

async function put(value: object) {
  const headers = await host.headersOf('admin');
  const path = { url: '/v1/settings/languages' };
  const { revision } = (await host.app.inject({ ...path, headers })).json<{ revision: number }>();
  return host.app.inject({
    ...path,
    method: 'PUT',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    payload: { revision, value },
  });
}

const visit = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  host.app.inject({ url, headers });

async function offer(value: Languages) {
  expect((await put(value)).statusCode).toBe(200);
}

const TURKISH: Languages = { offered: ['tr'], first: 'tr' };
const TURKISH_FIRST: Languages = { offered: ['tr', 'en'], first: 'tr' };

test.each([
  ['no language', { offered: [], first: 'en' }],
  ['one twice', { offered: ['en', 'en'], first: 'en' }],
  ['one that is not built in', { offered: ['en', 'xx'], first: 'en' }],
  ['a first one that is not offered', { offered: ['tr'], first: 'en' }],
])('%s cannot be offered', async (_case, value) => {
  const { statusCode, body } = await put(value);
  expect([statusCode, body]).toEqual([422, expect.stringContaining('invalidSettings')]);
});

test('a list that the operator has locked takes its own first language', () => {
  expect(composeArea('languages', { offered: ['en'], first: 'en' }, { offered: ['tr'] })).toEqual(
    TURKISH,
  );
});

test.each([TURKISH, TURKISH_FIRST])(
  'with $offered each address in another language leads to the first for now',
  async (languages) => {
    await offer(languages);
    for (const [url, address] of [
      ['/ar', '/tr'],
      ['/ar/blogs?topic=harbour&page=2', '/tr/blogs?topic=harbour&page=2'],
      ['/ar/feed.atom', '/tr/feed.atom'],
      ['/ar/events/a-day.ics', '/tr/events/a-day.ics'],
      ['/og/ar/portal.png', '/og/tr/portal.png'],
    ] as const) {
      const { statusCode, headers } = await visit(url);
      expect([statusCode, headers.location]).toEqual([302, address]);
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    for (const code of languages.offered) {
      expect((await visit(`/${code}/blogs`)).headers['content-language']).toBe(code);
      expect((await visit(`/${code}/feed.atom`)).statusCode).toBe(200);
    }
  },
);

test('an address without a language is in the first, and so is what the API is asked without one', async () => {
  await offer(TURKISH_FIRST);
  expect((await visit('/blogs')).headers['content-language']).toBe('tr');
  const failed = await visit('/%E0%A4%A');
  expect(failed.body).toContain('<html lang="tr"');
  for (const query of ['', '?locale=ar']) {
    const { items } = (await visit(`/v1/faqs${query}`)).json<{
      items: { title: { lang: string } }[];
    }>();
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ title }) => title.lang)).not.toContain('ar');
  }
});

test('another language is suggested only if it is offered', async () => {
  await offer(TURKISH_FIRST);
  const suggested = async (wishes: string, cookie = '') =>
    /data-suggest="(\w+)"/.exec(
      (await visit('/tr', { accept: 'text/html', 'accept-language': wishes, cookie })).body,
    )?.[1];
  expect(await suggested('ar, en')).toBe('en');
  expect(await suggested('ar')).toBeUndefined();
  expect(await suggested('en', `${LANGUAGE_COOKIE}=ar`)).toBe('en');
});

test('search engines are told of the languages that are offered and of no other', async () => {
  await offer(TURKISH_FIRST);
  const { body } = await visit('/sitemap/pages.xml');
  expect(body).toContain('hreflang="tr"');
  expect(body).not.toMatch(/"ar"|\/ar[</"]/);
  expect(/hreflang="x-default" href="([^"]*)"/.exec(body)?.[1]).toMatch(/\/tr$/);
  const { body: robots } = await visit('/robots.txt');
  expect(robots).toContain('Disallow: /tr/me');
  expect(robots).not.toContain('/ar/');
});

test('the catalogue of open data is in the languages that are offered', async () => {
  await offer(TURKISH);
  const catalogue = (await visit('/v1/open-data/catalogue.jsonld')).json<Record<string, object>>();
  const text = JSON.stringify(catalogue);
  expect(text).toContain('"@language":"tr"');
  expect(text).not.toMatch(/"@language":"(en|ar)"|language\/(ENG|ARA)|\/en\/open-data/);
});

test('a text in a language that nobody is offered is read all the same, after those that are', () => {
  const read = (map: object) =>
    runWithSettings({ ...DEMO_SETTINGS, languages: TURKISH_FIRST }, () => toText(map, 'en', 'ar'));
  expect(read({ ar: 'نص' })).toEqual({ text: 'نص', lang: 'ar' });
  expect(read({ ar: 'نص', tr: 'metin' })).toEqual({ text: 'metin', lang: 'tr' });
  expect(read({ ar: 'نص', en: 'text' })).toEqual({ text: 'text', lang: 'en' });
});

test('who reads a language that is not offered is written to in the first', () => {
  const reader = { personId: crypto.randomUUID(), name: 'Dana', email: 'dana@city.example' };
  const place = { rhythm: 'daily', portalOrigin: 'https://city.example', secret: 'x' } as const;
  runWithSettings({ ...DEMO_SETTINGS, languages: TURKISH_FIRST }, () => {
    const news = createNewsMail({ ...reader, locale: 'ar' }, [], false, place);
    expect(news).toMatchObject({ locale: 'tr', values: { link: /\/tr\/me/ } });
    const mail = composeMail(
      {
        order: { ...news, locale: 'ar' },
        messageId: crypto.randomUUID(),
        orderedAt: new Date(0),
      },
      { name: 'City', address: 'city@city.example' },
    );
    expect(JSON.stringify(mail)).toMatch(/"Content-Language":"tr"/);
  });
});

test('taking a language off deletes nothing, and says how many titles are in it alone', async () => {
  const counted = async () =>
    (
      await host.app.inject({
        url: '/v1/settings/languages/consequences',
        headers: await host.headersOf('admin'),
      })
    ).json<LanguageConsequences>().items;
  const before = await counted();
  await sql`update contents set title = jsonb_build_object('ar', title -> 'ar')
    where id in (select id from contents where section = 'faqs' and title ? 'ar' limit 2)`.execute(
    host.database.db,
  );
  await offer(TURKISH);
  const after = await counted();
  expect(after.map(({ locale }) => locale)).toEqual(['en', 'ar', 'tr', 'nl']);
  expect(after[1]!.onlyThere - before[1]!.onlyThere).toBe(2);
  const { statusCode } = await visit('/v1/settings/languages/consequences', {});
  expect(statusCode).toBe(401);
});

test('the database takes a language that a later release brings, and finds its titles', async () => {
  const { db } = host.database;
  await sql`update contents set original_locale = 'fi', title = '{"fi": "Kevyt katu"}'
    where id = (select id from contents limit 1)`.execute(db);
  const found = sql`select from contents where folded_titles = ${'\nkevyt katu\n'}`.execute(db);
  expect((await found).rows).toHaveLength(1);
  const wrong = sql`update people set locale = 'Suomi kieli'`.execute(db);
  await expect(wrong).rejects.toThrow('people_locale_tag_check');
});
