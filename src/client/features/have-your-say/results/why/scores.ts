import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import { gradeDifference } from '../../../../../counting/majorityJudgment';
import type { QuestionOf } from '../../../../../shared/ballots/paper';
import { decimal, gradeOf, named, say, type Sentence } from '../sentence';
import { runnersUp } from './marks';
import { whyMessages } from './messages';

export function whyBestMean({ result }: QuestionCountOf<'score'>): Sentence[] {
  const { means, raters } = result.rounds[0]!;
  const [first] = result.elected;
  if (first === undefined) return [];
  return [
    say(whyMessages.bestMean, {
      winner: named(first),
      mean: decimal(means[first] ?? 0),
      raters: raters[first]!,
    }),
    ...runnersUp(result, (option) => means[option] ?? 0),
  ];
}

/** Explains STAR: the two highest sums, then who is preferred. */
export function whyStar({ result }: QuestionCountOf<'star'>): Sentence[] {
  const [scoring, runoff] = result.rounds;
  if (scoring?.kind !== 'scoring' || runoff?.kind !== 'runoff') return [];
  const [a, b] = runoff.finalists as readonly [number, number];
  const [winner, loser] = result.elected[0] === a ? [a, b] : [b, a];
  const [first, second, alike] = runoff.preferences;
  const [votes, opposed] = winner === a ? [first, second] : [second, first];
  return [
    say(whyMessages.finalists, {
      first: named(a),
      firstSum: scoring.sums[a]!,
      second: named(b),
      secondSum: scoring.sums[b]!,
    }),
    say(whyMessages.runoff, { winner: named(winner), loser: named(loser), count: votes, opposed }),
    ...(alike > 0 ? [say(whyMessages.scoredAlike, { alike })] : []),
  ];
}

/**
 * Explains majority judgment: the best majority grade, and what told the first from the next where
 * both have the same.
 */
export function whyMajorityJudgment(
  { result }: QuestionCountOf<'majorityJudgment'>,
  { settings }: Pick<QuestionOf<'score'>, 'settings'>,
): Sentence[] {
  const { medians, grades, above, below } = result.rounds[0]!;
  const [winner] = result.elected;
  const next = result.places.flat().find((option) => !result.elected.includes(option));
  if (winner === undefined) return [];
  const best = say(whyMessages.majorityGrade, {
    winner: named(winner),
    grade: gradeOf(medians[winner] ?? settings.lowest),
    above: above[winner]!,
    below: below[winner]!,
  });
  if (next === undefined) return [best];
  const difference = gradeDifference(grades[winner]!, grades[next]!);
  if (medians[next] !== medians[winner] || !difference) {
    return [
      best,
      say(whyMessages.nextGrade, {
        next: named(next),
        grade: gradeOf(medians[next] ?? settings.lowest),
      }),
    ];
  }
  const [grade, nextGrade] = difference.grades;
  return [
    best,
    say(whyMessages.sameGrade, {
      winner: named(winner),
      next: named(next),
      removed: difference.removed,
      grade: gradeOf(settings.lowest + grade),
      nextGrade: gradeOf(settings.lowest + nextGrade),
    }),
  ];
}
