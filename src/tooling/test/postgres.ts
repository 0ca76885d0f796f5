import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { debianPostgresFolders, findProgram, installDebianPackages } from './findProgram';

const READY_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 100;

export interface TestPostgres {
  readonly url: string;
  readonly description: string;
  stop(): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

const initdb = () => findProgram(['initdb'], debianPostgresFolders());

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The server refuses to run as root; then it runs as `postgres`, which its package makes, or as `nobody`. */
function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (option: string, name: string) => {
    const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : null;
  };
  const name = idOf('-u', 'postgres') === null ? 'nobody' : 'postgres';
  return { uid: idOf('-u', name)!, gid: idOf('-g', name)! };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error('PostgreSQL did not start');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function startIn(folder: string, bin: string, isDurable: boolean): Promise<TestPostgres> {
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const options = { cwd: folder, ...(account ?? {}) };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'meydan', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...options,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(made.stderr);

  const port = await freePort();
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    `fsync=${isDurable ? 'on' : 'off'}`,
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...options,
    stdio: 'ignore',
  });
  const url = `postgres://meydan@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, server);
  const { stdout: version } = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return {
    url,
    description: version.trim(),
    async stop() {
      const ended = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A PostgreSQL server of the tests' own in a temporary folder; null when none is installed and none can be. Tests need nothing that
 * outlives a power cut; measurements do.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres | null> {
  const found = initdb() ?? (installDebianPackages(['postgresql']) ? initdb() : null);
  if (!found) return null;
  const folder = mkdtempSync(join(tmpdir(), 'meydan-postgres-'));
  try {
    return await startIn(folder, dirname(found), isDurable);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
