import type { PaperQuestion, StoredQuestion } from '../../shared/contract/quizzes';
import type { Localized, Text } from '../../shared/contract/text';
import type { QuestionSize } from '../../shared/quizzes/possibleAnswers';
import { createSeededOrder, shuffle } from './shuffle';

type Kind = StoredQuestion['kind'];
type ChoiceKind = 'single' | 'multiple' | 'trueFalse';
/** The three kinds of choice are written alike. */
export type StoredQuestionOfKind<K extends Kind> = Extract<
  StoredQuestion,
  { readonly kind: K extends ChoiceKind ? ChoiceKind : K }
>;
type Bare = Pick<PaperQuestion, 'items' | 'options' | 'unit'>;
export type ToReaderText = (text: Localized) => Text;

const NOTHING: Bare = { items: [], options: [], unit: null };

/** For each place on the paper the place in the question as it is written. */
export type OptionOrder = readonly number[];

const asWritten = (count: number): OptionOrder =>
  Array.from({ length: count }, (_, place) => place);

/**
 * Sources that an order follows from: the attempt, and whether options to choose from have one of
 * their own in it.
 */
export interface Shuffling {
  readonly id: string;
  readonly shuffle: boolean;
}

/**
 * Returns the places of a question's options. Where the order is what is asked for, each attempt
 * has one of its own. True and false stay in theirs.
 */
export function getOptionOrder(
  question: StoredQuestion,
  { id, shuffle: isShuffled }: Shuffling,
  position: number,
): OptionOrder {
  const seed = `${id}:${position}`;
  if (question.kind === 'ordering') return shuffle(seed, question.options.length);
  if (question.kind === 'matching') return shuffle(seed, question.pairs.length);
  if (!('options' in question)) return [];
  const { kind, options } = question;
  return isShuffled && kind !== 'trueFalse'
    ? createSeededOrder(seed, options.length)
    : asWritten(options.length);
}

const choices = (
  { options }: StoredQuestionOfKind<ChoiceKind>,
  places: OptionOrder,
  inLocale: ToReaderText,
): Bare => ({
  ...NOTHING,
  options: places.map((place) => inLocale(options[place]!.label)),
});

const BARE: {
  readonly [K in Kind]: (
    question: StoredQuestionOfKind<K>,
    places: OptionOrder,
    inLocale: ToReaderText,
  ) => Bare;
} = {
  single: choices,
  multiple: choices,
  trueFalse: choices,
  ordering: ({ options }, places, inLocale) => ({
    ...NOTHING,
    options: places.map((place) => inLocale(options[place]!)),
  }),
  matching: ({ pairs }, places, inLocale) => ({
    ...NOTHING,
    items: pairs.map(({ item }) => inLocale(item)),
    options: places.map((place) => inLocale(pairs[place]!.match)),
  }),
  text: () => NOTHING,
  number: ({ unit }, _places, inLocale) => ({ ...NOTHING, unit: unit && inLocale(unit) }),
};

/** Presents a question without what is right and why. */
export const toPaperQuestion = (
  question: StoredQuestion,
  places: OptionOrder,
  inLocale: ToReaderText,
): PaperQuestion => ({
  kind: question.kind,
  prompt: inLocale(question.prompt),
  ...BARE[question.kind](question as never, places, inLocale),
});

/** Returns what the check of an answer needs to know of a question. */
export const getQuestionSize = (question: StoredQuestion, places: OptionOrder): QuestionSize => ({
  kind: question.kind,
  items: question.kind === 'matching' ? question.pairs.length : 0,
  options: places.length,
});
