import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../shared/permissions/can';
import type { ContentRow } from '../content/contentQueries';
import type { ReadContext } from '../content/section';
import { isListedFor, isVisibleTo } from '../content/visibility';
import { mayVote } from '../content/mayVote';

/** A short list: the first of them, and how many there are. */
export interface ShortList {
  readonly rows: readonly ContentRow[];
  readonly total: number;
}

/** Number of items at the top of the first page. */
const FIRST = 3;

async function first(
  { db }: ReadContext,
  conditions: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  most = FIRST,
): Promise<ShortList> {
  const { rows } = await sql<ContentRow & { readonly total: number }>`
    select contents.*, author.name as author_name, author_content.title as author_title, count(*) over () as total
    from contents
    left join people as author on author.id = contents.author_person_id
    left join contents as author_content on author_content.id = contents.author_content_id
    where ${conditions}
    order by ${order}, contents.id
    limit ${most}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Open polls in which the person may vote and has not, those that close soonest first. */
export const listUnvotedPolls = (
  reading: ReadContext,
  viewer: Viewer,
  most?: number,
): Promise<ShortList> => {
  const { now } = reading;
  return first(
    reading,
    sql`${isListedFor(viewer, now, 'have-your-say')}
      and (contents.opens_at is null or contents.opens_at <= ${now})
      and (contents.closes_at is null or contents.closes_at > ${now})
      and ${mayVote(viewer, now)}`,
    sql`contents.closes_at asc nulls last`,
    most,
  );
};

/** Lists what the person began to write and has not published, changed last first. */
export const listDrafts = (reading: ReadContext, viewer: Viewer): Promise<ShortList> =>
  first(
    reading,
    sql`contents.status = 'draft' and ${isVisibleTo(viewer, reading.now)}
      and (contents.author_person_id = ${viewer.id}::uuid or contents.created_by = ${viewer.id}::uuid)`,
    sql`contents.updated_at desc`,
  );
