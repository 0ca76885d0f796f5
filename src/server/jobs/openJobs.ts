import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openPeriodicWork } from '../background/periodicWork';
import { readNow } from '../db/databaseClock';
import type { HostContext } from '../hostContext';
import type { Job } from './job';
import {
  addJobs,
  finishJob,
  LEASE_MS,
  postponeJob,
  releaseJob,
  renewJob,
  takeJob,
  type ClaimedRun,
} from './jobRows';

const LOOK_EVERY_MS = 2_000;
/** Often enough that one renewal may fail. */
const RENEW_EVERY_MS = LEASE_MS / 3;
const LONGEST_FAULT = 100;

type Context = Pick<HostContext, 'db' | 'databaseNow'>;
/** Context of a run besides its job. */
interface Host extends Context {
  /** Aborted when the host closes. */
  readonly closing: AbortSignal;
  readonly log: { error(facts: object, text: string): void };
}

export interface Jobs {
  /** Runs what is due, one after the other, and resolves when nothing is. */
  look(): Promise<void>;
}

/** Name and code, which never hold anything of a person; texts may. */
function faultOf(error: unknown): string {
  const { name = 'Error', code = '' } = error as { name?: string; code?: string | number };
  return `${name} ${code}`.trim().slice(0, LONGEST_FAULT);
}

const pause = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { ref: false, signal }).catch(() => undefined);

/**
 * Says again and again that the run is alive, until `ended`; aborts `lost` when the job belongs to
 * another one.
 */
async function keepAlive(
  context: Context,
  run: ClaimedRun,
  ended: AbortSignal,
  lost: AbortController,
): Promise<void> {
  for (;;) {
    await pause(RENEW_EVERY_MS, ended);
    if (ended.aborted) return;
    // A database that is away for a moment takes nothing from us that the lease does not.
    const isOurs = await renewJob(context, run).catch(() => true);
    if (!isOurs) return lost.abort();
  }
}

/**
 * Carries out one run from the first to the last statement. Never rejects for what the job does.
 */
async function carryOut(host: Host, job: Job, run: ClaimedRun): Promise<void> {
  const { db, databaseNow, closing, log } = host;
  const [ended, lost] = [new AbortController(), new AbortController()];
  const alive = keepAlive(host, run, ended.signal, lost);
  try {
    const signal = AbortSignal.any([closing, lost.signal]);
    const done = await job.run({ now: run.startedAt, since: run.doneAt, signal });
    if (closing.aborted) return void (await releaseJob(db, run));
    const at = await readNow(db, databaseNow);
    await finishJob(db, run, { at, done, nextAt: job.next(run.startedAt) });
  } catch (error) {
    if (closing.aborted) return void (await releaseJob(db, run));
    log.error({ job: job.name, fault: faultOf(error) }, 'a job failed');
    await postponeJob(db, run, await readNow(db, databaseNow), faultOf(error));
  } finally {
    ended.abort();
    await alive;
  }
}

/**
 * Does on one host what all hosts share: each looks every two seconds from the moment it listens,
 * and takes what is due by a lease. Closing the host ends what is running; another one begins it
 * anew.
 */
export function openJobs(app: FastifyInstance, context: Context, jobs: readonly Job[]): Jobs {
  const names = jobs.map(({ name }) => name);
  const look = async (closing: AbortSignal) => {
    const host: Host = { ...context, closing, log: app.log };
    while (!closing.aborted) {
      const run = await takeJob(context, names);
      const job = jobs.find(({ name }) => name === run?.name);
      if (!run || !job) return;
      await carryOut(host, job, run);
    }
  };
  app.addHook('onReady', async () => void (await addJobs(context, names)));
  const closing = openPeriodicWork(app, {
    everyMs: LOOK_EVERY_MS,
    run: look,
    onFailure: (error) =>
      app.log.error({ fault: faultOf(error) }, 'the jobs could not be looked through'),
  });
  return { look: () => look(closing) };
}
