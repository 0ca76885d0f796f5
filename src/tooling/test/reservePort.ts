import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Below the ports that operating systems hand out by themselves: nobody gets one of these by
 * chance.
 */
const FIRST_PORT = 20_000;
const PORT_COUNT = 10_000;
/**
 * One file for each reserved port, with the process that has it; other users have a folder of their
 * own.
 */
const FOLDER = join(tmpdir(), `meydan-ports-${process.getuid?.() ?? 'all'}`);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function hasEnded(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** Removes the reservation of a process that has ended. */
function removeStale(file: string): void {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner > 0 && hasEnded(owner)) rmSync(file, { force: true });
  } catch (error) {
    // Another process was quicker.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @returns false where it is reserved already */
function reserve(folder: string, port: number): boolean {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, String(port));
  removeStale(file);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Tells whether no program listens at the port, at any address of this machine. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/**
 * Reserves a port of this machine that nobody listens at, for as long as this process lives. For
 * programs that have to be told their port; whatever can say which one it got is told 0 instead.
 */
export async function reservePort(folder = FOLDER): Promise<number> {
  const port = FIRST_PORT + randomInt(PORT_COUNT);
  return reserve(folder, port) && (await isFree(port)) ? port : reservePort(folder);
}
