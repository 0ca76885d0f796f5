import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker, type Transferable } from 'node:worker_threads';
import { SERVER_SOURCE_FOLDER, THREAD_RUNNER_FILE } from '../folders';

/** Programs of threads, in `src/server`; the build of the host makes each one piece. */
type ThreadProgram =
  | 'dialogs/opinions/mapRendererThread.ts'
  | 'dialogs/opinions/slowThread.ts'
  | 'have-your-say/results/countThread.ts'
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
