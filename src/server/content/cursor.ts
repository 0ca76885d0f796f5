import { Problem } from '../http/problem';
import { isUuid } from '../http/uuid';

/** The last row that was sent: its sort key as text, and its id, which breaks ties. */
interface LastRow {
  readonly key: string;
  readonly id: string;
}

interface SortedRow {
  readonly id: string;
  readonly sort_key: string;
}

const WRITTEN =
  /^(?!0000)(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/;

/**
 * Tells whether a text is a moment as the database writes it, on a day of the calendar: others it
 * would refuse to read.
 */
export function isMoment(text: string): boolean {
  if (text === 'infinity') return true;
  const [, day, time] = WRITTEN.exec(text) ?? [];
  const read = new Date(`${day}T${time}.000Z`);
  // A 30th of February is read as a day in March.
  return !Number.isNaN(read.getTime()) && read.toISOString() === `${day}T${time}.000Z`;
}

type KeyCheck = (text: string) => boolean;

function decode(cursor: string, isKey: KeyCheck): LastRow | null {
  try {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isOurs = typeof key === 'string' && isKey(key) && typeof id === 'string' && isUuid(id);
    return isOurs ? { key, id } : null;
  } catch {
    return null;
  }
}

/**
 * Reads the row that the page comes after; null for the first page. `isKey` knows a sort key of the
 * list.
 * @throws Problem invalidCursor for anything that this host did not write
 */
export function readCursor(cursor: string | undefined, isKey: KeyCheck): LastRow | null {
  if (cursor === undefined) return null;
  const last = decode(cursor, isKey);
  if (!last) throw new Problem('invalidCursor');
  return last;
}

/**
 * Cuts one page of the rows found, of which there is one more where another page follows; `next` is
 * that page's cursor, opaque to clients.
 */
export function cutPage<Row extends SortedRow>(
  found: readonly Row[],
  size: number,
): { readonly rows: Row[]; readonly next: string | null } {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  if (!last || found.length <= size) return { rows, next: null };
  const cursor = JSON.stringify([last.sort_key, last.id]);
  return { rows, next: Buffer.from(cursor).toString('base64url') };
}
