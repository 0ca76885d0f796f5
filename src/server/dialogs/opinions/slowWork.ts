import type { MeasurementJob, MeasurementResults } from './slowJobs';
import { startThread } from '../../background/startThread';

/**
 * Does the job in a thread of its own; the memory of the votes is handed over.
 * @throws what the job throws, and when the thread ends before it is done: `end` ends it
 */
export function runInWorker<Job extends MeasurementJob>(
  job: Job,
  end?: AbortSignal,
): Promise<MeasurementResults[Job['kind']]> {
  const given = job.conversation.pages.map(({ buffer }) => buffer);
  const worker = startThread('dialogs/opinions/slowThread.ts', job, given);
  const stop = () => void worker.terminate();
  end?.addEventListener('abort', stop);
  return new Promise<MeasurementResults[Job['kind']]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread ended before its work was done')));
  }).finally(() => end?.removeEventListener('abort', stop));
}
