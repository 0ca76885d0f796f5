import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { join } from 'node:path';
import pg from 'pg';
import { readDatabase } from './installation';

/** Longer than a line of a phone, in each language, and an address without a place to break. */
export const LONG_WORDS = {
  en: 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente',
  ar: 'فسنستدرجكموهابمستشفياتهمالمتخصصةبالاستعلاماتالجغرافية',
  tr: 'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
} as const;

/** Texts that have one language, and how many letters they may have. */
const PLAIN = [
  ['people', 'name', 100],
  ['comments', 'body', 4_000],
  ['statement_texts', 'body', 300],
] as const;

interface TextDatabase {
  query<Row extends object>(text: string): Promise<{ rows: Row[] }>;
  end(): Promise<void>;
}

/** Opens the database of a folder, on its server or in the folder itself. */
async function openDatabase(folder: string): Promise<TextDatabase> {
  const url = readDatabase(folder);
  if (url !== null) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  }
  const engine = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } });
  return { query: (text) => engine.query(text), end: () => engine.close() };
}

/**
 * Begins everything that people have written in the database of a folder with a word that is wider
 * than a phone: each text that has languages, wherever it stands, names, comments and statements.
 * No host may be at work on it.
 */
export async function lengthenWords(folder: string): Promise<void> {
  const database = await openDatabase(folder);
  const { rows } = await database.query<{ table_name: string; column_name: string }>(`
    select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'jsonb' and is_generated = 'NEVER'`);
  for (const { table_name: table, column_name: column } of rows) {
    const longer = Object.entries(LONG_WORDS).reduce(
      (text, [locale, word]) =>
        `regexp_replace(${text}, '"${locale}": "(?=[^"])', '"${locale}": "${word} ', 'g')`,
      `${column}::text`,
    );
    await database.query(
      `update ${table} set ${column} = (${longer})::jsonb where ${column}::text ~ '"(en|ar|tr)": "[^"]'`,
    );
  }
  for (const [table, column, most] of PLAIN)
    await database.query(
      `update ${table} set ${column} = left('${LONG_WORDS.tr}' || ' ' || ${column}, ${most})`,
    );
  await database.end();
}
