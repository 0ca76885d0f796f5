import type { Action } from '@reduxjs/toolkit';
import { canonicalText, FIRST_HASH, nextHash } from '../format/canon';
import { HASH_DIGITS, type CheckpointLine, type StateLine } from '../format/lines';
import type { Redactor } from '../redact/redactor';
import { canonicalAction, PROJECTED, type Projected } from './canonicalAction';

export interface Checkpoints {
  /** An action is about to reach the reducers. */
  readonly dispatched: (action: Action, t: number, getState: () => Projected) => void;
  /** The number of the last action that was dispatched and counts. */
  readonly written: () => number;
  /** Write what the last action did; to be called before anything else is written. */
  readonly settle: () => void;
}

type Written = CheckpointLine | StateLine;

/** By what happens and not by time: an hour in which nothing happens needs none. */
const STATE_EVERY = 25;

/** One checkpoint for each action, once its state is there; the whole state now and then. */
export function createCheckpoints(redactor: Redactor, write: (line: Written) => void): Checkpoints {
  let waiting: { action: Action; t: number; getState: () => Projected } | null = null;
  let link = FIRST_HASH;
  let written = 0;
  const texts = new WeakMap<object, string>();
  const redacted = (slice: object) => redactor.value(slice, 'inside');
  const textOf = (slice: unknown): string => {
    if (typeof slice !== 'object' || slice === null) return canonicalText(slice);
    const text = texts.get(slice) ?? canonicalText(redacted(slice));
    texts.set(slice, text);
    return text;
  };

  const settle = () => {
    if (!waiting) return;
    const { action, t, getState } = waiting;
    waiting = null;
    const v = canonicalAction(action, redactor);
    if (!v) return;
    const state = getState();
    link = nextHash(link, canonicalText(v), ...PROJECTED.map((name) => textOf(state[name])));
    written += 1;
    write({ c: written, t, a: action.type, v, h: link.slice(0, HASH_DIGITS) });
    if (written % STATE_EVERY !== 1) return;
    const slices = PROJECTED.map((name) => [name, redacted(state[name] as object)]);
    write({ s: written, t, state: Object.fromEntries(slices) });
  };
  return {
    settle,
    written: () => written + (waiting ? 1 : 0),
    dispatched: (action, t, getState) => {
      settle();
      waiting = { action, t, getState };
    },
  };
}
