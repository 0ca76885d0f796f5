import { sql, type RawBuilder } from 'kysely';
import { RELATED_POSTS, type PostLink, type StoredPost } from '../../shared/contract/blogs';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { ContentRow } from '../content/contentQueries';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isListedFor } from '../content/visibility';

interface LinkRow {
  readonly slug: string;
  readonly title: Localized;
  readonly original_locale: Locale;
  readonly published_at: Date;
}

const COLUMNS = sql`contents.slug, contents.title, contents.original_locale, contents.published_at`;

const linkOf = (row: LinkRow, locale: Locale): PostLink => ({
  slug: row.slug,
  title: toText(row.title, locale, row.original_locale),
  publishedAt: row.published_at.toISOString(),
});

/** Other posts that this reader may read and that are out. */
const others = ({ viewer, now }: ReadContext, { id }: ContentRow): RawBuilder<boolean> =>
  sql`contents.id <> ${id} and ${isListedFor(viewer, now, 'blogs')}`;

/**
 * Number of posts before and after one that are looked through for related ones, however many there
 * are.
 */
const LOOKED_THROUGH = 200;

async function readChosen(reading: ReadContext, row: ContentRow): Promise<LinkRow[]> {
  const { related: chosen = [] } = row.details as StoredPost;
  if (chosen.length === 0) return [];
  const { rows } = await sql<LinkRow>`
    select ${COLUMNS} from contents where ${others(reading, row)} and contents.slug = any(${chosen}::text[])
    order by array_position(${chosen}::text[], contents.slug)`.execute(reading.db);
  return rows;
}

async function findRelated(reading: ReadContext, row: ContentRow): Promise<LinkRow[]> {
  const moment = sql`${row.published_at ?? reading.now}::timestamptz`;
  const nearest = (than: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
    select ${COLUMNS}, contents.topics, contents.id from contents
    where ${others(reading, row)} and contents.published_at ${than} ${moment}
    order by contents.published_at ${order}, contents.id ${order} limit ${LOOKED_THROUGH})`;
  const shared = sql`cardinality(array(select unnest(topics) intersect select unnest(${row.topics}::text[])))`;
  const { rows } = await sql<LinkRow>`
    select slug, title, original_locale, published_at
    from (${nearest(sql`<=`, sql`desc`)} union all ${nearest(sql`>`, sql`asc`)}) as near
    where topics && ${row.topics}::text[]
    order by ${shared} desc, abs(extract(epoch from published_at - ${moment})), published_at desc, id
    limit ${RELATED_POSTS.found}`.execute(reading.db);
  return rows;
}

/**
 * Reads the posts that were chosen, in their order; otherwise, of the posts around it in time,
 * those with the most topics in common, and of these the nearest.
 */
export async function readRelated(reading: ReadContext, row: ContentRow): Promise<PostLink[]> {
  const chosen = await readChosen(reading, row);
  const shown = chosen.length > 0 ? chosen : await findRelated(reading, row);
  return shown.map((found) => linkOf(found, reading.locale));
}

interface Neighbours {
  readonly previous: PostLink | null;
  readonly next: PostLink | null;
}

/** Reads the posts that were published before it and after it; a draft has none. */
export async function readNeighbours(reading: ReadContext, row: ContentRow): Promise<Neighbours> {
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
