import { sql } from 'kysely';
import type {
  SortitionCancellation,
  SortitionSeed,
  NewSortition,
} from '../../../shared/contract/sortitions';
import { runSortition } from '../../../shared/sortition/pool';
import type { Database } from '../../db/openDatabase';
import { readBody, readLine, readLocalized } from '../../editing/readWritten';
import { hashRequestKey } from '../../http/idempotency';
import { Problem } from '../../http/problem';
import { notify } from '../../notifications/notify';
import { announceNewVersion } from '../../live/newVersion';
import { getSortitionState, type SortitionWriteContext, type SortitionRow } from './sortition';
import { askNext, readList } from './settleSortitions';

const isEmpty = (text: object) => Object.keys(text).length === 0;

/** @throws Problem invalidDraw; the detail names what is wrong */
function readDraw(draw: NewSortition, now: Date) {
  const title = readLocalized(draw.title, readLine);
  const strata = draw.strata.map((row) => ({ ...row, label: readLocalized(row.label, readLine) }));
  const sources = draw.sources.map((row) => ({ ...row, text: readLocalized(row.text, readLine) }));
  const isWhole = strata.length === 1 && strata[0]?.name === '';
  const faults: readonly (readonly [string, boolean])[] = [
    ['title', isEmpty(title)],
    // Dates that no clock shows are not numbers, and come after nothing.
    ['dates', !(Date.parse(draw.closesAt) > Date.parse(draw.opensAt))],
    ['closesAt', !(Date.parse(draw.closesAt) > now.getTime())],
    ['strata', !isWhole && strata.some(({ name, label }) => name === '' || isEmpty(label))],
    ['strata', new Set(strata.map(({ name }) => name)).size < strata.length],
    ['places', strata.some(({ places }) => places < 1)],
    ['sources', sources.some(({ text }) => isEmpty(text))],
  ];
  const fault = faults.find(([, applies]) => applies);
  if (fault) throw new Problem('invalidDraw', fault[0]);
  return { title, strata, sources };
}

/**
 * Announces a draw; the same Idempotency-Key finds the same one. @returns its id @throws Problem
 * invalidDraw
 */
export async function createSortition(
  at: SortitionWriteContext,
  draw: NewSortition,
  key: string,
): Promise<string> {
  const { reading, viewer, committee } = at;
  const { title, strata, sources } = readDraw(draw, reading.now);
  const creation_key = hashRequestKey({ personId: viewer.id, key, at: reading.now }, 'draws');
  return reading.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('draws')
      .values({
        content_id: committee.id,
        title: JSON.stringify(title),
        creation_key,
        strata: JSON.stringify(strata),
        sources: JSON.stringify(sources),
        for_verified: draw.forVerified,
        answer_days: draw.answerDays,
        opens_at: draw.opensAt,
        closes_at: draw.closesAt,
        created_by: viewer.id,
        created_at: reading.now,
      })
      .onConflict((conflict) =>
        conflict.column('creation_key').doUpdateSet({ created_by: viewer.id }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await announceNewVersion(trx, committee.id);
    return id;
  });
}

/** @throws Problem wrongSeed where a source has another number of values than was announced */
function requireFitting({ sources }: SortitionRow, { values }: SortitionSeed): void {
  const fits =
    values.length === sources.length &&
    values.every((given, index) => given.length === sources[index]?.values);
  if (!fits) throw new Problem('wrongSeed');
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** @throws Problem notPossibleNow */
function requireClosed(draw: SortitionRow, { reading }: SortitionWriteContext): void {
  if (getSortitionState(draw, reading.now) !== 'closed') throw new Problem('notPossibleNow');
}

/**
 * Enters what the sources gave; until somebody else has confirmed it, it can be entered again.
 * @throws Problem notPossibleNow, wrongSeed
 */
export async function enterSeed(
  trx: Database,
  draw: SortitionRow,
  at: SortitionWriteContext,
  seed: SortitionSeed,
) {
  requireClosed(draw, at);
  requireFitting(draw, seed);
  if (isSame(draw.seed, seed.values) && draw.seed_by !== null) return;
  await trx
    .updateTable('draws')
    .set({ seed: JSON.stringify(seed.values), seed_by: at.viewer.id })
    .where('id', '=', draw.id)
    .execute();
  await announceNewVersion(trx, draw.content_id);
}

/** Writes down in which order the lots came. @throws Problem poolTooSmall */
async function keepOrder(trx: Database, draw: SortitionRow, seed: SortitionSeed): Promise<void> {
  const result = runSortition(await readList(trx, draw.id), draw.strata, seed.values);
  const isShort = result.some(({ pool }, index) => pool < (draw.strata[index]?.places ?? 0));
  if (isShort) throw new Problem('poolTooSmall');
  for (const { drawn, standby } of result) {
    await sql`
      update draw_volunteers set place = line.place, state = 'standby'
      from unnest(${[...drawn, ...standby]}::int[]) with ordinality as line (ticket, place)
      where draw_id = ${draw.id} and draw_volunteers.ticket = line.ticket`.execute(trx);
  }
}

/** Tells those whom the lot has not given a place. */
async function tellOthers(trx: Database, draw: SortitionRow, at: Date): Promise<void> {
  const others = await trx
    .selectFrom('draw_volunteers')
    .select('person_id')
    .where('draw_id', '=', draw.id)
    .where('state', 'in', ['pool', 'standby'])
    .execute();
  await notify(
    trx,
    {
      kind: 'notDrawn',
      because: 'registered',
      contentId: draw.content_id,
      actorId: null,
      occasion: `notDrawn ${draw.id}`,
      at,
    },
    others.flatMap(({ person_id }) => person_id ?? []),
  );
}

/**
 * Carries the draw out, by the values that somebody else has entered. The same again by the same
 * person changes nothing.
 * @throws Problem notPossibleNow, otherPersonConfirms, newerRevision where other values were
 *   entered meanwhile, poolTooSmall
 */
export async function confirmSeed(
  trx: Database,
  draw: SortitionRow,
  at: SortitionWriteContext,
  seed: SortitionSeed,
) {
  const { viewer, reading } = at;
  const isKnown = isSame(draw.seed, seed.values);
  if (draw.drawn_at && draw.confirmed_by === viewer.id && isKnown) return;
  requireClosed(draw, at);
  if (draw.seed === null) throw new Problem('notPossibleNow');
  if (draw.seed_by === viewer.id) throw new Problem('otherPersonConfirms');
  if (!isKnown) throw new Problem('newerRevision');
  await keepOrder(trx, draw, seed);
  await trx
    .updateTable('draws')
    .set({ confirmed_by: viewer.id, drawn_at: reading.now })
    .where('id', '=', draw.id)
    .execute();
  await askNext(trx, draw, reading.now);
  await tellOthers(trx, draw, reading.now);
  await announceNewVersion(trx, draw.content_id);
}

/**
 * Calls a draw off, with a reason for everybody; again changes nothing. @throws Problem
 * notPossibleNow once it was drawn
 */
export async function cancelSortition(
  trx: Database,
  draw: SortitionRow,
  at: SortitionWriteContext,
  why: SortitionCancellation,
) {
  if (draw.cancelled_at) return;
  if (draw.drawn_at) throw new Problem('notPossibleNow');
  const reason = readBody(why.reason);
  if (reason === '') throw new Problem('reasonMissing');
  await trx
    .updateTable('draws')
    .set({
      cancelled_at: at.reading.now,
      cancel_reason: JSON.stringify({ [why.locale]: reason }),
    })
    .where('id', '=', draw.id)
    .execute();
  await announceNewVersion(trx, draw.content_id);
}
