import type { StatementChange } from '../../../shared/contract/statements';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import { lockDialog, renewStatements } from '../statementChanges';
import type { StatementRow } from './presentStatement';
import { readTexts } from './seeds';
import { findSame, writeText } from './statementTexts';
import type { StatementWords } from './statementWords';

type Place = Pick<StatementRow, 'id' | 'content_id'>;

/** Locks the statement, behind its dialog: every writer locks them so. */
async function lockStatement(trx: Database, { id, content_id }: Place) {
  await lockDialog(trx, content_id);
  return trx
    .selectFrom('statements')
    .select(['state', 'lang', 'is_meta'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

async function refuseOther(trx: Database, { id, content_id }: Place, { letters }: StatementWords) {
  const same = await findSame(trx, content_id, letters);
  if (same && same.id !== id)
    throw new Problem('sameStatement', same.state === 'shown' ? same.id : undefined);
}

/**
 * Sets translations, and whether the statement is about the dialog itself; the words of its author
 * stay.
 * @throws Problem invalidRequest, notShown where it was deleted, sameStatement where another one
 *   says what a translation says
 */
export function changeStatement(
  db: Database,
  row: StatementRow,
  { texts = {}, isMeta }: StatementChange,
): Promise<void> {
  const { id, content_id: contentId } = row;
  const translations = readTexts(texts).filter(([lang, { body }]) => row.texts?.[lang] !== body);
  if (translations.some(([lang]) => lang === row.lang))
    throw new Problem('invalidRequest', 'body/texts would change the words of the author');
  return db.transaction().execute(async (trx) => {
    const before = await lockStatement(trx, row);
    if (before.state === 'deleted') throw new Problem('notShown');
    for (const [lang, words] of translations) {
      await refuseOther(trx, row, words);
      await writeText(trx, { id, contentId, lang }, words);
    }
    if (isMeta !== undefined)
      await trx.updateTable('statements').set({ is_meta: isMeta }).where('id', '=', id).execute();
    await renewStatements(trx, contentId, 0);
  });
}

/**
 * Deletes its words in every language; votes on it stay, as does its number. Once deleted it stays
 * so.
 */
export function deleteStatement(db: Database, row: Place, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = await lockStatement(trx, row);
    if (before.state === 'deleted') return;
    await trx
      .updateTable('statements')
      .set((eb) => ({
        state: 'deleted',
        held_for: null,
        hidden_for: null,
        deleted_at: at,
        moderation_revision: eb('moderation_revision', '+', 1),
      }))
      .where('id', '=', row.id)
      .execute();
    await trx.deleteFrom('statement_texts').where('statement_id', '=', row.id).execute();
    await renewStatements(trx, row.content_id, -Number(before.state === 'shown'));
  });
}
