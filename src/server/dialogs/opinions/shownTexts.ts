import { sql } from 'kysely';
import type { Localized, Text } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import { toText } from '../../content/localize';
import type { Database } from '../../db/openDatabase';

export interface ShownText {
  readonly id: string;
  readonly text: Text;
}

interface TextRow {
  readonly id: string;
  readonly number: number;
  readonly lang: Locale;
  readonly texts: Localized;
}

/**
 * Reads the words of those of these statements that are shown at the moment, by number: a map may
 * be older than a decision.
 */
export async function readShownTexts(
  db: Database,
  contentId: string,
  numbers: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, ShownText>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<TextRow>`
    select statements.id, number, statements.lang, jsonb_object_agg(texts.lang, body) as texts
    from statements join statement_texts as texts on texts.statement_id = statements.id
    where statements.content_id = ${contentId} and number = any(${[...numbers]}::integer[]) and state = 'shown'
    group by statements.id`.execute(db);
  return new Map(
    rows.map(({ id, number, lang, texts }) => [number, { id, text: toText(texts, locale, lang) }]),
  );
}
