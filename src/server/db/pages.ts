import { setImmediate as breathe } from 'node:timers/promises';

const PAGE = 1_000;

/**
 * Rows page by page, in the order of a key: no more than a page is held, and others have their turn
 * between two pages.
 * @param read at most `limit` rows after the one with this key, in order
 */
export async function* readPages<Row, Key>(
  first: Key,
  keyOf: (row: Row) => Key,
  read: (after: Key, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last = first; ;) {
    const page = await read(last, PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = keyOf(page.at(-1)!);
    await breathe();
  }
}
