import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import { toDecimalValue, toOptionsValue, createSentence, type Sentence } from '../sentence';
import { listRunnersUp } from './marks';
import { whyMessages } from './messages';

export function explainBestTime({ result }: QuestionCountOf<'timePoll'>): Sentence[] {
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

export function explainMedian({ result }: QuestionCountOf<'scale'>): Sentence[] {
  const { mean, median } = result;
  if (mean === null || median === null) return [];
  return [createSentence(whyMessages.middle, { mean: toDecimalValue(mean), median })];
}
