import { canonicalText, FIRST_HASH, nextHash } from './canon';
import { isCheckpoint, isInput, type EndLine, type Tape } from './lines';

/** The text of a tape: one JSON object per line, each with a link (`x`) of a chain of hashes over all of them. */
export function writeTape({ header, lines, endMs }: Tape): string {
  const end: EndLine = {
    end: true,
    t: endMs,
    inputs: lines.filter(isInput).length,
    checkpoints: lines.filter(isCheckpoint).length,
  };
  let link = FIRST_HASH;
  const linked = [header, ...lines, end].map((line) => {
    link = linkOf(link, line);
    return JSON.stringify({ ...line, x: link });
  });
  return `${linked.join('\n')}\n`;
}

/** The link of a line, whose own `x` counts for nothing. */
export function linkOf(before: string, line: object): string {
  const { x: _, ...rest } = line as { x?: unknown };
  return nextHash(before, canonicalText(rest));
}
