import { join } from 'node:path';
import { type Transferable, Worker } from 'node:worker_threads';
import { RUN_THREAD, SOURCES } from '../../folders';

export type Thread = Worker;

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
    argv: [join(SOURCES, 'dialogs', 'opinions', program)],
    execArgv: [],
    workerData: data,
    transferList: given,
  });
