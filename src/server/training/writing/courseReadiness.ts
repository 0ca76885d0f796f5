import { canPublishCourse, findCourseFaults } from '../../../shared/training/courseFaults';
import type { Database } from '../../db/openDatabase';
import { readCourseSource } from './courseSource';
import { getOfferedLocales } from '../../city/currentSettings';

/** Tells whether the lessons of a course leave nothing open that readers need. */
export async function areLessonsReady(db: Database, id: string): Promise<boolean> {
  const { course, originalLocale } = await readCourseSource(db, id);
  return canPublishCourse(findCourseFaults(course, originalLocale, getOfferedLocales()));
}
