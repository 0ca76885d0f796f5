import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './freePort';

afterEach(() => jest.restoreAllMocks());

/** The ports that are looked at are these, one after the other; then any. */
function drawPorts(...ports: readonly number[]): void {
  const drawn = jest.spyOn(Math, 'random');
  for (const port of ports) drawn.mockReturnValueOnce((port - 20_000 + 0.5) / 10_000);
}

/** A port that a process asked for which has ended since. */
function portOfEndedProcess(): number {
  const program = `import('./src/tooling/test/freePort.ts').then(async ({ freePort }) => {
    process.stdout.write(String(await freePort()));
  })`;
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '-e', program]);
  return Number(stdout.toString());
}

test('a port is given once, though nobody listens at it', async () => {
  const given = [await freePort(), await freePort()];
  drawPorts(...given);
  expect(given).not.toContain(await freePort());
});

test('the port of a process that has ended is given again, unless somebody listens at it', async () => {
  const port = portOfEndedProcess();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  drawPorts(port);
  expect(await freePort()).not.toBe(port);
  await once(server.close(), 'close');
  drawPorts(port);
  expect(await freePort()).toBe(port);
});
