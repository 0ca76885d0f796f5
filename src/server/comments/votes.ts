import type { Comment } from '../../shared/contract/comments';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';

interface Vote {
  readonly commentId: string;
  readonly personId: string;
  /** 1 up, -1 down, 0 takes it back. */
  readonly value: number;
}

async function earlierVote(trx: Database, { commentId, personId }: Vote): Promise<number> {
  const row = await trx
    .selectFrom('comment_votes')
    .select('value')
    .where('comment_id', '=', commentId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.value ?? 0;
}

async function keepVote(trx: Database, { commentId, personId, value }: Vote): Promise<void> {
  if (value === 0) {
    await trx
      .deleteFrom('comment_votes')
      .where('comment_id', '=', commentId)
      .where('person_id', '=', personId)
      .execute();
    return;
  }
  await trx
    .insertInto('comment_votes')
    .values({ comment_id: commentId, person_id: personId, value })
    .onConflict((conflict) => conflict.columns(['comment_id', 'person_id']).doUpdateSet({ value }))
    .execute();
}

/**
 * Keeps a person's vote in the place of their earlier one. Returns the votes as they are now.
 * @throws Problem notShown
 */
export function voteOnComment(db: Database, vote: Vote): Promise<Comment['votes']> {
  const { commentId, value } = vote;
  return db.transaction().execute(async (trx) => {
    const { state, votes_up, votes_down } = await trx
      .selectFrom('comments')
      .select(['state', 'votes_up', 'votes_down'])
      .where('id', '=', commentId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (state !== 'shown') throw new Problem('notShown');
    const before = await earlierVote(trx, vote);
    const votes = {
      up: votes_up - Number(before === 1) + Number(value === 1),
      down: votes_down - Number(before === -1) + Number(value === -1),
    };
    if (before === value) return votes;
    await keepVote(trx, vote);
    await trx
      .updateTable('comments')
      .set({ votes_up: votes.up, votes_down: votes.down })
      .where('id', '=', commentId)
      .execute();
    return votes;
  });
}
