import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { reservePort } from './reservePort';
import { listDebianPostgresFolders, findProgram, installDebianPackages } from './findProgram';

const READY_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 100;

export interface TestPostgres {
  readonly url: string;
  readonly description: string;
  /** Ends every connection at once; resolves when the server answers again, at the same address. */
  restart(): Promise<void>;
  /**
   * Stops all its processes where they are: connections stay, and nothing is answered. Linux alone
   * knows how.
   */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

const findInitdb = () => findProgram(['initdb'], listDebianPostgresFolders());

/**
 * Finds the program that makes a server's folder; it is installed where it can be. Null where it is
 * not to be had.
 */
export const findPostgres = (): string | null =>
  findInitdb() ?? (installDebianPackages(['postgresql']) ? findInitdb() : null);

/**
 * Finds the account that the server runs as where it refuses to run as root: `postgres`, which its
 * package makes, or `nobody`.
 */
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

/**
 * Lists the children of a process, by what Linux tells of each process: name in brackets, state,
 * parent.
 */
function childrenOf(parent: number): number[] {
  const statOf = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8');
    } catch {
      return '';
    }
  };
  return readdirSync('/proc')
    .filter((pid) => new RegExp(`\\) \\w ${parent} `).test(/^\d+$/.test(pid) ? statOf(pid) : ''))
    .map(Number);
}

function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  for (const pid of [server.pid!, ...childrenOf(server.pid!)]) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // The process has ended since it was found.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
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

  const port = await reservePort();
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    `fsync=${isDurable ? 'on' : 'off'}`,
    // Hosts of ten connections each are up side by side: those of browser paths and of tests.
    '-c',
    'max_connections=400',
  ];
  const url = `postgres://meydan@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const started = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...options,
      stdio: 'ignore',
    });
    await waitUntilReady(url, started);
    return started;
  };
  const end = async () => {
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGINT');
    await ended;
  };
  let server = await start();
  const { stdout: version } = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  return {
    url,
    description: version.trim(),
    async restart() {
      await end();
      server = await start();
    },
    pause: () => signalAll(server, 'SIGSTOP'),
    resume: () => signalAll(server, 'SIGCONT'),
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a PostgreSQL server of the tests' own in a temporary folder; null when none is installed
 * and none can be. Tests need nothing that outlives a power cut; measurements do.
 */
export async function startPostgres({
  isDurable = false,
  /** Folder in which its folder is made. */
  under = tmpdir(),
} = {}): Promise<TestPostgres | null> {
  const found = findPostgres();
  if (!found) return null;
  const folder = mkdtempSync(join(under, 'meydan-postgres-'));
  try {
    return await startIn(folder, dirname(found), isDurable);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
