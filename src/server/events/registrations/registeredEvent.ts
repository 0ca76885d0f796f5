import { can } from '../../../shared/permissions/can';
import { contentResource, visibleTo } from '../../content/visibility';
import type { Reading } from '../../content/section';
import { Problem } from '../../http/problem';

/** An event that the person who asks may read. @throws Problem notFound */
export async function findEvent({ db, viewer, now }: Reading, slug: string) {
  const row = await db
    .selectFrom('contents')
    .select(['id', 'status', 'visibility', 'published_at', 'hidden_at', 'withdrawn_at'])
    .select(['author_person_id', 'author_content_id', 'opens_at', 'closes_at', 'details'])
    .where('section', '=', 'events')
    .where('slug', '=', slug)
    .where(visibleTo(viewer, now))
    .executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return { ...row, section: 'events' as const };
}

type EventRow = Awaited<ReturnType<typeof findEvent>>;

/** Whoever may change an event organises it. */
export const organises = ({ viewer, now }: Reading, row: EventRow): boolean =>
  can(viewer, 'content.edit', contentResource(row), now.getTime());

/** An event that the person who asks organises. @throws Problem notFound, forbidden */
export async function findOrganised(reading: Reading, slug: string): Promise<EventRow> {
  const row = await findEvent(reading, slug);
  if (!organises(reading, row)) throw new Problem('forbidden');
  return row;
}
