import type { Database } from '../db/openDatabase';
import { lockDialog, renewStatements } from '../dialogs/statementChanges';
import { touchRows, writeVerdicts } from './moderatedRows';
import type {
  ModeratedItem,
  ModeratedItemState,
  ModeratedItemType,
  Verdict,
} from './moderatedItems';

async function dialogsOf(trx: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('statements')
    .select('content_id')
    .distinct()
    .where('id', 'in', ids)
    .orderBy('content_id')
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/** Their dialogs first, in the order of their ids, as every writer of statements takes them. */
async function lock(trx: Database, ids: readonly string[]): Promise<ModeratedItem[]> {
  if (ids.length === 0) return [];
  for (const contentId of await dialogsOf(trx, ids)) await lockDialog(trx, contentId);
  const rows = await trx
    .selectFrom('statements')
    .select(['id', 'content_id', 'author_id', 'state', 'held_for', 'hidden_for'])
    .select(['moderation_revision', 'created_at'])
    .where('id', 'in', ids)
    .where('state', '<>', 'deleted')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    contentId: row.content_id,
    parentId: null,
    authorId: row.author_id,
    state: row.state as ModeratedItemState,
    heldFor: row.held_for,
    hiddenFor: row.hidden_for,
    revision: row.moderation_revision,
    wordedAt: row.created_at,
  }));
}

/** Returns how many more of a dialog's statements are shown; null where it is as it was. */
function gainOf(
  contentId: string,
  changes: readonly (readonly [ModeratedItem, Verdict])[],
): number | null {
  const moved = changes.filter(
    ([thing, { state }]) => thing.contentId === contentId && thing.state !== state,
  );
  const shown = (state: ModeratedItemState) => Number(state === 'shown');
  return moved.length === 0
    ? null
    : moved.reduce((sum, [thing, { state }]) => sum + shown(state) - shown(thing.state), 0);
}

async function change(
  trx: Database,
  changes: readonly (readonly [ModeratedItem, Verdict])[],
): Promise<void> {
  await writeVerdicts(trx, 'statements', changes);
  for (const contentId of [...new Set(changes.map(([thing]) => thing.contentId))].sort()) {
    const gained = gainOf(contentId, changes);
    if (gained !== null) await renewStatements(trx, contentId, gained);
  }
}

const touch: ModeratedItemType['touch'] = (trx, ids) => touchRows(trx, 'statements', ids);

/** Statements, as moderation sees them. */
export const moderatedStatements: ModeratedItemType = { lock, change, touch };
