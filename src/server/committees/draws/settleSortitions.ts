import { sql } from 'kysely';
import { hashList, numberLines, type PoolLine } from '../../../shared/sortition/pool';
import type { Database } from '../../db/openDatabase';
import { notify } from '../../notifications/notify';
import { announceNewVersion } from '../../live/newVersion';
import { lockSortition, type SortitionRow } from './sortition';
import { listEntitled } from './residents';

const DAY_MS = 86_400_000;

/** Reads the frozen list in its order. */
export async function readList(db: Database, drawId: string): Promise<PoolLine[]> {
  const rows = await db
    .selectFrom('draw_volunteers')
    .select(['ticket', 'commitment', 'stratum'])
    .where('draw_id', '=', drawId)
    .where('ticket', 'is not', null)
    .orderBy('ticket')
    .execute();
  return rows.map(({ ticket, ...line }) => ({ ...line, ticket: ticket ?? 0 }));
}

/**
 * Freezes the list: from now on nobody enters or leaves it; whose account had gone by then, or who
 * is no verified resident any more, is not in it.
 */
async function freeze(trx: Database, draw: SortitionRow, now: Date): Promise<void> {
  const volunteers = await trx
    .selectFrom('draw_volunteers')
    .select(['id', 'person_id', 'commitment', 'stratum'])
    .where('draw_id', '=', draw.id)
    .execute();
  const entitled = await listEntitled(trx, draw, volunteers, now);
  await trx
    .deleteFrom('draw_volunteers')
    .where('draw_id', '=', draw.id)
    .where('id', '<>', sql<string>`all(${entitled.map(({ id }) => id)}::uuid[])`)
    .execute();
  const lines = numberLines(entitled.map(({ commitment, stratum }) => ({ commitment, stratum })));
  await sql`
    update draw_volunteers set ticket = line.ticket
    from unnest(${lines.map(({ commitment }) => commitment)}::text[]) with ordinality as line (commitment, ticket)
    where draw_id = ${draw.id} and draw_volunteers.commitment = line.commitment`.execute(trx);
  await trx
    .updateTable('draws')
    .set({ frozen_at: now, list_digest: hashList(lines) })
    .where('id', '=', draw.id)
    .execute();
}

/**
 * Asks those who are next, in every stratum, until as many are asked or have accepted as there are
 * places. The draw is locked. Whose account has gone is passed over: nobody could answer. So is who
 * has no right to the place any more.
 */
export async function askNext(trx: Database, draw: SortitionRow, now: Date): Promise<void> {
  const until = new Date(now.getTime() + draw.answer_days * DAY_MS);
  for (const { name, places } of draw.strata) {
    const rows = await trx
      .selectFrom('draw_volunteers')
      .select(['id', 'state', 'person_id'])
      .where('draw_id', '=', draw.id)
      .where('stratum', '=', name)
      .where('place', 'is not', null)
      .orderBy('place')
      .execute();
    const taken = rows.filter(({ state }) => state === 'asked' || state === 'accepted').length;
    const waiting = rows.filter(({ state }) => state === 'standby');
    const free = Math.max(0, places - taken);
    const next = free === 0 ? [] : (await listEntitled(trx, draw, waiting, now)).slice(0, free);
    if (next.length === 0) continue;
    await trx
      .updateTable('draw_volunteers')
      .set({ state: 'asked', answer_until: until })
      .where('id', '=', sql<string>`any(${next.map(({ id }) => id)}::uuid[])`)
      .execute();
    await notify(
      trx,
      {
        kind: 'drawnByLot',
        because: 'registered',
        contentId: draw.content_id,
        actorId: null,
        occasion: `drawnByLot ${draw.id}`,
        at: now,
      },
      next.flatMap(({ person_id }) => person_id ?? []),
    );
  }
}

/**
 * Lapses places: whoever has not answered in time, or has left the portal, leaves the place to the
 * next one.
 * @returns how many
 */
async function lapse(trx: Database, draw: SortitionRow, now: Date): Promise<number> {
  const lapsed = await trx
    .updateTable('draw_volunteers')
    .set({ state: 'lapsed', answer_until: null })
    .where('draw_id', '=', draw.id)
    .where('state', '=', 'asked')
    .where((eb) => eb.or([eb('answer_until', '<=', now), eb('person_id', 'is', null)]))
    .executeTakeFirst();
  return Number(lapsed.numUpdatedRows);
}

/**
 * Brings a draw up to `now`: closes its list once its time has come, and passes places on. The draw
 * is locked.
 */
export async function settleLocked(
  trx: Database,
  draw: SortitionRow,
  now: Date,
): Promise<SortitionRow> {
  if (draw.cancelled_at) return draw;
  if (!draw.frozen_at && draw.closes_at <= now) {
    await freeze(trx, draw, now);
    await announceNewVersion(trx, draw.content_id);
    return lockSortition(trx, draw.id);
  }
  if (draw.drawn_at && (await lapse(trx, draw, now)) > 0) {
    await askNext(trx, draw, now);
    await announceNewVersion(trx, draw.content_id);
  }
  return draw;
}

/** Settles the draws that `settleLocked` has something to do for. */
export async function settleDueSortitions(trx: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from draws where cancelled_at is null and (
      (frozen_at is null and closes_at <= ${now}) or (drawn_at is not null and exists (
        select from draw_volunteers where draw_id = draws.id and state = 'asked' and (answer_until <= ${now} or person_id is null)
      ))
    ) order by id for update`.execute(trx);
  for (const { id } of rows) await settleLocked(trx, await lockSortition(trx, id), now);
}
