import { sql, type Insertable } from 'kysely';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { stableId } from './deterministic';
import { insertAll } from './insertAll';
import type { Calendar } from './moments';
import { toContentId, toPersonId } from './seedContents';
import type { Seeding } from './seeding';
import type { SeedComment } from './schemas';

type CommentRow = Insertable<Tables['comments']>;
type Placed = readonly [CommentRow, SeedComment];

function stateFor(isHeld: boolean, isHidden: boolean): 'shown' | 'held' | 'hidden' {
  if (isHeld) return 'held';
  return isHidden ? 'hidden' : 'shown';
}

const stateOf = ({ heldFor, hidden }: SeedComment) => ({
  state: stateFor(heldFor !== undefined, hidden !== undefined),
  held_for: heldFor ?? null,
  hidden_for: hidden?.reason ?? null,
});

function commentRows(
  contentIdOf: string,
  comments: readonly SeedComment[],
  calendar: Calendar,
): Placed[] {
  const rowsOf = (comment: SeedComment, path: string, parent: CommentRow | null): Placed[] => {
    const id = stableId('comment', contentIdOf, path);
    const row: CommentRow = {
      id,
      content_id: contentIdOf,
      parent_id: parent?.id ?? null,
      root_id: parent?.root_id ?? id,
      depth: parent ? parent.depth + 1 : 0,
      author_id: toPersonId(comment.author),
      body: comment.body,
      lang: comment.lang,
      alignment: comment.alignment ?? 0,
      votes_up: comment.up ?? 0,
      votes_down: comment.down ?? 0,
      created_at: calendar.dateTime(comment.at),
      edited_at: comment.edited ? calendar.dateTime(comment.at) : null,
      ...stateOf(comment),
    };
    const replies = comment.replies ?? [];
    return [
      [row, comment],
      ...replies.flatMap((reply, index) => rowsOf(reply, `${path}.${index}`, row)),
    ];
  };
  return comments.flatMap((comment, index) => rowsOf(comment, String(index), null));
}

const reportRows = ([row, { reports = [] }]: Placed): Insertable<Tables['reports']>[] =>
  reports.map(({ by, reason, note = '' }) => ({
    kind: 'comment',
    target_id: row.id!,
    content_id: row.content_id,
    reporter_id: toPersonId(by),
    reason,
    note,
    at: row.created_at,
  }));

function moderationRows([row, { hidden }]: Placed): Insertable<Tables['moderations']>[] {
  if (!hidden) return [];
  const { by, reason, feedback = '', appeal } = hidden;
  return [
    {
      decision_id: stableId('moderation', row.id!),
      kind: 'comment',
      target_id: row.id!,
      content_id: row.content_id,
      decision: 'hidden',
      before: 'shown',
      reason,
      feedback,
      by_id: by && toPersonId(by),
      automatic: by === null,
      at: row.created_at,
      ...(appeal !== undefined && { appeal, appealed_at: row.created_at }),
    },
  ];
}

/**
 * Seeds votes of as many people as the numbers say, each comment’s by turns: the first of them up,
 * the others down. Nobody votes on their own.
 */
const seedVotes = (db: Database) =>
  sql`
    with voters as (select id, row_number() over (order by id) as place, count(*) over () as everybody from people),
    turns as (
      select comments.id as comment_id, voters.id as person_id, votes_up, votes_down, row_number() over (
        partition by comments.id order by (place + abs(hashtext(comments.id::text))) % everybody
      ) as turn
      from comments cross join voters
      where votes_up + votes_down > 0 and comments.author_id <> voters.id
    )
    insert into comment_votes (comment_id, person_id, value)
    select comment_id, person_id, case when turn <= votes_up then 1 else -1 end
    from turns where turn <= votes_up + votes_down`.execute(db);

/** Updates the numbers beside comments and contents, counted from the comments. */
export async function countComments(db: Database): Promise<void> {
  await sql`
    update comments set replies = counted.replies
    from (
      select parent_id, count(*)::int as replies from comments
      where parent_id is not null and state <> 'held' group by parent_id
    ) as counted
    where comments.id = counted.parent_id and comments.replies <> counted.replies`.execute(db);
  await sql`
    update contents set comments_count = counted.comments
    from (
      select content_id, count(*)::int as comments from comments where state = 'shown' group by content_id
    ) as counted
    where contents.id = counted.content_id and contents.comments_count <> counted.comments`.execute(
    db,
  );
}

/**
 * Seeds the comments of the demonstration with their votes, what was reported, and what was hidden.
 */
export async function seedComments({ db, demo, calendar }: Seeding): Promise<void> {
  const placed = demo.contents.dialogs.flatMap(({ slug, comments }) =>
    commentRows(toContentId('dialogs', slug), comments, calendar),
  );
  await insertAll(
    db,
    'comments',
    placed.map(([row]) => row),
  );
  await seedVotes(db);
  await insertAll(db, 'reports', placed.flatMap(reportRows));
  await insertAll(db, 'moderations', placed.flatMap(moderationRows));
  await countComments(db);
}
