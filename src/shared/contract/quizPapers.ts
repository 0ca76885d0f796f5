import { Type, type Static } from 'typebox';
import type { QuizFault } from '../quizzes/quizFaults';
import { TIMING_NAMES } from '../quizzes/timing';
import {
  createQuizQuestionSchema,
  createQuizSettingsProperties,
  type StoredQuestion,
} from './quizzes';
import { DateTime, LocaleSchema, Localized, nullable } from './text';

const strict = { additionalProperties: false } as const;
const Revision = Type.Integer({ minimum: 1 });

/** Settings of a quiz: how it is taken, and when. */
export const QuizSettings = Type.Object(
  {
    ...createQuizSettingsProperties(Localized),
    opensAt: nullable(DateTime),
    closesAt: nullable(DateTime),
  },
  strict,
);
export type QuizSettings = Static<typeof QuizSettings>;

/**
 * `PUT /v1/quizzes/{slug}/paper`: `revision` is the one that the change was made from.
 * `isAutosave`: it was saved while somebody typed, of a draft alone.
 */
export const QuizChange = Type.Object(
  {
    revision: Revision,
    settings: QuizSettings,
    questions: Type.Array(createQuizQuestionSchema(Localized)),
    isAutosave: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type QuizChange = Static<typeof QuizChange>;

/**
 * `GET` and `PUT /v1/quizzes/{slug}/paper`, for those who may change the quiz: it tells what is
 * right.
 */
export const QuizPaper = Type.Object({
  /** The same as that of the content: a change of either is a newer revision of both. */
  revision: Revision,
  originalLocale: LocaleSchema,
  settings: QuizSettings,
  questions: Type.Array(createQuizQuestionSchema(Localized)),
  /** True if somebody has tried: what decides about points stays as it is. */
  isFrozen: Type.Boolean(),
  faults: Type.Array(Type.Unsafe<QuizFault>(Type.Any())),
});
export type QuizPaper = Omit<Static<typeof QuizPaper>, 'questions'> & {
  questions: readonly StoredQuestion[];
};

/**
 * `POST /v1/quizzes/{slug}/copies`: a draft with the same texts, settings and questions, without
 * dates and attempts.
 */
export const QuizCopy = Type.Object({ slug: Type.String() });
export type QuizCopy = Static<typeof QuizCopy>;

/** `PUT /v1/quizzes/{slug}/extra-time`: who needs more time than others; `usual` takes it back. */
export const ExtraTimeChange = Type.Object(
  {
    /** The id of an account, the address of a profile, or an e-mail address. */
    person: Type.String({ minLength: 3, maxLength: 300 }),
    timing: Type.Enum(TIMING_NAMES),
  },
  strict,
);
export type ExtraTimeChange = Static<typeof ExtraTimeChange>;

/** `GET` and `PUT /v1/quizzes/{slug}/extra-time` */
export const ExtraTime = Type.Object({
  items: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), timing: Type.Enum(TIMING_NAMES) }),
  ),
});
export type ExtraTime = Static<typeof ExtraTime>;
