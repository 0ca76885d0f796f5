import { canonicalize } from '../format/canonicalJson';
import {
  isCheckpoint,
  isInput,
  isState,
  type CheckpointLine,
  type InputLine,
  type StateLine,
  type TapeLine,
} from '../format/lines';
import { formatClock } from './moments';

/** `path`: where in the value; a side that has nothing there says nothing. */
export interface Difference {
  readonly path: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

export interface Divergence {
  readonly kind:
    'action' | 'time' | 'state' | 'missing' | 'extra' | 'unmatchedRequest' | 'unusedInput';
  /** Milliseconds of virtual time. */
  readonly t: number;
  readonly expected: CheckpointLine | null;
  readonly actual: CheckpointLine | null;
  readonly action: readonly Difference[];
  readonly state: readonly Difference[];
  /** Path of the saga that put the actual action. */
  readonly path: string | null;
  readonly lastInputs: readonly InputLine[];
  readonly cause: string;
}

/** Notice of what the replay itself noticed. */
export interface Notice {
  readonly kind: 'unmatchedRequest' | 'unusedInput';
  readonly t: number;
  /** Number of the input that nothing waited for. */
  readonly input?: number;
  readonly what: string;
}

interface Compared {
  readonly expected: readonly TapeLine[];
  readonly actual: readonly TapeLine[];
  readonly notices: readonly Notice[];
  /** The replay stopped here. */
  readonly untilMs: number;
  readonly pathOf: (checkpoint: CheckpointLine) => string | null;
}

const LAST_INPUTS = 5;

/** Finds the first way in which a replay left the tape; null when it followed it. */
export function findFirstDivergence(compared: Compared): Divergence | null {
  const { expected, actual, notices, untilMs } = compared;
  const actualByNumber = new Map(actual.filter(isCheckpoint).map((line) => [line.c, line]));
  const wanted = expected.filter(isCheckpoint).filter(({ t }) => t <= untilMs);
  const wrong = wanted.find((line) => !isSame(line, actualByNumber.get(line.c)));
  const last = wanted.at(-1);
  const more = wanted.length > 0 ? actualByNumber.get((last?.c ?? 0) + 1) : undefined;
  const notice = notices[0];
  const reached = wrong ?? more;
  if (notice && (!reached || notice.t <= reached.t)) return noticed(notice, compared);
  if (wrong) return differing(wrong, actualByNumber, compared);
  return more ? differing(null, actualByNumber, compared, more) : null;
}

const isSame = (expected: CheckpointLine, actual: CheckpointLine | undefined) =>
  actual !== undefined && actual.h === expected.h && actual.t === expected.t;

function noticed({ kind, t, what }: Notice, { expected }: Compared): Divergence {
  return {
    kind,
    t,
    expected: null,
    actual: null,
    action: [],
    state: [],
    path: null,
    lastInputs: inputsBefore(expected, t),
    cause: what,
  };
}

function differing(
  expected: CheckpointLine | null,
  actualByNumber: ReadonlyMap<number, CheckpointLine>,
  compared: Compared,
  more: CheckpointLine | null = null,
): Divergence {
  const actual = expected ? (actualByNumber.get(expected.c) ?? null) : more;
  const action = expected && actual ? findDifferences(expected.v, actual.v) : [];
  const state = stateDifferences(compared, (expected ?? actual)!.c);
  const found = { expected, actual, action };
  const { kind, cause } = explain(found, compared.expected.filter(isCheckpoint), actualByNumber);
  const t = Math.min(expected?.t ?? Infinity, actual?.t ?? Infinity);
  return {
    ...found,
    kind,
    t,
    state,
    path: actual && compared.pathOf(actual),
    lastInputs: inputsBefore(compared.expected, t),
    cause,
  };
}

type Explained = Pick<Divergence, 'kind' | 'cause'>;

function explain(
  { expected, actual, action }: Pick<Divergence, 'expected' | 'actual' | 'action'>,
  wanted: readonly CheckpointLine[],
  actualByNumber: ReadonlyMap<number, CheckpointLine>,
): Explained {
  if (!expected) return { kind: 'extra', cause: `the action ${actual!.a} comes in addition` };
  if (!actual) return { kind: 'missing', cause: `the action ${expected.a} no longer comes` };
  if (action.length === 0) return explainTime(expected, actual);
  const next = wanted.find(({ c }) => c === expected.c + 1);
  if (isAlike(expected, actualByNumber.get(expected.c + 1))) {
    return { kind: 'extra', cause: `the action ${actual.a} comes in addition` };
  }
  if (isAlike(next, actual)) {
    return { kind: 'missing', cause: `the action ${expected.a} no longer comes` };
  }
  if (expected.a !== actual.a) {
    return { kind: 'action', cause: `${actual.a} comes where ${expected.a} came` };
  }
  return { kind: 'action', cause: `${actual.a} says something else` };
}

function explainTime(expected: CheckpointLine, actual: CheckpointLine): Explained {
  const later = actual.t - expected.t;
  if (later === 0) return { kind: 'state', cause: `${actual.a} leads to another state` };
  const way = later > 0 ? 'later' : 'earlier';
  const cause = `${actual.a} comes ${Math.abs(later)} ms ${way}: a timer or a pause was changed`;
  return { kind: 'time', cause };
}

const isAlike = (a: CheckpointLine | undefined, b: CheckpointLine | undefined) =>
  a !== undefined && b !== undefined && canonicalize(a.v) === canonicalize(b.v);

/**
 * Lists the differences of the last state that both sides have written down by then, and of the
 * next one.
 */
function stateDifferences({ expected, actual }: Compared, c: number): readonly Difference[] {
  const actualStates = new Map(actual.filter(isState).map((line) => [line.s, line]));
  const near = (line: StateLine) => line.s >= c - 1;
  const pair = expected
    .filter(isState)
    .filter(near)
    .find((line) => actualStates.has(line.s));
  return pair ? findDifferences(pair.state, actualStates.get(pair.s)!.state) : [];
}

const inputsBefore = (lines: readonly TapeLine[], t: number) =>
  lines
    .filter(isInput)
    .filter((line) => line.t <= t)
    .slice(-LAST_INPUTS);

/** Key by key, down to the values. */
export function findDifferences(
  expected: unknown,
  actual: unknown,
  path = '',
): readonly Difference[] {
  if (canonicalize(expected) === canonicalize(actual)) return [];
  if (!isObject(expected) || !isObject(actual)) return [{ path, expected, actual }];
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].toSorted();
  return names.flatMap((name) =>
    findDifferences(expected[name], actual[name], path === '' ? name : `${path}.${name}`),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Describes a divergence for a person to read. */
export function formatDivergence(name: string, found: Divergence): string {
  const sides = [`expected  ${described(found.expected)}`, `actual    ${described(found.actual)}`];
  return [
    `${name} leaves the tape at ${formatClock(found.t)}: ${found.cause}.`,
    ...(found.expected || found.actual ? sides : []),
    ...section('in the action', found.action.map(formatDifference)),
    ...section('in the state', found.state.map(formatDifference)),
    ...(found.path ? [`put by    ${found.path}`] : []),
    ...section('the last inputs', found.lastInputs.map(formatInput)),
  ].join('\n');
}

const described = (line: CheckpointLine | null) =>
  line ? `${line.a} (number ${line.c}, ${formatClock(line.t)})` : 'nothing';
const section = (title: string, rows: readonly string[]) =>
  rows.length === 0 ? [] : [`${title}:`, ...rows.map((row) => `  ${row}`)];
/** Describes a value before, and after. */
export function formatDifference({ path, expected, actual }: Difference): string {
  return `${path}: ${shown(expected)} → ${shown(actual)}`;
}
const LONGEST_SHOWN = 120;
const shown = (value: unknown) =>
  value === undefined ? 'nothing' : canonicalize(value).slice(0, LONGEST_SHOWN);

/** Describes an input in one line. */
export function formatInput(line: InputLine): string {
  const { i, t, k, ...rest } = line;
  return `${formatClock(t)} ${k} ${canonicalize(rest).slice(0, LONGEST_SHOWN)} (input ${i})`;
}
