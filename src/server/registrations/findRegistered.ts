import { can } from '../../shared/permissions/can';
import type { RegisteredSection } from '../../shared/sections';
import { contentResource, isVisibleTo } from '../content/visibility';
import type { ReadContext } from '../content/section';
import { Problem } from '../http/problem';

/** Section and slug of what people come to. */
export interface RegisteredContentKey {
  readonly section: RegisteredSection;
  readonly slug: string;
}

/**
 * Finds an event, or a training with a date, that the person who asks may read; a course has no
 * registrations.
 * @throws Problem notFound
 */
export async function findRegistered(
  { db, viewer, now }: ReadContext,
  { section, slug }: RegisteredContentKey,
) {
  const row = await db
    .selectFrom('contents')
    .select(['id', 'status', 'visibility', 'published_at', 'hidden_at', 'withdrawn_at'])
    .select(['area', 'author_person_id', 'author_content_id', 'opens_at', 'closes_at', 'details'])
    .where('section', '=', section)
    .where('kind', '<>', 'course')
    .where('slug', '=', slug)
    .where(isVisibleTo(viewer, now))
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return { ...row, section };
}

type RegisteredRow = Awaited<ReturnType<typeof findRegistered>>;

/** Tells whether the reader organises it: people who may change it do. */
export const canOrganise = ({ viewer, now }: ReadContext, row: RegisteredRow): boolean =>
  can(viewer, 'content.edit', contentResource(row), now.getTime());

/** Finds what the person who asks organises. @throws Problem notFound, forbidden */
export async function findOrganised(
  reading: ReadContext,
  meant: RegisteredContentKey,
): Promise<RegisteredRow> {
  const row = await findRegistered(reading, meant);
  if (!canOrganise(reading, row)) throw new Problem('forbidden');
  return row;
}
