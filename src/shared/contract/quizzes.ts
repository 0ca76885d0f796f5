import { Type, type Static, type TSchema } from 'typebox';
import { QuizAnswer, QuizAnswers } from '../quizzes/answers';
import { QUESTION_KINDS, QUIZ_LIMITS } from '../quizzes/questionKinds';
import { ATTEMPT_REFUSALS } from '../quizzes/attemptRefusal';
import { GRADE_METHODS, RIGHT_ANSWER_POLICIES } from '../quizzes/settings';
import { TIMING_NAMES } from '../quizzes/timing';
import { Count, DateTime, Text, nullable, type Localized } from './text';

const Percent = Type.Number({ minimum: 0, maximum: 100 });
const Share = Type.Number({ minimum: 0, maximum: 1 });

const strict = { additionalProperties: false } as const;

/** Describes a question as it is written and stored; a draft may lack anything. */
export const createQuizQuestionSchema = <T extends TSchema>(text: T) => {
  const words = { prompt: text, explanation: text };
  const several = <S extends TSchema>(item: S) =>
    Type.Array(item, { maxItems: QUIZ_LIMITS.options });
  return Type.Union([
    Type.Object(
      {
        kind: Type.Enum(['single', 'multiple', 'trueFalse']),
        ...words,
        options: several(
          Type.Object(
            {
              label: text,
              correct: Type.Boolean(),
              /** Explanation of why it is right or wrong. */
              explanation: Type.Optional(nullable(text)),
            },
            strict,
          ),
        ),
      },
      strict,
    ),
    /** The options in their right order. */
    Type.Object({ kind: Type.Literal('ordering'), ...words, options: several(text) }, strict),
    Type.Object(
      {
        kind: Type.Literal('matching'),
        ...words,
        pairs: several(Type.Object({ item: text, match: text }, strict)),
      },
      strict,
    ),
    /**
     * Each spelling in each language is accepted from everybody, whatever language they read in.
     */
    Type.Object({ kind: Type.Literal('text'), ...words, accepted: several(text) }, strict),
    Type.Object(
      {
        kind: Type.Literal('number'),
        ...words,
        /** Null: not decided yet. */
        value: nullable(Type.Number()),
        /** Distance at which an answer is still right. */
        tolerance: Type.Number(),
        unit: nullable(text),
      },
      strict,
    ),
  ]);
};

/** Describes the settings of a quiz besides its questions. */
export const createQuizSettingsProperties = <T extends TSchema>(text: T) => ({
  timeLimitSeconds: nullable(
    Type.Integer({ minimum: QUIZ_LIMITS.shortestSeconds, maximum: QUIZ_LIMITS.longestSeconds }),
  ),
  passMarkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Number of times that one person may try; null: as often as they like. */
  attemptLimit: nullable(Type.Integer({ minimum: 1, maximum: QUIZ_LIMITS.attempts })),
  gradeMethod: Type.Enum([...GRADE_METHODS]),
  /**
   * Options to choose from stand in another order in each attempt; those to put in order or to
   * match always do.
   */
  shuffle: Type.Boolean(),
  rightAnswers: Type.Enum([...RIGHT_ANSWER_POLICIES]),
  /** True if everybody chooses how much time they need; otherwise those to whom more was given. */
  ownTiming: Type.Boolean(),
  /** Feedback on a result, each from a percentage on. */
  bands: Type.Array(
    Type.Object({ from: Type.Integer({ minimum: 0, maximum: 100 }), text }, strict),
    { maxItems: QUIZ_LIMITS.bands },
  ),
});

/**
 * Describes a quiz as it is stored. The right answers and the explanations never leave the host
 * before a submission.
 */
export const createQuizDetailsSchema = <T extends TSchema>(text: T) =>
  Type.Object({
    ...createQuizSettingsProperties(text),
    questions: Type.Array(createQuizQuestionSchema(text), { maxItems: QUIZ_LIMITS.questions }),
  });

export type StoredQuiz = Static<ReturnType<typeof createQuizDetailsSchema<typeof Localized>>>;
export type StoredQuestion = StoredQuiz['questions'][number];

/** Results of a person in a quiz so far. */
export const OwnAttempts = Type.Object({
  /** Number of attempts that are over. */
  attempts: Count,
  /** Null before the first one is over. */
  bestPercent: nullable(Percent),
  latestPercent: nullable(Percent),
  /** Grade that counts, by the quiz’s grade method; it decides whether the person has passed. */
  gradePercent: nullable(Percent),
  hasPassed: Type.Boolean(),
  /** The attempt that is under way. */
  running: nullable(Type.String()),
});
export type OwnAttempts = Static<typeof OwnAttempts>;

export const QuizFacts = Type.Object({
  timeLimitSeconds: nullable(Type.Integer()),
  passMarkPercent: Type.Integer(),
  attemptLimit: nullable(Type.Integer()),
  gradeMethod: Type.Enum([...GRADE_METHODS]),
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
    rightAnswers: Type.Enum([...RIGHT_ANSWER_POLICIES]),
    /** Own attempts that are over, newest first. */
    attempts: Type.Array(AttemptSummary),
    /** Timings that they can choose from. */
    timings: Type.Array(TimingSchema),
    /**
     * Timing that was given to this person, otherwise the one they chose last time, in any quiz.
     */
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
  /** Items of matching: each gets an option. */
  items: Type.Array(Text),
  /** In the order of this attempt; empty where something is typed. */
  options: Type.Array(Text),
  /** Unit of a number. */
  unit: nullable(Text),
});
export type PaperQuestion = Static<typeof PaperQuestion>;

/** Facts that are told of a question once the attempt is over. */
export const ReviewedQuestion = Type.Object({
  points: Share,
  right: QuizAnswer,
  /** Other accepted spellings of a text. */
  spellings: Type.Array(Type.String()),
  /** Tolerance of a number. */
  tolerance: Type.Number(),
  explanation: nullable(Text),
  /**
   * Notes on why each option is right or wrong, in the order of this attempt; empty where nothing
   * is chosen.
   */
  notes: Type.Array(nullable(Text)),
});
export type ReviewedQuestion = Static<typeof ReviewedQuestion>;

export const AttemptResult = Type.Object({
  submittedAt: DateTime,
  /** The time was over before it was handed in: what had been saved by then counts. */
  isLate: Type.Boolean(),
  percent: Percent,
  hasPassed: Type.Boolean(),
  /** Feedback for people who reach this share. */
  feedback: nullable(Text),
  /** Null while it is not told what was right. */
  questions: nullable(Type.Array(ReviewedQuestion)),
  /** When it is told; null: now, or never. */
  rightAnswersFrom: nullable(DateTime),
});
export type AttemptResult = Static<typeof AttemptResult>;

export const Attempt = Type.Object({
  id: Type.String(),
  /** False for visitors: the host keeps nothing of it. */
  isStored: Type.Boolean(),
  startedAt: DateTime,
  /** By the clock of the host, the closing of the quiz at the latest; null: there is no limit. */
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
export const MIN_STATISTICS_PEOPLE = 5;

export const QuizStatistics = Type.Object({
  /**
   * Null while fewer than five people have tried. Each counts once, with their first attempt; who
   * passed later has passed.
   */
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
