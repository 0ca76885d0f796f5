import type { DataRun, OpenData, StoredDataFile } from '../../shared/contract/openData';
import { readNow, type DatabaseNow } from '../db/databaseClock';
import type { Database } from '../db/openDatabase';
import { isUniqueViolation } from '../db/uniqueViolation';
import { deleteFolder, type Storage } from '../files/storage';
import { writeRun } from './writeRun';

/** Duration in seconds after which a host that has not said that it still writes counts as dead. */
const LEASE_S = 300;
const KEPT = 7;

export interface RunContext {
  readonly db: Database;
  readonly files: Storage;
  readonly databaseNow: DatabaseNow;
}

const until = (now: Date) => new Date(now.getTime() + LEASE_S * 1000);

/** Takes what a host that died had begun out of the way. */
const endDead = (db: Database, now: Date) =>
  db
    .updateTable('open_data_runs')
    .set({ finished_at: now, failed: true })
    .where('finished_at', 'is', null)
    .where('leased_until', '<', now)
    .execute();

/** Begins a run. @returns its id; undefined while another one is under way, on whichever host */
async function begin(db: Database, now: Date): Promise<string | undefined> {
  await endDead(db, now);
  try {
    const { id } = await db
      .insertInto('open_data_runs')
      .values({ started_at: now, leased_until: until(now), files: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (isUniqueViolation(error, 'open_data_runs_under_way')) return undefined;
    throw error;
  }
}

/** @throws Error where the run has been taken for dead meanwhile */
async function renew(db: Database, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('open_data_runs')
    .set({ leased_until: until(now) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error('another host writes the public data');
}

const finish = (db: Database, id: string, now: Date, files: readonly StoredDataFile[] | null) =>
  db
    .updateTable('open_data_runs')
    .set({ finished_at: now, failed: files === null, files: JSON.stringify(files ?? []) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();

/** Deletes both the files and the rows of older runs. */
async function clearAway({ db, files }: RunContext): Promise<void> {
  const old = await db
    .selectFrom('open_data_runs')
    .select('id')
    .where('finished_at', 'is not', null)
    .orderBy('failed')
    .orderBy('finished_at', 'desc')
    .offset(KEPT)
    .execute();
  for (const { id } of old) {
    await deleteFolder(files, `open-data/${id}`);
    await db.deleteFrom('open_data_runs').where('id', '=', id).execute();
  }
}

/**
 * Writes the public data to files; a run that fails leaves those of the last good one. Begins
 * nothing while another run is under way.
 * @returns how many files this one has written; null where another one is under way
 */
export async function writeOpenData(context: RunContext): Promise<number | null> {
  const { db, files, databaseNow } = context;
  const now = await readNow(db, databaseNow);
  const runId = await begin(db, now);
  if (runId === undefined) return null;
  const written = await writeRun({ db, files, runId, now }, async () =>
    renew(db, runId, await readNow(db, databaseNow)),
  ).catch(async (error: unknown) => {
    await finish(db, runId, await readNow(db, databaseNow), null);
    throw error;
  });
  await finish(db, runId, await readNow(db, databaseNow), written);
  await clearAway(context);
  return written.length;
}

interface LastRun extends Pick<OpenData, 'files' | 'writtenAt'> {
  readonly runId: string | null;
}

/** Reads the run that was written last and is whole. */
export async function readLastRun(db: Database): Promise<LastRun> {
  const row = await db
    .selectFrom('open_data_runs')
    .select(['id', 'finished_at', 'files'])
    .where('finished_at', 'is not', null)
    .where('failed', '=', false)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.finished_at) return { runId: null, writtenAt: null, files: [] };
  return { runId: row.id, writtenAt: row.finished_at.toISOString(), files: row.files };
}

export async function listRuns(db: Database): Promise<DataRun[]> {
  const rows = await db
    .selectFrom('open_data_runs')
    .select(['id', 'started_at', 'finished_at', 'failed'])
    .orderBy('started_at', 'desc')
    .limit(2 * KEPT)
    .execute();
  return rows.map(({ id, started_at, finished_at, failed }) => ({
    id,
    failed,
    startedAt: started_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
  }));
}
