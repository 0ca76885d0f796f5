import { sql } from 'kysely';
import { OPEN_VISIBILITIES } from '../../shared/permissions/contentRules';
import type { ContentSection } from '../../shared/sections';
import type { ReadContext } from './section';

/**
 * Tells whether everybody could read it once and it was deleted since: links to it are to be
 * forgotten (RFC 9110, 410 Gone).
 */
export async function wasPublic(
  { db, now }: ReadContext,
  section: ContentSection,
  slug: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('contents')
    .select(sql`1`.as('one'))
    .where('section', '=', section)
    .where('slug', '=', slug)
    .where('deleted_at', 'is not', null)
    .where('published_at', '<=', now)
    .where('visibility', 'in', OPEN_VISIBILITIES)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
