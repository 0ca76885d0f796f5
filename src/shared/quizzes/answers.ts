import { Type, type Static } from 'typebox';
import { QUIZ_LIMITS } from './questionKinds';

const strict = { additionalProperties: false } as const;
const Place = Type.Integer({ minimum: 0, maximum: QUIZ_LIMITS.options - 1 });
const places = Type.Array(Place, { maxItems: QUIZ_LIMITS.options });

const Chosen = Type.Object({ chosen: places }, strict);
const Order = Type.Object({ order: places }, strict);
const Match = Type.Integer({ minimum: -1, maximum: QUIZ_LIMITS.options - 1 });
const Matches = Type.Object(
  { matches: Type.Array(Match, { maxItems: QUIZ_LIMITS.options }) },
  strict,
);
const Typed = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: QUIZ_LIMITS.textLetters }) },
  strict,
);
const Value = Type.Object({ number: Type.Number() }, strict);

/**
 * Answers name options by their place on the paper of the person who answers, from 0: the order in
 * which a quiz is written would tell what is right. `chosen`: of single, multiple and trueFalse.
 * `order`: the options, first to last. `matches`: for each item the option beside it, or
 * `UNMATCHED`.
 */
export const QuizAnswer = Type.Union([Chosen, Order, Matches, Typed, Value]);
export type QuizAnswer = Static<typeof QuizAnswer>;

export interface QuizAnswerOf {
  readonly single: Static<typeof Chosen>;
  readonly multiple: Static<typeof Chosen>;
  readonly trueFalse: Static<typeof Chosen>;
  readonly ordering: Static<typeof Order>;
  readonly matching: Static<typeof Matches>;
  readonly text: Static<typeof Typed>;
  readonly number: Static<typeof Value>;
}

/** One for each question, in their order; null where there is none. */
export const QuizAnswers = Type.Array(Type.Union([QuizAnswer, Type.Null()]), {
  maxItems: QUIZ_LIMITS.questions,
});
export type QuizAnswers = Static<typeof QuizAnswers>;
