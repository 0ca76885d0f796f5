import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { RETENTION_PERIODS } from '../../shared/retention';
import { openPeriodicWork } from '../background/periodicWork';
import type { Database } from '../db/openDatabase';
import type { FileChecker } from './checking/fileChecker';
import { getFileFolder, getPartsFolder } from './fileKeys';
import { selectUsingContents } from './readableFiles';
import { deleteFolder, type Storage } from './storage';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = 60 * SECOND_MS;
/** The host that took the last part looks first. */
const LOOK_AGAIN_AFTER_MS = 30 * SECOND_MS;
export const UNFINISHED_FILE_LIFETIME_MS = RETENTION_PERIODS.unfinishedFileHours * HOUR_MS;
export const UNUSED_FILE_LIFETIME_MS = RETENTION_PERIODS.unusedFileDays * 24 * HOUR_MS;
const AT_ONCE = 50;

export interface SweepOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly checker: FileChecker;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: { error(facts: object, text: string): void };
}

const before = (now: number, ms: number): Date => new Date(now - ms);

/** Checks again the files whose host went away, or whose scanner or storage did not answer. */
async function checkAgain({ db, checker, clock }: SweepOptions): Promise<void> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('state', '=', 'checking')
    .where('received_at', '<', before(clock(), LOOK_AGAIN_AFTER_MS))
    .orderBy('received_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of rows) await checker.check(id);
}

const isGivenUp = (now: number) =>
  sql<boolean>`(state in ('uploading', 'checking') and received_at < ${before(now, UNFINISHED_FILE_LIFETIME_MS)})`;

/** Versions keep the pictures of what was written once, and the files of its lessons. */
const isUnused = (now: number) => sql<boolean>`(
  state in ('ready', 'refused') and received_at < ${before(now, UNUSED_FILE_LIFETIME_MS)}
  and not exists ${selectUsingContents(sql`files.id`, sql`files.media_type`)}
  and not exists (
    select from content_versions where shown_files <> '{}' and shown_files @> array[files.id]::uuid[]
  )
  and not exists (
    select from content_versions where lesson_files <> '{}' and lesson_files @> array[files.id]::uuid[]
  )
)`;

/**
 * Clears one file with its bytes, the bytes first: what is left of an interrupted deletion is found
 * again.
 */
function clearOne({ db, storage, clock }: SweepOptions): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('files')
      .select('id')
      .where((eb) => eb.or([isGivenUp(clock()), isUnused(clock())]))
      .orderBy('received_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    for (const folder of [getPartsFolder(row.id), getFileFolder(row.id)])
      await deleteFolder(storage, folder);
    await trx.deleteFrom('files').where('id', '=', row.id).execute();
    return true;
  });
}

/**
 * Looks again at files that wait for it, and clears away those that were given up a day ago or that
 * nothing has used for a week.
 */
export async function sweepFiles(options: SweepOptions, end?: AbortSignal): Promise<void> {
  await checkAgain(options);
  while (!end?.aborted && (await clearOne(options)));
}

/** Sweeps every minute, on every host, from when it listens until it closes. */
export function openFileSweeper(app: FastifyInstance, options: SweepOptions): void {
  openPeriodicWork(app, {
    everyMs: LOOK_EVERY_MS,
    run: (closing) => sweepFiles(options, closing),
    onFailure: (err) => options.log.error({ err }, 'files could not be looked through'),
  });
}
