import {
  beats,
  countPairwise,
  type RankedBallots,
  type PairwiseTable,
  toPairwiseTable,
} from '../pairwise';
import { type Relation, createRelation, isAbove, computeTransitiveClosure } from '../relation';
import { range } from '../weakOrder';

/** Facts that the comparison of all pairs gives before any method resolves its cycles. */
export interface CondorcetFacts {
  /** Row a, column b: how many ballots rank a above b. */
  readonly preferred: PairwiseTable;
  /** The option that beats every other, where there is one. */
  readonly winner: number | null;
  /** The option that every other beats, where there is one. */
  readonly loser: number | null;
  /** The smallest set, not empty, whose members beat everybody outside (Smith 1973). */
  readonly smith: readonly number[];
  /**
   * All smallest sets together whose members nobody outside beats (Schwartz 1972); a part of the
   * Smith set.
   */
  readonly schwartz: readonly number[];
}

/**
 * Condorcet winner and loser, Smith set and Schwartz set. To beat is to be ranked above the other
 * on more ballots than below it (Condorcet 1785). One option alone is the winner, not the loser.
 * Exact; O(C³) for C options after the comparison of all pairs.
 */
export function findCondorcetFacts(ballots: RankedBallots): CondorcetFacts {
  const pairs = countPairwise(ballots);
  const beating = createRelation(pairs.options, (a, b) => beats(pairs, a, b));
  const beaten = createRelation(pairs.options, (a, b) => beats(pairs, b, a));
  const unbeaten = createRelation(pairs.options, (a, b) => !beats(pairs, b, a));
  const winner = range(pairs.options).find((option) => standsToAll(beating, option)) ?? null;
  const loser = range(pairs.options).find((option) => standsToAll(beaten, option)) ?? null;
  return {
    preferred: toPairwiseTable(pairs),
    winner,
    loser: pairs.options > 1 ? loser : null,
    smith: smithSet(computeTransitiveClosure(unbeaten)),
    schwartz: schwartzSet(computeTransitiveClosure(beating)),
  };
}

const standsToAll = (relation: Relation, option: number): boolean =>
  range(relation.options).every((other) => other === option || isAbove(relation, option, other));

/** Lists the options that reach all others over options of which none is beaten by the next. */
const smithSet = (reaches: Relation): number[] =>
  range(reaches.options).filter((option) => standsToAll(reaches, option));

/** Lists the options that reach back, from victory to victory, all who reach them. */
const schwartzSet = (reaches: Relation): number[] =>
  range(reaches.options).filter((option) =>
    range(reaches.options).every(
      (other) => !isAbove(reaches, other, option) || isAbove(reaches, option, other),
    ),
  );
