import type { JobCounts, JobName } from '../../shared/contract/jobs';

export interface JobRun {
  /** The database's clock when it began. */
  readonly now: Date;
  /** The same of the last run that succeeded; null where none has. */
  readonly since: Date | null;
  /**
   * Aborted when this host closes, or when the job was given to another one: then the run ends as
   * soon as it can.
   */
  readonly signal: AbortSignal;
}

/**
 * Task that is done again and again. At least once: a host that dies in the midst of a run is
 * followed by another one that begins anew, so whatever has an effect changes what says that it is
 * done in the same transaction.
 */
export interface Job {
  readonly name: JobName;
  /** When the next run is due, after one that began at `started`. */
  readonly next: (started: Date) => Date;
  /** @returns what it did; a failure is anything that it throws */
  readonly run: (run: JobRun) => Promise<JobCounts>;
}

/** Later by so many milliseconds. */
export const repeatEvery =
  (ms: number) =>
  (started: Date): Date =>
    new Date(started.getTime() + ms);
