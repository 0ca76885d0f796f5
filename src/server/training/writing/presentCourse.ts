import type { CourseWriting } from '../../../shared/contract/courseWriting';
import { findCourseFaults } from '../../../shared/training/courseFaults';
import { listContentLinks } from '../../content/contentLinks';
import type { ReadContext } from '../../content/section';
import type { Database } from '../../db/openDatabase';
import { presentFile } from '../../files/fileQueries';
import { findFilesById } from '../../files/usableFiles';
import { listNamedContents } from './courseRefusals';
import { listCourseFiles, readCourseSource } from './courseSource';
import { getOfferedLocales } from '../../city/currentSettings';

/** Counts the people who have done each lesson. */
async function readDone(db: Database, courseId: string): Promise<CourseWriting['done']> {
  const rows = await db
    .selectFrom('lesson_progress')
    .innerJoin('enrollments', 'enrollments.id', 'enrollment_id')
    .select((eb) => ['lesson', eb.fn.countAll<number>().as('people')])
    .where('course_id', '=', courseId)
    .groupBy('lesson')
    .execute();
  return Object.fromEntries(rows.map(({ lesson, people }) => [lesson, Number(people)]));
}

const documentsOf = async (db: Database, courseId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('attachments')
    .select('file_id')
    .where('content_id', '=', courseId)
    .orderBy('position')
    .execute();
  return rows.map(({ file_id }) => file_id);
};

/** Presents a course as its writers see it. @throws Problem notFound for a training */
export async function presentCourse(reading: ReadContext, id: string): Promise<CourseWriting> {
  const { db } = reading;
  const { course, revision, originalLocale, status } = await readCourseSource(db, id);
  const ids = [...listCourseFiles(course).map((file) => file.id), ...(await documentsOf(db, id))];
  const [files, places, done] = await Promise.all([
    findFilesById(db, [...new Set(ids)]),
    listContentLinks(reading, listNamedContents(course)),
    readDone(db, id),
  ]);
  return {
    revision,
    originalLocale,
    status: status as CourseWriting['status'],
    course,
    places,
    done,
    files: [...files.values()].map(presentFile),
    faults: [...findCourseFaults(course, originalLocale, getOfferedLocales())],
  };
}
