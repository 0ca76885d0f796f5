import { countSeen, type StatementState, getStatementState } from './centring';
import { computeGroupAwareConsensus, listMajorityStatements } from './consensus';
import {
  countByGroup,
  type StatementCounts,
  getStatementCounts,
  sumStatementCounts,
} from './groupCounts';
import { NO_GROUP } from './groupLabels';
import type { Layout } from './layout';
import type { NamedGroups } from './opinionGroups';
import type { MapPoint, OpinionGroup, OpinionMap, StatementOpinion } from './opinionMap';
import { placeStatements } from './coordinates';
import { computePriority } from './priority';
import { listRepresentativeStatements, computeStrength } from './representative';
import type { VoteRows } from './voteRows';

/** Returns the snapshot of a run. O(votes + statements × groups) */
export function describeOpinions(
  votes: VoteRows,
  states: readonly StatementState[],
  layout: Layout,
  named: NamedGroups,
): OpinionMap {
  const placeOf = layout.pointOf.map((point) =>
    point === NO_GROUP ? NO_GROUP : named.placeOf[point]!,
  );
  const counts = countByGroup(votes, placeOf, named.names.length);
  const statements = describeStatements(votes, states, layout, counts);
  const inForce = statements.filter(({ state, seen }) => state === 'in' && seen > 0);
  return {
    participants: votes.lengths.subarray(0, votes.participants).reduce(countAny, 0),
    grouped: layout.people,
    votes: votes.votes,
    groups: named.names.map((_, place) => describeGroup(place, layout, named, inForce)),
    points: describePoints(layout, named),
    statements,
    consensus: inForce
      .filter(({ consensus }) => consensus !== null)
      .sort((a, b) => b.consensus! - a.consensus!)
      .map(({ statement }) => statement),
    majority: {
      agree: listMajorityStatements(inForce, 'agree'),
      disagree: listMajorityStatements(inForce, 'disagree'),
    },
    silhouettes: layout.grouping?.silhouettes ?? [],
  };
}

const countAny = (people: number, length: number): number => people + (length > 0 ? 1 : 0);

function describeStatements(
  votes: VoteRows,
  states: readonly StatementState[],
  { centring, components }: Layout,
  counts: readonly Int32Array[],
): StatementOpinion[] {
  const { x, y } = placeStatements(centring, components);
  return Array.from({ length: votes.statements }, (_, statement) => {
    const state = getStatementState(states, statement);
    const groups = counts.map((table) => getStatementCounts(table, statement));
    const extremity = Math.sqrt(x[statement]! * x[statement]! + y[statement]! * y[statement]!);
    const hasConsensus = state === 'in' && groups.length > 0 && countSeen(votes, statement) > 0;
    return {
      statement,
      state,
      x: x[statement]!,
      y: y[statement]!,
      extremity,
      groups,
      ...getStatementCounts(votes.counts, statement),
      consensus: hasConsensus ? computeGroupAwareConsensus(groups) : null,
      priority: computePriority(state, sumStatementCounts(groups), extremity),
    };
  });
}

function describeGroup(
  place: number,
  { grouping, base, weights }: Layout,
  { names, numbers, placeOf }: NamedGroups,
  statements: readonly StatementOpinion[],
): OpinionGroup {
  const { x, y } = grouping!.groups;
  let people = 0;
  for (let point = 0; point < base.count; point++)
    if (placeOf[point] === place) people += weights[point]!;
  const strengths = statements.map(({ statement, groups }) =>
    computeStrength(statement, groups[place]!, othersOf(groups, place)),
  );
  return {
    name: names[place]!,
    people,
    x: x[numbers[place]!]!,
    y: y[numbers[place]!]!,
    representative: listRepresentativeStatements(strengths),
  };
}

const othersOf = (groups: readonly StatementCounts[], place: number): StatementCounts =>
  sumStatementCounts(groups.filter((_, other) => other !== place));

const describePoints = ({ base, weights }: Layout, { names, placeOf }: NamedGroups): MapPoint[] =>
  Array.from({ length: base.count }, (_, point) => ({
    x: base.x[point]!,
    y: base.y[point]!,
    people: weights[point]!,
    group: names[placeOf[point]!]!,
  }));
