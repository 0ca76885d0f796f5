import {
  METHODS,
  type BareQuestion,
  type BareQuestionOf,
  type Method,
} from '../shared/ballots/paper';
import { SINGLE_SEAT_METHODS, hasSetting } from '../shared/ballots/methods';
import type { Answer } from '../shared/ballots/answers';
import { isUncontested } from '../shared/ballots/uncontested';
import { toStandingQuestion } from '../shared/ballots/withdrawals';
import { Tally } from './alikeAnswers';
import { isAdditive } from './buckets';
import { type AlikeAnswers, countQuestion, type CountTerms } from './countQuestion';
import type { Outcome, Tie } from './outcome';

/** Result of a method for the same ballots. */
export interface MethodComparison {
  readonly method: Method;
  /** Utility for Equal Shares: what a project is worth to those who marked it. */
  readonly utility?: 'cost' | 'cardinality';
  /** Whether it is the method that the poll was counted by. */
  readonly isOwn: boolean;
  /** Options by their number on the paper. */
  readonly elected: readonly number[];
  readonly ties: readonly Tie[];
}

const APPROVALS: readonly Method[] = [
  'approval',
  'proportionalApproval',
  'sequentialProportionalApproval',
  'sequentialPhragmen',
];

interface Variant {
  readonly question: BareQuestion;
  readonly answers: readonly AlikeAnswers[];
}

const seatsOf = ({ settings }: BareQuestion) => ('seats' in settings ? settings.seats : 1);

/** Variants of one type, which differ in nothing but the method. */
function counted(question: BareQuestion, answers: Variant['answers'], methods: readonly Method[]) {
  const possible = methods.filter(
    (method) => seatsOf(question) === 1 || !SINGLE_SEAT_METHODS.includes(method),
  );
  return possible.map((method): Variant => ({
    question: { ...question, method } as BareQuestion,
    answers,
  }));
}

/**
 * Converts rankings to what a single choice would have seen: the option that each ranks first, if
 * it is one alone.
 */
function firstChoices(
  question: BareQuestionOf<'ranking'>,
  answers: readonly AlikeAnswers[],
): Variant {
  const tally = new Tally();
  for (const { answer, count } of answers as readonly AlikeAnswers<'ranking'>[])
    if (answer.ranking[0]?.length === 1) tally.add({ chosen: answer.ranking[0] } as Answer, count);
  const { seats } = question.settings;
  const settings = {
    least: 1,
    most: 1,
    seats,
    none: false,
    own: false,
    threshold: null,
    blocks: 0,
  };
  return {
    question: { ...question, type: 'choice', method: 'plurality', settings },
    answers: tally.alike(),
  };
}

function variantsOf(question: BareQuestion, answers: readonly AlikeAnswers[]): Variant[] {
  if (question.type === 'ranking')
    return [...counted(question, answers, METHODS.ranking), firstChoices(question, answers)];
  if (question.type === 'score') return counted(question, answers, METHODS.score);
  if (question.type === 'choice' && APPROVALS.includes(question.method))
    return counted(question, answers, APPROVALS);
  if (question.type !== 'budget') return [];
  const shares = (['cost', 'cardinality'] as const).map((utility): Variant => ({
    question: { ...question, method: 'equalShares', settings: { ...question.settings, utility } },
    answers,
  }));
  return [...shares, ...counted(question, answers, ['budgetGreedy'])];
}

function isOwn(question: BareQuestion, variant: BareQuestion): boolean {
  if (question.method !== variant.method) return false;
  return (
    question.type !== 'budget' ||
    variant.type !== 'budget' ||
    question.method === 'budgetGreedy' ||
    question.settings.utility === variant.settings.utility
  );
}

const isShared = (equals: readonly string[] | undefined): boolean => (equals?.length ?? 0) > 1;

/**
 * Finds the other methods that cannot read these ballots: some rank several options alike, and the
 * method would drop them. A single choice cannot read a first rank that is shared.
 */
export function listMethodsUnableToRead(
  question: BareQuestion,
  answers: readonly AlikeAnswers[],
): Method[] {
  if (question.type !== 'ranking') return [];
  const rankings = (answers as readonly AlikeAnswers<'ranking'>[]).map(
    ({ answer: { ranking } }) => ranking,
  );
  const strict = rankings.some((ranking) => ranking.some(isShared))
    ? METHODS.ranking.filter((method) => !hasSetting(method, 'equal'))
    : [];
  const single = rankings.some(([first]) => isShared(first)) ? (['plurality'] as const) : [];
  return [...strict, ...single].filter((method) => method !== question.method);
}

/**
 * Counts the same ballots by every other method that they could be counted by: rankings by all
 * methods for rankings and by first choices, scores by those for scores, approvals as committees,
 * budgets by votes and by Equal Shares with both utilities. Empty for questions of other kinds, and
 * where no method has to count, as all are elected without a vote.
 * Where only sums are published, methods that need whole ballots are left out; so are those that
 * cannot read the ballots (`listMethodsUnableToRead`). The ballots were cast under one method:
 * under another one people might have voted otherwise.
 */
export function compareMethods(
  question: BareQuestion,
  answers: readonly AlikeAnswers[],
  ballots: number,
  terms: CountTerms,
): MethodComparison[] {
  if (isUncontested(toStandingQuestion(question, terms.withdrawn ?? []))) return [];
  const isSummed = answers.some(({ joined }) => joined);
  const unable = listMethodsUnableToRead(question, answers);
  return variantsOf(question, answers)
    .filter((variant) => !unable.includes(variant.question.method))
    .filter((variant) => !isSummed || isAdditive(variant.question.method))
    .map((variant): MethodComparison => {
      const { result } = countQuestion(variant.question, variant.answers, ballots, terms);
      const { elected, ties } = result as Outcome<unknown>;
      const { method, type, settings } = variant.question;
      return {
        method,
        ...(type === 'budget' && method === 'equalShares' && { utility: settings.utility }),
        isOwn: isOwn(question, variant.question),
        elected,
        ties,
      };
    });
}
