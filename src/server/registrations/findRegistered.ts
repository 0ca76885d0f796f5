import { can } from '../../shared/permissions/can';
import type { RegisteredSection } from '../../shared/sections';
import { contentResource, visibleTo } from '../content/visibility';
import type { Reading } from '../content/section';
import { Problem } from '../http/problem';

/** What people come to, by section and slug. */
export interface Meant {
  readonly section: RegisteredSection;
  readonly slug: string;
}

/**
 * An event, or a training with a date, that the person who asks may read; nobody comes to a course.
 * @throws Problem notFound
 */
export async function findRegistered({ db, viewer, now }: Reading, { section, slug }: Meant) {
  const row = await db
    .selectFrom('contents')
    .select(['id', 'status', 'visibility', 'published_at', 'hidden_at', 'withdrawn_at'])
    .select(['author_person_id', 'author_content_id', 'opens_at', 'closes_at', 'details'])
    .where('section', '=', section)
    .where('kind', '<>', 'course')
    .where('slug', '=', slug)
    .where(visibleTo(viewer, now))
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return { ...row, section };
}

type RegisteredRow = Awaited<ReturnType<typeof findRegistered>>;

/** Whoever may change it organises it. */
export const organises = ({ viewer, now }: Reading, row: RegisteredRow): boolean =>
  can(viewer, 'content.edit', contentResource(row), now.getTime());

/** What the person who asks organises. @throws Problem notFound, forbidden */
export async function findOrganised(reading: Reading, meant: Meant): Promise<RegisteredRow> {
  const row = await findRegistered(reading, meant);
  if (!organises(reading, row)) throw new Problem('forbidden');
  return row;
}
