import { sql, type RawBuilder } from 'kysely';
import { isMoment } from './cursor';

interface Ordering {
  readonly key: RawBuilder<unknown>;
  readonly cast: RawBuilder<unknown>;
  /** Whether a key of a cursor can be cast. */
  readonly isKey: (text: string) => boolean;
  readonly descending: boolean;
}

/** As the indexes have them; what has no such time stands at the end of time. */
export const OPENS = sql<Date>`coalesce(contents.opens_at, 'infinity'::timestamptz)`;
export const CLOSES = sql<Date>`coalesce(contents.closes_at, 'infinity'::timestamptz)`;
const isSmallNumber = (text: string) => /^-?\d{1,9}$/.test(text);

/** Every way a list can be sorted; ties are broken by id, so that a cursor page never repeats or skips a row. */
export const ORDERINGS = {
  newest: {
    key: sql`contents.published_at`,
    cast: sql`timestamptz`,
    isKey: isMoment,
    descending: true,
  },
  openingSoon: {
    key: OPENS,
    cast: sql`timestamptz`,
    isKey: isMoment,
    descending: false,
  },
  closingSoon: {
    key: CLOSES,
    cast: sql`timestamptz`,
    isKey: isMoment,
    descending: false,
  },
  closedLast: {
    key: CLOSES,
    cast: sql`timestamptz`,
    isKey: isMoment,
    descending: true,
  },
  position: {
    key: sql`coalesce((contents.details ->> 'position')::int, (contents.details -> 'body' ->> 'position')::int, 0)`,
    cast: sql`int`,
    isKey: isSmallNumber,
    descending: false,
  },
} as const satisfies Record<string, Ordering>;

export type OrderingName = keyof typeof ORDERINGS;
