import { sql, type RawBuilder } from 'kysely';
import { isUuid } from '../http/uuid';

interface Ordering {
  readonly key: RawBuilder<unknown>;
  readonly cast: RawBuilder<unknown>;
  /** What a key looks like in a cursor; anything else the cast would refuse. */
  readonly written: RegExp;
  readonly descending: boolean;
}

const FOREVER = sql`'infinity'::timestamptz`;
/** A moment as the database writes it. */
export const MOMENT = /^(?:infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)$/;
const SMALL_NUMBER = /^-?\d{1,9}$/;

/** Every way a list can be sorted; ties are broken by id, so that a cursor page never repeats or skips a row. */
export const ORDERINGS = {
  newest: { key: sql`contents.published_at`, cast: sql`timestamptz`, written: MOMENT, descending: true },
  openingSoon: {
    key: sql`coalesce(contents.opens_at, ${FOREVER})`,
    cast: sql`timestamptz`,
    written: MOMENT,
    descending: false,
  },
  closingSoon: {
    key: sql`coalesce(contents.closes_at, ${FOREVER})`,
    cast: sql`timestamptz`,
    written: MOMENT,
    descending: false,
  },
  closedLast: {
    key: sql`coalesce(contents.closes_at, ${FOREVER})`,
    cast: sql`timestamptz`,
    written: MOMENT,
    descending: true,
  },
  position: {
    key: sql`coalesce((contents.details ->> 'position')::int, (contents.details -> 'body' ->> 'position')::int, 0)`,
    cast: sql`int`,
    written: SMALL_NUMBER,
    descending: false,
  },
} as const satisfies Record<string, Ordering>;

export type OrderingName = keyof typeof ORDERINGS;

/** A cursor is opaque to clients: the sort key and the id of the last row that was sent. */
export const encodeCursor = (key: string, id: string): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

/** Null for anything that this host did not write; `written` is what its key looks like. */
export function decodeCursor(cursor: string, written: RegExp): { key: string; id: string } | null {
  try {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isOurs =
      typeof key === 'string' && written.test(key) && typeof id === 'string' && isUuid(id);
    return isOurs ? { key, id } : null;
  } catch {
    return null;
  }
}
