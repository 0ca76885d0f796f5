import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { addScaleContent } from './scaleContent';

interface LongDialog {
  readonly slug: string;
  /** Number of comments: of ten, four answer nobody, four answer those, and two answer answers. */
  readonly comments: number;
}

/**
 * Adds a dialog that is open, with so many comments on three levels, their votes as numbers alone;
 * its counts are left to the caller.
 */
export async function addDialog(
  db: Database,
  { slug, comments }: LongDialog,
  now: Date,
): Promise<void> {
  const title = `A dialog of ${comments} comments`;
  const body = 'Everybody says where a bench is missing.';
  await addScaleContent(db, { slug, mode: 'thread', title, body }, now);
  // In each ten, numbers 4 to 7 answer the one four before them; 8 and 9 answer those.
  await sql`
    insert into comments (id, content_id, parent_id, root_id, depth, author_id, body, lang, alignment,
      votes_up, votes_down, created_at)
    select md5(${slug}::text || n)::uuid, md5(${slug})::uuid,
      case when n % 10 < 4 then null else md5(${slug}::text || (n - 4))::uuid end,
      md5(${slug}::text || (n - n % 10 + n % 10 % 4))::uuid,
      case when n % 10 < 4 then 0 when n % 10 < 8 then 1 else 2 end,
      writer.id, 'A bench is missing near number ' || n % 300 || ' of our street.', 'en', n % 3 - 1,
      n * 7919 % 60, n * 104729 % 25, ${now}::timestamptz - (${comments}::int - n) * interval '4 minutes'
    from generate_series(0, ${comments}::int - 1) as n
    join (
      select id, row_number() over (order by id) - 1 as place from people order by id limit 200
    ) as writer on writer.place = n % 200`.execute(db);
}
