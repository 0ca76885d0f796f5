import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLook, renderLookStyle } from '../../shared/look/accentTokens';
import { DEFAULT_VALUES } from '../../shared/settings';
import { changeArea } from '../settings/changeSettings';
import { openTestHost, type TestHost } from '../testing/testHost';

/** Stands for what the build leaves. */
const RENDERER = `export const openRenderer = async () => async ({ url }) => ({
  status: 200,
  html: '<!doctype html><html lang="en"><head>' +
    '<meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />' +
    '<meta name="theme-color" content="#12191c" media="(prefers-color-scheme: dark)" /><link rel="stylesheet" href="/assets/main.abc123.css">' +
    '<link rel="stylesheet" href="/assets/developed.css"></head><p>' + url + ' &lt;html&gt;</p></html>',
});`;
const CSS = 'p{color:red}/* $& */';

let folder: string;
let host: TestHost;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meydan-portal-'));
  const assets = join(folder, 'portal', 'assets');
  mkdirSync(assets, { recursive: true });
  mkdirSync(join(folder, 'render'));
  writeFileSync(join(folder, 'render', 'render.mjs'), RENDERER);
  writeFileSync(join(assets, 'main.abc123.css'), CSS);
  writeFileSync(join(assets, 'developed.css'), 'a{}');
  host = await openTestHost({ seed: 'none', portalFolder: folder });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const visit = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  host.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const rootOf = (body: string) => /<html[^>]*>/.exec(body)![0];

test.each([
  ['/en', {}, ''],
  ['/en', { 'accept-language': 'tr-TR,tr;q=0.9,en;q=0.8' }, ' data-suggest="tr"'],
  ['/ar', { 'accept-language': 'de,en-GB,ar' }, ' data-suggest="en"'],
  ['/tr', { 'accept-language': 'ar-EG;q=0.5,tr;q=0.4' }, ' data-suggest="ar"'],
  ['/en', { 'accept-language': 'en-US,tr' }, ''],
  ['/ar', { 'accept-language': 'de,fr;q=x,*;q=0.1,;;' }, ''],
  ['/en', { 'accept-language': 'tr', cookie: 'meydan-language=en' }, ''],
  ['/en', { 'accept-language': 'tr', cookie: 'meydan-language=%' }, ' data-suggest="tr"'],
  ['/en', { cookie: 'meydan-theme=dark' }, ' data-theme="dark"'],
  ['/en', { cookie: 'meydan-theme=light; x=y' }, ' data-theme="light"'],
  ['/en', { cookie: 'meydan-theme=auto' }, ''],
  ['/en', { cookie: 'meydan-theme="><script>' }, ''],
  [
    '/en',
    { 'accept-language': 'ar', cookie: 'meydan-theme=dark' },
    ' data-theme="dark" data-suggest="ar"',
  ],
])('%s for %j is suited before its first paint: %s', async (url, headers, attributes) => {
  const { body } = await visit(url, headers);
  expect(rootOf(body)).toBe(`<html lang="en"${attributes}>`);
  expect(body.replace(attributes, '')).toBe((await visit(url)).body);
});

test('caches are told what the first paint depends on', async () => {
  expect((await visit('/en')).headers.vary).toMatch(/\bcookie, accept-language\b/);
});

test('style sheets stand in the page, and the policy lets in exactly these; one that is being developed is fetched', async () => {
  const { headers, body } = await visit('/en');
  expect(body).toContain(`<style data-href="/assets/main.abc123.css">${CSS}</style>`);
  expect(body).toContain('<link rel="stylesheet" href="/assets/developed.css">');
  const hash = createHash('sha256').update(CSS).digest('base64');
  const [, sources = ''] = /style-src ([^;]*)/.exec(String(headers['content-security-policy']))!;
  expect(sources.split(' ').slice(0, 2)).toEqual(["'self'", `'sha256-${hash}'`]);
  expect(sources).not.toContain('unsafe-inline');
  const api = await host.app.inject('/v1/blogs');
  expect(api.headers['content-security-policy']).not.toContain(hash);
});

const chooseColour = async (colour: string, revision: number) => {
  const value = { ...DEFAULT_VALUES.look, colour };
  await host.database.db
    .transaction()
    .execute((trx) =>
      changeArea(
        trx,
        { area: 'look', revision, value, origin: 'command' },
        { personId: null, at: new Date() },
      ),
    );
  await host.settled();
};

test('a colour of the city’s own stands in the head of every page, behind the sheets, with its hash', async () => {
  const before = await visit('/en');
  expect(before.body).not.toContain('data-href="look"');
  await chooseColour('#ffd500', 0);
  const { headers, body } = await visit('/en');
  const [, style = ''] = /<style data-href="look">([^<]*)<\/style><\/head>/.exec(body)!;
  expect(style).toBe(renderLookStyle(createLook('#ffd500')));
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  const { light, dark } = createLook('#ffd500').tokens.usual;
  expect(
    [...body.matchAll(/"theme-color" content="([^"]*)"/g)].map(([, colour]) => colour),
  ).toEqual([light.accent, dark['accent-soft']]);
  expect(headers.etag).not.toBe(before.headers.etag);

  await chooseColour(DEFAULT_VALUES.look.colour, 1);
  expect((await visit('/en')).body).toBe(before.body);
});
