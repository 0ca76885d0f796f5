import type { MyCourses } from '../../shared/contract/courses';
import type { TrainingDetails } from '../../shared/contract/training';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';
import { listLessons } from './findCourse';
import { presentOwnEnrollment, selectEnrollments } from './presentEnrollment';

const MOST = 200;

/**
 * Lists the courses that a person takes and may still read, the newest first; those given up are
 * left out.
 */
export async function listMyCourses(reading: ReadContext, personId: string): Promise<MyCourses> {
  const { db, viewer, now, locale } = reading;
  const rows = await selectEnrollments(db, personId)
    .innerJoin('contents', 'contents.id', 'course_id')
    .select(['slug', 'title', 'original_locale', 'details'])
    .where('enrollments.state', '!=', 'withdrawn')
    .where(isVisibleTo(viewer, now))
    .limit(MOST)
    .execute();
  const items = rows.map((row) => {
    const { course } = row.details as unknown as Pick<TrainingDetails, 'course'>;
    const lessons = course ? listLessons(course) : [];
    return {
      slug: row.slug,
      title: toText(row.title, locale, row.original_locale),
      lessons: lessons.length,
      enrollment: presentOwnEnrollment(row, lessons),
    };
  });
  return { items };
}
