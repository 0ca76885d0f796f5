import { sql } from 'kysely';
import type { CertificatePage, CertificatesQuery } from '../../shared/contract/courses';
import { can } from '../../shared/permissions/can';
import { cutPage, isMoment, readCursor } from '../content/cursor';
import type { ReadContext } from '../content/section';
import { contentResource } from '../content/visibility';
import { Problem } from '../http/problem';
import { findCourse } from './findCourse';

const PAGE_SIZE = 50;

/**
 * Lists the certificates of a course with the names of the people who hold them, the newest first:
 * for those who may withdraw them.
 * @throws Problem notFound, forbidden, invalidCursor
 */
export async function listCertificates(
  reading: ReadContext,
  slug: string,
  { cursor }: CertificatesQuery,
): Promise<CertificatePage> {
  const { db, viewer, now } = reading;
  const course = await findCourse(reading, slug);
  if (!can(viewer, 'content.edit', contentResource(course), now.getTime()))
    throw new Problem('forbidden');
  const after = readCursor(cursor, isMoment);
  const found = await db
    .selectFrom('certificates')
    .innerJoin('enrollments', 'enrollments.id', 'enrollment_id')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['enrollment_id as id', 'number', 'issued_at', 'withdrawn_at', 'people.name'])
    .select(sql<string>`issued_at::text`.as('sort_key'))
    .where('course_id', '=', course.id)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(issued_at, enrollment_id) < (${after?.key}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('issued_at', 'desc')
    .orderBy('enrollment_id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { rows, next } = cutPage(found, PAGE_SIZE);
  const items = rows.map(({ number, name, issued_at, withdrawn_at }) => ({
    number,
    name,
    issuedAt: issued_at.toISOString(),
    withdrawnAt: withdrawn_at?.toISOString() ?? null,
  }));
  return { items, next };
}
