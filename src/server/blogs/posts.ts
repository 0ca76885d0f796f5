import { sql } from 'kysely';
import { PostDetails } from '../../shared/contract/blogs';
import type { FactsOf, SectionDefinition } from '../content/section';

const WORDS_PER_MINUTE = 200;

/** Counted in the database, in the reader's language where there is a translation: the texts themselves stay there. */
const facts: FactsOf = async ({ db, locale }, rows) => {
  const body = sql<string>`coalesce(body ->> ${locale}, body ->> original_locale)`;
  const counted = await db
    .selectFrom('contents')
    .select('id')
    .select(sql<number>`cardinality(regexp_split_to_array(${body}, '\\s+'))`.as('words'))
    .where('id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
    .execute();
  return new Map(
    counted.map(({ id, words }) => [
      id,
      { readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) },
    ]),
  );
};

export const posts: SectionDefinition = {
  section: 'blogs',
  listDetails: PostDetails,
  pageDetails: PostDetails,
  facts,
};
