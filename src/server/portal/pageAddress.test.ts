import { isDecodable, toRoutableAddress, normalizeAddress } from './pageAddress';

test.each([
  ['/', '/'],
  ['/ar', '/ar'],
  ['/AR', '/ar'],
  ['/EN/x?Q=A&b', '/en/x?Q=A&b'],
  ['/Ar/blogs?q=a?b//c', '/ar/blogs?q=a?b//c'],
  ['/ARabic', '/ARabic'],
  ['/xx/AR', '/xx/AR'],
  ['/ar/AR/x', '/ar/AR/x'],
  ['//evil.example', '/evil.example'],
  ['///evil.example/%2F', '/evil.example/%2F'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/'],
  ['/ar//evil.example', '/ar/evil.example'],
  ['/TR/\\/evil.example', '/tr/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/\u0000/\u001f/evil.example', '/evil.example'],
  ['http://evil.example/en', '/'],
  ['', '/'],
])('[SPEC 2.4] %j is spelt %s', (url, tidy) => {
  expect(normalizeAddress(url)).toBe(tidy);
  expect(normalizeAddress(tidy)).toBe(tidy);
});

test.each(['//evil.example', '/\\evil.example', '/.//evil.example', '/EN/..//evil.example'])(
  '[SPEC 2.4] %s stays on this site',
  (url) => {
    expect(new URL(normalizeAddress(url), 'https://city.example').origin).toBe(
      'https://city.example',
    );
  },
);

test.each([
  ['/%761/blogs', '/v1/blogs'],
  ['/v1/b%6Cogs/a%2fb%20c?x=%76', '/v1/blogs/a%2fb%20c?x=%76'],
  ['/en/feed%2Eatom', '/en/feed.atom'],
  ['/%2576', '/%2576'],
  ['/%C5%9Fehir', '/%C5%9Fehir'],
  ['/%zz/%76', '/%25zz/%2576'],
])('%s is routed as %s', (url, routed) => {
  expect(toRoutableAddress(url)).toBe(routed);
});

test.each([
  ['/%E0%A4%A', false],
  ['/%', false],
  ['/ar/%zz', false],
  ['/%C5%9Fehir', true],
  ['/%00', true],
  ['/?q=%', true],
])('%s can be read: %s', (url, readable) => {
  expect(isDecodable(url)).toBe(readable);
  expect(isDecodable(toRoutableAddress(url))).toBe(true);
});
