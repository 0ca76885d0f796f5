import Type, { type Static } from 'typebox';
import { LOCALE_CODES } from '../locales';
import type { CourseFault } from '../training/courseFaults';
import { ContentReference } from './comments';
import { CONTENT_STATUSES } from './content';
import { EDIT_LIMITS, SLUG_PATTERN } from './editing';
import { FileInfo } from './files';
import { createLocalizedSchema } from './localizedText';
import { Count, LocaleSchema, nullable } from './text';
import { LESSON_KEY_PATTERN, LESSON_KINDS } from './training';

/** Letters, minutes, and how many there are at most. */
export const COURSE_LIMITS = {
  modules: 50,
  lessons: 100,
  title: 150,
  body: EDIT_LIMITS.body,
  transcript: 100_000,
  certificateText: 600,
  link: 500,
  key: 60,
  minutes: 600,
} as const;

const strict = { additionalProperties: false } as const;
const FileId = Type.String({ format: 'uuid' });
const Revision = Type.Integer({ minimum: 1 });
const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: EDIT_LIMITS.slug });

const WrittenVideo = Type.Object(
  {
    /** MP4 or WebM. */
    film: nullable(FileId),
    /** WebVTT, one for each language. */
    captions: Type.Array(Type.Object({ locale: LocaleSchema, file: FileId }, strict), {
      maxItems: LOCALE_CODES.length,
    }),
    transcript: createLocalizedSchema(COURSE_LIMITS.transcript),
  },
  strict,
);
type WrittenVideo = Static<typeof WrittenVideo>;

export const WrittenLesson = Type.Object(
  {
    /**
     * Key of the lesson, given by who adds it; it stays whatever is changed, and progress with it.
     */
    key: Type.String({ pattern: LESSON_KEY_PATTERN, maxLength: COURSE_LIMITS.key }),
    kind: Type.Enum([...LESSON_KINDS]),
    title: createLocalizedSchema(COURSE_LIMITS.title),
    /** The lesson itself, or what introduces it. */
    body: createLocalizedSchema(COURSE_LIMITS.body),
    minutes: Type.Integer({ minimum: 1, maximum: COURSE_LIMITS.minutes }),
    quiz: nullable(Slug),
    video: nullable(WrittenVideo),
    document: nullable(FileId),
    /** Link as it was typed; only https leads anywhere. */
    link: Type.String({ maxLength: COURSE_LIMITS.link }),
  },
  strict,
);
export type WrittenLesson = Static<typeof WrittenLesson>;

export const WrittenCourse = Type.Object(
  {
    passMarkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
    prerequisite: nullable(Slug),
    certificateText: createLocalizedSchema(COURSE_LIMITS.certificateText),
    modules: Type.Array(
      Type.Object(
        {
          title: createLocalizedSchema(COURSE_LIMITS.title),
          lessons: Type.Array(WrittenLesson, { maxItems: COURSE_LIMITS.lessons }),
        },
        strict,
      ),
      { maxItems: COURSE_LIMITS.modules },
    ),
  },
  strict,
);
export type WrittenCourse = Static<typeof WrittenCourse>;

/** `PUT /v1/training/{slug}/course`: `revision` is the one that the change was made from. */
export const CourseChange = Type.Object({ revision: Revision, course: WrittenCourse }, strict);
export type CourseChange = Static<typeof CourseChange>;

/** `GET` and `PUT /v1/training/{slug}/course`, for those who may change the course. */
export const CourseWriting = Type.Object({
  /** The same as that of the content: a change of either is a newer revision of both. */
  revision: Revision,
  originalLocale: LocaleSchema,
  status: Type.Enum([...CONTENT_STATUSES]),
  course: WrittenCourse,
  /** Files that its lessons use, and its documents, which they can use. */
  files: Type.Array(FileInfo),
  /** The quizzes and the course that are named, where the person who asks may read them. */
  places: Type.Array(ContentReference),
  /**
   * Number of people who have done a lesson, by its key: removing it takes that from their
   * progress.
   */
  done: Type.Record(Type.String(), Count),
  faults: Type.Array(Type.Unsafe<CourseFault>(Type.Any())),
});
export type CourseWriting = Static<typeof CourseWriting>;
