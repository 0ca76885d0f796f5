import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { PairwiseTable } from '../../../../../counting/pairwise';
import { type SchulzeRound, findStrongestPath } from '../../../../../counting/schulze';
import {
  toChainValue,
  toDecimalValue,
  toOptionsValue,
  createSentence,
  type Sentence,
} from '../sentence';
import { listRunnersUp } from './marks';
import { whyMessages } from './messages';

/** More rivals than this are in the table alone. */
const MOST_RIVALS = 8;
const MOST_REFUTED = 4;

const others = (table: PairwiseTable, option: number): number[] =>
  [...table.keys()].filter((other) => other !== option);

/** Tells that an option beats every other, and where it was closest; or that nobody does. */
function explainDirectWins(preferred: PairwiseTable, winner: number): Sentence {
  const lead = (rival: number) => preferred[winner]![rival]! - preferred[rival]![winner]!;
  const rivals = others(preferred, winner).toSorted((a, b) => lead(a) - lead(b));
  const [rival] = rivals;
  if (rival !== undefined && lead(rival) > 0) {
    return createSentence(whyMessages.beatsAll, {
      winner: toOptionsValue(winner),
      rival: toOptionsValue(rival),
      count: preferred[winner]![rival]!,
      opposed: preferred[rival]![winner]!,
    });
  }
  const isBeatenByNone = [...preferred.keys()].some((option) =>
    others(preferred, option).every(
      (other) => preferred[option]![other]! > preferred[other]![option]!,
    ),
  );
  return isBeatenByNone
    ? createSentence(whyMessages.otherBeatsAll)
    : createSentence(whyMessages.nobodyBeatsAll);
}

/** Compares the strongest chain from the winner to a rival with the one back. */
function versus(round: SchulzeRound, winner: number, rival: number): Sentence {
  const there = findStrongestPath(round, winner, rival);
  const back = findStrongestPath(round, rival, winner);
  if (!there)
    return createSentence(whyMessages.noChain, {
      winner: toOptionsValue(winner),
      rival: toOptionsValue(rival),
    });
  const values = {
    winner: toOptionsValue(winner),
    rival: toOptionsValue(rival),
    chain: toChainValue(there.options),
    count: there.weakest.votes,
  };
  if (!back) return createSentence(whyMessages.chainAlone, values);
  const isEqual = back.weakest.votes === there.weakest.votes;
  return createSentence(isEqual ? whyMessages.chainsEqual : whyMessages.chains, {
    ...values,
    back: toChainValue(back.options),
    backVotes: back.weakest.votes,
  });
}

export function explainSchulze({ result }: QuestionCountOf<'schulze'>): Sentence[] {
  const round = result.rounds[0]!;
  const [winner] = result.elected;
  if (winner === undefined || round.preferred.length < 2) return [];
  const rivals = result.places.flat().filter((option) => option !== winner);
  return [
    explainDirectWins(round.preferred, winner),
    createSentence(whyMessages.schulzeRule, { winner: toOptionsValue(winner) }),
    ...rivals.slice(0, MOST_RIVALS).map((rival) => versus(round, winner, rival)),
  ];
}

export function explainRankedPairs({ result }: QuestionCountOf<'rankedPairs'>): Sentence[] {
  const [winner] = result.elected;
  const [first] = result.rounds;
  if (winner === undefined || !first) return [];
  const refuted = result.rounds.filter(({ isLocked }) => !isLocked);
  return [
    createSentence(whyMessages.pairsRule, {
      winner: toOptionsValue(first.winner),
      loser: toOptionsValue(first.loser),
      count: first.votes,
      opposed: first.opposed,
    }),
    ...refuted.slice(0, MOST_REFUTED).map((pair) =>
      createSentence(whyMessages.pairRefuted, {
        winner: toOptionsValue(pair.winner),
        loser: toOptionsValue(pair.loser),
        count: pair.votes,
        opposed: pair.opposed,
        chain: toChainValue(pair.against),
      }),
    ),
    ...(result.places[0]!.length === 1
      ? [createSentence(whyMessages.nobodyAbove, { winner: toOptionsValue(winner) })]
      : []),
  ];
}

export function explainMinimax({ result }: QuestionCountOf<'minimax'>): Sentence[] {
  const { preferred, worstDefeats } = result.rounds[0]!;
  const [winner] = result.elected;
  if (winner === undefined || preferred.length < 2) return [];
  const { votes, by } = worstDefeats[winner]!;
  const next = result.places.flat().find((option) => option !== winner)!;
  const worst =
    votes === 0
      ? createSentence(whyMessages.noDefeat, { winner: toOptionsValue(winner) })
      : createSentence(whyMessages.leastDefeat, {
          winner: toOptionsValue(winner),
          count: votes,
          by: toOptionsValue(...by),
        });
  const nextVotes = worstDefeats[next]!.votes;
  return [
    explainDirectWins(preferred, winner),
    worst,
    createSentence(whyMessages.nextDefeat, { next: toOptionsValue(next), count: nextVotes }),
  ];
}

export function explainCopeland({ result }: QuestionCountOf<'copeland'>): Sentence[] {
  const { preferred, duels } = result.rounds[0]!;
  const [winner] = result.elected;
  if (winner === undefined || preferred.length < 2) return [];
  const { won, tied, halfPoints } = duels[winner]!;
  return [
    createSentence(whyMessages.duels, {
      winner: toOptionsValue(winner),
      won,
      tied,
      duels: preferred.length - 1,
      points: toDecimalValue(halfPoints / 2),
    }),
    ...listRunnersUp(result, (option) => duels[option]!.halfPoints / 2),
  ];
}

export function explainKemeny({ result }: QuestionCountOf<'kemeny'>): Sentence[] {
  const round = result.rounds[0]!;
  const [ranking] = round.rankings;
  if (!ranking || ranking.length < 2) return [];
  const { agreements, disagreements, rankingCount, isExact } = round;
  return [
    createSentence(whyMessages.bestRanking, {
      ranking: toChainValue(ranking),
      agreements,
      disagreements,
    }),
    ...((rankingCount ?? 1) > 1
      ? [createSentence(whyMessages.otherRankings, { rankings: rankingCount! })]
      : []),
    ...(isExact ? [] : [createSentence(whyMessages.notAllRankings)]),
  ];
}
