import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { Table } from '../../../../../counting/pairwise';
import { type SchulzeRound, strongestPath } from '../../../../../counting/schulze';
import { chain, decimal, named, say, type Sentence } from '../sentence';
import { runnersUp } from './marks';
import { whyMessages } from './messages';

/** More rivals than this are in the table alone. */
const MOST_RIVALS = 8;
const MOST_REFUTED = 4;

const others = (table: Table, option: number): number[] =>
  [...table.keys()].filter((other) => other !== option);

/** Tells that an option beats every other, and where it was closest; or that nobody does. */
function directly(preferred: Table, winner: number): Sentence {
  const lead = (rival: number) => preferred[winner]![rival]! - preferred[rival]![winner]!;
  const rivals = others(preferred, winner).toSorted((a, b) => lead(a) - lead(b));
  const [rival] = rivals;
  if (rival !== undefined && lead(rival) > 0) {
    return say(whyMessages.beatsAll, {
      winner: named(winner),
      rival: named(rival),
      count: preferred[winner]![rival]!,
      opposed: preferred[rival]![winner]!,
    });
  }
  const isBeatenByNone = [...preferred.keys()].some((option) =>
    others(preferred, option).every(
      (other) => preferred[option]![other]! > preferred[other]![option]!,
    ),
  );
  return isBeatenByNone ? say(whyMessages.otherBeatsAll) : say(whyMessages.nobodyBeatsAll);
}

/** Compares the strongest chain from the winner to a rival with the one back. */
function versus(round: SchulzeRound, winner: number, rival: number): Sentence {
  const there = strongestPath(round, winner, rival);
  const back = strongestPath(round, rival, winner);
  if (!there) return say(whyMessages.noChain, { winner: named(winner), rival: named(rival) });
  const values = {
    winner: named(winner),
    rival: named(rival),
    chain: chain(there.options),
    count: there.weakest.votes,
  };
  if (!back) return say(whyMessages.chainAlone, values);
  const isEqual = back.weakest.votes === there.weakest.votes;
  return say(isEqual ? whyMessages.chainsEqual : whyMessages.chains, {
    ...values,
    back: chain(back.options),
    backVotes: back.weakest.votes,
  });
}

export function whySchulze({ result }: QuestionCountOf<'schulze'>): Sentence[] {
  const round = result.rounds[0]!;
  const [winner] = result.elected;
  if (winner === undefined || round.preferred.length < 2) return [];
  const rivals = result.places.flat().filter((option) => option !== winner);
  return [
    directly(round.preferred, winner),
    say(whyMessages.schulzeRule, { winner: named(winner) }),
    ...rivals.slice(0, MOST_RIVALS).map((rival) => versus(round, winner, rival)),
  ];
}

export function whyRankedPairs({ result }: QuestionCountOf<'rankedPairs'>): Sentence[] {
  const [winner] = result.elected;
  const [first] = result.rounds;
  if (winner === undefined || !first) return [];
  const refuted = result.rounds.filter(({ isLocked }) => !isLocked);
  return [
    say(whyMessages.pairsRule, {
      winner: named(first.winner),
      loser: named(first.loser),
      count: first.votes,
      opposed: first.opposed,
    }),
    ...refuted.slice(0, MOST_REFUTED).map((pair) =>
      say(whyMessages.pairRefuted, {
        winner: named(pair.winner),
        loser: named(pair.loser),
        count: pair.votes,
        opposed: pair.opposed,
        chain: chain(pair.against),
      }),
    ),
    ...(result.places[0]!.length === 1
      ? [say(whyMessages.nobodyAbove, { winner: named(winner) })]
      : []),
  ];
}

export function whyMinimax({ result }: QuestionCountOf<'minimax'>): Sentence[] {
  const { preferred, worstDefeats } = result.rounds[0]!;
  const [winner] = result.elected;
  if (winner === undefined || preferred.length < 2) return [];
  const { votes, by } = worstDefeats[winner]!;
  const next = result.places.flat().find((option) => option !== winner)!;
  const worst =
    votes === 0
      ? say(whyMessages.noDefeat, { winner: named(winner) })
      : say(whyMessages.leastDefeat, { winner: named(winner), count: votes, by: named(...by) });
  const nextVotes = worstDefeats[next]!.votes;
  return [
    directly(preferred, winner),
    worst,
    say(whyMessages.nextDefeat, { next: named(next), count: nextVotes }),
  ];
}

export function whyCopeland({ result }: QuestionCountOf<'copeland'>): Sentence[] {
  const { preferred, duels } = result.rounds[0]!;
  const [winner] = result.elected;
  if (winner === undefined || preferred.length < 2) return [];
  const { won, tied, halfPoints } = duels[winner]!;
  return [
    say(whyMessages.duels, {
      winner: named(winner),
      won,
      tied,
      duels: preferred.length - 1,
      points: decimal(halfPoints / 2),
    }),
    ...runnersUp(result, (option) => duels[option]!.halfPoints / 2),
  ];
}

export function whyKemeny({ result }: QuestionCountOf<'kemeny'>): Sentence[] {
  const round = result.rounds[0]!;
  const [ranking] = round.rankings;
  if (!ranking || ranking.length < 2) return [];
  const { agreements, disagreements, rankingCount, isExact } = round;
  return [
    say(whyMessages.bestRanking, { ranking: chain(ranking), agreements, disagreements }),
    ...((rankingCount ?? 1) > 1
      ? [say(whyMessages.otherRankings, { rankings: rankingCount! })]
      : []),
    ...(isExact ? [] : [say(whyMessages.notAllRankings)]),
  ];
}
