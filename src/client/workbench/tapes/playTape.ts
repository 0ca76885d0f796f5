import { parseTape } from '../../../tape/format/parseTape';
import { TapeFault, type TapeFaultCode } from '../../../tape/format/tapeFault';
import { formatDivergence } from '../../../tape/replay/divergence';
import { play, type ReplayResult } from '../../../tape/replay/replay';
import { createPlayedTape, type PlayedTape } from './playedTape';

/** Outcome of reading a tape: it can be shown, or it is none. */
export type TapeResult =
  | { readonly kind: 'played'; readonly played: PlayedTape }
  | { readonly kind: 'refused'; readonly code: TapeFaultCode };

/**
 * Reads a tape and plays it to the sagas of this portal. What cannot be played is shown as it was
 * recorded.
 */
export async function playTape(name: string, text: string): Promise<TapeResult> {
  try {
    const tape = parseTape(text);
    const played = await play(tape).catch(() => null);
    return { kind: 'played', played: createPlayedTape(tape, played && replayedOf(name, played)) };
  } catch (failure) {
    if (failure instanceof TapeFault) return { kind: 'refused', code: failure.code };
    throw failure;
  }
}

function replayedOf(name: string, { lines, effects, states, divergence }: ReplayResult) {
  return {
    lines,
    effects: effects(),
    states: new Map(
      states.map(({ c, state: { session, config, validation } }) => [
        c,
        { session, config, validation },
      ]),
    ),
    departure: divergence && formatDivergence(name, divergence),
  };
}
