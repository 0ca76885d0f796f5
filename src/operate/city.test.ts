import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { FILE_LIMITS } from '../shared/contract/files';
import { VOTER_KEY_HEADER } from '../shared/contract/have-your-say';
import { toFixtureIds, insertPoll } from '../server/have-your-say/testing/pollFixtures';
import {
  openSharedTestDatabase,
  SHARED_SERVER,
  type TestDatabase,
} from '../server/testing/testDatabase';
import { step } from '../shared/testing/step';
import { readEnvironmentFile } from './testing/environmentFile';
import { buildImage } from './testing/image';
import { PORTAL, findNginx, startNginx, type Proxy } from './testing/nginx';
import { readReadmeConfig } from './testing/readmeConfig';
import { handOver, killPrograms, startHost, type RunningHost } from './testing/programs';
import { getEnvironment, readUnit } from './testing/units';
import { describeWhere } from '../shared/testing/testWhere';

const SLUG = 'city';
const NEW_FILE = '/assets/of-the-next-release.js';

interface City {
  readonly container: RunningHost;
  readonly unit: RunningHost;
  readonly proxy: Proxy;
}

const example = readEnvironmentFile('src/operate/meydan.env');
const ids = toFixtureIds(SLUG);

const nginx = SHARED_SERVER ? findNginx() : null;

// Hosts that share a database, and a proxy in front.
describeWhere(nginx !== null, 'needs nginx and PostgreSQL')(
  'a host by the container file and one by the unit, behind nginx',
  () => {
    let folder: string;
    let place: TestDatabase;
    let city: City;
    const proxies: Proxy[] = [];
    /** Starts hosts of their own on the shared database, and a proxy of their own in front. */
    let openCity: () => Promise<City>;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'meydan-city-'));
      const image = buildImage(join(folder, 'image'));
      const next = buildImage(join(folder, 'opt'));
      writeFileSync(join(next.folder, 'dist', 'portal', NEW_FILE), 'export {};');
      const data = join(folder, 'data');
      mkdirSync(data);
      writeFileSync(join(folder, 'config.json'), readReadmeConfig());
      handOver(folder, data);

      place = await openSharedTestDatabase('demonstration');
      await place.use((db) =>
        insertPoll(db, {
          slug: SLUG,
          opensAt: null,
          closesAt: null,
          details: { eligibility: 'everyone' },
        }),
      );
      const environment = {
        ...example,
        DATABASE_URL: place.address,
        MEYDAN_CONFIG: join(folder, 'config.json'),
      };
      const unit = readUnit('src/operate/meydan.service');
      openCity = async () => {
        const [container, byUnit] = await Promise.all([
          startHost({
            command: image.command,
            folder: image.folder,
            environment: { ...image.environment, ...environment, MEYDAN_DATA: data },
          }),
          startHost({
            command: unit.get('ExecStart')![0]!.split(' '),
            folder: next.folder,
            // The file of a unit wins over its lines.
            environment: { ...getEnvironment(unit), ...environment, MEYDAN_DATA: data },
          }),
        ]);
        const proxyFolder = join(folder, `nginx-${container.port}`);
        const proxy = await startNginx(nginx!, proxyFolder, [container.port, byUnit.port]);
        proxies.push(proxy);
        return { container, unit: byUnit, proxy };
      };
      city = await openCity();
    });
    afterAll(async () => {
      for (const proxy of proxies) await proxy.stop();
      killPrograms();
      await place?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const topic = `/v1/stream?topic=content:${ids.poll}`;
    const openStream = ({ proxy }: City) =>
      proxy.open(topic, { headers: { accept: 'text/event-stream' } });

    /** Tells whether this is heard before the stream ends. */
    async function hears(stream: IncomingMessage, said: RegExp): Promise<boolean> {
      let heard = '';
      for await (const part of stream) {
        heard += String(part);
        if (said.test(heard)) return true;
      }
      return false;
    }

    async function castBallot({ proxy }: City) {
      const page = await proxy.ask('/', { headers: { accept: 'text/html' } });
      const cookies = page.headers['set-cookie']!.map((cookie) => cookie.split(';')[0]!);
      const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!.split('=')[1]!;
      return proxy.ask(`/v1/have-your-say/${SLUG}/ballots`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: cookies.join('; '),
          origin: `https://${PORTAL}`,
          'x-xsrf-token': decodeURIComponent(token),
          'idempotency-key': randomUUID(),
          [VOTER_KEY_HEADER]: randomBytes(16).toString('base64url'),
        },
        body: JSON.stringify({
          answers: { [ids.question(0)]: { chosen: [ids.option(0, 1)] } },
        }),
      });
    }

    test('who calls without TLS is sent to it, at the same address', async () => {
      const answer = await fetch(`http://127.0.0.1:${city.proxy.plainPort}/ar/blogs?page=2`, {
        redirect: 'manual',
        headers: { host: PORTAL },
      });
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toMatch(/^https:\/\/[^/]+\/ar\/blogs\?page=2$/);
    });

    test('HTTP/2 is spoken', async () => {
      const socket = connect({
        port: city.proxy.port,
        servername: PORTAL,
        rejectUnauthorized: false,
        ALPNProtocols: ['h2'],
      });
      await once(socket, 'secureConnect');
      expect(socket.alpnProtocol).toBe('h2');
      socket.destroy();
    });

    test('what a host sends is passed on as it is', async () => {
      const headers = { accept: 'text/html', 'accept-encoding': 'br', host: PORTAL };
      // A fetch names the host that it calls: what the proxy says of it counts.
      const asProxy = { ...headers, 'x-forwarded-host': PORTAL };
      const own = await fetch(`${city.container.origin}/tr`, { headers: asProxy });
      const passed = await city.proxy.ask('/tr', { headers });
      for (const name of [
        'content-encoding',
        'cache-control',
        'content-type',
        'strict-transport-security',
      ])
        expect([name, passed.headers[name]]).toEqual([name, own.headers.get(name)]);
      expect(passed.headers['content-encoding']).toBe('br');
      expect(passed.headers['content-security-policy']).toContain(
        "require-trusted-types-for 'script'",
      );
      expect(passed.headers.server).toBe('nginx');
    });

    test('a vote reaches whoever has the page open, whichever host each of them is at', async () => {
      const streams = [await openStream(city), await openStream(city)];
      expect(streams.map(({ headers }) => headers['content-type'])).toEqual([
        expect.stringContaining('text/event-stream'),
        expect.stringContaining('text/event-stream'),
      ]);
      const heard = streams.map((stream) => hears(stream, /event: changed[\s\S]*event: changed/));
      expect(await castBallot(city)).toMatchObject({
        status: 201,
        body: expect.stringContaining('receipt'),
      });
      expect(await Promise.all(heard)).toEqual([true, true]);
      streams.forEach((stream) => stream.destroy());
    });

    test('a file that only the host of the next release has is found', async () => {
      const headers = { 'x-forwarded-host': PORTAL };
      expect((await fetch(city.container.origin + NEW_FILE, { headers })).status).toBe(404);
      const answers = [];
      for (let time = 0; time < 6; time++) answers.push((await city.proxy.ask(NEW_FILE)).status);
      expect(answers).toEqual(Array(6).fill(200));
    });

    test('what is for those who watch over the hosts is not for everybody', async () => {
      const watched = {
        '/metrics': { authorization: `Bearer ${example.MEYDAN_METRICS_TOKEN}` },
        '/readyz': {},
      };
      for (const [path, headers] of Object.entries(watched)) {
        expect((await fetch(city.unit.origin + path, { headers })).status).toBe(200);
        expect((await city.proxy.ask(path, { headers })).status).toBe(404);
      }
      expect((await city.proxy.ask('/mailbox')).status).toBe(404);
    });

    test('a part of a file passes, and nothing much larger', async () => {
      const send = (bytes: number, body?: Buffer) =>
        city.proxy.ask(`/v1/files/${ids.poll}`, {
          method: 'PATCH',
          headers: {
            'content-type': 'application/offset+octet-stream',
            'content-length': String(bytes),
            'upload-offset': '0',
          },
          ...(body && { body }),
        });
      const { partBytes } = FILE_LIMITS;
      const taken = await send(partBytes, Buffer.alloc(partBytes));
      expect(taken.status).not.toBe(413);
      expect(taken.headers['content-type']).toContain('application/problem+json');
      // Refused by its length alone: a body under way could lose the answer as the connection ends.
      expect((await send(partBytes * 1.5)).status).toBe(413);
    });

    test('hosts end one after the other: what is left goes on', async () => {
      const own = await openCity();
      await step('one host is killed: everybody goes on at the other one', async () => {
        const stream = await openStream(own);
        await own.container.end('SIGKILL');
        stream.destroy();
        const answers = [];
        for (let time = 0; time < 6; time++) answers.push((await own.proxy.ask('/tr')).status);
        expect(answers).toEqual(Array(6).fill(200));
        expect((await castBallot(own)).status).toBe(201);
      });

      // Each host counts by itself: the numbers of one alone follow each other.
      await step('limits count who calls, whatever they say of themselves', async () => {
        const left = [];
        for (const said of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
          const { headers } = await own.proxy.ask('/v1/blogs', {
            headers: { 'x-forwarded-for': said },
          });
          left.push(Number(headers['x-ratelimit-remaining']));
        }
        expect(left).toEqual([left[0], left[0]! - 1, left[0]! - 2]);
      });

      await step('no host is left: a page that follows is told to come again', async () => {
        expect(await own.unit.end('SIGTERM')).toMatchObject({ code: 0 });
        expect(await own.proxy.ask(topic)).toMatchObject({ status: 200, body: 'retry: 5000\n\n' });
        expect((await own.proxy.ask('/tr')).status).toBe(502);
      });
    });
  },
);
