import { readFileSync } from 'node:fs';

/** Clock ticks of a second, as Linux counts them for programs. */
const TICKS = 100;

function readTicks(pid: number | 'self'): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  // utime, stime, and both of all children that have ended and were waited for.
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
}

/**
 * Processor seconds of this process, the one that started it and all that ended below them:
 * installing and building included. Null where the system does not tell (anything but Linux).
 */
export function readProcessorSeconds(): number | null {
  try {
    return (readTicks('self') + readTicks(process.ppid)) / TICKS;
  } catch {
    return null;
  }
}
