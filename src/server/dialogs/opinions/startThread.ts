import { join } from 'node:path';
import { type Transferable, Worker } from 'node:worker_threads';
import { THREAD_RUNNER_FILE, SERVER_SOURCE_FOLDER } from '../../folders';

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
  new Worker(THREAD_RUNNER_FILE, {
    argv: [join(SERVER_SOURCE_FOLDER, 'dialogs', 'opinions', program)],
    execArgv: [],
    workerData: data,
    transferList: given,
  });
