import type { CommentChange, CommentState } from '../../shared/contract/comments';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import type { CommentRow } from './presentComment';
import { countMoves, renewContent } from './counting';
import { notifyMentioned } from './commentNotifications';
import { storeMentions, readWords } from './words';

/**
 * Locks the comment and the one that it answers, in the order of their ids: every writer takes them
 * so.
 */
async function lockComment(trx: Database, { id, parent_id }: CommentRow) {
  const rows = await trx
    .selectFrom('comments')
    .select(['id', 'state', 'body', 'lang', 'revision', 'created_at', 'edited_at'])
    .where('id', 'in', parent_id === null ? [id] : [id, parent_id])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.find((row) => row.id === id)!;
}

const forgetTranslations = (trx: Database, id: string) =>
  trx
    .deleteFrom('translations')
    .where('kind', '=', 'comment')
    .where('target_id', '=', id)
    .execute();

const CHANGEABLE: readonly CommentState[] = ['shown', 'held'];

/**
 * Changes the words; those before stay in the history. The same words again change nothing.
 * @throws Problem invalidRequest, notShown, newerRevision when it was changed since it was read
 */
export function changeComment(
  db: Database,
  row: CommentRow,
  { body, lang }: CommentChange,
  { revision, at }: { revision: number; at: Date },
): Promise<void> {
  const words = readWords(body);
  return db.transaction().execute(async (trx) => {
    const before = await lockComment(trx, row);
    if (!CHANGEABLE.includes(before.state)) throw new Problem('notShown');
    if (before.body === words && before.lang === lang) return;
    if (before.revision !== revision) throw new Problem('newerRevision');
    await trx
      .insertInto('comment_versions')
      .values({
        comment_id: row.id,
        revision,
        body: before.body,
        lang: before.lang,
        at: before.edited_at ?? before.created_at,
      })
      .execute();
    await trx
      .updateTable('comments')
      .set((eb) => ({
        body: words,
        lang,
        edited_at: at,
        revision: eb('revision', '+', 1),
        moderation_revision: eb('moderation_revision', '+', 1),
      }))
      .where('id', '=', row.id)
      .execute();
    await storeMentions(trx, row.id, words);
    await notifyMentioned(trx, row.id, at);
    await forgetTranslations(trx, row.id);
    if (before.state === 'shown') await renewContent(trx, row.content_id, 0);
  });
}

/**
 * Deletes its words, with those before and whom they mentioned; its place stays for the answers.
 * Once deleted it stays so.
 */
export function deleteComment(db: Database, row: CommentRow, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = await lockComment(trx, row);
    if (before.state === 'deleted') return;
    await trx
      .updateTable('comments')
      .set((eb) => ({
        state: 'deleted',
        body: '',
        held_for: null,
        hidden_for: null,
        deleted_at: at,
        moderation_revision: eb('moderation_revision', '+', 1),
      }))
      .where('id', '=', row.id)
      .execute();
    await trx.deleteFrom('comment_versions').where('comment_id', '=', row.id).execute();
    await forgetTranslations(trx, row.id);
    await storeMentions(trx, row.id, '');
    const { content_id: contentId, parent_id: parentId } = row;
    await countMoves(trx, [{ contentId, parentId, before: before.state, after: 'deleted' }]);
  });
}
