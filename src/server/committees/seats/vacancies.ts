import { sql } from 'kysely';
import type { Seats, Vacancies } from '../../../shared/contract/seats';
import { shiftDay } from '../../../shared/timeZones';
import { toText, toTitledSlug } from '../../content/localize';
import type { ReadContext } from '../../content/section';
import { isListedFor } from '../../content/visibility';
import { isActive } from '../../db/activeMembers';
import type { Database } from '../../db/openDatabase';
import { isDissolved, selectCommittees, type CommitteeRow } from './committee';
import { toCityDay } from '../../city/currentSettings';

interface Held {
  readonly content_id: string;
  readonly seat: string;
  readonly holders: number;
  /** Last days of the terms that are over, the latest first. */
  readonly ended: readonly string[];
}

async function listHeld(db: Database, ids: readonly string[], now: Date): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select content_id, seat, (count(*) filter (where ${isActive(now)}))::int as holders,
      coalesce(array_agg(until::text order by until desc)
        filter (where until < ${toCityDay(now.getTime())}::date), '{}') as ended
    from memberships where content_id = any(${[...ids]}::uuid[]) and seat is not null
    group by content_id, seat`.execute(db);
  return rows;
}

type Composed = Pick<CommitteeRow, 'id' | 'original_locale' | 'details'>;

/**
 * Reads the seats of these committees by category, and how many nobody holds on the city's day of
 * `now`: none where the committee is dissolved.
 */
export async function readSeats(
  { db, now, locale }: ReadContext,
  rows: readonly Composed[],
): Promise<ReadonlyMap<string, Seats[]>> {
  const held = await listHeld(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const presented = ({ id, original_locale, details }: Composed): Seats[] =>
    details.composition.map(({ key, category, seats }) => {
      const found = held.find(({ content_id, seat }) => content_id === id && seat === key);
      const vacant = details.dissolution ? 0 : Math.max(0, seats - (found?.holders ?? 0));
      // Vacant seats: as many as since the last but so many terms have ended.
      const last = vacant > 0 ? found?.ended[vacant - 1] : undefined;
      return {
        key,
        category: toText(category, locale, original_locale),
        seats,
        vacant,
        vacantSince: last === undefined ? null : shiftDay(last, 1),
      };
    });
  return new Map(rows.map((row) => [row.id, presented(row)]));
}

/**
 * Lists every committee that the reader may see and that looks for members, with the seats that are
 * vacant.
 */
export async function readVacancies(reading: ReadContext): Promise<Vacancies> {
  const { db, viewer, now, locale } = reading;
  const rows = await selectCommittees(db)
    .where(isListedFor(viewer, now))
    .orderBy('contents.slug')
    .execute();
  const open = rows.filter((row) => !isDissolved(row));
  const seats = await readSeats(reading, open);
  return {
    committees: open.flatMap((row) => {
      const vacant = (seats.get(row.id) ?? []).filter((entry) => entry.vacant > 0);
      if (vacant.length === 0) return [];
      const mandate = toText(row.details.mandate, locale, row.original_locale);
      return [{ committee: toTitledSlug(row, locale), mandate, seats: vacant }];
    }),
  };
}
