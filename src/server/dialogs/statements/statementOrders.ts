import { sql, type RawBuilder } from 'kysely';
import type { StatementOrder } from '../../../shared/contract/statements';
import { readCursor } from '../../content/cursor';

interface Order {
  /** Rank that comes before the number; among equals the newest is first. */
  readonly rank: {
    readonly column: RawBuilder<unknown>;
    readonly cast: RawBuilder<unknown>;
  } | null;
  readonly descending: boolean;
}

const bound = (column: RawBuilder<unknown>) => ({ column, cast: sql`double precision` });
const SEEN = { column: sql`seen`, cast: sql`integer` };

const ORDERS: Readonly<Record<StatementOrder, Order>> = {
  newest: { rank: null, descending: true },
  oldest: { rank: null, descending: false },
  agreed: { rank: bound(sql`agreed`), descending: true },
  disagreed: { rank: bound(sql`disagreed`), descending: true },
  seen: { rank: SEEN, descending: true },
};

/** Orders that tell how others answered. */
export const RESULT_ORDERS: readonly StatementOrder[] = ['agreed', 'disagreed', 'seen'];

/** Order of a list of statements, and where a page of it begins; each has an index of its own. */
export interface StatementSort {
  /** Behind `order by`. */
  readonly by: RawBuilder<unknown>;
  /** Value that the cursor holds of a row, besides its id. */
  readonly key: RawBuilder<string>;
  /** Condition for rows after the cursor; true for the first page. */
  readonly beyond: RawBuilder<boolean>;
}

const RANK_AND_NUMBER = /^\d{1,9}(?:\.\d{1,9})?(?:e-\d{1,2})?\|\d{1,9}$/;
const NUMBER = /^\d{1,9}$/;

/** @throws Problem invalidCursor */
export function statementSort(name: StatementOrder, cursor: string | undefined): StatementSort {
  const { rank, descending } = ORDERS[name];
  const after = readCursor(cursor, (key) => (rank ? RANK_AND_NUMBER : NUMBER).test(key));
  const direction = descending ? sql`desc` : sql`asc`;
  const than = descending ? sql`<` : sql`>`;
  const columns = [...(rank ? [rank.column] : []), sql`number`];
  return {
    by: sql.join(columns.map((column) => sql`${column} ${direction}`)),
    key: rank ? sql`${rank.column}::text || '|' || number::text` : sql`number::text`,
    beyond: after ? sql`(${sql.join(columns)}) ${than} (${values(after.key, rank)})` : sql`true`,
  };
}

function values(key: string, rank: Order['rank']): RawBuilder<unknown> {
  const [number, ranked] = key.split('|').reverse();
  const last = sql`${number}::integer`;
  return rank ? sql`${ranked}::numeric::${rank.cast}, ${last}` : last;
}
