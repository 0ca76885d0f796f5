import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * A text is prepared when it has been asked so often: most of what is asked once is never asked
 * again.
 */
const USES_BEFORE = 3;
/** Each connection holds the plans of at most so many. */
const MOST_NAMED = 250;
const MOST_COUNTED = 5_000;

/**
 * Pattern of statements that may ask for all columns. Where a table gets a column while hosts run,
 * the plan of “all columns” can no longer be used (PostgreSQL: “cached plan must not change result
 * type”). A product has the same sign and is not prepared either: telling them apart would need a
 * parser.
 */
const MAY_ASK_FOR_ALL_COLUMNS = /(?<!count\()\*/;

/** Names for texts of SQL that come again and again, alike for all connections of this process. */
export function createStatementNames(): (text: string) => string | null {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMED) return known ?? null;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < USES_BEFORE) {
      if (uses.size >= MOST_COUNTED) uses.clear();
      uses.set(text, used);
      return null;
    }
    uses.delete(text);
    if (MAY_ASK_FOR_ALL_COLUMNS.test(text)) return null;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
}

const nameOf = createStatementNames();
let clients = 0;

/** Query that the driver hands over: a text with its parameters. */
type Query = pg.Client['query'];

/**
 * A connection that has the server keep the plans of what is asked again and again (PREPARE): for
 * the portal's lists planning takes several times as long as finding the rows. The embedded engine
 * outlives its connections, so each has names of its own.
 */
export class PreparingClient extends pg.Client {
  readonly #number = (clients += 1);

  override query = ((...given: Parameters<Query>): unknown => {
    const [text, values] = given as readonly unknown[];
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : null;
    if (name === null) return super.query(...given);
    return super.query({
      name: `${this.#number} ${name}`,
      text: text as string,
      values: values as unknown[],
    });
  }) as Query;
}
