import { sql } from 'kysely';
import type { EnrollmentState, EnrollmentInfo, OwnEnrollment } from '../../shared/contract/courses';
import { can } from '../../shared/permissions/can';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { contentResource, isVisibleTo } from '../content/visibility';
import type { Database } from '../db/openDatabase';
import type { FoundCourse, Lesson } from './findCourse';

/** An enrolment as it is kept, with the keys of all lessons ever done and its certificate. */
export interface EnrollmentRow {
  readonly course_id: string;
  readonly state: EnrollmentState;
  readonly last_lesson: string | null;
  readonly enrolled_at: Date;
  readonly completed_at: Date | null;
  readonly done: readonly string[];
  readonly number: string | null;
  readonly issued_at: Date | null;
  readonly certificate_withdrawn_at: Date | null;
}

/** Selects the enrolments of a person, the newest first. */
export const selectEnrollments = (db: Database, personId: string) =>
  db
    .selectFrom('enrollments')
    .leftJoin('certificates', 'certificates.enrollment_id', 'enrollments.id')
    .select(['course_id', 'enrollments.state', 'last_lesson', 'enrolled_at', 'completed_at'])
    .select(['number', 'issued_at', 'certificates.withdrawn_at as certificate_withdrawn_at'])
    .select(
      sql<
        string[]
      >`array(select lesson from lesson_progress where enrollment_id = enrollments.id)`.as('done'),
    )
    .where('person_id', '=', personId)
    .orderBy('enrolled_at', 'desc')
    .orderBy('enrollments.id');

function certificateOf(row: EnrollmentRow): OwnEnrollment['certificate'] {
  const { number, issued_at: issuedAt, certificate_withdrawn_at: withdrawnAt } = row;
  if (number === null || issuedAt === null) return null;
  return {
    number,
    issuedAt: issuedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

/**
 * Presents an enrolment by the lessons of today: removed lessons do not count, and an added lesson
 * does not undo a completion.
 */
export function presentOwnEnrollment(
  row: EnrollmentRow,
  lessons: readonly Pick<Lesson, 'key'>[],
): OwnEnrollment {
  const keys = lessons.map(({ key }) => key);
  const done = keys.filter((key) => row.done.includes(key));
  const last = keys.find((key) => key === row.last_lesson && !done.includes(key));
  const open = keys.find((key) => !done.includes(key));
  const share = keys.length === 0 ? 0 : done.length / keys.length;
  return {
    state: row.state,
    percent: row.state === 'completed' ? 100 : Math.floor(share * 100),
    done,
    next: last ?? open ?? keys[0] ?? null,
    enrolledAt: row.enrolled_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    certificate: certificateOf(row),
  };
}

/** Tells whether a person has completed a course, by its slug. */
export async function hasCompleted(db: Database, personId: string, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('enrollments')
    .innerJoin('contents', 'contents.id', 'enrollments.course_id')
    .select('enrollments.id')
    .where('section', '=', 'training')
    .where('slug', '=', slug)
    .where('person_id', '=', personId)
    .where('state', '=', 'completed')
    .executeTakeFirst();
  return row !== undefined;
}

async function readPrerequisite(
  { db, viewer, now, locale }: ReadContext,
  slug: string | null,
): Promise<EnrollmentInfo['prerequisite']> {
  if (slug === null) return null;
  const row = await db
    .selectFrom('contents')
    .select(['title', 'original_locale'])
    .where('section', '=', 'training')
    .where('slug', '=', slug)
    .where(isVisibleTo(viewer, now))
    .executeTakeFirst();
  if (!row) return null;
  const isCompleted = viewer !== null && (await hasCompleted(db, viewer.id, slug));
  return { slug, title: toText(row.title, locale, row.original_locale), isCompleted };
}

/** Presents the enrolment of the person who asks in a course, and whether it can be begun. */
export async function presentEnrollment(
  reading: ReadContext,
  found: FoundCourse,
): Promise<EnrollmentInfo> {
  const { db, viewer, now } = reading;
  const { id, status, course, lessons } = found;
  const [row, prerequisite] = await Promise.all([
    viewer && selectEnrollments(db, viewer.id).where('course_id', '=', id).executeTakeFirst(),
    readPrerequisite(reading, course.prerequisite),
  ]);
  return {
    mine: row ? presentOwnEnrollment(row, lessons) : null,
    prerequisite,
    isOpen: status === 'published',
    keepsCertificates: can(viewer, 'content.edit', contentResource(found), now.getTime()),
  };
}
