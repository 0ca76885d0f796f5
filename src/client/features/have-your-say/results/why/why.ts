import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { Method, Question } from '../../../../../shared/ballots/paper';
import type { Sentence } from '../sentence';
import { whyEqualShares, whyGreedy } from './budgets';
import { whyPhragmen, whyProportional, whySequential } from './committees';
import { whyDecided } from './decisions';
import { whyMostDots, whyMostMarks, whyMostNet, whyMostPoints } from './marks';
import { whyBestTime, whyMiddle } from './others';
import { whyCopeland, whyKemeny, whyMinimax, whyRankedPairs, whySchulze } from './pairs';
import { whyRounds } from './rounds';
import { whyBestMean, whyMajorityJudgment, whyStar } from './scores';

/** The question is of the type that the method counts. */
type Why<M extends Method> = (
  count: QuestionCountOf<M>,
  question: never,
  quorum: number,
) => Sentence[];

/** Functions that explain the result of a question in sentences, by the method that counted it. */
const WHY: { readonly [M in Method]: Why<M> } = {
  plurality: whyMostMarks,
  limited: whyMostMarks,
  approval: whyMostMarks,
  proposal: whyDecided,
  consent: whyDecided,
  proportionalApproval: whyProportional,
  sequentialProportionalApproval: whySequential,
  sequentialPhragmen: whyPhragmen,
  schulze: whySchulze,
  rankedPairs: whyRankedPairs,
  minimax: whyMinimax,
  copeland: whyCopeland,
  kemeny: whyKemeny,
  borda: whyMostPoints,
  dowdall: whyMostPoints,
  instantRunoff: whyRounds,
  scottishStv: whyRounds,
  meekStv: whyRounds,
  score: whyBestMean,
  star: whyStar,
  majorityJudgment: whyMajorityJudgment,
  cumulative: whyMostDots,
  quadratic: whyMostNet,
  equalShares: whyEqualShares,
  budgetGreedy: whyGreedy,
  timePoll: whyBestTime,
  scale: whyMiddle,
  text: () => [],
};

/** Explains the result of a method that is known only at run time. */
export const whyOf = (
  count: { readonly method: Method },
  question: Question,
  quorum: number,
): Sentence[] => (WHY[count.method] as Why<Method>)(count as never, question as never, quorum);
