import { Type, type Static, type TSchema } from 'typebox';
import { Count, DateTime, Localized, Text, nullable } from '../contract/text';
import { PAPER_LIMITS, METHODS, type QuestionType } from './methods';

export * from './methods';

const Whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const Seats = Whole(1, 50);
const strict = { additionalProperties: false } as const;
const MAX_MONEY = 1_000_000_000_000;
/** In whole units of the currency. */
const Money = Whole(1, MAX_MONEY);

/** Projects that exclude each other, or share a limit of money (`projectGroups.ts`). */
export const ProjectGroup = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    name: Localized,
    /** The ids of its projects. */
    options: Type.Array(Type.String({ format: 'uuid' }), { maxItems: PAPER_LIMITS.options }),
    most: nullable(Whole(1, PAPER_LIMITS.options)),
    budget: nullable(Money),
  },
  strict,
);
export type ProjectGroup = Static<typeof ProjectGroup>;

/**
 * Settings of a question besides its words and options; which ones there are follows from its type.
 */
export const QUESTION_SETTINGS = {
  choice: Type.Object(
    {
      /** A ballot marks at least and at most so many options. */
      least: Whole(0, PAPER_LIMITS.options),
      most: Whole(1, PAPER_LIMITS.options),
      seats: Seats,
      /** A ballot may say “none of the above” instead. */
      none: Type.Boolean(),
      /** A ballot may say something else in its own words. */
      own: Type.Boolean(),
      /** Share of yes among yes and no that a proposal or a consent needs, in per cent. */
      threshold: nullable(Whole(1, 100)),
      /** Number of blocks with which a consent still passes. */
      blocks: Whole(0, 1_000),
    },
    strict,
  ),
  ranking: Type.Object(
    { seats: Seats, most: nullable(Whole(1, PAPER_LIMITS.rankedOptions)), equal: Type.Boolean() },
    strict,
  ),
  score: Type.Object({ seats: Seats, lowest: Whole(-10, 0), highest: Whole(1, 100) }, strict),
  dots: Type.Object(
    {
      seats: Seats,
      /** Dots of a cumulative vote, credits of a quadratic one. */
      dots: Whole(1, PAPER_LIMITS.dots),
      /** True if votes against an option of a quadratic vote can be bought too. */
      against: Type.Boolean(),
    },
    strict,
  ),
  budget: Type.Object(
    {
      /** In whole units of the currency, as the costs are; 0 while a draft does not say it yet. */
      budget: Whole(0, MAX_MONEY),
      /** ISO 4217. */
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
      /**
       * A ballot marks at most so many projects; null: as many as the budget pays for, and no more.
       */
      most: nullable(Whole(1, PAPER_LIMITS.options)),
      utility: Type.Enum(['cost', 'cardinality']),
      /** A ballot marks at least so many projects; 1 where nothing is said. */
      least: Type.Optional(Whole(1, PAPER_LIMITS.options)),
      groups: Type.Optional(Type.Array(ProjectGroup, { maxItems: PAPER_LIMITS.groups })),
    },
    strict,
  ),
  date: Type.Object({ seats: Seats }, strict),
  scale: Type.Object({ lowest: Whole(0, 1), highest: Whole(2, 11) }, strict),
  text: Type.Object({ letters: Whole(1, PAPER_LIMITS.textLetters) }, strict),
} satisfies Record<QuestionType, TSchema>;

export type QuestionSettings<T extends QuestionType = QuestionType> = {
  [type in QuestionType]: Static<(typeof QUESTION_SETTINGS)[type]>;
}[T];

/**
 * A question is asked when all its conditions hold. They look at earlier questions; one that was
 * not asked has no answer.
 */
export const Condition = Type.Object(
  {
    question: Type.String({ format: 'uuid' }),
    is: Type.Enum(['answered', 'notAnswered', 'chosen', 'notChosen']),
    /** Option that `chosen` and `notChosen` look for. */
    option: nullable(Type.String({ format: 'uuid' })),
  },
  strict,
);
export type Condition = Static<typeof Condition>;

/** An option on the paper of a reader. */
export const Option = Type.Object({
  id: Type.String({ format: 'uuid' }),
  label: Text,
  description: nullable(Text),
  /** Cost of a project in a budget, in whole units of the currency. */
  cost: nullable(Count),
  /** Start of a proposed date. */
  startsAt: nullable(DateTime),
});
export type Option = Static<typeof Option>;

const question = <T extends QuestionType>(type: T) =>
  Type.Object({
    id: Type.String({ format: 'uuid' }),
    type: Type.Literal(type),
    method: Type.Enum([...METHODS[type]] as (typeof METHODS)[T][number][]),
    prompt: Text,
    help: nullable(Text),
    required: Type.Boolean(),
    conditions: Type.Array(Condition),
    settings: QUESTION_SETTINGS[type],
    options: Type.Array(Option),
  });

/** A question on the paper of a reader. */
export const Question = Type.Union([
  question('choice'),
  question('ranking'),
  question('score'),
  question('dots'),
  question('budget'),
  question('date'),
  question('scale'),
  question('text'),
]);
export type Question = {
  [type in QuestionType]: QuestionOf<type>;
}[QuestionType];

/** A question of one type. */
export interface QuestionOf<T extends QuestionType> {
  readonly id: string;
  readonly type: T;
  readonly method: (typeof METHODS)[T][number];
  readonly prompt: Text;
  readonly help: Text | null;
  readonly required: boolean;
  readonly conditions: readonly Condition[];
  readonly settings: QuestionSettings<T>;
  readonly options: readonly Option[];
}

/** Parts of an option and of a question that checking and counting need: no words. */
export type BareOption = Pick<Option, 'id' | 'cost'>;
export type BareQuestion = {
  [type in QuestionType]: Omit<QuestionOf<type>, 'prompt' | 'help' | 'options'> & {
    readonly options: readonly BareOption[];
  };
}[QuestionType];
export type BareQuestionOf<T extends QuestionType> = Extract<BareQuestion, { readonly type: T }>;
