import { isCheckpoint, isInput, type Tape, type TapeLine } from '../format/lines';

interface Shown {
  readonly type: string;
  readonly meta: { readonly t: number };
}

const CALL = /^\w+Api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/;

/**
 * Writes the file that the extension imports: the tape's actions, which the portal's reducers
 * compute anew. What RTK Query did is there to read, under names that no reducer knows: its own
 * actions hold more than a tape keeps. Times stand in `meta.t`.
 */
export function toDevTools({ lines }: Tape): string {
  const payload = lines.flatMap(shown);
  return JSON.stringify({ payload: JSON.stringify(payload) });
}

function shown(line: TapeLine): readonly Shown[] {
  if (isInput(line) && line.k === 'mark') {
    return [{ type: `tape/mark: ${line.text}`, meta: { t: line.t } }];
  }
  if (!isCheckpoint(line)) return [];
  const [, outcome] = CALL.exec(line.a) ?? [];
  const { type: _, ...rest } = line.v;
  const type = outcome ? `tape/${String(rest['endpoint'])}/${outcome}` : line.a;
  return [{ ...rest, type, meta: { t: line.t } }];
}
