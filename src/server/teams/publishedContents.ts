import type { TeamDetails } from '../../shared/contract/teams';
import { SECTIONS, type Section } from '../../shared/sections';
import type { ContentRow } from '../content/contentQueries';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isListedFor } from '../content/visibility';

const LATEST = 10;

/**
 * Selects the contents that were published in a team's name and that the reader may read, without
 * the team's own page.
 */
const selectPublished = ({ db, viewer, now }: ReadContext, { id }: ContentRow) =>
  db
    .selectFrom('contents')
    .where('author_content_id', '=', id)
    .where('id', '<>', id)
    .where('section', 'in', [...SECTIONS])
    .where(isListedFor(viewer, now));

/** Counts the contents in each section, and reads the newest of them. */
export async function readPublishedContents(
  reading: ReadContext,
  team: ContentRow,
): Promise<Pick<TeamDetails, 'published' | 'latest'>> {
  const [counts, latest] = await Promise.all([
    selectPublished(reading, team)
      .select('section')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .groupBy('section')
      .execute(),
    selectPublished(reading, team)
      .select(['section', 'slug', 'title', 'original_locale', 'published_at'])
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(LATEST)
      .execute(),
  ]);
  return {
    published: counts.map(({ section, count }) => ({ section: section as Section, count })),
    latest: latest.map(({ section, slug, title, original_locale, published_at }) => ({
      section: section as Section,
      slug,
      title: toText(title, reading.locale, original_locale),
      at: (published_at ?? reading.now).toISOString(),
    })),
  };
}
