import { Type, type Static, type TSchema } from 'typebox';
import { QUESTION_KINDS, QUIZ_LIMITS, QuizAnswer, QuizAnswers } from '../quizzes/answers';
import { ATTEMPT_REFUSALS } from '../quizzes/refusal';
import { TIMING_NAMES } from '../quizzes/timing';
import { Count, DateTime, Text, nullable, type Localized } from './text';

const Percent = Type.Number({ minimum: 0, maximum: 100 });
const Share = Type.Number({ minimum: 0, maximum: 1 });

const questionOf = <T extends TSchema>(text: T) => {
  const words = { prompt: text, explanation: text };
  const several = <S extends TSchema>(item: S) =>
    Type.Array(item, { minItems: 2, maxItems: QUIZ_LIMITS.options });
  return Type.Union([
    Type.Object({
      kind: Type.Enum(['single', 'multiple', 'trueFalse']),
      ...words,
      options: several(Type.Object({ label: text, correct: Type.Boolean() })),
    }),
    /** The options in their right order. */
    Type.Object({ kind: Type.Literal('ordering'), ...words, options: several(text) }),
    Type.Object({
      kind: Type.Literal('matching'),
      ...words,
      pairs: several(Type.Object({ item: text, match: text })),
    }),
    /** Each spelling in each language is accepted from everybody, whatever language they read in. */
    Type.Object({ kind: Type.Literal('text'), ...words, accepted: Type.Array(text) }),
    Type.Object({
      kind: Type.Literal('number'),
      ...words,
      value: Type.Number(),
      /** So far off is still right. */
      tolerance: Type.Number({ minimum: 0 }),
      unit: nullable(text),
    }),
  ]);
};

/** What is stored. The right answers and the explanations never leave the host before a submission. */
export const quizDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    timeLimitSeconds: nullable(Type.Integer({ minimum: 30, maximum: 14_400 })),
    passMarkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
    /** How often one person may try; null: as often as they like. */
    attemptLimit: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
    questions: Type.Array(questionOf(text), { maxItems: QUIZ_LIMITS.questions }),
  });

export type StoredQuiz = Static<ReturnType<typeof quizDetails<typeof Localized>>>;
export type StoredQuestion = StoredQuiz['questions'][number];

/** What a person has made of a quiz so far. */
export const OwnAttempts = Type.Object({
  /** Those that are over. */
  attempts: Count,
  /** Null before the first one is over. */
  bestPercent: nullable(Percent),
  latestPercent: nullable(Percent),
  hasPassed: Type.Boolean(),
  /** The attempt that is under way. */
  running: nullable(Type.String()),
});
export type OwnAttempts = Static<typeof OwnAttempts>;

export const QuizFacts = Type.Object({
  timeLimitSeconds: nullable(Type.Integer()),
  passMarkPercent: Type.Integer(),
  attemptLimit: nullable(Type.Integer()),
  questionCount: Type.Integer(),
  /** Null for visitors. */
  own: nullable(OwnAttempts),
});
export type QuizFacts = Static<typeof QuizFacts>;

const TimingSchema = Type.Enum(TIMING_NAMES);

export const AttemptSummary = Type.Object({
  id: Type.String(),
  number: Type.Integer({ minimum: 1 }),
  startedAt: DateTime,
  submittedAt: DateTime,
  percent: Percent,
  hasPassed: Type.Boolean(),
});
export type AttemptSummary = Static<typeof AttemptSummary>;

export const QuizDetails = Type.Intersect([
  QuizFacts,
  Type.Object({
    refusal: nullable(Type.Enum([...ATTEMPT_REFUSALS])),
    /** Own attempts that are over, newest first. */
    attempts: Type.Array(AttemptSummary),
    /** What this person chose last time, in any quiz. */
    timing: TimingSchema,
  }),
]);
export type QuizDetails = Static<typeof QuizDetails>;

export const StartAttempt = Type.Object({ timing: TimingSchema }, { additionalProperties: false });
export type StartAttempt = Static<typeof StartAttempt>;

/** A question on the paper of the person who answers. */
export const PaperQuestion = Type.Object({
  kind: Type.Enum([...QUESTION_KINDS]),
  prompt: Text,
  /** Of matching: each gets an option. */
  items: Type.Array(Text),
  /** In the order of this attempt; empty where something is typed. */
  options: Type.Array(Text),
  /** Of a number. */
  unit: nullable(Text),
});
export type PaperQuestion = Static<typeof PaperQuestion>;

/** What is told of a question once the attempt is over. */
export const ReviewedQuestion = Type.Object({
  points: Share,
  right: QuizAnswer,
  /** Of a text: what else is accepted. */
  spellings: Type.Array(Type.String()),
  /** Of a number. */
  tolerance: Type.Number(),
  explanation: Text,
});
export type ReviewedQuestion = Static<typeof ReviewedQuestion>;

export const AttemptResult = Type.Object({
  submittedAt: DateTime,
  /** The time was over before it was handed in: what had been saved by then counts. */
  isLate: Type.Boolean(),
  percent: Percent,
  hasPassed: Type.Boolean(),
  questions: Type.Array(ReviewedQuestion),
});
export type AttemptResult = Static<typeof AttemptResult>;

export const Attempt = Type.Object({
  id: Type.String(),
  /** False for visitors: the host keeps nothing of it. */
  isStored: Type.Boolean(),
  startedAt: DateTime,
  /** By the clock of the host; null: there is no limit. */
  endsAt: nullable(DateTime),
  passMarkPercent: Type.Integer(),
  questions: Type.Array(PaperQuestion),
  answers: QuizAnswers,
  savedAt: nullable(DateTime),
  /** Null while it is under way. */
  result: nullable(AttemptResult),
});
export type Attempt = Static<typeof Attempt>;

export const AttemptAnswers = Type.Object(
  { answers: QuizAnswers },
  { additionalProperties: false },
);
export type AttemptAnswers = Static<typeof AttemptAnswers>;

export const Saved = Type.Object({ savedAt: DateTime });
export type Saved = Static<typeof Saved>;

/** Fewer people than these could be recognised in their numbers. */
export const STATISTICS_FROM = 5;

export const QuizStatistics = Type.Object({
  /** Null while fewer than five people have tried. Each counts once, with their first attempt; who passed later has passed. */
  numbers: nullable(
    Type.Object({
      people: Count,
      attempts: Count,
      meanPercent: Percent,
      passedShare: Share,
      /** For each question the mean of its points. */
      questions: Type.Array(Type.Object({ prompt: Text, share: Share })),
    }),
  ),
});
export type QuizStatistics = Static<typeof QuizStatistics>;
