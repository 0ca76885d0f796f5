import { sql } from 'kysely';
import { JOB_NAMES, type JobCounts, type JobName, type JobState } from '../../shared/contract/jobs';
import type { DatabaseNow } from '../db/databaseClock';
import type { Database } from '../db/openDatabase';

/**
 * Duration in milliseconds after which a host that has not said that it is still at work counts as
 * dead.
 */
export const LEASE_MS = 60_000;
const MINUTE_MS = 60_000;
/**
 * Waiting times in milliseconds after the first failure in a row, the second …; the last one goes
 * on.
 */
export const RETRY_AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS] as const;

/** One run of a job, on one host. */
export interface ClaimedRun {
  readonly id: string;
  readonly name: JobName;
  readonly startedAt: Date;
  readonly failures: number;
  /** When the last run that succeeded began. */
  readonly doneAt: Date | null;
}

interface Jobs {
  readonly db: Database;
  readonly databaseNow: DatabaseNow;
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
const interval = (ms: number) => sql`${ms} * interval '1 millisecond'`;

/**
 * Adds a row for each job; those that are there stay as they are. The first run of a new one is due
 * at once.
 */
export const addJobs = ({ db, databaseNow }: Jobs, names: readonly JobName[]) =>
  sql`insert into jobs (name, next_at) select name, ${databaseNow()} from unnest(${[...names]}::text[]) as name
    on conflict (name) do nothing`.execute(db);

/**
 * Takes the one of these jobs that has been due for the longest; of several hosts exactly one gets
 * it.
 */
export async function takeJob(
  { db, databaseNow }: Jobs,
  names: readonly JobName[],
): Promise<ClaimedRun | undefined> {
  const { rows } = await sql<ClaimedRun>`
    update jobs set leased_until = ${databaseNow()} + ${interval(LEASE_MS)}, leased_by = gen_random_uuid(),
      started_at = ${databaseNow()}
    where name = (
      select name from jobs
      where name = any(${[...names]}::text[]) and next_at <= ${databaseNow()}
        and (leased_until is null or leased_until < ${databaseNow()})
      order by next_at, name limit 1 for update skip locked
    )
    returning leased_by as id, name, started_at as "startedAt", failures, done_at as "doneAt"`.execute(
    db,
  );
  return rows[0];
}

const held = (db: Database, { id, name }: ClaimedRun) =>
  db.updateTable('jobs').where('name', '=', name).where('leased_by', '=', id);

/** Says that this run is still at it. @returns false when another one has taken the job over */
export async function renewJob({ db, databaseNow }: Jobs, run: ClaimedRun): Promise<boolean> {
  const { numUpdatedRows } = await held(db, run)
    .set({ leased_until: sql<Date>`${databaseNow()} + ${interval(LEASE_MS)}` })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const FREE = { leased_until: null, leased_by: null } as const;

export interface FinishedRun {
  readonly at: Date;
  readonly nextAt: Date;
  readonly done: JobCounts;
}

/** Does nothing where another run has taken the job over. */
export const finishJob = (db: Database, run: ClaimedRun, { at, nextAt, done }: FinishedRun) =>
  held(db, run)
    .set({ ...FREE, finished_at: at, next_at: nextAt, failures: 0, fault: null })
    .set({ done: JSON.stringify(done), done_at: run.startedAt })
    .execute();

/** Postpones the job: it is tried again later, by whichever host looks then. */
export function postponeJob(db: Database, run: ClaimedRun, at: Date, fault: string) {
  const waitMs = RETRY_AFTER_MS[run.failures] ?? RETRY_AFTER_MS.at(-1)!;
  const failures = run.failures + 1;
  return held(db, run)
    .set({ ...FREE, finished_at: at, next_at: after(at, waitMs), failures, fault })
    .execute();
}

/** Leaves it to the others at once: this host closes. */
export const releaseJob = (db: Database, run: ClaimedRun) => held(db, run).set(FREE).execute();

/** Makes it due now. @returns false while it is running, and for a job that there is not */
export async function hurryJob({ db, databaseNow }: Jobs, name: JobName): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ next_at: databaseNow() })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', databaseNow())]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Counts the jobs whose last run failed, and since when the first of them waits. */
export const countFailedJobs = (
  db: Database,
): Promise<{ readonly count: number; readonly since: Date | null }> =>
  db
    .selectFrom('jobs')
    .select((eb) => [
      sql<number>`count(*)::int`.as('count'),
      eb.fn.min<Date | null>('started_at').as('since'),
    ])
    .where('failures', '>', 0)
    .where('name', 'in', JOB_NAMES)
    .executeTakeFirstOrThrow();

/** Lists the state of each job, in the order of the contract. */
export async function listJobs({ db, databaseNow }: Jobs): Promise<JobState[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['name', 'next_at', 'started_at', 'finished_at', 'failures', 'fault', 'done'])
    .select(sql<boolean>`leased_until is not null and leased_until >= ${databaseNow()}`.as('runs'))
    .execute();
  return JOB_NAMES.flatMap((name) =>
    rows
      .filter((row) => row.name === name)
      .map(({ runs, next_at, started_at, finished_at, failures, fault, done }) => ({
        name,
        isRunning: runs,
        failures,
        fault,
        done,
        nextAt: next_at.toISOString(),
        startedAt: started_at?.toISOString() ?? null,
        finishedAt: runs ? null : (finished_at?.toISOString() ?? null),
      })),
  );
}
