import type { Action } from '@reduxjs/toolkit';
import {
  canonicalize,
  createCanonicalizer,
  FIRST_HASH,
  computeNextHash,
} from '../format/canonicalJson';
import { HASH_DIGITS, type CheckpointLine, type StateLine } from '../format/lines';
import type { Redactor } from '../redact/redactor';
import { toCanonicalAction, PROJECTED_SLICES, type ProjectedState } from './canonicalAction';

export interface Checkpoints {
  /** An action is about to reach the reducers. */
  readonly dispatched: (action: Action, t: number, getState: () => ProjectedState) => void;
  /** The number of the last action that was dispatched and counts. */
  readonly written: () => number;
  /** Write what the last action did; to be called before anything else is written. */
  readonly settle: () => void;
  /**
   * Make the hashes of what has been written: nobody needs them before somebody reads the lines.
   */
  readonly hash: () => void;
}

type Written = CheckpointLine | StateLine;

/** Before, whole slices went into every hash. */
const WITH_DIGESTS = 2;

/** By what happens and not by time: an hour in which nothing happens needs none. */
const STATE_EVERY = 25;

/** A line whose hash is still to be made. */
interface Pending {
  readonly line: { -readonly [name in keyof CheckpointLine]: CheckpointLine[name] };
  readonly slices: readonly unknown[];
}

/**
 * Creates one checkpoint for each action, once its state is there; the whole state now and then.
 */
export function createCheckpoints(
  redactor: Redactor,
  canon: number,
  write: (line: Written) => void,
): Checkpoints {
  let waiting: { action: Action; t: number; getState: () => ProjectedState } | null = null;
  let link = FIRST_HASH;
  let written = 0;
  let pending: Pending[] = [];
  const clean = new WeakMap<object, object>();
  const parts = new WeakMap<object, string>();
  const stateText = createCanonicalizer();
  /** Redacts a slice; one that has not changed stays as it was first told. */
  const redacted = (slice: unknown): unknown => {
    if (typeof slice !== 'object' || slice === null) return slice;
    const known = clean.get(slice) ?? redactor.state(slice);
    clean.set(slice, known);
    return known;
  };
  /** Returns the part of a slice that goes into the hash. */
  const partOf = (slice: unknown): string => {
    if (typeof slice !== 'object' || slice === null) return canonicalize(slice);
    const known = parts.get(slice);
    if (known !== undefined) return known;
    const text = stateText(slice);
    const part = canon < WITH_DIGESTS ? text : computeNextHash(FIRST_HASH, text);
    parts.set(slice, part);
    return part;
  };

  const settle = () => {
    if (!waiting) return;
    const { action, t, getState } = waiting;
    waiting = null;
    const v = toCanonicalAction(action, redactor);
    if (!v) return;
    const state = getState();
    written += 1;
    const line = { c: written, t, a: action.type, v, h: '' };
    pending.push({ line, slices: PROJECTED_SLICES.map((name) => redacted(state[name])) });
    write(line);
    if (written % STATE_EVERY !== 1) return;
    const slices = PROJECTED_SLICES.map((name) => [name, redactor.state(state[name] as object)]);
    write({ s: written, t, state: Object.fromEntries(slices) });
  };
  return {
    settle,
    hash: () => {
      settle();
      const lines = pending;
      pending = [];
      for (const { line, slices } of lines) {
        link = computeNextHash(link, canonicalize(line.v), ...slices.map(partOf));
        line.h = link.slice(0, HASH_DIGITS);
      }
    },
    written: () => written + (waiting ? 1 : 0),
    dispatched: (action, t, getState) => {
      settle();
      waiting = { action, t, getState };
    },
  };
}
