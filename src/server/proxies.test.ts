import { openTestHost, type TestHost } from './testing/testHost';

const CALLER = '198.51.100.7';
const PROXY = '10.0.0.2';
const HERE = '127.0.0.1';

const hosts = new Map<number, TestHost>();
beforeAll(async () => {
  for (const trustedProxies of [0, 2]) {
    const host = await openTestHost({ seed: 'none', trustedProxies });
    host.app.get('/test/address', ({ ip }) => ({ ip }));
    hosts.set(trustedProxies, host);
  }
});
afterAll(async () => {
  for (const host of hosts.values()) await host.close();
});

test.each([
  ['no proxy: what a caller says of itself does not count', 0, CALLER, HERE],
  ['two proxies: what the outer one was called from', 2, `${CALLER}, ${PROXY}`, CALLER],
  [
    'two proxies: what a caller put before it does not count',
    2,
    `0.0.0.0, ${CALLER}, ${PROXY}`,
    CALLER,
  ],
  ['two proxies: a caller that comes past the outer one', 2, CALLER, CALLER],
  ['two proxies: a call from this machine', 2, '', HERE],
])('limits count the right address behind %s', async (_title, proxies, forwarded, seen) => {
  const answer = await hosts.get(proxies)!.app.inject({
    url: '/test/address',
    remoteAddress: HERE,
    headers: forwarded === '' ? {} : { 'x-forwarded-for': forwarded },
  });
  expect(answer.json()).toEqual({ ip: seen });
});
