import { Problem } from '../../http/problem';

/**
 * A cursor that says which statements were sent, a bit for each: the next page holds the first of
 * the others in the order of the latest map. So nothing is sent twice and nothing is left out,
 * whichever map is drawn between two pages and whichever host answers.
 */
const WRITTEN = /^[\w-]+$/;

/** @throws Problem invalidCursor for what is no such cursor */
export function parseSentCursor(cursor: string | undefined): ReadonlySet<number> {
  const sent = new Set<number>();
  if (cursor === undefined) return sent;
  if (!WRITTEN.test(cursor)) throw new Problem('invalidCursor');
  Buffer.from(cursor, 'base64url').forEach((byte, at) => {
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) sent.add(8 * at + bit);
  });
  return sent;
}

export function writeSentCursor(numbers: Iterable<number>): string {
  const sent = [...numbers];
  const bytes = Buffer.alloc(1 + Math.floor(Math.max(0, ...sent) / 8));
  for (const number of sent) bytes[number >> 3]! |= 1 << (number & 7);
  return bytes.toString('base64url');
}
