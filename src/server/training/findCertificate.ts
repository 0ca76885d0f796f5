import { timingSafeEqual } from 'node:crypto';
import { can } from '../../shared/permissions/can';
import type { Certificate } from '../../shared/contract/courses';
import type { TrainingDetails } from '../../shared/contract/training';
import { parseCode } from '../../shared/registrationCode';
import { listNameHashes } from '../content/holderName';
import { localize, toTitledSlug } from '../content/localize';
import type { ReadContext } from '../content/section';
import { contentResource, isVisibleTo } from '../content/visibility';
import { Problem } from '../http/problem';

/**
 * Finds a certificate of a course that the person who asks may read, or their own. @throws Problem
 * notFound
 */
export async function findCertificate({ db, viewer, now }: ReadContext, typed: string) {
  const row = await db
    .selectFrom('certificates')
    .innerJoin('enrollments', 'enrollments.id', 'certificates.enrollment_id')
    .innerJoin('contents', 'contents.id', 'enrollments.course_id')
    .innerJoin('people', 'people.id', 'enrollments.person_id')
    .select(['number', 'salt', 'name_hash', 'issued_at', 'people.name', 'person_id', 'course_id'])
    .select(['certificates.withdrawn_at as taken_back_at', 'withdrawal_reason'])
    .select(['contents.id', 'slug', 'contents.title', 'original_locale', 'status', 'visibility'])
    .select(['published_at', 'hidden_at', 'contents.withdrawn_at'])
    .select(['area', 'author_person_id', 'author_content_id', 'details'])
    .where('number', '=', parseCode(typed))
    .where((eb) =>
      eb.or([isVisibleTo(viewer, now), ...(viewer ? [eb('person_id', '=', viewer.id)] : [])]),
    )
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return { ...row, section: 'training' as const };
}
export type FoundCertificate = Awaited<ReturnType<typeof findCertificate>>;

/** Tells whether this is the name that the certificate was issued for. */
export const isHolderNamed = ({ salt, name_hash }: FoundCertificate, name: string): boolean =>
  listNameHashes(Buffer.from(salt), name)
    .map((hash) => timingSafeEqual(hash, Buffer.from(name_hash)))
    .includes(true);

/**
 * Tells whether the person who asks may withdraw the certificate: people who may change the course
 * do.
 */
export const canWithdraw = (row: FoundCertificate, { viewer, now }: ReadContext): boolean =>
  can(viewer, 'content.edit', contentResource(row), now.getTime());

function attestedBy(
  { details, original_locale: original }: FoundCertificate,
  { locale }: ReadContext,
): Certificate['attests'] {
  const { course } = localize(details, locale, original) as Pick<TrainingDetails, 'course'>;
  return course?.certificateText ?? null;
}

/** Presents what the person who asks may know of a certificate. */
export function presentCertificate(row: FoundCertificate, reading: ReadContext): Certificate {
  const { viewer, locale } = reading;
  const isHolder = viewer?.id === row.person_id;
  const isKeeper = canWithdraw(row, reading);
  return {
    number: row.number,
    course: toTitledSlug(row, locale),
    attests: attestedBy(row, reading),
    issuedAt: row.issued_at.toISOString(),
    withdrawnAt: row.taken_back_at?.toISOString() ?? null,
    reason: isHolder || isKeeper ? row.withdrawal_reason : null,
    mayWithdraw: isKeeper,
    holder: isHolder ? { name: isHolderNamed(row, row.name) ? row.name : null } : null,
  };
}
