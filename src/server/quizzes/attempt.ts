import { GRACE_MS } from '../../shared/quizzes/timing';
import type {
  Attempt,
  AttemptResult,
  ReviewedQuestion,
  StoredQuestion,
  StoredQuiz,
} from '../../shared/contract/quizzes';
import type { Localized, Text } from '../../shared/contract/text';
import { isPossibleAnswer } from '../../shared/quizzes/possibleAnswers';
import type { QuizAnswers } from '../../shared/quizzes/answers';
import { findBandText } from '../../shared/quizzes/settings';
import { Problem } from '../http/problem';
import {
  toPaperQuestion,
  getOptionOrder,
  getQuestionSize,
  type ToReaderText,
  type OptionOrder,
  type Shuffling,
} from './paper';
import { isPassed, toPercent, scoreAnswer, getRightAnswer } from './scoring';

/** Outcome of an attempt. */
export interface AttemptOutcome {
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
  readonly outcome: AttemptOutcome | null;
}

export const isAttemptOver = ({ endsAt }: Pick<AttemptState, 'endsAt'>, now: Date): boolean =>
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
      question &&
      places &&
      (answer === null || isPossibleAnswer(answer, getQuestionSize(question, places)));
    if (!isFine) throw new Problem('invalidAnswer', `question ${position + 1}`);
  });
}

type Scored = Paper & Pick<AttemptState, 'endsAt' | 'passMarkPercent'>;

/**
 * Returns the outcome of these answers, handed in at `at`; what comes after the end is dated to the
 * end.
 */
export function scoreAttempt(attempt: Scored, answers: QuizAnswers, at: Date): AttemptOutcome {
  const { endsAt, passMarkPercent } = attempt;
  const points = withPlaces(attempt).map(([question, places], position) =>
    scoreAnswer(answers[position], question, places),
  );
  const percent = toPercent(points);
  return {
    submittedAt: endsAt && endsAt < at ? endsAt : at,
    isLate: isAttemptOver(attempt, at),
    points,
    percent,
    hasPassed: isPassed(percent, passMarkPercent),
  };
}

/** Returns a text where there is one in any language. */
const optional = (text: Localized | null | undefined, inLocale: ToReaderText): Text | null =>
  text && Object.keys(text).length > 0 ? inLocale(text) : null;

function notesOf(
  question: StoredQuestion,
  places: OptionOrder,
  inLocale: ToReaderText,
): (Text | null)[] {
  if (!('options' in question) || question.kind === 'ordering') return [];
  const { options } = question;
  return places.map((place) => optional(options[place]!.explanation, inLocale));
}

function reviewed(
  [question, places]: readonly [StoredQuestion, OptionOrder],
  points: number,
  inLocale: ToReaderText,
): ReviewedQuestion {
  const spellings = question.kind === 'text' ? question.accepted.slice(1) : [];
  return {
    points,
    right: getRightAnswer(question, places, inLocale),
    spellings: spellings.map((spelling) => inLocale(spelling).text),
    tolerance: question.kind === 'number' ? question.tolerance : 0,
    explanation: optional(question.explanation, inLocale),
    notes: notesOf(question, places, inLocale),
  };
}

/** Rules for what the quiz tells about a result, and whether what was right is part of it yet. */
export interface AttemptPresentation {
  readonly inLocale: ToReaderText;
  readonly bands: StoredQuiz['bands'];
  readonly isRevealed: boolean;
  readonly rightAnswersFrom: string | null;
}

function presentResult(
  asked: readonly (readonly [StoredQuestion, OptionOrder])[],
  { points, submittedAt, ...outcome }: AttemptOutcome,
  { inLocale, bands, isRevealed, rightAnswersFrom }: AttemptPresentation,
): AttemptResult {
  return {
    ...outcome,
    submittedAt: submittedAt.toISOString(),
    feedback: optional(findBandText(bands, outcome.percent), inLocale),
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
export function presentAttempt(attempt: AttemptState, telling: AttemptPresentation): Attempt {
  const { inLocale } = telling;
  const { id, isStored, startedAt, endsAt, passMarkPercent, answers, savedAt, outcome } = attempt;
  const asked = withPlaces(attempt);
  return {
    id,
    isStored,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    passMarkPercent,
    questions: asked.map(([question, places]) => toPaperQuestion(question, places, inLocale)),
    answers: asked.map((_, position) => answers[position] ?? null),
    savedAt: savedAt?.toISOString() ?? null,
    result: outcome && presentResult(asked, outcome, telling),
  };
}
