import type { Answer } from '../../../../shared/ballots/answers';

export type Ranks = Answer<'ranking'>['ranking'];

const without = (ranks: Ranks, option: string): Ranks =>
  ranks.map((equals) => equals.filter((one) => one !== option));
const filled = (ranks: Ranks): Ranks => ranks.filter((equals) => equals.length > 0);

/** Returns the rank of an option, from 0; -1 where it is not ranked. */
export const getRank = (ranks: Ranks, option: string): number =>
  ranks.findIndex((equals) => equals.includes(option));

/** Puts the option last, below all that are ranked. */
export const appendOption = (ranks: Ranks, option: string): Ranks => [
  ...filled(without(ranks, option)),
  [option],
];

export const removeOption = (ranks: Ranks, option: string): Ranks => filled(without(ranks, option));

/** Puts the option in a rank of its own, before what now stands in this rank, or last. */
export function moveTo(ranks: Ranks, option: string, rank: number): Ranks {
  const rest: Ranks = without(ranks, option);
  return filled([...rest.slice(0, rank), [option], ...rest.slice(rank)]);
}

/** Moves the option one rank higher. Out of a shared rank it goes into one of its own above it. */
export function moveUp(ranks: Ranks, option: string): Ranks {
  const rank = getRank(ranks, option);
  return moveTo(ranks, option, ranks[rank]!.length > 1 ? rank : Math.max(0, rank - 1));
}

/** Moves the option one rank lower. Out of a shared rank it goes into one of its own below it. */
export function moveDown(ranks: Ranks, option: string): Ranks {
  const rank = getRank(ranks, option);
  return moveTo(ranks, option, ranks[rank]!.length > 1 ? rank + 1 : rank + 2);
}

/** Puts the option in the rank above, beside what stands there. */
export function joinRankAbove(ranks: Ranks, option: string): Ranks {
  const rank = getRank(ranks, option);
  if (rank < 1) return ranks;
  return filled(
    without(ranks, option).map((equals, at) => (at === rank - 1 ? [...equals, option] : equals)),
  );
}

/** Returns the place of each rank, as it is said: after two that are first comes the third. */
export function listRankPlaces(ranks: Ranks): readonly number[] {
  let before = 0;
  return ranks.map((equals) => {
    const place = before + 1;
    before += equals.length;
    return place;
  });
}
