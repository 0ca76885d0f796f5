import { sql, type RawBuilder } from 'kysely';
import { RELATED_POSTS, type PostLink, type StoredPost } from '../../shared/contract/blogs';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { ContentRow } from '../content/contentQueries';
import { textFor } from '../content/localize';
import type { Reading } from '../content/section';
import { isListed, visibleTo } from '../content/visibility';

interface LinkRow {
  readonly slug: string;
  readonly title: Localized;
  readonly original_locale: Locale;
  readonly published_at: Date;
}

const COLUMNS = sql`contents.slug, contents.title, contents.original_locale, contents.published_at`;

const linkOf = (row: LinkRow, locale: Locale): PostLink => ({
  slug: row.slug,
  title: textFor(row.title, locale, row.original_locale),
  publishedAt: row.published_at.toISOString(),
});

/** Other posts that this reader may read and that are out. */
const others = ({ viewer, now }: Reading, { id }: ContentRow): RawBuilder<boolean> =>
  sql`contents.section = 'blogs' and contents.id <> ${id} and ${isListed(now)} and ${visibleTo(viewer, now)}`;

/** Those that were chosen, in their order; otherwise those with the most topics in common, and of these the nearest in time. */
export async function readRelated(reading: Reading, row: ContentRow): Promise<PostLink[]> {
  const { related: chosen = [] } = row.details as StoredPost;
  const shared = sql`cardinality(array(select unnest(contents.topics) intersect select unnest(${row.topics}::text[])))`;
  const distance = sql`abs(extract(epoch from contents.published_at - coalesce(${row.published_at}::timestamptz, ${reading.now}::timestamptz)))`;
  const place = sql`array_position(${chosen}::text[], contents.slug)`;
  const { rows } = await sql<LinkRow & { readonly place: number | null }>`
    select ${COLUMNS}, ${place} as place from contents
    where ${others(reading, row)} and (${place} is not null or contents.topics && ${row.topics}::text[])
    order by place nulls last, ${shared} desc, ${distance}, contents.published_at desc, contents.id
    limit ${chosen.length + RELATED_POSTS.found}`.execute(reading.db);
  const wanted = rows.filter(({ place: chosenPlace }) => chosenPlace !== null);
  const shown = wanted.length > 0 ? wanted : rows.slice(0, RELATED_POSTS.found);
  return shown.map((found) => linkOf(found, reading.locale));
}

interface Neighbours {
  readonly previous: PostLink | null;
  readonly next: PostLink | null;
}

/** The posts that were published before it and after it; a draft has none. */
export async function readNeighbours(reading: Reading, row: ContentRow): Promise<Neighbours> {
  if (row.published_at === null) return { previous: null, next: null };
  const own = sql`(${row.published_at}::timestamptz, ${row.id}::uuid)`;
  const nearest = (side: string, than: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
    select ${COLUMNS}, ${side}::text as side from contents
    where ${others(reading, row)} and (contents.published_at, contents.id) ${than} ${own}
    order by contents.published_at ${order}, contents.id ${order} limit 1)`;
  const { rows } = await sql<LinkRow & { readonly side: keyof Neighbours }>`
    ${nearest('previous', sql`<`, sql`desc`)} union all ${nearest('next', sql`>`, sql`asc`)}`.execute(
    reading.db,
  );
  const at = (wanted: keyof Neighbours) => {
    const found = rows.find(({ side }) => side === wanted);
    return found ? linkOf(found, reading.locale) : null;
  };
  return { previous: at('previous'), next: at('next') };
}
