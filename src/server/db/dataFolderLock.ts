import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../startProblem';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid) ? pid : null;
  } catch {
    return null;
  }
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const OWNER_ONLY = 0o700;

/**
 * Takes a folder from everybody but its owner; what belongs to somebody else stays as they have it.
 */
function makePrivate(folder: string): void {
  try {
    chmodSync(folder, OWNER_ONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/**
 * Makes the data folder, which its owner alone may open: mails with links, signing keys and votes
 * are in it.
 * @throws StartProblem when it cannot be made or written
 */
export function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
    accessSync(folder, constants.W_OK);
    makePrivate(folder);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written (${(error as Error).message}).`,
    );
  }
}

/** Another process works with the data folder. */
export class DataFolderInUse extends StartProblem {}

/**
 * Holds the data folder for this process: the embedded database has no lock of its own, and two
 * processes on one folder lose rows. A lock whose process is gone is taken over. Returns the
 * release.
 * @throws StartProblem when the folder cannot be written, {@link DataFolderInUse} when another
 *   process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  requireWritable(folder);
  const file = join(folder, 'host.lock');
  if (!create(file)) {
    const holder = holderOf(file);
    if (holder !== null)
      throw new DataFolderInUse(`The data folder ${folder} is in use by process ${holder}.`);
    rmSync(file, { force: true });
    if (!create(file))
      throw new DataFolderInUse(`The data folder ${folder} was taken by another process.`);
  }
  return () => rmSync(file, { force: true });
}
