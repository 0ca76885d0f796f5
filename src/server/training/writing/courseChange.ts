import { toCanonicalJson } from '../../../shared/ballots/canonicalJson';
import type {
  CourseChange,
  WrittenCourse,
  WrittenLesson,
} from '../../../shared/contract/courseWriting';
import { canPublishCourse, findCourseFaults } from '../../../shared/training/courseFaults';
import type { ReadContext } from '../../content/section';
import type { Database } from '../../db/openDatabase';
import { reviseContent, logChange } from '../../editing/changes';
import { lockSection } from '../../editing/details/detailChange';
import { lockSource, UNDECIDED, type SourceRow } from '../../editing/sourceQueries';
import { isRepeated, type Cause } from '../../editing/writing';
import type { FileRow } from '../../files/fileQueries';
import { lockUsableFiles } from '../../files/usableFiles';
import { Problem } from '../../http/problem';
import { completeFinishedCourses } from '../completeFinishedCourses';
import { findCourseRefusals } from './courseRefusals';
import {
  listCourseFiles,
  toStoredCourse,
  listWrittenLessons,
  readCourseSource,
  type CourseSource,
} from './courseSource';
import { getOfferedLocales } from '../../city/currentSettings';
import type { Localized } from '../../../shared/contract/text';
import { readBody, readLine, readLocalized } from '../../editing/readWritten';

const line = (text: Localized) => readLocalized(text, readLine);
const body = (text: Localized) => readLocalized(text, readBody);

/**
 * Reads a lesson with its texts as they are stored; of its parts it keeps those of its kind alone.
 */
function readLesson(lesson: WrittenLesson): WrittenLesson {
  const { kind, video } = lesson;
  return {
    ...lesson,
    title: line(lesson.title),
    body: body(lesson.body),
    quiz: kind === 'quiz' ? lesson.quiz : null,
    video: kind === 'video' && video ? { ...video, transcript: body(video.transcript) } : null,
    document: kind === 'file' ? lesson.document : null,
    link: kind === 'link' ? lesson.link.trim() : '',
  };
}

/** Reads a course as it is stored: nothing in its texts is a command to whatever shows them. */
const readCourse = (course: WrittenCourse): WrittenCourse => ({
  ...course,
  certificateText: body(course.certificateText),
  modules: course.modules.map(({ title, lessons }) => ({
    title: line(title),
    lessons: lessons.map(readLesson),
  })),
});

const isSame = (one: unknown, other: unknown): boolean =>
  toCanonicalJson(one) === toCanonicalJson(other);

/**
 * Refuses the faults of a published course, since others learn from it; a draft can be kept with
 * gaps. @throws Problem invalidCourse
 */
function refuseFaults({ status, originalLocale }: CourseSource, course: WrittenCourse): void {
  const faults = findCourseFaults(course, originalLocale, getOfferedLocales());
  if (UNDECIDED.includes(status) || canPublishCourse(faults)) return;
  const errors = faults.filter(({ severity }) => severity === 'error');
  throw new Problem('invalidCourse', [...new Set(errors.map(({ code }) => code))].join(', '));
}

/**
 * Returns what the log keeps of a change: the settings, the outline, and the lessons that differ.
 */
function traceOf(course: WrittenCourse, other: WrittenCourse) {
  const { modules, ...settings } = course;
  const before = new Map(listWrittenLessons(other).map((lesson) => [lesson.key, lesson]));
  const changed = listWrittenLessons(course).filter(
    (lesson) => !isSame(lesson, before.get(lesson.key)),
  );
  return {
    settings,
    outline: modules.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map(({ key }) => key),
    })),
    lessons: Object.fromEntries(changed.map((lesson) => [lesson.key, lesson])),
  };
}

const fileOf = (files: ReadonlyMap<string, FileRow>) => (id: string) => {
  const row = files.get(id);
  return row
    ? { file: id, name: row.name, mediaType: row.media_type ?? '', bytes: row.bytes }
    : null;
};

/** Finds the files that a course may use: those of its writer, and those that it has. */
async function filesFor(
  trx: Database,
  reading: ReadContext,
  source: CourseSource,
  course: WrittenCourse,
): Promise<ReadonlyMap<string, FileRow>> {
  const documents = await trx
    .selectFrom('attachments')
    .select('file_id')
    .where('content_id', '=', source.id)
    .execute();
  const known = [
    ...listCourseFiles(source.course).map(({ id }) => id),
    ...documents.map((row) => row.file_id),
  ];
  const ids = listCourseFiles(course).map(({ id }) => id);
  return lockUsableFiles(trx, reading, ids, new Set(known));
}

/**
 * Writes the lessons of a course, from the revision that was read. Progress stays with the keys of
 * lessons; whoever has done all that remain has completed the course. The same request again
 * changes nothing; what is no draft any more leaves an entry in the log.
 * @throws Problem newerRevision, invalidCourse; notFound for a training
 */
export function changeCourse(
  reading: ReadContext,
  row: SourceRow,
  { revision, course: written }: CourseChange,
  cause: Cause,
): Promise<void> {
  const course = readCourse(written);
  return reading.db.transaction().execute(async (trx) => {
    await lockSection(trx, 'training');
    const earlier = await lockSource(trx, row);
    if (isRepeated(earlier, cause)) return;
    if (earlier.revision !== revision) throw new Problem('newerRevision');
    const source = await readCourseSource(trx, row.id);
    const files = await filesFor(trx, reading, source, course);
    const refusals = await findCourseRefusals({ ...reading, db: trx }, source, course, files);
    if (refusals.length > 0) throw new Problem('invalidCourse', refusals.join(', '));
    refuseFaults(source, course);
    const kept = toStoredCourse(course, { fileOf: fileOf(files), original: source.originalLocale });
    const details = JSON.stringify({ ...source.details, course: kept });
    const later = await reviseContent(trx, earlier, { details }, cause);
    if (UNDECIDED.includes(earlier.status)) return;
    await completeFinishedCourses(
      trx,
      { courseId: row.id, keys: listWrittenLessons(course).map(({ key }) => key) },
      cause.at,
    );
    const change = {
      action: 'edited',
      reason: '',
      before: traceOf(source.course, course),
      after: traceOf(course, source.course),
    } as const;
    await logChange(trx, change, [earlier, later], cause);
  });
}
