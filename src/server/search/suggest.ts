import { sql, type RawBuilder } from 'kysely';
import {
  MAX_SEARCH_SUGGESTIONS,
  type MarkedText,
  type Suggestion,
} from '../../shared/contract/search';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { ContentSection } from '../../shared/sections';
import { LISTED_ADDRESS } from '../db/legalInForce';
import type { ReadContext } from '../content/section';
import { toMarkedText, toMarkedTitle } from './excerpt';
import {
  hasWords,
  isWholeTitle,
  canFind,
  buildScore,
  parseSearchQuery,
  dropPrefixes,
  type ParsedSearchQuery,
} from './parseSearchQuery';
import { getOfferedLocales } from '../city/currentSettings';

/** Number of titles that are ranked for the few that are shown. */
const MOST_TITLES = 300;

interface TitleRow {
  readonly section: ContentSection;
  readonly slug: string;
  readonly title: Localized;
  readonly summary: Localized;
  readonly original_locale: Locale;
}

/**
 * Returns the title in the reader's language, unless only another language's holds what was typed.
 */
function titleWith(row: TitleRow, locale: Locale, words: readonly string[]): MarkedText {
  const own = toMarkedTitle(row, locale, words);
  if (own.marks.length > 0) return own;
  const others = getOfferedLocales().flatMap((lang) =>
    row.title[lang] === undefined ? [] : [toMarkedText({ text: row.title[lang], lang }, words)],
  );
  return others.find(({ marks }) => marks.length > 0) ?? own;
}

async function read(
  { db, locale }: ReadContext,
  { words }: ParsedSearchQuery,
  titles: RawBuilder<unknown>,
): Promise<readonly Suggestion[]> {
  const { rows } = await sql<TitleRow>`
    with found as materialized (${titles})
    select contents.section, ${LISTED_ADDRESS} as slug, contents.title, contents.summary, contents.original_locale
    from found join contents on contents.id = found.id
    order by found.score desc, contents.published_at desc, contents.id desc
    limit ${MAX_SEARCH_SUGGESTIONS}`.execute(db);
  return rows.map((row) => ({
    section: row.section,
    slug: row.slug,
    title: titleWith(row, locale, words),
  }));
}

/** Titles that hold all the words: whole titles first, then those that begin with them. */
const titlesWith = (
  reading: ReadContext,
  sought: ParsedSearchQuery,
): Promise<readonly Suggestion[]> =>
  read(
    reading,
    sought,
    sql`
      (select contents.id, ${buildScore(sought)} as score from contents
        where ${isWholeTitle(sought)} and ${canFind(reading, sought)} limit ${MAX_SEARCH_SUGGESTIONS})
      union
      (select contents.id, ${buildScore(sought)} as score from contents
        where ${hasWords('folded_titles', sought)} and ${canFind(reading, sought)} limit ${MOST_TITLES})`,
  );

/**
 * Below it titles share letters, not words; the extension’s own 0.6 already misses “libary” and
 * “budjet”.
 */
const ALIKE = '0.42';

/** Titles that are spelt alike, the most alike first: for what nothing was found. */
export const findSimilarTitles = (
  reading: ReadContext,
  sought: ParsedSearchQuery,
): Promise<readonly Suggestion[]> =>
  reading.db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${ALIKE}, true)`.execute(trx);
    return read(
      { ...reading, db: trx },
      sought,
      sql`
        select contents.id, word_similarity(${sought.phrase}, contents.folded_titles) as score from contents
        where ${sought.phrase} <% contents.folded_titles and ${canFind(reading, sought)}
        order by score desc limit ${MAX_SEARCH_SUGGESTIONS}`,
    );
  });

/**
 * Titles for what is being typed; Arabic words also without what is written together with them;
 * then titles that are spelt alike.
 */
export async function suggest(reading: ReadContext, q: string): Promise<readonly Suggestion[]> {
  const sought = parseSearchQuery({ q });
  if (!sought) return [];
  for (const attempt of [sought, dropPrefixes(sought)]) {
    const titles = attempt ? await titlesWith(reading, attempt) : [];
    if (titles.length > 0) return titles;
  }
  return findSimilarTitles(reading, sought);
}
