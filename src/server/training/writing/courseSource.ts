import type { WrittenCourse, WrittenLesson } from '../../../shared/contract/courseWriting';
import type { LessonFile, createTrainingDetailsSchema } from '../../../shared/contract/training';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import { canPublishCourse, findCourseFaults } from '../../../shared/training/courseFaults';
import type { Static } from 'typebox';
import { getOfferedLocales } from '../../city/currentSettings';
import type { Database } from '../../db/openDatabase';
import { readDetailRow } from '../../editing/details/storedDetails';
import { toEmptyIfMissing } from '../../editing/readWritten';
import { Problem } from '../../http/problem';

type Stored = Static<ReturnType<typeof createTrainingDetailsSchema<typeof Localized>>>;
export type StoredCourse = NonNullable<Stored['course']>;
type StoredLesson = StoredCourse['modules'][number]['lessons'][number];

/** A course as its writers see it. */
export interface CourseSource {
  readonly id: string;
  readonly slug: string;
  readonly originalLocale: Locale;
  readonly status: string;
  readonly revision: number;
  readonly details: Stored;
  readonly course: WrittenCourse;
}

/** A course that nobody has written yet. */
const BLANK: WrittenCourse = {
  passMarkPercent: 70,
  prerequisite: null,
  certificateText: {},
  modules: [],
};

/**
 * Removes empty texts: a text that is empty in its original language is stored as an empty one, and
 * writers see none.
 */
const words = (text: Localized): Localized =>
  Object.fromEntries(Object.entries(text).filter(([, one]) => one !== ''));

const lessonOf = (stored: StoredLesson): WrittenLesson => {
  const { key, kind, minutes, quiz, video = null, document = null, link = null } = stored;
  return {
    key,
    kind,
    minutes,
    quiz,
    link: link ?? '',
    document: document?.file ?? null,
    title: words(stored.title),
    body: words(stored.body),
    video: video && {
      film: video.film?.file ?? null,
      captions: video.captions,
      transcript: words(video.transcript),
    },
  };
};

const courseOf = (stored: StoredCourse): WrittenCourse => ({
  passMarkPercent: stored.passMarkPercent,
  prerequisite: stored.prerequisite,
  certificateText: words(stored.certificateText ?? {}),
  modules: stored.modules.map(({ title, lessons }) => ({
    title: words(title),
    lessons: lessons.map(lessonOf),
  })),
});

/** @throws Problem notFound for a training, which has no lessons */
export async function readCourseSource(db: Database, id: string): Promise<CourseSource> {
  const row = await db
    .selectFrom('contents')
    .select(['slug', 'kind', 'status', 'revision', 'details'])
    .select('original_locale as originalLocale')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { kind, ...source } = row;
  if (kind !== 'course') throw new Problem('notFound');
  const details = row.details as unknown as Stored;
  return { ...source, id, details, course: details.course ? courseOf(details.course) : BLANK };
}

/**
 * Tells whether a training has its parts: a course lessons that leave nothing open that readers
 * need, and a training a date.
 */
export async function isTrainingReady(db: Database, id: string): Promise<boolean> {
  const { kind, details } = await readDetailRow<'training'>(db, id);
  if (kind !== 'course') return details.training !== null;
  const { course, originalLocale } = await readCourseSource(db, id);
  return canPublishCourse(findCourseFaults(course, originalLocale, getOfferedLocales()));
}

/** Lists every lesson of a course as it is written, in its order. */
export const listWrittenLessons = ({ modules }: WrittenCourse): readonly WrittenLesson[] =>
  modules.flatMap(({ lessons }) => lessons);

/** A file that a lesson uses, and of which kind it has to be. */
export interface UsedFile {
  readonly id: string;
  readonly use: 'film' | 'captions' | 'document';
}

const usedBy = ({ video, document }: WrittenLesson): readonly UsedFile[] => [
  ...(video?.film ? [{ id: video.film, use: 'film' } as const] : []),
  ...(video?.captions.map(({ file }) => ({ id: file, use: 'captions' }) as const) ?? []),
  ...(document ? [{ id: document, use: 'document' } as const] : []),
];

export const listCourseFiles = (course: WrittenCourse): readonly UsedFile[] =>
  listWrittenLessons(course).flatMap(usedBy);

export interface StoredCourseFiles {
  readonly fileOf: (id: string) => LessonFile | null;
  readonly original: Locale;
}

const keptLesson = (
  lesson: WrittenLesson,
  { fileOf, original }: StoredCourseFiles,
): StoredLesson => {
  const { key, kind, title, body, minutes, quiz, video, document, link } = lesson;
  const kept = (text: Localized) => toEmptyIfMissing(text, original);
  return {
    key,
    kind,
    minutes,
    quiz,
    title: kept(title),
    body: kept(body),
    video: video && {
      film: video.film === null ? null : fileOf(video.film),
      captions: video.captions,
      transcript: kept(video.transcript),
    },
    document: document === null ? null : fileOf(document),
    link: link || null,
  };
};

/** Converts a course to what is stored; its duration is the sum of the durations of its lessons. */
export function toStoredCourse(course: WrittenCourse, files: StoredCourseFiles): StoredCourse {
  const { passMarkPercent, prerequisite, certificateText, modules } = course;
  const minutes = listWrittenLessons(course).reduce((sum, lesson) => sum + lesson.minutes, 0);
  return {
    passMarkPercent,
    prerequisite,
    durationMinutes: Math.max(1, minutes),
    certificateText: Object.keys(certificateText).length > 0 ? certificateText : null,
    modules: modules.map(({ title, lessons }) => ({
      title: toEmptyIfMissing(title, files.original),
      lessons: lessons.map((lesson) => keptLesson(lesson, files)),
    })),
  };
}
