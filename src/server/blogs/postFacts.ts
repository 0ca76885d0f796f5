import { sql } from 'kysely';
import type { PostFacts } from '../../shared/contract/blogs';
import { LOCALE_FACTS } from '../../shared/localeFacts';
import type { Locale } from '../../shared/locales';
import type { ReadFacts } from '../content/section';

export const ORGANISATION = 'organisation';

/**
 * Value that the filter `author` finds a content's author by, on `contents` joined with its group;
 * null for people who have left.
 */
export const AUTHOR_ID = sql<string | null>`case contents.author_kind
  when 'organisation' then ${ORGANISATION} when 'person' then contents.author_person_id::text else author_group.slug end`;

interface Counted {
  readonly id: string;
  readonly lang: Locale;
  readonly words: number;
  readonly author_id: string | null;
}

/**
 * Counted in the database, in the reader's language where there is a translation: the texts
 * themselves stay there.
 */
export const readPostFacts: ReadFacts = async ({ db, locale }, rows) => {
  const lang = sql<Locale>`case when contents.body ->> ${locale} is null then contents.original_locale else ${locale} end`;
  const { rows: counted } = await sql<Counted>`
    select id, lang, author_id, cardinality(regexp_split_to_array(text, '\\s+')) as words
    from (
      select contents.id, ${lang} as lang, coalesce(contents.body ->> ${lang}, '') as text, ${AUTHOR_ID} as author_id
      from contents left join contents as author_group on author_group.id = contents.author_content_id
      where contents.id = any(${rows.map(({ id }) => id)}::uuid[])
    ) as post`.execute(db);
  return new Map(
    counted.map(({ id, lang, words, author_id: authorId }): [string, PostFacts] => [
      id,
      {
        readingMinutes: Math.max(1, Math.round(words / LOCALE_FACTS[lang].wordsPerMinute)),
        authorId,
      },
    ]),
  );
};
