import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/openDatabase';
import { createSimilarIndex, type StatementText, type SimilarIndex } from './similar';
import type { StatementDialog } from './statementDialog';

/** Number of dialogs that are kept in memory; the one that was asked longest ago goes first. */
const MOST_DIALOGS = 20;
/** Number of texts that are read at once: others have their turn in between. */
const SLICE = 500;

interface Kept {
  readonly index: SimilarIndex;
  /** Revision of the dialog, which the index is of. */
  revision: number;
}

/**
 * Reads the keys of the texts of all statements that are shown. A text that was changed has another
 * key.
 */
async function readKeys(db: Database, contentId: string): Promise<string[]> {
  const { rows } = await sql<{ keys: string[] | null }>`
    select array_agg(number || ' ' || texts.lang || ' ' || hashtext(body)) as keys
    from statement_texts as texts join statements on statements.id = texts.statement_id
    where texts.content_id = ${contentId}::uuid and state = 'shown'`.execute(db);
  return rows[0]!.keys ?? [];
}

async function readTexts(
  db: Database,
  contentId: string,
  keys: readonly string[],
): Promise<(StatementText & { key: string })[]> {
  const parts = keys.map((key) => key.split(' ') as [string, string, string]);
  const { rows } = await sql<StatementText & { key: string }>`
    select number, body as text, number || ' ' || texts.lang || ' ' || hashtext(body) as key
    from unnest(${parts.map(([number]) => Number(number))}::integer[], ${parts.map(([, lang]) => lang)}::text[])
      as wanted (number, lang)
    join statements using (number) join statement_texts as texts
      on texts.statement_id = statements.id and texts.lang = wanted.lang
    where statements.content_id = ${contentId}::uuid and state = 'shown'`.execute(db);
  return rows;
}

/** Brings an index up to date; what is in it already is not read again. */
async function renew(db: Database, contentId: string, index: SimilarIndex): Promise<void> {
  const keys = new Set(await readKeys(db, contentId));
  for (const key of [...index.keys()]) if (!keys.has(key)) index.remove(key);
  const missing = [...keys].filter((key) => !index.has(key));
  for (let at = 0; at < missing.length; at += SLICE) {
    const slice = missing.slice(at, at + SLICE);
    for (const { key, ...said } of await readTexts(db, contentId, slice)) index.add(key, said);
    await breathe();
  }
}

/** More texts are gone than are there. */
const isWorn = ({ gone, keys }: SimilarIndex) => gone > [...keys()].length;

/**
 * Finds the numbers of statements that are like a text, among all that are shown, in every language
 * that they have.
 */
export type FindSimilar = (
  dialog: Pick<StatementDialog, 'id' | 'revision'>,
  text: string,
  most: number,
) => Promise<number[]>;

export function openSimilar(db: Database): FindSimilar {
  const kept = new Map<string, Promise<Kept>>();

  async function renewed(
    { id, revision }: Pick<StatementDialog, 'id' | 'revision'>,
    before: Promise<Kept> | undefined,
  ): Promise<Kept> {
    const known = await before?.catch(() => undefined);
    if (known && known.revision >= revision) return known;
    const index = known && !isWorn(known.index) ? known.index : createSimilarIndex();
    await renew(db, id, index);
    return { index, revision };
  }

  return async (dialog, text, most) => {
    // One after the other for each dialog: whoever asks next finds what this one has read.
    const current = renewed(dialog, kept.get(dialog.id));
    kept.delete(dialog.id);
    kept.set(dialog.id, current);
    if (kept.size > MOST_DIALOGS) kept.delete(kept.keys().next().value!);
    return (await current).index.find(text, most);
  };
}
