import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Section } from '../../../shared/sections';
import { openPeriodicWork } from '../../background/periodicWork';
import { readNow, type DatabaseNow } from '../../db/databaseClock';
import type { Database } from '../../db/openDatabase';
import { logChange, reviseContent } from '../changes';
import { listMissingIn, selectAny, type Readiness, type SourceRow } from '../sourceQueries';
import type { AnyCause } from '../writing';
import { notifyOfPublication } from './lifecycleNotifications';
import { publicationColumns } from './transitions';

const LOOK_EVERY_MS = 2_000;

export interface PublisherOptions extends Readiness {
  readonly db: Database;
  readonly databaseNow: DatabaseNow;
  readonly log: { error(facts: object, text: string): void };
}

interface Due {
  readonly id: string;
  readonly section: Section;
}

const isDue = (now: Date) =>
  sql<boolean>`status = 'scheduled' and published_at <= ${now} and deleted_at is null`;

/** Finds the next one whose time has come, after those that could not be published. */
const findDue = (db: Database, now: Date, failed: readonly string[]): Promise<Due | undefined> =>
  db
    .selectFrom('contents')
    .select(['id', sql<Section>`section`.as('section')])
    .where(isDue(now))
    .where(sql<boolean>`id <> all(${[...failed]}::uuid[])`)
    .orderBy('published_at')
    .orderBy('id')
    .executeTakeFirst();

/**
 * Publishes or returns a content: what lacks something by now goes back to those who publish,
 * rather than out.
 */
async function publishOrReturn(
  trx: Database,
  row: SourceRow,
  now: Date,
  context: Readiness,
): Promise<void> {
  const cause: AnyCause = { personId: null, key: `on time ${row.revision}`, at: now };
  const missing = await listMissingIn(trx, row, now, context);
  if (missing.length > 0) {
    const columns = { status: 'in_review', published_at: null };
    const after = await reviseContent(trx, row, columns, {
      ...cause,
      kept: { act: 'unschedule', note: '' },
    });
    const reason = missing.join(', ');
    return logChange(trx, { action: 'notPublishedOnTime', reason }, [row, after], cause);
  }
  const columns = publicationColumns(row, row.published_at ?? now);
  const after = await reviseContent(trx, row, columns, {
    ...cause,
    kept: { act: 'publish', note: '' },
  });
  await logChange(trx, { action: 'publishedOnTime', reason: '' }, [row, after], cause);
  return notifyOfPublication(trx, after, cause);
}

/**
 * @returns whether it was this host that did it: another one may have been quicker, or has it
 *   locked
 */
const publishOne = (options: PublisherOptions, { id, section }: Due, now: Date): Promise<boolean> =>
  options.db.transaction().execute(async (trx) => {
    const row = await selectAny(trx, section)
      .where('id', '=', id)
      .where(isDue(now))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row) await publishOrReturn(trx, row, now, options);
    return row !== undefined;
  });

/**
 * Publishes everything whose time has come, each in a transaction of its own: one that fails keeps
 * no other from its readers.
 */
export async function publishDue(options: PublisherOptions, end?: AbortSignal): Promise<void> {
  const { db, databaseNow, log } = options;
  const now = await readNow(db, databaseNow);
  const left: string[] = [];
  for (; !end?.aborted; await breathe()) {
    const due = await findDue(db, now, left);
    if (!due) return;
    const isDone = await publishOne(options, due, now).catch((err: unknown) => {
      log.error({ contentId: due.id, err }, 'a content could not be published on time');
      return false;
    });
    if (!isDone) left.push(due.id);
  }
}

/**
 * Publishes on time, on every host: from the moment it listens it looks every two seconds, until it
 * closes. The database's clock decides, and its locks who does what.
 */
export function openPublisher(app: FastifyInstance, options: PublisherOptions): void {
  openPeriodicWork(app, {
    everyMs: LOOK_EVERY_MS,
    run: (closing) => publishDue(options, closing),
    onFailure: (err) =>
      options.log.error({ err }, 'scheduled contents could not be looked through'),
  });
}
