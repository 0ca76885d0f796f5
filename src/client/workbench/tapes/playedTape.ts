import {
  isCheckpoint,
  isEffect,
  isInput,
  isState,
  type CheckpointLine,
  type EffectLine,
  type NetInput,
  type Tape,
  type TapeHeader,
  type TapeLine,
} from '../../../tape/format/lines';
import { listTokenRows, type TokenRow } from './tokenRows';

type Fields = Readonly<Record<string, unknown>>;

/**
 * An action of the session, and the state after it; null where nothing has written that state down.
 */
export interface PlayedAction {
  readonly number: number;
  readonly t: number;
  readonly type: string;
  readonly action: Fields;
  readonly state: Fields | null;
}

export interface PlayedRequest {
  /** When it was sent, and how long its answer took. */
  readonly t: number;
  readonly ms: number;
  readonly ep: string;
  readonly fields: Fields;
  readonly status: number | null;
}

/** All that the player shows of a tape. */
export interface PlayedTape {
  readonly header: TapeHeader;
  readonly endMs: number;
  /**
   * Otherwise it is what the tape itself holds: few states, and effects only at the level `full`.
   */
  readonly isReplayed: boolean;
  /** Point and manner in which the sagas of today depart from the tape. */
  readonly departure: string | null;
  readonly actions: readonly PlayedAction[];
  readonly effects: readonly EffectLine[];
  readonly requests: readonly PlayedRequest[];
  readonly tokens: readonly TokenRow[];
}

/** Additions of a replay to a tape. */
export interface ReplayResult {
  readonly lines: readonly TapeLine[];
  readonly effects: readonly EffectLine[];
  /** The states after the actions, by number. */
  readonly states: ReadonlyMap<number, Fields>;
  readonly departure: string | null;
}

export function createPlayedTape(tape: Tape, replayed: ReplayResult | null): PlayedTape {
  const lines = replayed?.lines ?? tape.lines;
  const states = replayed?.states ?? statesOf(tape);
  return {
    header: tape.header,
    endMs: tape.endMs,
    isReplayed: replayed !== null,
    departure: replayed?.departure ?? null,
    actions: lines.filter(isCheckpoint).map((line) => actionOf(line, states)),
    effects: replayed?.effects ?? tape.lines.filter(isEffect),
    requests: lines
      .filter(isInput)
      .filter((line): line is NetInput => line.k === 'net')
      .map(({ t, ms, ep, req, st }) => ({
        t: t - ms,
        ms,
        ep,
        fields: req.fields,
        status: st ?? null,
      }))
      .toSorted((a, b) => a.t - b.t),
    tokens: listTokenRows(tape),
  };
}

const statesOf = ({ lines }: Tape) =>
  new Map(lines.filter(isState).map(({ s, state }) => [s, state]));

const actionOf = (
  { c, t, a, v }: CheckpointLine,
  states: ReadonlyMap<number, Fields>,
): PlayedAction => ({ number: c, t, type: a, action: v, state: states.get(c) ?? null });
