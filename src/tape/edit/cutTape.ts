import { isInput, isToken, type NetInput, type Tape, type TapeLine } from '../format/lines';

/**
 * Cuts a part out of a tape. After `toMs` nothing is left. Before `fromMs` the inputs stay, since a
 * replay needs all of them; what is only there to compare with goes.
 */
export function cutTape(tape: Tape, fromMs: number, toMs: number): Tape {
  const endMs = Math.min(toMs, tape.endMs);
  const isKept = (line: TapeLine) => {
    if (isToken(line)) return true;
    return line.t <= endMs && (isInput(line) || line.t >= fromMs);
  };
  const kept = tape.lines.filter(isKept);
  const inputs = kept.filter(isInput).length;
  const open = tape.lines
    .filter((line): line is NetInput => isInput(line) && line.k === 'net')
    .filter(({ t, ms }) => t > endMs && t - ms <= endMs)
    .map((line, at) => ({ ...toUnansweredRequest(line, endMs), i: inputs + at + 1 }));
  return { ...tape, lines: [...kept, ...open], endMs };
}

/** Returns a request as it is on a tape that ends before its answer. */
export function toUnansweredRequest(
  { st: _, hdr: __, body: ___, ...line }: NetInput,
  t: number,
): NetInput {
  return { ...line, t, ms: t - (line.t - line.ms), err: 'open' };
}
