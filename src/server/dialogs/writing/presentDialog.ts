import type { DialogSeed, WrittenDialog } from '../../../shared/contract/dialogWriting';
import type { Localized } from '../../../shared/contract/text';
import type { ReadContext } from '../../content/section';
import type { Database } from '../../db/openDatabase';
import { listContentLinks } from '../../content/contentLinks';
import { findDialogSourceFaults, readDialogSource } from './dialogSource';

const MOST_SEEDS = 200;

/** Lists the statements that a dialog begins with, in the order in which they were written. */
async function listSeeds(db: Database, contentId: string): Promise<DialogSeed[]> {
  const rows = await db
    .selectFrom('statements')
    .select(['id', 'lang', 'is_meta'])
    .where('content_id', '=', contentId)
    .where('is_seed', '=', true)
    .where('state', '<>', 'deleted')
    .orderBy('number')
    .limit(MOST_SEEDS)
    .execute();
  if (rows.length === 0) return [];
  const texts = await db
    .selectFrom('statement_texts')
    .select(['statement_id', 'lang', 'body'])
    .where(
      'statement_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const textsOf = (id: string): Localized =>
    Object.fromEntries(
      texts.filter((text) => text.statement_id === id).map(({ lang, body }) => [lang, body]),
    );
  return rows.map(({ id, lang, is_meta: isMeta }) => ({ id, lang, isMeta, texts: textsOf(id) }));
}

/** Presents a dialog as its writers see it, with what is wrong with it. */
export async function presentDialog(reading: ReadContext, id: string): Promise<WrittenDialog> {
  const source = await readDialogSource(reading.db, id, reading.now);
  const { id: _id, updates, ...written } = source;
  return {
    ...written,
    updates: [...updates],
    followingPlaces: await listContentLinks(reading, source.settings.following),
    seeds: await listSeeds(reading.db, id),
    faults: findDialogSourceFaults(source, source.settings, reading.now),
  };
}
