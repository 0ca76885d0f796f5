import { sql } from 'kysely';
import type { Database } from '../../../db/openDatabase';

/** Writes posts by their numbers, from the first to the last, that are to come out now. */
export const schedulePosts = (db: Database, first: number, last: number) =>
  sql`
    insert into contents (section, kind, ref, slug, title, summary, body, original_locale, status, author_kind, published_at)
    select 'blogs', 'post', 'POST-' || number, 'post-' || number, '{"en": "A post"}', '{"en": "Short."}', '{"en": "Long."}',
      'en', 'scheduled', 'organisation', date_trunc('milliseconds', now())
    from generate_series(${first}::int, ${last}::int) as number`.execute(db);
