import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import { decimal, named, say, type Sentence } from '../sentence';
import { runnersUp } from './marks';
import { whyMessages } from './messages';

export function whyBestTime({ result }: QuestionCountOf<'timePoll'>): Sentence[] {
  const { points, yes, ifNeedBe } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    say(whyMessages.timeRule),
    say(whyMessages.bestTime, {
      winner: named(first),
      yes: yes[first]!,
      ifNeedBe: ifNeedBe[first]!,
      points: points[first]!,
    }),
    ...runnersUp(result, (option) => points[option]!),
  ];
}

export function whyMiddle({ result }: QuestionCountOf<'scale'>): Sentence[] {
  const { mean, median } = result;
  if (mean === null || median === null) return [];
  return [say(whyMessages.middle, { mean: decimal(mean), median })];
}
