import { sql } from 'kysely';
import type { Edition } from '../../shared/contract/publications';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';

/** Finds those of these publications that the reader may read; null is none. */
export async function findReadableSlugs(
  { db, viewer, now }: ReadContext,
  slugs: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const named = slugs.filter((slug) => slug !== null);
  if (named.length === 0) return new Set();
  const rows = await db
    .selectFrom('contents')
    .select('slug')
    .where('section', '=', 'publications')
    .where('slug', 'in', named)
    .where(isVisibleTo(viewer, now))
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Selects both ways from one edition to the others. `union` takes each of them once, so that a
 * circle ends. Laterals and arrays because the planner cannot know that chains are short: it would
 * read all publications for each step.
 */
const linkedWith = (slug: string) => sql<string[]>`array(
  with recursive linked (slug) as (
    select ${slug}::text
    union
    select link.slug
    from linked
    cross join lateral (
      select details from contents
      where section = 'publications' and contents.slug = linked.slug and deleted_at is null
      limit 1
    ) as edition
    cross join lateral (
      values (edition.details ->> 'supersedes'), (edition.details ->> 'supersededBy')
    ) as link (slug)
    where link.slug is not null
  )
  select slug from linked
)`;

/**
 * Lists the documents that replaced each other, from the oldest to the newest, as far as the reader
 * may read them; empty where there is but this one.
 */
export async function listEditions(
  { db, viewer, locale, now }: ReadContext,
  slug: string,
): Promise<Edition[]> {
  const rows = await db
    .selectFrom('contents')
    .select(['slug', 'title', 'original_locale', 'retraction'])
    .select(sql<string>`contents.details ->> 'identifier'`.as('identifier'))
    .select(sql<string>`contents.details ->> 'issuedOn'`.as('issuedOn'))
    .where('section', '=', 'publications')
    .where(sql<boolean>`contents.slug = any(${linkedWith(slug)})`)
    .where(isVisibleTo(viewer, now))
    .orderBy('issuedOn')
    .orderBy('published_at')
    .orderBy('id')
    .execute();
  if (rows.length < 2) return [];
  return rows.map(({ title, original_locale, retraction, ...row }) => ({
    ...row,
    title: toText(title, locale, original_locale),
    isRetracted: retraction !== null,
  }));
}
