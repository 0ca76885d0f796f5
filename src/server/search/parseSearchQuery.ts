import { sql, type Expression, type SqlBool } from 'kysely';
import type { SearchQuery } from '../../shared/contract/search';
import { fold } from '../../shared/fold';
import { MAX_SHORT_WORD_LETTERS, toSearchWords } from '../../shared/marks';
import { escapeFolded, escapeLike } from '../content/escapeLike';
import type { ReadContext } from '../content/section';
import { isListedFor } from '../content/visibility';
import { hasTopic, isInDistrict } from '../content/vocabularyFilters';

const FEWEST_LETTERS = 2;

type Filters = Pick<SearchQuery, 'section' | 'topic' | 'area'>;

/**
 * Query of a search. `words` are folded and have to match all of them; `phrase` is the folded query
 * as a whole.
 */
export interface ParsedSearchQuery {
  readonly words: readonly string[];
  readonly phrase: string;
  readonly filters: Filters;
}

/** Reads the query; null where there is nothing to look up: no letters, or a single one. */
export function parseSearchQuery(
  query: Filters & Pick<SearchQuery, 'q'>,
): ParsedSearchQuery | null {
  const words = toSearchWords(query.q);
  if (words.join('').length < FEWEST_LETTERS) return null;
  const phrase = fold(query.q)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return { words, phrase, filters: query };
}

/** Arabic writes the article and short words together with what follows: و, ف, ب, ل, ك, ال, لل. */
const ARABIC_PREFIX = '(?:[وف]?[بكل]?ال|[وف]?لل|[وفبكل])';
const STRIPPED = new RegExp(`^${ARABIC_PREFIX}(?=[\u0600-\u06ff]{3})`, 'u');

/** Removes from the query what Arabic puts before a word; null where that changes nothing. */
export function dropPrefixes(sought: ParsedSearchQuery): ParsedSearchQuery | null {
  const words = sought.words.map((word) => word.replace(STRIPPED, ''));
  const isChanged = words.some((word, index) => word !== sought.words[index]);
  return isChanged ? { ...sought, words } : null;
}

type Text = 'search_text' | 'folded_titles';

/** Any but a short word is found inside of words as well. All patterns ask the trigram indexes. */
function holds(text: Text, word: string): Expression<SqlBool> {
  const column = sql.ref(`contents.${text}`);
  const plain = escapeLike(word);
  if (word.length > MAX_SHORT_WORD_LETTERS) return sql<SqlBool>`${column} like ${`%${plain}%`}`;
  // Turkish writes what it adds to a name behind an apostrophe: İzmir’de.
  return sql<SqlBool>`(${column} like ${`% ${plain}%`} or contents.folded_titles like ${`%\n${plain}%`}
    or ${column} like ${`%'${plain}%`} or ${column} like ${`%’${plain}%`})`;
}

const allOf = (conditions: readonly Expression<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;

export const hasWords = (text: Text, { words }: ParsedSearchQuery) =>
  allOf(words.map((word) => holds(text, word)));

/**
 * Builds the condition that one of the titles is the query. It has an index of its own: common
 * words would hide it.
 */
export const isWholeTitle = ({ phrase }: ParsedSearchQuery) =>
  sql<SqlBool>`string_to_array(contents.folded_titles, E'\\n') @> array[${phrase}::text]`;

/**
 * Builds the condition for what the reader may find at all, within the chosen section, topic and
 * area.
 */
export function canFind({ viewer, now }: ReadContext, { filters }: ParsedSearchQuery) {
  const { section, topic, area } = filters;
  const conditions = [
    isListedFor(viewer, now, section),
    topic && hasTopic(topic),
    area && isInDistrict(area),
  ];
  return allOf(
    conditions.filter((condition): condition is Expression<SqlBool> => Boolean(condition)),
  );
}

const isTitleWord = (word: string) =>
  sql<SqlBool>`contents.folded_titles ~ ${`\\m${ARABIC_PREFIX}?${word}`}`;

/**
 * 4: a whole title, 3: its beginning, 2: its words, 1: somewhere in the texts, or no words at all.
 * The cheapest question is asked first.
 */
export const buildScore = (sought: ParsedSearchQuery) =>
  sql<number>`case
    when ${sought.words.length === 0} then 1
    when not ${hasWords('folded_titles', sought)} then 1
    when contents.folded_titles like ${`%\n${escapeFolded(sought.phrase)}\n%`} then 4
    when contents.folded_titles like ${`%\n${escapeFolded(sought.phrase)}%`} then 3
    when ${allOf(sought.words.map(isTitleWord))} then 2
    else 1
  end`;
