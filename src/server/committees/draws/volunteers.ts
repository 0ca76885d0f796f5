import { randomBytes, randomUUID } from 'node:crypto';
import { SORTITION_LIMITS, type Volunteering } from '../../../shared/contract/sortitions';
import { hashCommitment } from '../../../shared/sortition/pool';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import { announceNewVersion } from '../../live/newVersion';
import {
  lockSortition,
  getSortitionState,
  type SortitionWriteContext,
  type SortitionRow,
} from './sortition';
import { listEntitled, storeEntryLogins } from './residents';
import { askNext, settleLocked } from './settleSortitions';

const SALT_BYTES = 16;

/** Runs in a transaction with the draw locked and brought up to the present. */
export function runInSortition(
  { reading: { db, now } }: SortitionWriteContext,
  { id }: SortitionRow,
  run: (trx: Database, draw: SortitionRow) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const draw = await settleLocked(trx, await lockSortition(trx, id), now);
    await run(trx, draw);
  });
}

const findEntry = (trx: Database, draw: SortitionRow, personId: string) =>
  trx
    .selectFrom('draw_volunteers')
    .selectAll()
    .where('draw_id', '=', draw.id)
    .where('person_id', '=', personId)
    .executeTakeFirst();

async function refuseFull(trx: Database, draw: SortitionRow): Promise<void> {
  const { count } = await trx
    .selectFrom('draw_volunteers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('draw_id', '=', draw.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= SORTITION_LIMITS.pool) throw new Problem('drawNotOpen');
}

/**
 * Puts somebody forward, once; again changes stratum and whether others will see the name.
 * @throws Problem drawNotOpen, verificationRequired, invalidDraw for a stratum that the draw does
 *   not have
 */
export async function volunteer(
  trx: Database,
  draw: SortitionRow,
  at: SortitionWriteContext,
  wish: Volunteering,
) {
  const { viewer, reading } = at;
  if (getSortitionState(draw, reading.now) !== 'open') throw new Problem('drawNotOpen');
  if (!draw.strata.some(({ name }) => name === wish.stratum))
    throw new Problem('invalidDraw', 'stratum');
  const chosen = { stratum: wish.stratum, is_public: wish.isPublic };
  const own = await findEntry(trx, draw, viewer.id);
  if (own) {
    await trx.updateTable('draw_volunteers').set(chosen).where('id', '=', own.id).execute();
    if (draw.for_verified)
      await storeEntryLogins(trx, draw, { id: own.id, personId: viewer.id }, reading.now);
    return;
  }
  await refuseFull(trx, draw);
  const id = randomUUID();
  const salt = randomBytes(SALT_BYTES).toString('hex');
  await trx
    .insertInto('draw_volunteers')
    .values({
      id,
      draw_id: draw.id,
      person_id: viewer.id,
      ...chosen,
      salt,
      commitment: hashCommitment(id, salt),
      volunteered_at: reading.now,
    })
    .execute();
  if (draw.for_verified)
    await storeEntryLogins(trx, draw, { id, personId: viewer.id }, reading.now);
  await announceNewVersion(trx, draw.content_id);
}

/**
 * Takes somebody out of the list while it is open; again changes nothing. @throws Problem
 * drawNotOpen
 */
export async function withdraw(
  trx: Database,
  draw: SortitionRow,
  { viewer, reading }: SortitionWriteContext,
) {
  const own = await findEntry(trx, draw, viewer.id);
  if (!own) return;
  if (getSortitionState(draw, reading.now) !== 'open') throw new Problem('drawNotOpen');
  await trx.deleteFrom('draw_volunteers').where('id', '=', own.id).execute();
  await announceNewVersion(trx, draw.content_id);
}

/**
 * Records the answer of somebody who was drawn; whoever declines leaves the place to the next one.
 * The same again changes nothing.
 * @throws Problem notPossibleNow for who is not asked, or not any more, verificationRequired for
 *   who cannot have the place any more
 */
export async function answerSortition(
  trx: Database,
  draw: SortitionRow,
  { viewer, reading }: SortitionWriteContext,
  accepts: boolean,
) {
  const own = await findEntry(trx, draw, viewer.id);
  const state = accepts ? 'accepted' : 'declined';
  if (own?.state === state) return;
  if (own?.state !== 'asked') throw new Problem('notPossibleNow');
  const isEntitled = !accepts || (await listEntitled(trx, draw, [own], reading.now)).length > 0;
  if (!isEntitled) throw new Problem('verificationRequired');
  await trx
    .updateTable('draw_volunteers')
    .set({ state, answer_until: null })
    .where('id', '=', own.id)
    .execute();
  if (!accepts) await askNext(trx, draw, reading.now);
  await announceNewVersion(trx, draw.content_id);
}
