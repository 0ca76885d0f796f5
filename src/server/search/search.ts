import {
  SEARCH_PAGE_SIZE,
  type SearchGroup,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
} from '../../shared/contract/search';
import { CONTENT_SECTIONS } from '../../shared/sections';
import { cutPage, readCursor } from '../content/cursor';
import type { ReadContext } from '../content/section';
import { Problem } from '../http/problem';
import { findMatches, isSortKey, type Match, type Matches } from './findMatches';
import { presentHits } from './presentHits';
import { parseSearchQuery, dropPrefixes, type ParsedSearchQuery } from './parseSearchQuery';
import { findSimilarTitles } from './suggest';

const NOTHING: SearchResult = { groups: [], total: 0, isCapped: false, next: null, similar: [] };

const sizeOf = ({ section, limit }: SearchQuery) =>
  limit ?? (section ? SEARCH_PAGE_SIZE.section : SEARCH_PAGE_SIZE.all);

/** Without a section there are no pages. @throws Problem invalidCursor */
function cursorOf({ section, cursor }: SearchQuery) {
  if (cursor !== undefined && section === undefined) throw new Problem('invalidCursor');
  return readCursor(cursor, isSortKey);
}

function grouped(rows: readonly Match[], hits: ReadonlyMap<string, SearchHit>): SearchGroup[] {
  return CONTENT_SECTIONS.flatMap((section) => {
    const matches = rows.filter((row) => row.section === section);
    const [first] = matches;
    if (!first) return [];
    return [{ section, count: first.count, hits: matches.flatMap(({ id }) => hits.get(id) ?? []) }];
  });
}

async function present(
  reading: ReadContext,
  { words }: ParsedSearchQuery,
  query: SearchQuery,
  { rows, isCapped }: Matches,
): Promise<SearchResult> {
  const page = query.section ? cutPage(rows, sizeOf(query)) : { rows, next: null };
  const ids = page.rows.map(({ id }) => id);
  const groups = grouped(page.rows, await presentHits(reading, ids, words));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return { groups, total, isCapped, next: page.next, similar: [] };
}

/** Reads a query without any text: everything within its filters. */
const browse = (query: SearchQuery): ParsedSearchQuery | null =>
  query.q.trim() === '' ? { words: [], phrase: '', filters: query } : null;

/**
 * Finds what the reader may read and find: all words have to match; Arabic words are tried once
 * more without what is written together with them; then titles that are spelt alike are offered.
 * Without a word it is the newest of each section.
 * @throws Problem invalidCursor
 */
export async function search(reading: ReadContext, query: SearchQuery): Promise<SearchResult> {
  const after = cursorOf(query);
  const sought = parseSearchQuery(query) ?? browse(query);
  if (!sought) return NOTHING;

  // One more than the page of a section holds tells whether there is another page.
  const page = { size: sizeOf(query) + (query.section ? 1 : 0), after };
  for (const attempt of [sought, dropPrefixes(sought)]) {
    const matches = attempt && (await findMatches(reading, attempt, page));
    if (matches && matches.rows.length > 0) return present(reading, attempt, query, matches);
  }
  return {
    ...NOTHING,
    similar: after || sought.words.length === 0 ? [] : await findSimilarTitles(reading, sought),
  };
}
