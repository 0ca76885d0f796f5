import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { runWithNewestSettings } from '../city/currentSettings';
import { getPendingWork } from './pendingWork';

export interface PeriodicWork {
  /** From the end of one run to the beginning of the next. */
  readonly everyMs: number;
  /** Tells whether the first run waits as well. */
  readonly startsWithPause?: boolean;
  /** Ends early where `closing` is aborted. */
  readonly run: (closing: AbortSignal) => Promise<unknown>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Repeats work beside the requests, from the moment the host listens until it closes; closing waits
 * for the run under way.
 * @returns what is aborted when the host closes
 */
export function openPeriodicWork(app: FastifyInstance, work: PeriodicWork): AbortSignal {
  const { everyMs, startsWithPause = false, run, onFailure } = work;
  const pending = getPendingWork(app);
  const closing = new AbortController();
  const { signal } = closing;
  let running: Promise<unknown> = Promise.resolve();
  const pause = () => sleep(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
  const repeat = async () => {
    if (startsWithPause) await pause();
    while (!signal.aborted) {
      const once = () => run(signal).catch(onFailure);
      running = pending.track(runWithNewestSettings(once));
      await running;
      await pause();
    }
  };
  app.addHook('onListen', async () => void repeat());
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
  });
  return signal;
}
