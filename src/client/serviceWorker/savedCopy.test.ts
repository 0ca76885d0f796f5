/** @jest-environment node */
import { listAssets, describeCopy, isKeepable, markCopy } from './savedCopy';

const WRITTEN = Date.UTC(2026, 4, 1, 9);
const HTML =
  '<!doctype html><html lang="tr" dir="ltr"><head><title>Liman &amp; kent · Meydan</title>' +
  '<style data-href="/assets/main.1.css">@font-face{src:url(/assets/font.1.woff2)}</style></head>' +
  '<body><script defer src="/assets/main.1.js"></script></body></html>';

const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response(HTML, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      date: new Date(WRITTEN).toUTCString(),
      ...headers,
    },
  });

test('only a whole page is kept, and nothing that the host wants kept nowhere', () => {
  expect(isKeepable(page())).toBe(true);
  expect(isKeepable(page({}, 404))).toBe(false);
  expect(isKeepable(page({ 'content-type': 'application/json' }))).toBe(false);
  expect(isKeepable(page({ 'cache-control': 'no-store' }))).toBe(false);
  expect(isKeepable(page({ 'cache-control': 'private, max-age=60' }))).toBe(false);
});

test('a copy says of when it is, and keeps the rules of the page', async () => {
  const policy = { 'content-security-policy': "default-src 'none'", 'content-encoding': 'br' };
  const copy = await markCopy(page(policy));
  expect(await copy.text()).toContain(`<html data-saved-at="${WRITTEN}" lang="tr" dir="ltr">`);
  expect(copy.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(copy.headers.has('content-encoding')).toBe(false);
});

test('a copy is told of by its own title, language and time', async () => {
  expect(await describeCopy('https://portal.example/tr/blogs?phase=open', page())).toEqual({
    path: '/tr/blogs?phase=open',
    title: 'Liman & kent',
    lang: 'tr',
    savedAt: WRITTEN,
  });
});

test('the files that a page needs are read from it', () => {
  expect(listAssets(HTML)).toEqual(['/assets/main.1.css', '/assets/main.1.js']);
});
