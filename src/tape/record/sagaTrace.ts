import type { SagaMonitor } from 'redux-saga';
import type { EffectLine } from '../format/lines';

/**
 * An effect, or a saga that runs on its own. Paths are put together when somebody asks: most are
 * never read.
 */
interface Known {
  readonly parent: Known | undefined;
  readonly kind: string;
  readonly name: string | undefined;
  readonly label: string;
  /** Among those below the same parent that have the same label, from 1. */
  readonly number: number;
  path: string | null;
  /** Children by label, to number those that are alike. */
  children: Map<string, number> | null;
}

interface Effect {
  readonly type?: string;
  readonly payload?: {
    readonly fn?: { readonly name?: string };
    readonly action?: { readonly type?: string } | ((...args: never) => unknown);
    readonly pattern?: unknown;
  };
}

export interface SagaTrace {
  readonly monitor: SagaMonitor;
  /** The path of the saga that has put an action; undefined where none has. */
  readonly putBy: (action: object) => string | undefined;
}

/** Hears of what happens to effects. */
type Told = (e: EffectLine['e'], effect: Known) => void;

/**
 * Names every effect by its path, since the ids of redux-saga differ from one run to the next:
 * `root>watchRenewals>call(renewProduct)>call(sleep)#2`.
 */
function createTrace(tell: Told): SagaTrace {
  const known = new Map<number, Known>();
  const puts = new WeakMap<object, Known>();
  const labels = createLabels();

  const add = (id: number, parent: Known | undefined, given: unknown): Known => {
    const { type: kind = 'VALUE', payload } = (given ?? {}) as Effect;
    const action = payload?.action;
    const put = typeof action === 'object' ? action : undefined;
    const name = payload?.fn?.name || put?.type;
    const label = labels(kind, name);
    const number = numberOf(parent, label);
    const entry = { parent, kind, name, label, number, path: null, children: null };
    known.set(id, entry);
    if (kind === 'PUT' && put) puts.set(put, entry);
    return entry;
  };
  const ended = (e: EffectLine['e'], id: number) => {
    const found = known.get(id);
    if (!found) return;
    tell(e, found);
    // A fork is answered at once, and its saga goes on below it.
    if (found.kind !== 'FORK' && found.kind !== 'ROOT') known.delete(id);
  };
  return {
    putBy: (action) => {
      const found = puts.get(action);
      return found && pathOf(found);
    },
    monitor: {
      rootSagaStarted: ({ effectId }) => void known.set(effectId, { ...ROOT }),
      effectTriggered: ({ effectId, parentEffectId, effect }) =>
        tell('trig', add(effectId, known.get(parentEffectId), effect)),
      effectResolved: (effectId) => ended('res', effectId),
      effectRejected: (effectId) => ended('rej', effectId),
      effectCancelled: (effectId) => ended('can', effectId),
    },
  };
}

const ROOT: Known = {
  parent: undefined,
  kind: 'ROOT',
  name: 'root',
  label: 'root',
  number: 1,
  path: 'root',
  children: null,
};

/** Creates a trace that writes every effect as a line as soon as something happens to it. */
export const createSagaTrace = (now: () => number, write: (line: EffectLine) => void): SagaTrace =>
  createTrace((e, effect) => write(lineOf(e, now(), effect)));

export interface SagaLog extends SagaTrace {
  readonly lines: () => readonly EffectLine[];
}

/**
 * Creates the same where only few ask for the lines: until then what happened is kept as it came.
 */
export function createSagaLog(now: () => number): SagaLog {
  const events: EffectLine['e'][] = [];
  const times: number[] = [];
  const effects: Known[] = [];
  const trace = createTrace((e, effect) => {
    events.push(e);
    times.push(now());
    effects.push(effect);
  });
  return {
    ...trace,
    lines: () => events.map((e, at) => lineOf(e, times[at]!, effects[at]!)),
  };
}

function lineOf(e: EffectLine['e'], t: number, effect: Known): EffectLine {
  const line = { e, t, p: pathOf(effect), k: effect.kind };
  return effect.name === undefined ? line : { ...line, f: effect.name };
}

function pathOf(effect: Known): string {
  if (effect.path !== null) return effect.path;
  const { parent, label, number } = effect;
  const own = number > 1 ? `${label}#${number}` : label;
  effect.path = parent ? `${pathOf(parent)}>${own}` : own;
  return effect.path;
}

function numberOf(parent: Known | undefined, label: string): number {
  if (!parent) return 1;
  parent.children ??= new Map();
  const number = (parent.children.get(label) ?? 0) + 1;
  parent.children.set(label, number);
  return number;
}

type ByName = Map<string | undefined, string>;

/** Creates the few labels that there are, each made once. */
function createLabels(): (kind: string, name: string | undefined) => string {
  const byKind = new Map<string, ByName>();
  return (kind, name) => {
    const byName: ByName = byKind.get(kind) ?? new Map();
    if (byName.size === 0) byKind.set(kind, byName);
    const found = byName.get(name);
    if (found !== undefined) return found;
    const label = labelOf(kind, name);
    byName.set(name, label);
    return label;
  };
}

function labelOf(kind: string, name: string | undefined): string {
  // Sagas that run on their own are steps of a path; everything else is something that a saga does.
  if (kind === 'FORK' && name) return name;
  const short = kind.toLowerCase();
  return name ? `${short}(${name})` : short;
}
