import { sql } from 'kysely';
import type { SearchHit } from '../../shared/contract/search';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { ContentSection } from '../../shared/sections';
import { LISTED_ADDRESS } from '../db/legalInForce';
import { phaseOf } from '../content/presentContent';
import type { ReadContext } from '../content/section';
import { toBodyExcerpt, toMarkedSummary, toMarkedTitle } from './excerpt';

const HIT_COLUMNS = [
  'id',
  'section',
  'title',
  'summary',
  'original_locale',
  'published_at',
  'opens_at',
  'closes_at',
] as const;

const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any(${[...ids]}::uuid[])`;

const rowsOf = ({ db }: ReadContext, ids: readonly string[]) =>
  db
    .selectFrom('contents')
    .select(HIT_COLUMNS)
    .select(LISTED_ADDRESS.as('slug'))
    .select(sql<boolean>`details ->> 'recount' is not null`.as('is_recount'))
    .where(isOneOf(ids))
    .execute();
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

async function bodiesOf(
  { db }: ReadContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('contents').select(['id', 'body']).where(isOneOf(ids)).execute();
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** Neither title nor summary shows why it was found. */
const isUnexplained = ({ title, excerpt }: SearchHit) =>
  title.marks.length === 0 && excerpt.marks.length === 0;

/**
 * Returns the hits by id as the reader gets them. Long texts are read only where title and summary
 * do not show the words.
 */
export async function presentHits(
  reading: ReadContext,
  ids: readonly string[],
  words: readonly string[],
): Promise<ReadonlyMap<string, SearchHit>> {
  const { locale, now } = reading;
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(reading, ids);
  const hits = new Map(rows.map((row) => [row.id, hitOf(row, locale, now, words)]));
  const bodies = await bodiesOf(
    reading,
    ids.filter((id) => isUnexplained(hits.get(id)!)),
  );
  for (const row of rows) {
    const body = bodies.get(row.id);
    if (body)
      hits.set(row.id, { ...hits.get(row.id)!, excerpt: toBodyExcerpt(row, body, locale, words) });
  }
  return hits;
}

const hitOf = (row: Row, locale: Locale, now: Date, words: readonly string[]): SearchHit => ({
  id: row.id,
  section: row.section as ContentSection,
  slug: row.slug,
  title: toMarkedTitle(row, locale, words),
  excerpt: toMarkedSummary(row, locale, words),
  phase: phaseOf(row, now),
  ...(row.is_recount && { isRecount: true }),
  publishedAt: row.published_at?.toISOString() ?? null,
});
