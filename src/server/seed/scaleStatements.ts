import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { addScaleContent } from './scaleContent';

export interface LargeConversation {
  readonly slug: string;
  /** Not a multiple of a prime between 200 and 260. */
  readonly statements: number;
  /** At most as many as there are people. */
  readonly participants: number;
  /** Number of statements that each of them answers, at most all. */
  readonly answers: number;
}

/** Words that follow one another in all combinations: statements are alike, and no two the same. */
const SUBJECTS = `array['benches', 'trees', 'bicycles', 'trams', 'markets', 'libraries', 'fountains', 'kiosks', 'playgrounds', 'ferries',
  'buses', 'lamps', 'gardens', 'pavements', 'schools', 'harbours', 'parks', 'stairs', 'bridges', 'beaches']`;
const VERBS = `array['would help', 'are missing', 'cost too much', 'should be cleaned', 'belong', 'should be repaired', 'are welcome',
  'disturb people', 'should be shared', 'need more room']`;
const PLACES = `array['in Green Valley', 'on the quay', 'near the schools', 'by the ferry', 'on Market Square', 'at the lighthouse',
  'beside the tram', 'in every street', 'on Mill Street', 'at the university']`;

const STEPS = 'array[211, 223, 227, 229, 233, 239, 241, 251]';

/**
 * Adds a dialog that is open, with so many statements and people in three camps; they answer on the
 * day before. Its counts are left to the caller. The same votes come about again.
 */
export async function addStatementDialog(
  db: Database,
  { slug, statements, participants, answers }: LargeConversation,
  now: Date,
): Promise<void> {
  const title = `A dialog of ${statements} statements`;
  const body = 'Everybody answers what others say.';
  await addScaleContent(db, { slug, mode: 'statements', title, body }, now);
  await sql`
    insert into statements (id, content_id, number, lang, is_seed, created_at)
    select md5(${slug}::text || n)::uuid, md5(${slug})::uuid, n, 'en', true, ${now}::timestamptz - interval '20 days'
    from generate_series(0, ${statements}::int - 1) as n`.execute(db);
  await sql`
    insert into statement_texts (statement_id, content_id, lang, body, letters)
    select id, content_id, 'en', body, regexp_replace(lower(body), '[^a-z0-9]', '', 'g')
    from (
      select statements.id, content_id, initcap(left(subject, 1)) || substr(subject, 2) || ' '
        || (${sql.raw(VERBS)})[1 + number / 20 % 10] || ' ' || (${sql.raw(PLACES)})[1 + number / 200 % 10]
        || case when number < 2000 then '' else ', case ' || number / 2000 end as body
      from statements, lateral (select (${sql.raw(SUBJECTS)})[1 + number % 20] as subject) as subjects
      where content_id = md5(${slug})::uuid
    ) as words`.execute(db);
  await sql`
    insert into statement_participants (content_id, number, person_id, joined_at)
    select md5(${slug})::uuid, place - 1, id, ${now}::timestamptz - interval '1 day'
    from (select id, row_number() over (order by id) as place from people order by id limit ${participants}) as people`.execute(
    db,
  );
  // Each person begins somewhere else and goes on in equal steps, a prime long: no statement comes
  // twice.
  await sql`
    insert into statement_votes (content_id, number, participant, statement, vote, at)
    select md5(${slug})::uuid, row_number() over (order by participant, turn), participant, statement,
      case when opinion > 600 then 1 when opinion < 400 then -1 else 0 end,
      ${now}::timestamptz - interval '1 day' + participant * interval '10 seconds'
    from (
      select participant, turn, statement,
        (abs(hashtext((participant % 3)::text || '-' || statement) % 700)
          + abs(hashtext(participant::text || '.' || statement) % 300)) as opinion
      from generate_series(0, ${participants}::int - 1) as participant,
        generate_series(0, ${answers}::int - 1) as turn,
        lateral (
          select ((participant::bigint * 7919 + turn * (${sql.raw(STEPS)})[1 + participant % 8]) % ${statements}::int)::int as statement
        ) as asked
    ) as answers`.execute(db);
}
