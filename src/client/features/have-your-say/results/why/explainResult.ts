import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { Method, Question } from '../../../../../shared/ballots/paper';
import type { Sentence } from '../sentence';
import { explainEqualShares, explainGreedy } from './budgets';
import { explainPhragmen, explainProportional, explainSequential } from './committees';
import { explainDecision } from './decisions';
import {
  explainMostDots,
  explainMostMarks,
  explainMostNet,
  explainMostPoints,
  listRunnersUp,
} from './marks';
import { toDecimalValue, toOptionsValue, createSentence } from '../sentence';
import { whyMessages } from './messages';
import {
  explainCopeland,
  explainKemeny,
  explainMinimax,
  explainRankedPairs,
  explainSchulze,
} from './pairs';
import { explainRounds } from './rounds';
import { explainBestMean, explainMajorityJudgment, explainStar } from './scores';

/** The question is of the type that the method counts. */
type Why<M extends Method> = (
  count: QuestionCountOf<M>,
  question: never,
  quorum: number,
) => Sentence[];

/** Functions that explain the result of a question in sentences, by the method that counted it. */
const EXPLANATIONS: { readonly [M in Method]: Why<M> } = {
  plurality: explainMostMarks,
  limited: explainMostMarks,
  approval: explainMostMarks,
  proposal: explainDecision,
  consent: explainDecision,
  proportionalApproval: explainProportional,
  sequentialProportionalApproval: explainSequential,
  sequentialPhragmen: explainPhragmen,
  schulze: explainSchulze,
  rankedPairs: explainRankedPairs,
  minimax: explainMinimax,
  copeland: explainCopeland,
  kemeny: explainKemeny,
  borda: explainMostPoints,
  dowdall: explainMostPoints,
  instantRunoff: explainRounds,
  scottishStv: explainRounds,
  meekStv: explainRounds,
  score: explainBestMean,
  star: explainStar,
  majorityJudgment: explainMajorityJudgment,
  cumulative: explainMostDots,
  quadratic: explainMostNet,
  equalShares: explainEqualShares,
  budgetGreedy: explainGreedy,
  timePoll: explainBestTime,
  scale: explainMedian,
  text: () => [],
};

/** Explains the result of a method that is known only at run time. */
export const explainResult = (
  count: { readonly method: Method },
  question: Question,
  quorum: number,
): Sentence[] =>
  (EXPLANATIONS[count.method] as Why<Method>)(count as never, question as never, quorum);

function explainBestTime({ result }: QuestionCountOf<'timePoll'>): Sentence[] {
  const { points, yes, ifNeedBe } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    createSentence(whyMessages.timeRule),
    createSentence(whyMessages.bestTime, {
      winner: toOptionsValue(first),
      yes: yes[first]!,
      ifNeedBe: ifNeedBe[first]!,
      points: points[first]!,
    }),
    ...listRunnersUp(result, (option) => points[option]!),
  ];
}

function explainMedian({ result }: QuestionCountOf<'scale'>): Sentence[] {
  const { mean, median } = result;
  if (mean === null || median === null) return [];
  return [createSentence(whyMessages.middle, { mean: toDecimalValue(mean), median })];
}
