import { join } from 'node:path';
import { type Transferable, Worker } from 'node:worker_threads';

export type Thread = Worker;

const RUN_THREAD = join(import.meta.dirname, '..', '..', '..', 'tooling', 'thread.mjs');

/**
 * Starts a thread with a program of this folder.
 * @param given memory inside `data` that is handed over
 */
export const startThread = (
  program: `${string}Thread.ts`,
  data: unknown = null,
  given: Transferable[] = [],
): Thread =>
  new Worker(RUN_THREAD, {
    argv: [join(import.meta.dirname, program)],
    execArgv: [],
    workerData: data,
    transferList: given,
  });
