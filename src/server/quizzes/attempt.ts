import { GRACE_MS } from '../../shared/quizzes/timing';
import type {
  Attempt,
  AttemptResult,
  ReviewedQuestion,
  StoredQuestion,
  StoredQuiz,
} from '../../shared/contract/quizzes';
import type { Localized, Text } from '../../shared/contract/text';
import { answerFits } from '../../shared/quizzes/answerFits';
import type { QuizAnswers } from '../../shared/quizzes/answers';
import { bandFor } from '../../shared/quizzes/settings';
import { Problem } from '../http/problem';
import {
  paperQuestion,
  getOptionOrder,
  sizeOf,
  type InLocale,
  type OptionOrder,
  type Shuffling,
} from './paper';
import { passes, percentOf, pointsFor, rightAnswer } from './scoring';

/** Outcome of an attempt. */
export interface Outcome {
  readonly submittedAt: Date;
  readonly isLate: boolean;
  /** One for each question, 0 to 1. */
  readonly points: readonly number[];
  readonly percent: number;
  readonly hasPassed: boolean;
}

/** An attempt at any moment, of a person or of a visitor. */
export interface AttemptState extends Shuffling {
  readonly isStored: boolean;
  readonly startedAt: Date;
  readonly endsAt: Date | null;
  readonly passMarkPercent: number;
  readonly questions: readonly StoredQuestion[];
  readonly answers: QuizAnswers;
  readonly savedAt: Date | null;
  readonly outcome: Outcome | null;
}

export const isOver = ({ endsAt }: Pick<AttemptState, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && now.getTime() >= endsAt.getTime() + GRACE_MS;

type Paper = Pick<AttemptState, 'id' | 'shuffle' | 'questions'>;

const withPlaces = ({ questions, ...of }: Paper): (readonly [StoredQuestion, OptionOrder])[] =>
  questions.map((question, position) => [question, getOptionOrder(question, of, position)]);

/** @throws Problem invalidAnswer, whose detail counts questions from 1 */
export function checkAnswers(paper: Paper, answers: QuizAnswers): void {
  const asked = withPlaces(paper);
  answers.forEach((answer, position) => {
    const [question, places] = asked[position] ?? [];
    const isFine =
      question && places && (answer === null || answerFits(answer, sizeOf(question, places)));
    if (!isFine) throw new Problem('invalidAnswer', `question ${position + 1}`);
  });
}

type Scored = Paper & Pick<AttemptState, 'endsAt' | 'passMarkPercent'>;

/**
 * Returns the outcome of these answers, handed in at `at`; what comes after the end is dated to the
 * end.
 */
export function outcomeOf(attempt: Scored, answers: QuizAnswers, at: Date): Outcome {
  const { endsAt, passMarkPercent } = attempt;
  const points = withPlaces(attempt).map(([question, places], position) =>
    pointsFor(answers[position], question, places),
  );
  const percent = percentOf(points);
  return {
    submittedAt: endsAt && endsAt < at ? endsAt : at,
    isLate: isOver(attempt, at),
    points,
    percent,
    hasPassed: passes(percent, passMarkPercent),
  };
}

/** Returns a text where there is one in any language. */
const optional = (text: Localized | null | undefined, inLocale: InLocale): Text | null =>
  text && Object.keys(text).length > 0 ? inLocale(text) : null;

function notesOf(
  question: StoredQuestion,
  places: OptionOrder,
  inLocale: InLocale,
): (Text | null)[] {
  if (!('options' in question) || question.kind === 'ordering') return [];
  const { options } = question;
  return places.map((place) => optional(options[place]!.explanation, inLocale));
}

function reviewed(
  [question, places]: readonly [StoredQuestion, OptionOrder],
  points: number,
  inLocale: InLocale,
): ReviewedQuestion {
  const spellings = question.kind === 'text' ? question.accepted.slice(1) : [];
  return {
    points,
    right: rightAnswer(question, places, inLocale),
    spellings: spellings.map((spelling) => inLocale(spelling).text),
    tolerance: question.kind === 'number' ? question.tolerance : 0,
    explanation: optional(question.explanation, inLocale),
    notes: notesOf(question, places, inLocale),
  };
}

/** Rules for what the quiz tells about a result, and whether what was right is part of it yet. */
export interface Telling {
  readonly inLocale: InLocale;
  readonly bands: StoredQuiz['bands'];
  readonly isRevealed: boolean;
  readonly rightAnswersFrom: string | null;
}

function presentResult(
  asked: readonly (readonly [StoredQuestion, OptionOrder])[],
  { points, submittedAt, ...outcome }: Outcome,
  { inLocale, bands, isRevealed, rightAnswersFrom }: Telling,
): AttemptResult {
  return {
    ...outcome,
    submittedAt: submittedAt.toISOString(),
    feedback: optional(bandFor(bands, outcome.percent), inLocale),
    questions: isRevealed
      ? asked.map((one, position) => reviewed(one, points[position] ?? 0, inLocale))
      : null,
    rightAnswersFrom: isRevealed ? null : rightAnswersFrom,
  };
}

/**
 * Presents an attempt to a reader: what is right and why only where there is an outcome, and the
 * quiz tells it.
 */
export function presentAttempt(attempt: AttemptState, telling: Telling): Attempt {
  const { inLocale } = telling;
  const { id, isStored, startedAt, endsAt, passMarkPercent, answers, savedAt, outcome } = attempt;
  const asked = withPlaces(attempt);
  return {
    id,
    isStored,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    passMarkPercent,
    questions: asked.map(([question, places]) => paperQuestion(question, places, inLocale)),
    answers: asked.map((_, position) => answers[position] ?? null),
    savedAt: savedAt?.toISOString() ?? null,
    result: outcome && presentResult(asked, outcome, telling),
  };
}
