import { createChain } from './chain';
import { isCheckpoint, isInput, type EndLine, type Tape } from './lines';
import { createPacker } from './packLines';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes the text of a tape: one JSON object per line, packed; every few show a link (`x`) of a
 * chain of hashes over all of them.
 */
export function writeTape({ header, lines, endMs }: Tape): string {
  const end: EndLine = {
    end: true,
    t: endMs,
    inputs: lines.filter(isInput).length,
    checkpoints: lines.filter(isCheckpoint).length,
  };
  const { pack } = createPacker(plain(header));
  const rows = [header, ...lines.map((line) => pack(plain(line))), end];
  const chain = createChain(rows.length);
  const texts = rows.map((row, index) => {
    const x = chain.add(row, index + 1);
    return JSON.stringify(x === undefined ? row : { ...row, x });
  });
  return `${texts.join('\n')}\n`;
}

/** Returns a line as it is when it is read again. */
const plain = (line: object) => JSON.parse(JSON.stringify(line)) as Fields;
