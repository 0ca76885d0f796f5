import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { listNetworkKeys } from '../server/identity/networkAddress';
import { describeWhere } from '../shared/testing/testWhere';
import { PORTAL, findNginx, startNginx, type Proxy } from './testing/nginx';

const file = readFileSync('src/operate/nginx.conf', 'utf8');

/** Returns the network that nginx counts an address by: the first row of the map that fits. */
function networkOf(address: string): string {
  const [, map = ''] = /map \$remote_addr \$meydan_network \{([^]*?)\n\}/.exec(file)!;
  for (const [, pattern] of map.matchAll(/"~(\S+)"/g)) {
    const found = new RegExp(pattern!).exec(address);
    if (found) return found[1]!;
  }
  return address;
}

// nginx writes addresses as RFC 5952 says: the longest row of zeros is left out.
const ADDRESSES = [
  '192.0.2.1',
  '192.0.2.2',
  '::ffff:192.0.2.1',
  '2001:db8:1:2::1',
  '2001:db8:1:2:3:4:5:6',
  '2001:db8:1:3::1',
  '2001:db8:1::1',
  '2001:db8::1',
  'fe80::1',
];

test('the file counts addresses as one network that hosts count as one', () => {
  const inHosts = (address: string) => listNetworkKeys(address)[0]!.key;
  for (const one of ADDRESSES)
    for (const other of ADDRESSES)
      if (inHosts(one) === inHosts(other))
        expect([one, other, networkOf(one)]).toEqual([one, other, networkOf(other)]);
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('192.0.2.1')).not.toBe(networkOf('192.0.2.2'));
});

const nginx = findNginx();
const STREAM = '/v1/stream';

describeWhere(nginx !== null, 'needs nginx')('nginx with the file, before a host', () => {
  let folder: string;
  let proxy: Proxy;
  const host = createServer((request, response) => {
    if (request.url === STREAM) response.write(': open\n\n');
    else response.end(`${request.headers.host} ${request.url}`);
  });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'meydan-nginx-'));
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
    const { port } = host.address() as AddressInfo;
    proxy = await startNginx(nginx!, join(folder, 'nginx'), [port]);
  });
  afterAll(async () => {
    await proxy?.stop();
    host.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const openSocket = (more: ConnectionOptions = {}) =>
    connect({
      host: '127.0.0.1',
      port: proxy.port,
      servername: PORTAL,
      ca: readFileSync(join(folder, 'nginx', 'fullchain.pem')),
      ...more,
    });

  /**
   * Sends so many requests at once on one connection. @returns what came back, and the statuses in
   * their order
   */
  async function flood(path: string, count: number) {
    const socket = openSocket();
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${PORTAL}\r\n\r\n`.repeat(count));
    let heard = '';
    const list = () => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code));
    for await (const part of socket) {
      heard += String(part);
      if (list().length === count) break;
    }
    return { heard, statuses: list() };
  }

  test('the host is told the name that was asked for, with a port that is not the usual one', async () => {
    const name = `${PORTAL}:8443`;
    const { body } = await proxy.ask('/tr', { headers: { host: name } });
    expect(body).toBe(`${name} /tr`);
  });

  test('a page with all that belongs to it comes at once', async () => {
    const files = Array.from({ length: 100 }, (_, index) => proxy.ask(`/assets/${index}.js`));
    const statuses = (await Promise.all(files)).map(({ status }) => status);
    expect(statuses).toEqual(Array(100).fill(200));
  });

  test('one network has four hundred streams open at once, the next ones are told to come in a minute', async () => {
    const heard: string[] = [];
    const sessions = Array.from({ length: 4 }, () =>
      connectHttp2(`https://${PORTAL}`, {
        createConnection: () => openSocket({ ALPNProtocols: ['h2'] }),
      }),
    );
    await Promise.all(
      sessions.flatMap((session) =>
        Array.from({ length: 101 }, async () => {
          const [first] = (await once(session.request({ ':path': STREAM }), 'data')) as [Buffer];
          heard.push(String(first).trim());
        }),
      ),
    );
    sessions.forEach((session) => session.destroy());
    expect(heard.filter((text) => text === ': open')).toHaveLength(400);
    expect(heard.filter((text) => text === 'retry: 60000')).toHaveLength(4);
  });

  // The last one floods pages: it stands behind the tests that ask for some.
  test.each([
    ['/connect/token', 300, 1],
    ['/v1/blogs', 1_000, 3],
    ['/tr', 500, 2],
  ])(
    'a flood of %s from one network passes %i times at once and is then answered 429 with the time to wait; the rest goes on',
    async (path, burst, connections) => {
      // nginx ends a connection after a thousand requests.
      const floods = await Promise.all(Array.from({ length: connections }, () => flood(path, 900)));
      const statuses = floods.flatMap((one) => one.statuses);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(burst);
      const heard = floods.map((one) => one.heard).join('');
      expect(heard).toMatch(/ 429 [^]*?retry-after: 10\r\n[^]*?"code":"tooManyFromNetwork"/i);
      expect((await proxy.ask('/assets/main.js')).status).toBe(200);
    },
  );
});
