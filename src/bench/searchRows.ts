import { sql } from 'kysely';
import { LOCALE_CODES, type Locale } from '../shared/locales';
import { CONTENT_SECTIONS } from '../shared/sections';
import { toSearchText } from '../server/content/searchText';
import type { Database } from '../server/db/openDatabase';

const STEP = 2_000;
const LENGTHS = { title: 6, summary: 14, body: 40 } as const;
type Field = keyof typeof LENGTHS;

/** Creates a generator of the same numbers in every run (Park and Miller's), from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/**
 * Lists every word of the demonstration in a language, as often as it stands there: common words
 * stay common.
 */
async function vocabulary(db: Database, locale: Locale): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string | null }>`
    select concat_ws(' ', title ->> ${locale}, summary ->> ${locale}, body ->> ${locale}) as text from contents`.execute(
    db,
  );
  return rows.flatMap(({ text }) => text?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

type Words = Readonly<Record<Locale, readonly string[]>>;

function rowOf(words: Words, random: () => number, number: number) {
  const textOf = (field: Field, locale: Locale) =>
    Array.from(
      { length: LENGTHS[field] },
      () => words[locale][Math.floor(random() * words[locale].length)],
    ).join(' ');
  const localized = (field: Field) =>
    Object.fromEntries(LOCALE_CODES.map((locale) => [locale, textOf(field, locale)]));
  const texts = {
    title: localized('title'),
    summary: localized('summary'),
    body: localized('body'),
  };
  return {
    ...texts,
    number,
    section: CONTENT_SECTIONS[number % CONTENT_SECTIONS.length],
    search_text: toSearchText(texts),
  };
}

const insert = (db: Database, rows: readonly object[]) =>
  sql`
    insert into contents (section, kind, ref, slug, title, summary, body, original_locale, status, visibility, author_kind,
      topics, published_at, search_text)
    select section, 'bench', 'BENCH-' || number, 'bench-' || number, title, summary, body, 'en', 'published',
      case number % 10 when 0 then 'members' when 1 then 'signed_in' else 'public' end, 'organisation',
      array['harbour'], now() - number * interval '1 minute', search_text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as
      rows (section text, number int, title jsonb, summary jsonb, body jsonb, search_text text)`.execute(
    db,
  );

/** Rows are added faster without the indexes of search, which are then made anew. */
async function withoutIndexes(db: Database, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'contents' and indexdef like '% USING gin %'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

/**
 * Brings the contents to `count` rows with texts in three languages, made of the demonstration's
 * own words.
 */
export async function addContents(db: Database, count: number): Promise<void> {
  const languages = await Promise.all(
    LOCALE_CODES.map(async (locale) => [locale, await vocabulary(db, locale)] as const),
  );
  const words = Object.fromEntries(languages) as Words;
  const { total } = await db
    .selectFrom('contents')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const random = createRandom(total);
  await withoutIndexes(db, async () => {
    for (let first = total; first < count; first += STEP) {
      const size = Math.min(STEP, count - first);
      const rows = Array.from({ length: size }, (_, index) => rowOf(words, random, first + index));
      await insert(db, rows);
    }
  });
  await sql`vacuum analyze contents`.execute(db);
}
