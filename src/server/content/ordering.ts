import { sql, type RawBuilder } from 'kysely';

interface Ordering {
  readonly key: RawBuilder<unknown>;
  readonly cast: RawBuilder<unknown>;
  readonly descending: boolean;
}

const FOREVER = sql`'infinity'::timestamptz`;

/** Every way a list can be sorted; ties are broken by id, so that a cursor page never repeats or skips a row. */
export const ORDERINGS = {
  newest: { key: sql`contents.published_at`, cast: sql`timestamptz`, descending: true },
  openingSoon: {
    key: sql`coalesce(contents.opens_at, ${FOREVER})`,
    cast: sql`timestamptz`,
    descending: false,
  },
  closingSoon: {
    key: sql`coalesce(contents.closes_at, ${FOREVER})`,
    cast: sql`timestamptz`,
    descending: false,
  },
  closedLast: {
    key: sql`coalesce(contents.closes_at, ${FOREVER})`,
    cast: sql`timestamptz`,
    descending: true,
  },
  position: {
    key: sql`coalesce((contents.details ->> 'position')::int, (contents.details -> 'body' ->> 'position')::int, 0)`,
    cast: sql`int`,
    descending: false,
  },
} as const satisfies Record<string, Ordering>;

export type OrderingName = keyof typeof ORDERINGS;

/** A cursor is opaque to clients: the sort key and the id of the last row that was sent. */
export const encodeCursor = (key: string, id: string): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

const UUID = /^[0-9a-f-]{36}$/;

/** Null for anything that this host did not write. */
export function decodeCursor(cursor: string): { key: string; id: string } | null {
  try {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    return typeof key === 'string' && typeof id === 'string' && UUID.test(id) ? { key, id } : null;
  } catch {
    return null;
  }
}
