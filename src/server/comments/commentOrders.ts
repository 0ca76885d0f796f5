import { sql, type RawBuilder } from 'kysely';
import type { CommentOrder } from '../../shared/contract/comments';
import { isMoment, readCursor } from '../content/cursor';

interface Order {
  /** Rank that comes before the time of writing; among equals the newest is first. */
  readonly rank: {
    readonly column: RawBuilder<unknown>;
    readonly cast: RawBuilder<unknown>;
  } | null;
  readonly descending: boolean;
}

const BEST = { column: sql`best`, cast: sql`double precision` };
const REPLIES = { column: sql`replies`, cast: sql`integer` };

const ORDERS: Readonly<Record<CommentOrder, Order>> = {
  best: { rank: BEST, descending: true },
  discussed: { rank: REPLIES, descending: true },
  newest: { rank: null, descending: true },
  oldest: { rank: null, descending: false },
};

/** Order of a list of comments, and where a page of it begins; each has an index of its own. */
export interface CommentSort {
  /** Behind `order by`. */
  readonly by: RawBuilder<unknown>;
  /** Value that the cursor holds of a row, besides its id. */
  readonly key: RawBuilder<string>;
  /** Condition for rows after the cursor; true for the first page. */
  readonly beyond: RawBuilder<boolean>;
}

const isRank = (text: string) => /^\d{1,9}(?:\.\d{1,9})?(?:e-\d{1,2})?$/.test(text);

/** @throws Problem invalidCursor */
export function commentSort(name: CommentOrder, cursor: string | undefined): CommentSort {
  const { rank, descending } = ORDERS[name];
  const isKey = (key: string) => {
    const parts = key.split('|');
    return (
      parts.length === (rank ? 2 : 1) && isMoment(parts.at(-1)!) && (!rank || isRank(parts[0]!))
    );
  };
  const after = readCursor(cursor, isKey);
  const direction = descending ? sql`desc` : sql`asc`;
  const than = descending ? sql`<` : sql`>`;
  const columns = [...(rank ? [rank.column] : []), sql`created_at`, sql`id`];
  return {
    by: sql.join(columns.map((column) => sql`${column} ${direction}`)),
    key: rank ? sql`${rank.column}::text || '|' || created_at::text` : sql`created_at::text`,
    beyond: after ? sql`(${sql.join(columns)}) ${than} (${values(after, rank)})` : sql`true`,
  };
}

function values(
  { key, id }: { key: string; id: string },
  rank: Order['rank'],
): RawBuilder<unknown> {
  const [moment, ranked] = key.split('|').reverse();
  const row = [sql`${moment}::timestamptz`, sql`${id}::uuid`];
  return sql.join(rank ? [sql`${ranked}::${rank.cast}`, ...row] : row);
}
