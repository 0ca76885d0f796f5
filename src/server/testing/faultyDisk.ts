import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Fault of the disk: none, no room left, takes nothing at all, or every flush takes this long. */
export type DiskFault = 'none' | 'full' | 'broken' | { readonly flushTakesMs: number };

/**
 * Loaded before the program of a host (`node --import`): its disk is as the parent process says by
 * message, and the parent is told when it is. A host does not notice that the fault is not the
 * disk’s: the same functions throw the same error.
 */
let fault: DiskFault = 'none';

const noRoom = (syscall: string) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}`), {
    errno: -28,
    code: 'ENOSPC',
    syscall,
  });

const { writeSync, ftruncateSync, fsyncSync, statfsSync } = fs;
const STANDARD_STREAMS = 2;

/**
 * Tells whether a write makes the file longer: bytes that are there already can be written over on
 * a full disk.
 */
const growsTo = (file: number, end: number) => end > fs.fstatSync(file).size;

type Write = [file: number, bytes: Buffer, offset: number, length: number, position?: number];

fs.writeSync = ((...write: Write) => {
  const [file, , , length, position] = write;
  const isLonger = position === undefined || growsTo(file, position + length);
  const isRefused = fault === 'broken' || (fault === 'full' && isLonger);
  if (isRefused && file > STANDARD_STREAMS) throw noRoom('write');
  return writeSync(...write);
}) as typeof writeSync;

fs.ftruncateSync = (file, length = 0) => {
  if (fault === 'full' && growsTo(file, length)) throw noRoom('ftruncate');
  ftruncateSync(file, length);
};

fs.fsyncSync = (file) => {
  if (typeof fault === 'object')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, fault.flushTakesMs);
  fsyncSync(file);
};

fs.statfsSync = ((path: string, options?: object) => ({
  ...statfsSync(path, options),
  ...(fault === 'full' && { bavail: 0 }),
})) as typeof statfsSync;

syncBuiltinESMExports();

process.on('message', (told: DiskFault) => {
  fault = told;
  process.send?.('done');
});
