import type { Database } from '../../db/openDatabase';

/**
 * Wraps the database and counts the statements it was sent; `begin` and `commit` are not counted.
 */
export function countStatements(db: Database): {
  readonly db: Database;
  readonly sent: () => number;
} {
  let count = 0;
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: counting, sent: () => count };
}
