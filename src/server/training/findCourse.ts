import type { TrainingDetails } from '../../shared/contract/training';
import { isVisibleTo } from '../content/visibility';
import type { ReadContext } from '../content/section';
import { localize } from '../content/localize';
import { Problem } from '../http/problem';

export type Course = NonNullable<TrainingDetails['course']>;
export type Lesson = Course['modules'][number]['lessons'][number];

/**
 * Finds a course that the person who asks may read, with its lessons in their order. @throws
 * Problem notFound
 */
export async function findCourse({ db, viewer, now, locale }: ReadContext, slug: string) {
  const row = await db
    .selectFrom('contents')
    .select(['id', 'slug', 'title', 'original_locale', 'status', 'visibility', 'published_at'])
    .select([
      'area',
      'hidden_at',
      'withdrawn_at',
      'author_person_id',
      'author_content_id',
      'details',
    ])
    .where('section', '=', 'training')
    .where('kind', '=', 'course')
    .where('slug', '=', slug)
    .where(isVisibleTo(viewer, now))
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  const { course } = localize(row.details, locale, row.original_locale) as TrainingDetails;
  if (!course) throw new Problem('notFound');
  return { ...row, section: 'training' as const, course, lessons: listLessons(course) };
}
export type FoundCourse = Awaited<ReturnType<typeof findCourse>>;

/** Lists all lessons of a course in their order. */
export const listLessons = (course: Course): readonly Lesson[] =>
  course.modules.flatMap(({ lessons }) => lessons);
