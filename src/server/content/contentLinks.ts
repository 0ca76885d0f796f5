import type { Static } from 'typebox';
import type { ContentReference } from '../../shared/contract/comments';
import type { Section } from '../../shared/sections';
import { toText } from './localize';
import type { ReadContext } from './section';
import { isVisibleTo } from './visibility';

interface Named {
  readonly section: Section;
  readonly slug: string;
}

/**
 * Reads the named contents that the reader may read, with their titles, in the order in which they
 * are named.
 */
export async function listContentLinks(
  { db, viewer, locale, now }: ReadContext,
  named: readonly Named[],
): Promise<Static<typeof ContentReference>[]> {
  if (named.length === 0) return [];
  const rows = await db
    .selectFrom('contents')
    .select(['section', 'slug', 'title', 'original_locale'])
    .where((eb) => eb.or(named.map(({ section, slug }) => eb.and({ section, slug }))))
    .where(isVisibleTo(viewer, now))
    .execute();
  return named.flatMap(({ section, slug }) =>
    rows
      .filter((row) => row.section === section && row.slug === slug)
      .map((row) => ({ section, slug, title: toText(row.title, locale, row.original_locale) })),
  );
}
