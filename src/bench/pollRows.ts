import { sql } from 'kysely';
import type { Database } from '../server/db/openDatabase';

/**
 * Brings the polls to `count` rows, each a copy of one of the demonstration’s: seven of ten have
 * closed and are counted, two are open, one opens later.
 */
export async function addPolls(db: Database, templateId: string, count: number): Promise<void> {
  await sql`
    insert into contents (section, kind, ref, slug, title, summary, body, details, original_locale, status, visibility,
      author_kind, topics, published_at, opens_at, closes_at, search_text)
    select section, kind, 'BENCH-' || number, 'bench-' || number, title, summary, body, details, original_locale,
      'published', 'public', 'organisation', topics, now() - interval '30 days' - number * interval '1 minute',
      case when number % 10 = 0 then now() + (1 + number) * interval '1 hour'
        else now() - interval '20 days' - number * interval '1 minute' end,
      case when number % 10 = 0 then now() + (100 + number) * interval '1 hour'
        when number % 10 < 3 then now() + (1 + number) * interval '1 hour'
        else now() - number * interval '1 minute' end,
      search_text
    from contents, generate_series(
      1 + (select count(*)::int from contents where section = 'have-your-say'), ${count}::int) as number
    where id = ${templateId}`.execute(db);
  await addPapers(db, templateId);
  await sql`vacuum analyze`.execute(db);
}

const WITHOUT_PAPER = sql`contents.ref like 'BENCH-%'
  and not exists (select from polls where polls.poll_id = contents.id)`;

async function addPapers(db: Database, templateId: string): Promise<void> {
  await sql`
    insert into poll_questions (poll_id, position, type, method, prompt, settings)
    select contents.id, position, type, method, prompt, settings from contents, poll_questions
    where poll_id = ${templateId} and ${WITHOUT_PAPER}`.execute(db);
  await sql`
    insert into poll_options (poll_id, question_id, position, label)
    select contents.id, own.id, poll_options.position, label
    from contents
    join poll_questions as own on own.poll_id = contents.id
    join poll_questions as known on known.poll_id = ${templateId} and known.position = own.position
    join poll_options on poll_options.question_id = known.id
    where ${WITHOUT_PAPER}`.execute(db);
  await sql`
    insert into polls (poll_id, first_head, head, opened_at, sealed_at, counts)
    select id, repeat('0', 64), repeat('0', 64), opens_at,
      case when closes_at < now() then closes_at end, case when closes_at < now() then '[]'::jsonb end
    from contents where ${WITHOUT_PAPER}`.execute(db);
}

/** Takes ballots in that all say the same, from people who are made for it. */
export async function addBallots(
  db: Database,
  pollId: string,
  answers: object,
  count: number,
): Promise<void> {
  await sql`
    with voters as (
      insert into people (id, voter_id, name, terms_version)
      select id, id, 'Voter', 2 from (select gen_random_uuid() as id from generate_series(1, ${count}::int)) as ids
      returning id),
    cast_by as (
      insert into poll_voters (poll_id, voter_id, idempotency_key, receipt, cast_at)
      select ${pollId}::uuid, id, id, id, now() from voters returning voter_id)
    insert into ballots (poll_id, voter_id, answers)
    select ${pollId}::uuid, voter_id, ${JSON.stringify(answers)}::jsonb from cast_by`.execute(db);
  await sql`
    update polls set ballots = ballots + ${count}::int, links = links + ${count}::int where poll_id = ${pollId}`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}
