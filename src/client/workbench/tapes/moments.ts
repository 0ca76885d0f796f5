import type { EffectLine } from '../../../tape/format/lines';
import type { PlayedAction, PlayedTape } from './playedTape';

/** Finds the last action that has happened by then. */
export const findActionAt = ({ actions }: PlayedTape, t: number): PlayedAction | undefined =>
  actions.findLast((action) => action.t <= t);

/** Finds the newest state that is known at an action: its own, or that of an earlier one. */
export const findKnownState = ({ actions }: PlayedTape, number: number): PlayedAction | undefined =>
  actions.findLast((action) => action.number <= number && action.state !== null);

export interface EffectNode {
  readonly name: string;
  /** True if it waits itself, and not only something below it. */
  readonly isWaiting: boolean;
  readonly children: readonly EffectNode[];
}

/** Returns the effects that the sagas wait for at a moment, as a tree. */
export function listWaitingEffects({ effects }: PlayedTape, t: number): readonly EffectNode[] {
  const open = new Map<string, string>();
  for (const effect of effects) {
    if (effect.t > t) break;
    follow(open, effect);
  }
  const waiting = [...open].filter(([, kind]) => WAITING.has(kind)).map(([path]) => path);
  return nodesOf(waiting.map((path) => path.split('>')));
}

const WAITING: ReadonlySet<string> = new Set(['TAKE', 'CALL', 'ACTION_CHANNEL', 'JOIN', 'FLUSH']);

function follow(open: Map<string, string>, { e, p, k }: EffectLine): void {
  if (e === 'trig') open.set(p, k);
  else open.delete(p);
}

function nodesOf(paths: readonly (readonly string[])[]): readonly EffectNode[] {
  const byName = new Map<string, (readonly string[])[]>();
  for (const [name, ...rest] of paths) {
    if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), rest]);
  }
  return [...byName].map(([name, below]) => ({
    name,
    isWaiting: below.some((rest) => rest.length === 0),
    children: nodesOf(below.filter((rest) => rest.length > 0)),
  }));
}
