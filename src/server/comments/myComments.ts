import { sql, type RawBuilder } from 'kysely';
import {
  COMMENT_LIMITS,
  COMMENT_RELATIONS,
  type CommentRelation,
  type MyComments,
  type MyCommentsQuery,
} from '../../shared/contract/comments';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { ContentSection } from '../../shared/sections';
import { cutPage } from '../content/cursor';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';
import { commentSort } from './commentOrders';
import { commentColumns, presentComment, type CommentRow } from './presentComment';

const SIZE = COMMENT_LIMITS.pageSize;

const answersMine = (personId: string) => sql`
  select answer.id from comments as mine join comments as answer on answer.parent_id = mine.id
  where mine.author_id = ${personId} and answer.author_id is distinct from ${personId}::uuid and answer.state = 'shown'`;

/**
 * Relations by which a comment comes to concern a person. What answers and names them is told once,
 * as an answer.
 */
const RELATIONS: Readonly<Record<CommentRelation, (personId: string) => RawBuilder<unknown>>> = {
  mine: (personId) => sql`
    select id, 'mine' as relation from comments where author_id = ${personId} and state <> 'deleted'`,
  answer: (personId) =>
    sql`select id, 'answer' as relation from (${answersMine(personId)}) as answers`,
  mention: (personId) => sql`
    select comments.id, 'mention' as relation
    from comment_mentions join comments on comments.id = comment_mentions.comment_id
    where person_id = ${personId} and state = 'shown' and author_id is distinct from ${personId}::uuid
      and comments.id not in (${answersMine(personId)})`,
};

interface MyRow extends CommentRow {
  readonly sort_key: string;
  readonly relation: CommentRelation;
  readonly section: ContentSection;
  readonly slug: string;
  readonly title: Localized;
  readonly original_locale: Locale;
}

/**
 * Lists what a person wrote and what speaks to them, under contents that they may read; the newest
 * first.
 * @throws Problem invalidCursor
 */
export async function listMyComments(
  { db, viewer, now, locale }: ReadContext,
  personId: string,
  { relation, cursor }: MyCommentsQuery,
): Promise<MyComments> {
  const reader = { personId, isModerator: false, translates: false };
  const order = commentSort('newest', cursor);
  const relations = relation === undefined ? COMMENT_RELATIONS : [relation];
  const concerning = sql.join(
    relations.map((name) => RELATIONS[name](personId)),
    sql` union all `,
  );
  const { rows } = await sql<MyRow>`
    select found.*, section, slug, title, original_locale
    from (
      select ${commentColumns(reader)}, concerning.relation, ${order.key} as sort_key
      from (${concerning}) as concerning join comments using (id)
      where ${order.beyond}
    ) as found
    join contents on contents.id = found.content_id and ${isVisibleTo(viewer, now)}
    order by found.created_at desc, found.id desc limit ${SIZE + 1}`.execute(db);
  const page = cutPage(rows, SIZE);
  return {
    items: page.rows.map((row) => ({
      relation: row.relation,
      comment: presentComment(row, reader),
      place: {
        section: row.section,
        slug: row.slug,
        title: toText(row.title, locale, row.original_locale),
      },
    })),
    next: page.next,
  };
}
