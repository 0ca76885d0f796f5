import { sql, type SqlBool } from 'kysely';
import { MAX_SEARCH_MATCHES } from '../../shared/contract/search';
import type { ContentSection } from '../../shared/sections';
import { isMoment } from '../content/cursor';
import type { ReadContext } from '../content/section';
import { isInOpenSection, isListed } from '../content/visibility';
import {
  hasWords,
  isWholeTitle,
  canFind,
  buildScore,
  type ParsedSearchQuery,
} from './parseSearchQuery';

export interface Match {
  readonly id: string;
  readonly section: ContentSection;
  /** Score and moment of publication: the order of the hits. */
  readonly sort_key: string;
  /** Matches of the section in all. */
  readonly count: number;
}

interface LastHit {
  readonly key: string;
  readonly id: string;
}

interface Page {
  /** Number of hits of each section. */
  readonly size: number;
  /** The last hit that was sent. */
  readonly after: LastHit | null;
}

export interface Matches {
  readonly rows: readonly Match[];
  readonly isCapped: boolean;
}

/** Tells whether a text is a sort key of this list: its score and its moment. */
export const isSortKey = (text: string): boolean => /^[1-4] /.test(text) && isMoment(text.slice(2));

/**
 * Number of titles, and below it of the newest contents, that are looked through for words that
 * stand nearly everywhere.
 */
const MOST_TITLES = 200;
const NEWEST = 2_000;

const columns = (sought: ParsedSearchQuery) =>
  sql`contents.id, contents.section, contents.published_at, ${buildScore(sought)} as score`;
const COLUMNS = sql`id, section, published_at, score`;

/**
 * Selects matches in any order, and one more than are ranked: what an index finds is not sorted
 * before it is known to be little.
 */
const few = (reading: ReadContext, sought: ParsedSearchQuery) => sql`
  select ${columns(sought)} from contents
  where ${hasWords('search_text', sought)} and ${canFind(reading, sought)}
  limit ${MAX_SEARCH_MATCHES + 1}`;

/** Selects the newest, of the section where one is chosen: an index has them in that order. */
const newest = ({ now }: ReadContext, { filters: { section } }: ParsedSearchQuery) => sql`
  select id, section, published_at, folded_titles, search_text, topics, area, status, visibility,
    author_person_id, author_content_id, hidden_at, withdrawn_at, deleted_at from contents
  where contents.deleted_at is null and ${isListed(now, section)} and ${isInOpenSection()}
  order by contents.published_at desc, contents.id desc
  limit ${NEWEST}`;

const isCommon = sql<SqlBool>`(select count(*) from few) > ${MAX_SEARCH_MATCHES}`;

/**
 * Selects matches for common words: whole titles, some titles, and what of the newest matches. No
 * part of it grows with the contents.
 */
const beyond = (reading: ReadContext, sought: ParsedSearchQuery) => sql`
  (select ${columns(sought)} from contents
    where ${isCommon} and ${isWholeTitle(sought)} and ${canFind(reading, sought)}
    limit ${MOST_TITLES})
  union
  (select ${columns(sought)} from contents
    where ${isCommon} and ${hasWords('folded_titles', sought)} and ${canFind(reading, sought)}
    limit ${MOST_TITLES})
  union
  (select ${columns(sought)} from (${newest(reading, sought)}) as contents
    where ${isCommon} and ${hasWords('search_text', sought)} and ${canFind(reading, sought)})`;

/**
 * Finds the first `size` of each section, the best first, with the counts of all. Common words
 * would have every row ranked: of them the best titles and the newest texts are taken.
 */
export async function findMatches(
  reading: ReadContext,
  sought: ParsedSearchQuery,
  { size, after }: Page,
): Promise<Matches> {
  const { rows } = await sql<Match & { readonly is_common: boolean }>`
    with few as materialized (${few(reading, sought)}),
    found as materialized (select ${COLUMNS} from few union ${beyond(reading, sought)}),
    counted as (select ${COLUMNS}, count(*) over (partition by section) as count from found),
    placed as (
      select ${COLUMNS}, count, row_number() over (partition by section order by score desc, published_at desc, id desc) as place
      from counted
      where ${after ? isAfter(after) : sql`true`}
    )
    select id, section, count, score || ' ' || published_at::text as sort_key, ${isCommon} as is_common
    from placed where place <= ${size}
    order by section, place`.execute(reading.db);
  return { rows, isCapped: rows[0]?.is_common ?? false };
}

const isAfter = ({ key, id }: LastHit) =>
  sql<SqlBool>`(score, published_at, id) < (${key.slice(0, 1)}::int, ${key.slice(2)}::timestamptz, ${id}::uuid)`;
