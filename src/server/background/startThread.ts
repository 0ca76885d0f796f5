import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker, type Transferable } from 'node:worker_threads';
import { SERVER_SOURCE_FOLDER, THREAD_RUNNER_FILE } from '../folders';

/** Programs of threads, in `src/server`; the build of the host makes each one piece. */
type ThreadProgram =
  | 'dialogs/opinions/mapRendererThread.ts'
  | 'dialogs/opinions/slowThread.ts'
  | 'have-your-say/results/countThread.ts'
  | 'have-your-say/writing/recountThread.ts'
  | 'link-pictures/drawingThread.ts';

/**
 * Starts a thread of the host: as it was built, beside the host itself, else from its source.
 * @param given memory inside `workerData` that is handed over
 */
export function startThread(
  program: ThreadProgram,
  workerData: unknown = null,
  given: Transferable[] = [],
): Worker {
  const options = { workerData, transferList: given, execArgv: [] };
  const built = join(import.meta.dirname, `${basename(program, '.ts')}.mjs`);
  if (existsSync(built)) return new Worker(built, options);
  return new Worker(THREAD_RUNNER_FILE, {
    ...options,
    argv: [join(SERVER_SOURCE_FOLDER, program)],
  });
}

/**
 * Runs a thread that answers with one message and ends.
 * @throws what the thread throws, and when it ends without an answer
 */
export function runThread<Answer>(program: ThreadProgram, workerData: unknown): Promise<Answer> {
  const worker = startThread(program, workerData);
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`${program} ended without an answer`)));
  });
}
