import { sql } from 'kysely';
import type { FaqCategory } from '../../../shared/contract/faqs';
import type { Database } from '../../db/openDatabase';
import type { DetailRules } from './detailing';

const position = sql<number>`(details ->> 'position')::int`;

/**
 * Selects the questions about the same, in their order; locked where the transaction is about to
 * change it.
 */
export const questionsAbout = (db: Database, category: string) =>
  db
    .selectFrom('contents')
    .select(['id', position.as('position')])
    .where('section', '=', 'faqs')
    .where('kind', '=', category)
    .where('deleted_at', 'is', null)
    .orderBy(position)
    .orderBy('ref');

/** Finds the place after the last of the questions about something else. */
async function lastPlace(trx: Database, category: string): Promise<number> {
  const rows = await questionsAbout(trx, category).execute();
  return (rows.at(-1)?.position ?? 0) + 1;
}

/** Detailing of questions: what they are about, and where they are shown as help. */
export const questionDetailRules: DetailRules<'faqs'> = {
  section: 'faqs',
  read: (details) => details,
  judge: () => Promise.resolve([]),
  keep: async ({ helpOn }, { trx, row, stored, kind }) => {
    const category = kind as FaqCategory;
    const moved = kind === row.kind ? {} : { category, position: await lastPlace(trx, category) };
    return { details: { ...stored, ...moved, helpOn } };
  },
};
