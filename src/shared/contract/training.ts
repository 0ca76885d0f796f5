import { Type, type Static, type TSchema } from 'typebox';
import { Count, LocaleSchema, Text, nullable } from './text';
import { createStoredSessionSchema, TrainingSession } from './trainingSessions';

export const TRAINING_KINDS = ['course', 'training'] as const;
export const TRAINING_LEVELS = ['introduction', 'intermediate', 'advanced'] as const;

/** Kinds of lessons. A quiz is done by passing it, the others by saying so. */
export const LESSON_KINDS = ['text', 'video', 'file', 'quiz', 'link'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];
export const LESSON_KEY_PATTERN = '^[a-z0-9]+(?:-[a-z0-9]+)*$';

/** A file of a lesson: `GET /v1/files/{file}/{name}`. */
export const LessonFile = Type.Object({
  file: Type.String({ format: 'uuid' }),
  name: Type.String(),
  mediaType: Type.String(),
  bytes: Count,
});
export type LessonFile = Static<typeof LessonFile>;

/**
 * Describes a film with what is said in it: captions (WebVTT) while it runs, and all of it as a
 * text.
 */
const lessonVideo = <T extends TSchema>(text: T) =>
  Type.Object({
    film: nullable(LessonFile),
    captions: Type.Array(
      Type.Object({ locale: LocaleSchema, file: Type.String({ format: 'uuid' }) }),
    ),
    transcript: text,
  });

/** Parts that lessons were not always asked for. */
const lessonParts = <T extends TSchema>(text: T) => ({
  video: Type.Optional(nullable(lessonVideo(text))),
  /** File of a file lesson, to be downloaded. */
  document: Type.Optional(nullable(LessonFile)),
  /** Address of a link lesson: an https address elsewhere. */
  link: Type.Optional(nullable(Type.String())),
});

const lessonOf = <T extends TSchema>(text: T) =>
  Type.Object({
    /** Stays, whatever is changed: progress is kept by it. */
    key: Type.String({ pattern: LESSON_KEY_PATTERN, maxLength: 60 }),
    kind: Type.Enum([...LESSON_KINDS]),
    title: text,
    body: text,
    minutes: Type.Integer({ minimum: 1 }),
    /** Quiz of a quiz lesson, which has to be passed. */
    quiz: nullable(Type.String()),
    ...lessonParts(text),
  });

const courseSettings = {
  durationMinutes: Type.Integer({ minimum: 1 }),
  passMarkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
};

const courseOf = <T extends TSchema>(text: T) =>
  Type.Object({
    ...courseSettings,
    /** The course that has to be completed before. */
    prerequisite: nullable(Type.String()),
    /** Facts that the certificate attests besides that the course was completed. */
    certificateText: Type.Optional(nullable(text)),
    modules: Type.Array(Type.Object({ title: text, lessons: Type.Array(lessonOf(text)) })),
  });

/** Describes a self-paced course or a scheduled training; a training's dates are the envelope's. */
export const createTrainingDetailsSchema = <T extends TSchema>(text: T) =>
  Type.Object({
    level: Type.Enum([...TRAINING_LEVELS]),
    languages: Type.Array(LocaleSchema),
    outcomes: Type.Array(text),
    course: nullable(courseOf(text)),
    training: nullable(createStoredSessionSchema(text)),
  });
export const TrainingDetails = Type.Object({
  ...createTrainingDetailsSchema(Text).properties,
  training: nullable(TrainingSession),
});
export type TrainingDetails = Static<typeof TrainingDetails>;
/** The same in a list: how long and how many, and none of the lessons. */
export const TrainingFacts = Type.Object({
  level: Type.Enum([...TRAINING_LEVELS]),
  languages: Type.Array(LocaleSchema),
  course: nullable(
    Type.Object({ durationMinutes: courseSettings.durationMinutes, lessonCount: Count }),
  ),
  training: nullable(TrainingSession),
});
export type TrainingFacts = Static<typeof TrainingFacts>;
export type Course = NonNullable<TrainingDetails['course']>;
export type Lesson = Course['modules'][number]['lessons'][number];

/** Lists every lesson of a course in its order; none of a training. */
export const getLessons = ({ course }: Pick<TrainingDetails, 'course'>): readonly Lesson[] =>
  course?.modules.flatMap(({ lessons }) => lessons) ?? [];
