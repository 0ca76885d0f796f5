import { sql } from 'kysely';
import type { Database } from '../server/db/openDatabase';

export const MOST_NEWS = 20;

/**
 * Adds so many people who were told of 1 to 20 events each before the moment, most of them about
 * contents that all of them read.
 */
export async function addReaders(db: Database, people: number, before: Date): Promise<number> {
  await sql`
    insert into people (name, email, locale, terms_version)
    select 'Reader ' || n, 'reader' || n || '@bench.example', (array['en', 'ar', 'tr'])[n % 3 + 1], 1
    from generate_series(1, ${people}::int) as n`.execute(db);
  await sql`
    with told as (
      select id, (row_number() over (order by id))::int as n from contents
      where status = 'published' and visibility = 'public' and published_at < ${before}
    )
    insert into notifications (person_id, kind, because, content_id, actor_id, occasion, at)
    select people.id, (array['commented', 'answered', 'pollOpened', 'resultPublished'])[thing % 4 + 1], 'following', told.id, null,
      'bench ' || thing, ${before}::timestamptz - thing * interval '20 minutes'
    from (
      select id, (row_number() over (order by id))::int as n from people where email like '%@bench.example'
    ) as people
    cross join lateral generate_series(0, people.n % ${MOST_NEWS}::int) as thing
    join told on told.n = (people.n + thing) % (select count(*)::int from told) + 1`.execute(db);
  await sql`analyze`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notifications where occasion like 'bench %'`.execute(db);
  return rows[0]?.count ?? 0;
}
