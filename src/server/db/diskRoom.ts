import { statfsSync } from 'node:fs';

/**
 * Kept for what the engine needs to stand on a full disk: a file of its log is 16 MB, a checkpoint
 * and what jobs write come on top.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

/**
 * Tells whether the disk of a folder has room for what people send. A disk that cannot be asked is
 * not called full.
 */
export function hasFreeDiskSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= RESERVE_BYTES;
  } catch {
    return true;
  }
}
