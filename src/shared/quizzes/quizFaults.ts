import type { QuizSettings } from '../contract/quizPapers';
import type { StoredQuestion } from '../contract/quizzes';
import type { Localized } from '../contract/text';
import type { Locale } from '../locales';
import { DEFAULT_VALUES } from '../settings';
import { QUIZ_LIMITS } from './questionKinds';
import { findQuizQuestionFaults } from './quizQuestionFaults';
import { listQuizTexts } from './quizTexts';

/** Faults that can keep a quiz from being published, or should be known before. */
type QuizFaultCode =
  | 'closesBeforeOpening'
  | 'closesInPast'
  | 'closingMissing'
  | 'bandsGap'
  | 'bandRepeated'
  | 'bandTextMissing'
  | 'questionsMissing'
  | 'tooManyQuestions'
  | 'promptMissing'
  | 'textTooLong'
  | 'tooFewOptions'
  | 'twoOptionsOnly'
  | 'labelMissing'
  | 'labelRepeated'
  | 'rightMissing'
  | 'oneRightOnly'
  | 'spellingMissing'
  | 'valueMissing'
  | 'toleranceNegative'
  | 'translationMissing';

export interface QuizFault {
  readonly code: QuizFaultCode;
  /** A quiz is published with warnings, and never with errors. */
  readonly severity: 'error' | 'warning';
  /**
   * Places from 0: of the question, and of the option, pair, spelling or band; neither of a
   * setting.
   */
  readonly question?: number;
  readonly option?: number;
  /** The name of a setting or of a part of the question. */
  readonly field?: string;
  /** Language of missing translations; `given` texts are missing. */
  readonly locale?: Locale;
  readonly given?: number;
}

/** Facts that the faults depend on besides the quiz. */
export interface QuizFaultContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly originalLocale: Locale;
  /** Languages that translations are wished in; without them those of a new installation. */
  readonly offered?: readonly Locale[];
}

const error = (code: QuizFaultCode, place: Partial<QuizFault> = {}): QuizFault => ({
  code,
  severity: 'error',
  ...place,
});

/** Converts an instant to milliseconds; one that is not there is left out of the comparison. */
const msOf = (moment: string | null): number => (moment === null ? Number.NaN : Date.parse(moment));

function timeFaults(settings: QuizSettings, now: number): QuizFault[] {
  const [opens, closes] = [msOf(settings.opensAt), msOf(settings.closesAt)];
  const field = 'closesAt';
  return [
    ...(closes <= opens ? [error('closesBeforeOpening', { field })] : []),
    ...(closes <= now ? [{ code: 'closesInPast', severity: 'warning', field } as const] : []),
    ...(settings.rightAnswers === 'afterClosing' && settings.closesAt === null
      ? [error('closingMissing', { field })]
      : []),
  ];
}

/**
 * Checks the bands: each ends where the next one begins, and without one from 0 on some results
 * would stand in none.
 */
function bandFaults({ bands }: QuizSettings, original: Locale): QuizFault[] {
  const starts = bands.map(({ from }) => from);
  return [
    ...(starts.length > 0 && !starts.includes(0) ? [error('bandsGap', { field: 'bands' })] : []),
    ...bands.flatMap(({ from, text }, option) => [
      ...(starts.indexOf(from) < option ? [error('bandRepeated', { option, field: 'from' })] : []),
      ...(text[original] ? [] : [error('bandTextMissing', { option, field: 'text' })]),
    ]),
  ];
}

function sizeFaults(count: number): QuizFault[] {
  if (count === 0) return [error('questionsMissing')];
  return count > QUIZ_LIMITS.questions ? [error('tooManyQuestions', { given: count })] : [];
}

const missing = (texts: readonly Localized[], locale: Locale): number =>
  texts.filter((text) => !text[locale]).length;

/** Readers get the original words instead, so these are warnings. */
function translationFaults(
  settings: QuizSettings,
  questions: readonly StoredQuestion[],
  original: Locale,
  offered: readonly Locale[] = DEFAULT_VALUES.languages.offered,
): QuizFault[] {
  const texts = listQuizTexts(settings, questions).filter((text) => text[original]);
  return offered
    .filter((locale) => missing(texts, locale) > 0)
    .map((locale) => ({
      code: 'translationMissing',
      severity: 'warning',
      locale,
      given: missing(texts, locale),
    }));
}

/**
 * Lists everything that keeps a quiz from being published, and what its writers should know: of the
 * settings first, then in the order of the questions. The page asks while they write, the host
 * before it publishes: both say the same.
 */
export const findQuizFaults = (
  settings: QuizSettings,
  questions: readonly StoredQuestion[],
  { now, originalLocale, offered }: QuizFaultContext,
): QuizFault[] => [
  ...timeFaults(settings, now),
  ...bandFaults(settings, originalLocale),
  ...sizeFaults(questions.length),
  ...questions.flatMap((question, place) =>
    findQuizQuestionFaults(question, place, originalLocale),
  ),
  ...translationFaults(settings, questions, originalLocale, offered),
];

/** Tells whether a quiz with these faults can be published. */
export const canPublishQuiz = (faults: readonly QuizFault[]): boolean =>
  faults.every(({ severity }) => severity === 'warning');
