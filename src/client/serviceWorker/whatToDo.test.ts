/** @jest-environment node */
import { getCacheStrategy, type RequestFacts } from './whatToDo';

const HOST = 'https://portal.example';
const treatment = (path: string, more: Partial<RequestFacts> = {}) =>
  getCacheStrategy(
    {
      method: 'GET',
      url: new URL(path, HOST).href,
      isDocument: false,
      hasAuthorization: false,
      ...more,
    },
    HOST,
  );

test.each([
  ['/ar/blogs/first-post', 'page'],
  ['/me', 'unsavedPage'],
  ['/ar/nothing-here', 'unsavedPage'],
  ['/tr/offline?to=%2Fblogs', 'offlinePage'],
  ['/offline', 'offlinePage'],
  ['/callback?code=abc', 'network'],
  ['/popup.html', 'network'],
] as const)('opening %s: %s', (path, expected) => {
  expect(treatment(path, { isDocument: true })).toBe(expected);
});

test.each([
  ['/assets/main.0123456789.js', 'asset'],
  ['/config.json', 'file'],
  ['/v1/settings/look/pictures/0123456789abcdef', 'file'],
  ['/v1/settings/look', 'network'],
  ['/v1/blogs', 'network'],
  ['/v1/have-your-say/new-library-design', 'network'],
  ['/v1/stream?topic=content:1', 'network'],
  ['/connect/userinfo', 'network'],
  ['/ar/blogs', 'network'],
  ['https://door.example/auth', 'network'],
  ['https://door.example/assets/main.js', 'network'],
] as const)('a page asks for %s: %s', (path, expected) => {
  expect(treatment(path)).toBe(expected);
});

test.each([
  ['/ar/blogs/first-post?preview=abc', true],
  ['/dialogs/waterfront?a=1&preview=', true],
  ['/v1/files/00000000-0000-4000-8000-000000000001/w/960?preview=abc', false],
  ['/v1/blogs/first-post?preview=abc', false],
])('what is not out yet is never kept on the device: %s', (path, isDocument) => {
  expect(treatment(path, { isDocument })).toBe('network');
});

test('[SPEC 7.3.1] what is sent, or carries a session, always goes to the host', () => {
  expect(treatment('/config.json', { hasAuthorization: true })).toBe('network');
  expect(treatment('/assets/main.js', { method: 'POST' })).toBe('network');
  expect(treatment('/', { method: 'HEAD', isDocument: true })).toBe('network');
});
