import type { StatementState } from './centring';
import type { CoVotes } from './coVotes';
import { nameGroups, NO_GROUP } from './groupLabels';
import { type Layout, computeLayout, type OpinionMemory } from './layout';
import type { OpinionMap, ParticipantPosition } from './opinionMap';
import { describeOpinions } from './describeOpinions';
import type { Points } from './coordinates';
import type { VoteRows } from './voteRows';

export interface OpinionRun {
  readonly map: OpinionMap;
  readonly memory: OpinionMemory;
  readonly places: Points;
  /** For each participant the number of their point in `map.points`, or `NO_GROUP`. */
  readonly pointOf: Uint8Array;
  /** The version of the votes, and the states, that the run is of. */
  readonly version: number;
  readonly states: readonly StatementState[];
  /** Belongs to the last run alone: an update writes over it. */
  readonly coVotes: CoVotes | null;
}

/**
 * Opinion groups after the method of Polis (Small, Bjorkegren, Erkkilä, Shaw & Megill 2021):
 * principal components of the votes, base clusters, groups by silhouette, and what tells the groups
 * apart. Groups follow from the last votes and the states alone: neither the order of the votes,
 * nor the numbers of participants and statements, nor earlier runs make a difference, bit for bit.
 * @param states what is done with each statement; those not listed count
 * @param memory of an earlier run, which keeps the names of groups and the sides of the map
 */
export const findOpinionGroups = (
  votes: VoteRows,
  states: readonly StatementState[] = [],
  memory?: OpinionMemory,
): OpinionRun => runOf(votes, states, computeLayout(votes, states, { memory }), memory);

/**
 * Finds the groups after some votes or decisions more: those of a new run. Only pairs of statements
 * that have changed are counted again.
 * @returns the same run where nothing has changed
 */
export function updateOpinionGroups(
  { memory, coVotes, ...earlier }: OpinionRun,
  votes: VoteRows,
  states: readonly StatementState[] = [],
): OpinionRun {
  const isSame = earlier.version === votes.version && areSame(earlier.states, states, votes);
  if (isSame) return { memory, coVotes, ...earlier };
  return runOf(votes, states, computeLayout(votes, states, { memory, coVotes }), memory);
}

const areSame = (
  left: readonly StatementState[],
  right: readonly StatementState[],
  { statements }: VoteRows,
): boolean => {
  for (let statement = 0; statement < statements; statement++)
    if ((left[statement] ?? 'in') !== (right[statement] ?? 'in')) return false;
  return true;
};

function runOf(
  votes: VoteRows,
  states: readonly StatementState[],
  layout: Layout,
  memory?: OpinionMemory,
): OpinionRun {
  const named = nameLayout(layout, memory?.nameOf);
  const { components, places, pointOf, coVotes } = layout;
  return {
    map: describeOpinions(votes, states, layout, named),
    memory: { components, nameOf: named.nameOf },
    places,
    pointOf,
    coVotes,
    version: votes.version,
    states: [...states],
  };
}

/** Groups with their names, in the order of these. */
export interface NamedGroups {
  readonly names: readonly number[];
  /** For each base cluster the place of its group in `names`. */
  readonly placeOf: Uint8Array;
  /** For each participant the name of the group, or `NO_GROUP`. */
  readonly nameOf: Uint8Array;
  /** For each place the number of the group in `layout.grouping`. */
  readonly numbers: readonly number[];
}

function nameLayout(
  { grouping, pointOf }: Layout,
  earlier: Uint8Array = new Uint8Array(0),
): NamedGroups {
  const groupOf = pointOf.map((point) => (point === NO_GROUP ? NO_GROUP : grouping!.of[point]!));
  const count = grouping?.groups.x.length ?? 0;
  const names = nameGroups(count, groupOf, earlier);
  const numbers = Array.from(names.keys()).sort((a, b) => names[a]! - names[b]!);
  const places = new Uint8Array(count);
  numbers.forEach((number, place) => (places[number] = place));
  return {
    names: numbers.map((number) => names[number]!),
    placeOf: (grouping?.of ?? new Uint8Array(0)).map((group) => places[group]!),
    nameOf: groupOf.map((group) => (group === NO_GROUP ? NO_GROUP : names[group]!)),
    numbers,
  };
}

/** Returns the place of one participant; null for whoever has not answered anything. */
export function getPosition(
  { places, pointOf, memory }: OpinionRun,
  participant: number,
): ParticipantPosition | null {
  const [x, y] = [places.x[participant] ?? NaN, places.y[participant] ?? NaN];
  if (Number.isNaN(x)) return null;
  const isGrouped = pointOf[participant] !== NO_GROUP;
  return {
    x,
    y,
    group: isGrouped ? memory.nameOf[participant]! : null,
    point: isGrouped ? pointOf[participant]! : null,
  };
}
