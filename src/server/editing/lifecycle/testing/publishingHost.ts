import type { AddressInfo } from 'node:net';
import { buildServer } from '../../../buildServer';
import { openPlace } from '../../../testing/place';
import { TEST_CONFIG, testFiles } from '../../../testing/testHost';

/**
 * A host in a process of its own: `publishingHost.ts FOLDER|URL` prints its port, and a line for each content that has changed. It ends when
 * it is killed.
 */
const [place] = process.argv.slice(2) as [string];

const database = await openPlace(place);
await database.listen('content_changed', () => void process.stdout.write('changed\n'));
const app = await buildServer({
  database,
  doors: [],
  origins: [],
  mail: { transport: { kind: 'none' }, from: { name: 'Meydan', address: 'meydan@localhost' } },
  files: testFiles(),
  portalOrigin: 'http://localhost:3000',
  config: TEST_CONFIG,
  portalFolder: null,
  logLevel: 'silent',
});
app.addHook('onListen', async () => {
  process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
});
await app.listen({ port: 0, host: '127.0.0.1' });
