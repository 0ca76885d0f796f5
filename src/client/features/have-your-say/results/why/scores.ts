import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import { findGradeDifference } from '../../../../../counting/majorityJudgment';
import type { QuestionOf } from '../../../../../shared/ballots/paper';
import {
  toDecimalValue,
  toGradeValue,
  toOptionsValue,
  createSentence,
  type Sentence,
} from '../sentence';
import { listRunnersUp } from './marks';
import { whyMessages } from './messages';

export function explainBestMean({ result }: QuestionCountOf<'score'>): Sentence[] {
  const { means, raters } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    createSentence(whyMessages.bestMean, {
      winner: toOptionsValue(first),
      mean: toDecimalValue(means[first] ?? 0),
      raters: raters[first]!,
    }),
    ...listRunnersUp(result, (option) => means[option] ?? 0),
  ];
}

/** Explains STAR: the two highest sums, then who is preferred. */
export function explainStar({ result }: QuestionCountOf<'star'>): Sentence[] {
  const [scoring, runoff] = result.rounds;
  if (scoring?.kind !== 'scoring' || runoff?.kind !== 'runoff') return [];
  const [a, b] = runoff.finalists as readonly [number, number];
  const [winner, loser] = result.elected[0] === a ? [a, b] : [b, a];
  const [first, second, alike] = runoff.preferences;
  const [votes, opposed] = winner === a ? [first, second] : [second, first];
  return [
    createSentence(whyMessages.finalists, {
      first: toOptionsValue(a),
      firstSum: scoring.sums[a]!,
      second: toOptionsValue(b),
      secondSum: scoring.sums[b]!,
    }),
    createSentence(whyMessages.runoff, {
      winner: toOptionsValue(winner),
      loser: toOptionsValue(loser),
      count: votes,
      opposed,
    }),
    ...(alike > 0 ? [createSentence(whyMessages.scoredAlike, { alike })] : []),
  ];
}

/**
 * Explains majority judgment: the best majority grade, and what told the first from the next where
 * both have the same.
 */
export function explainMajorityJudgment(
  { result }: QuestionCountOf<'majorityJudgment'>,
  { settings }: Pick<QuestionOf<'score'>, 'settings'>,
): Sentence[] {
  const { medians, grades, above, below } = result.rounds[0]!;
  const [winner] = result.elected;
  const next = result.places.flat().find((option) => !result.elected.includes(option));
  if (winner === undefined) return [];
  const best = createSentence(whyMessages.majorityGrade, {
    winner: toOptionsValue(winner),
    grade: toGradeValue(medians[winner] ?? settings.lowest),
    above: above[winner]!,
    below: below[winner]!,
  });
  if (next === undefined) return [best];
  const difference = findGradeDifference(grades[winner]!, grades[next]!);
  if (medians[next] !== medians[winner] || !difference) {
    return [
      best,
      createSentence(whyMessages.nextGrade, {
        next: toOptionsValue(next),
        grade: toGradeValue(medians[next] ?? settings.lowest),
      }),
    ];
  }
  const [grade, nextGrade] = difference.grades;
  return [
    best,
    createSentence(whyMessages.sameGrade, {
      winner: toOptionsValue(winner),
      next: toOptionsValue(next),
      removed: difference.removed,
      grade: toGradeValue(settings.lowest + grade),
      nextGrade: toGradeValue(settings.lowest + nextGrade),
    }),
  ];
}
