import type { StoredQuestion } from '../../shared/contract/quizzes';
import type { Localized } from '../../shared/contract/text';
import { fold } from '../../shared/fold';
import type { QuizAnswer, QuizAnswerOf } from '../../shared/quizzes/answers';
import type { ToReaderText, OptionOrder, StoredQuestionOfKind } from './paper';

type Kind = StoredQuestion['kind'];

/** Sums of thirds and decimal tolerances are not exact in binary numbers. */
const ROUNDING = 1e-9;

/** Lists the places of the right options on the paper. */
const rightPlaces = ({ options }: StoredQuestionOfKind<'single'>, places: OptionOrder): number[] =>
  places.flatMap((place, shown) => (options[place]!.correct ? [shown] : []));

/** Reduces a text to one spelling: without case, marks, punctuation and doubled blanks. */
const spelled = (text: string): string =>
  fold(text)
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();

const spellingsOf = (accepted: readonly Localized[]): string[] =>
  accepted.flatMap((texts) => Object.values(texts));

const isRight = ({ options }: StoredQuestionOfKind<'single'>, place: number | undefined): boolean =>
  place !== undefined && options[place]!.correct;

function oneRight(
  { chosen }: QuizAnswerOf['single'],
  question: StoredQuestionOfKind<'single'>,
  places: OptionOrder,
): number {
  return isRight(question, places[chosen[0]!]) ? 1 : 0;
}

const POINTS: {
  readonly [K in Kind]: (
    answer: QuizAnswerOf[K],
    question: StoredQuestionOfKind<K>,
    places: OptionOrder,
  ) => number;
} = {
  single: oneRight,
  trueFalse: oneRight,
  multiple: ({ chosen }, question, places) => {
    const right = chosen.filter((shown) => isRight(question, places[shown])).length;
    const wrong = chosen.length - right;
    return Math.max(0, right - wrong) / Math.max(1, rightPlaces(question, places).length);
  },
  ordering: ({ order }, { options }, places) => {
    const written = order.map((place) => places[place]!);
    const followers = written.filter((place, index) => place === written[index - 1]! + 1).length;
    return followers / (options.length - 1);
  },
  matching: ({ matches }, { pairs }, places) =>
    matches.filter((place, item) => places[place] === item).length / pairs.length,
  text: ({ text }, { accepted }) =>
    spellingsOf(accepted).some((spelling) => spelled(spelling) === spelled(text)) ? 1 : 0,
  number: ({ number }, { value, tolerance }) =>
    value !== null && Math.abs(number - value) <= tolerance + ROUNDING ? 1 : 0,
};

/**
 * Computes the points of an answer, 0 to 1; no answer has none. Single, true or false, text and
 * number: 1 or 0. Multiple: right choices less wrong ones, of all right ones, not below 0.
 * Ordering: the share of options that directly follow the one they should follow. Matching: the
 * share of right pairs. A text is compared in every accepted spelling of every language.
 */
export const scoreAnswer = (
  answer: QuizAnswer | null | undefined,
  question: StoredQuestion,
  places: OptionOrder,
): number => (answer ? POINTS[question.kind](answer as never, question as never, places) : 0);

const chosenRight = (question: StoredQuestionOfKind<'single'>, places: OptionOrder) => ({
  chosen: rightPlaces(question, places),
});

const RIGHT: {
  readonly [K in Kind]: (
    question: StoredQuestionOfKind<K>,
    places: OptionOrder,
    inLocale: ToReaderText,
  ) => QuizAnswerOf[K];
} = {
  single: chosenRight,
  trueFalse: chosenRight,
  multiple: chosenRight,
  ordering: ({ options }, places) => ({ order: options.map((_, place) => places.indexOf(place)) }),
  matching: ({ pairs }, places) => ({ matches: pairs.map((_, place) => places.indexOf(place)) }),
  text: ({ accepted }, _places, inLocale) => ({ text: inLocale(accepted[0] ?? {}).text }),
  number: ({ value }) => ({ number: value ?? 0 }),
};

/** Returns what would have had all points, in the places of this paper. */
export const getRightAnswer = (
  question: StoredQuestion,
  places: OptionOrder,
  inLocale: ToReaderText,
): QuizAnswer => RIGHT[question.kind](question as never, places, inLocale);

const PERCENT = 100;

/** Computes the mean of the points in per cent, 0 to 100. */
export const toPercent = (points: readonly number[]): number =>
  points.length === 0 ? 0 : (PERCENT * points.reduce((sum, one) => sum + one, 0)) / points.length;

export const isPassed = (percent: number, passMarkPercent: number): boolean =>
  percent >= passMarkPercent - ROUNDING;
