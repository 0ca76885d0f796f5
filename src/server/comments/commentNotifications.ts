import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { notify, notifyFollowers } from '../notifications/notify';

interface ToldComment {
  readonly id: string;
  readonly contentId: string;
  readonly authorId: string | null;
  readonly answeredId: string | null;
  readonly mentioned: string[];
}

/** Reads the comments that everybody sees. */
async function readShown(trx: Database, ids: readonly string[]): Promise<ToldComment[]> {
  const { rows } = await sql<ToldComment>`
    select comments.id, comments.content_id as "contentId", comments.author_id as "authorId", answered.author_id as "answeredId",
      array(select person_id::text from comment_mentions where comment_id = comments.id order by person_id) as mentioned
    from comments left join comments as answered on answered.id = comments.parent_id
    where comments.id = any(${[...ids]}::uuid[]) and comments.state = 'shown'
    order by comments.id`.execute(trx);
  return rows;
}

const MENTIONED = { kind: 'mentioned', because: 'mentioned' } as const;
const newsOf = ({ id, contentId, authorId }: ToldComment, at: Date) => ({
  contentId,
  actorId: authorId,
  occasion: `comment ${id}`,
  at,
});

/** Tells those whom a comment mentions since its words were changed. */
export async function notifyMentioned(trx: Database, commentId: string, at: Date): Promise<void> {
  for (const comment of await readShown(trx, [commentId]))
    await notify(trx, { ...newsOf(comment, at), ...MENTIONED }, comment.mentioned);
}

/**
 * Tells of comments that can be seen from now on: whom they answer, whom they mention, and those
 * who follow the content, everybody once. Of what is held nobody is told.
 */
export async function notifyOfComments(
  trx: Database,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  for (const comment of await readShown(trx, ids)) {
    const { answeredId, mentioned } = comment;
    const news = newsOf(comment, at);
    const answered = answeredId === null ? [] : [answeredId];
    await notify(trx, { ...news, kind: 'answered', because: 'answered' }, answered);
    await notify(trx, { ...news, ...MENTIONED }, mentioned);
    await notifyFollowers(trx, { ...news, kind: 'commented' });
  }
}
