import { countMoves } from '../comments/counting';
import type { Database } from '../db/openDatabase';
import { touchRows, writeVerdicts } from './moderatedRows';
import type {
  ModeratedItem,
  ModeratedItemState,
  ModeratedItemType,
  Verdict,
} from './moderatedItems';

/**
 * Comments and those that they answer, in the order of their ids, as every writer of comments takes
 * them.
 */
async function lock(trx: Database, ids: readonly string[]): Promise<ModeratedItem[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('comments')
    .select(['id', 'content_id', 'parent_id', 'author_id', 'state', 'held_for', 'hidden_for'])
    .select(['moderation_revision', 'created_at', 'edited_at'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', ids),
        eb(
          'id',
          'in',
          eb
            .selectFrom('comments as answer')
            .select('answer.parent_id')
            .where('answer.id', 'in', ids),
        ),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows
    .filter(({ id, state }) => ids.includes(id) && state !== 'deleted')
    .map((row) => ({
      id: row.id,
      contentId: row.content_id,
      parentId: row.parent_id,
      authorId: row.author_id,
      state: row.state as ModeratedItemState,
      heldFor: row.held_for,
      hiddenFor: row.hidden_for,
      revision: row.moderation_revision,
      wordedAt: row.edited_at ?? row.created_at,
    }));
}

async function change(
  trx: Database,
  changes: readonly (readonly [ModeratedItem, Verdict])[],
): Promise<void> {
  await writeVerdicts(trx, 'comments', changes);
  const moves = changes.map(([{ contentId, parentId, state }, verdict]) => ({
    contentId,
    parentId,
    before: state,
    after: verdict.state,
  }));
  await countMoves(
    trx,
    moves.filter(({ before, after }) => before !== after),
  );
}

const touch: ModeratedItemType['touch'] = (trx, ids) => touchRows(trx, 'comments', ids);

/** Comments, as moderation sees them. */
export const moderatedComments: ModeratedItemType = { lock, change, touch };
