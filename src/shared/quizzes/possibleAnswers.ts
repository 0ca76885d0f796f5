import type { QuizAnswer, QuizAnswerOf } from './answers';
import type { QuestionKind } from './questionKinds';

/** Size of a question that checking needs: how many items and options it has. */
export interface QuestionSize {
  readonly kind: QuestionKind;
  readonly items: number;
  readonly options: number;
}

type Fits = {
  readonly [K in QuestionKind]: (answer: Partial<QuizAnswerOf[K]>, size: QuestionSize) => boolean;
};

/** Different places that there are. */
const areOptions = (places: readonly number[] | undefined, { options }: QuestionSize): boolean =>
  places !== undefined &&
  places.every((place) => place < options) &&
  new Set(places).size === places.length;

const oneOption: Fits['single'] = ({ chosen }, size) =>
  chosen?.length === 1 && areOptions(chosen, size);

const FITS: Fits = {
  single: oneOption,
  trueFalse: oneOption,
  multiple: ({ chosen }, size) => areOptions(chosen, size) && chosen!.length > 0,
  ordering: ({ order }, size) => areOptions(order, size) && order!.length === size.options,
  matching: ({ matches }, { items, options }) =>
    matches?.length === items && matches.every((place) => place < options),
  text: ({ text }) => text !== undefined && text.trim() !== '',
  number: ({ number }) => Number.isFinite(number),
};

/**
 * Tells whether an answer can be one to a question of this kind and size. Whether it is right, the
 * host alone knows.
 */
export const isPossibleAnswer = (answer: QuizAnswer, size: QuestionSize): boolean =>
  FITS[size.kind](answer as never, size);
