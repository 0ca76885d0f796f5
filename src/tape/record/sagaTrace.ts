import type { SagaMonitor } from 'redux-saga';
import type { EffectLine } from '../format/lines';

interface Known {
  readonly path: string;
  readonly kind: string;
  readonly name: string | undefined;
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

/**
 * Names every effect by its path, since the ids of redux-saga differ from one run to the next:
 * `root>watchRenewals>call(renewProduct)>call(sleep)#2`.
 */
export function createSagaTrace(now: () => number, write: (line: EffectLine) => void): SagaTrace {
  const known = new Map<number, Known>();
  const puts = new WeakMap<object, string>();

  const add = (id: number, parent: Known | undefined, effect: unknown) => {
    const { kind, label, name } = labelOf(effect);
    const times = numberOf(parent, label);
    const own = times > 1 ? `${label}#${times}` : label;
    const path = parent ? `${parent.path}>${own}` : own;
    const entry = { path, kind, name, children: null };
    known.set(id, entry);
    const { action } = (effect as Effect).payload ?? {};
    if (kind === 'PUT' && typeof action === 'object') puts.set(action, path);
    return entry;
  };
  const told = (e: EffectLine['e'], id: number) => {
    const found = known.get(id);
    if (!found) return;
    const { path, kind, name } = found;
    write({ e, t: now(), p: path, k: kind, ...(name !== undefined && { f: name }) });
    // A fork is answered at once, and its saga goes on below it.
    if (e !== 'trig' && kind !== 'FORK' && kind !== 'ROOT') known.delete(id);
  };
  return {
    putBy: (action) => puts.get(action),
    monitor: {
      rootSagaStarted: ({ effectId }) =>
        void known.set(effectId, { path: 'root', kind: 'ROOT', name: 'root', children: null }),
      effectTriggered: ({ effectId, parentEffectId, effect }) => {
        add(effectId, known.get(parentEffectId), effect);
        told('trig', effectId);
      },
      effectResolved: (effectId) => told('res', effectId),
      effectRejected: (effectId) => told('rej', effectId),
      effectCancelled: (effectId) => told('can', effectId),
    },
  };
}

function numberOf(parent: Known | undefined, label: string): number {
  if (!parent) return 1;
  parent.children ??= new Map();
  const times = (parent.children.get(label) ?? 0) + 1;
  parent.children.set(label, times);
  return times;
}

function labelOf(given: unknown): { kind: string; label: string; name: string | undefined } {
  const { type, payload } = (given ?? {}) as Effect;
  const kind = type ?? 'VALUE';
  const action = typeof payload?.action === 'object' ? payload.action.type : undefined;
  const name = payload?.fn?.name || action;
  const short = kind.toLowerCase();
  // Sagas that run on their own are steps of a path; everything else is something that a saga does.
  if (kind === 'FORK' && name) return { kind, name, label: name };
  return { kind, name, label: name ? `${short}(${name})` : short };
}
