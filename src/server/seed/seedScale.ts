import { sql } from 'kysely';
import type { QuestionSettings } from '../../shared/ballots/paper';
import type { Database } from '../db/openDatabase';
import { addDialog } from './scaleDialog';
import { addStatementDialog } from './scaleStatements';
import { countComments } from './seedComments';
import { countStatements } from './seedStatements';

/** `MEYDAN_SEED=scale`: how much is added to the demonstration for measuring. */
export const SCALE = { people: 50_000, polls: 10_000, comments: 100_000, voices: 10_000 } as const;
/** Numbers of the dialog of statements. */
const CONVERSATION = { statements: 900, participants: 2_000, answers: 40 } as const;
const STEP = 5_000;

const SETTINGS: QuestionSettings<'choice'> = {
  least: 1,
  most: 1,
  seats: 1,
  none: false,
  own: false,
  threshold: null,
  blocks: 0,
};

type Step = (db: Database, first: number, last: number, now: Date) => Promise<unknown>;

const people: Step = (db, first, last) =>
  sql`
    insert into people (id, name, locale, verified, terms_version)
    select md5('scale-person-' || n)::uuid, 'Resident ' || n, (array['en', 'ar', 'tr'])[1 + n % 3], n % 4 = 0, 2
    from generate_series(${first}::int, ${last}::int) as n`.execute(db);

const polls: Step = async (db, first, last, now) => {
  await sql`
    insert into contents (id, section, kind, ref, slug, title, summary, body, details, original_locale, status,
      author_kind, topics, area, published_at, opens_at, closes_at, search_text)
    select md5('scale-poll-' || n)::uuid, 'have-your-say', 'poll', 'HC-SCALE-' || n, 'street-' || n,
      jsonb_build_object('en', 'Trees for street ' || n, 'ar', 'أشجار للشارع ' || n, 'tr', n || '. sokağa ağaç'),
      jsonb_build_object('en', 'Should street ' || n || ' get a row of trees?', 'ar', 'هل نزرع صفًا من الأشجار في الشارع ' || n || '؟',
        'tr', n || '. sokağa bir sıra ağaç dikilsin mi?'),
      jsonb_build_object('en', 'Planting would start in autumn.', 'ar', 'يبدأ الغرس في الخريف.', 'tr', 'Dikim sonbaharda başlar.'),
      jsonb_build_object('eligibility', 'signed_in', 'group', null, 'secrecy', 'open', 'resultsVisibility', 'always',
        'canChange', false, 'quorum', 0, 'shuffle', false, 'cancellation', null, 'outcome', null),
      'en', 'published', 'organisation', array['environment'],
      (array['old-port', 'lighthouse-hill', 'green-valley', 'market-quarter', 'new-shore', 'university'])[1 + n % 6],
      ${now}::timestamptz - n * interval '1 minute', ${now}::timestamptz - n * interval '1 minute',
      ${now}::timestamptz + (n % 60 + 1) * interval '1 day',
      'trees for street ' || n || ' أشجار للشارع ' || n || ' sokaga agac'
    from generate_series(${first}::int, ${last}::int) as n`.execute(db);
  await sql`
    insert into polls (poll_id) select md5('scale-poll-' || n)::uuid
    from generate_series(${first}::int, ${last}::int) as n`.execute(db);
  await sql`
    insert into poll_questions (id, poll_id, position, type, method, prompt, settings)
    select md5('scale-question-' || n)::uuid, md5('scale-poll-' || n)::uuid, 0, 'choice', 'plurality',
      jsonb_build_object('en', 'Plant trees?', 'ar', 'هل نغرس الأشجار؟', 'tr', 'Ağaç dikilsin mi?'),
      ${JSON.stringify(SETTINGS)}::jsonb
    from generate_series(${first}::int, ${last}::int) as n`.execute(db);
  await sql`
    insert into poll_options (id, poll_id, question_id, position, label)
    select md5('scale-option-' || n || '-' || position)::uuid, md5('scale-poll-' || n)::uuid,
      md5('scale-question-' || n)::uuid, position, label
    from generate_series(${first}::int, ${last}::int) as n
    cross join (values
      (0, jsonb_build_object('en', 'Yes', 'ar', 'نعم', 'tr', 'Evet')),
      (1, jsonb_build_object('en', 'No', 'ar', 'لا', 'tr', 'Hayır'))) as options (position, label)`.execute(
    db,
  );
};

const comments: Step = (db, first, last, now) =>
  sql`
    insert into comments (id, content_id, root_id, depth, author_id, body, lang, created_at)
    select md5('scale-comment-' || n)::uuid, md5('scale-poll-' || (1 + n % ${SCALE.polls}::int))::uuid,
      md5('scale-comment-' || n)::uuid, 0, md5('scale-person-' || (1 + n % ${SCALE.people}::int))::uuid,
      'I live at number ' || n % 200 || ' and would water the tree in front of it.', 'en',
      ${now}::timestamptz - n * interval '10 seconds'
    from generate_series(${first}::int, ${last}::int) as n`.execute(db);

const STEPS = [
  { count: SCALE.people, run: people },
  { count: SCALE.polls, run: polls },
  { count: SCALE.comments, run: comments },
] as const;

/**
 * Adds generated people, polls and comments in steps of 5,000 rows, and reports the share that is
 * done.
 */
export async function seedScale(
  db: Database,
  now: Date,
  onProgress: (done: number) => void,
): Promise<void> {
  const total = STEPS.reduce((sum, { count }) => sum + count, 0);
  let done = 0;
  for (const { count, run } of STEPS) {
    for (let first = 1; first <= count; first += STEP) {
      await run(db, first, Math.min(first + STEP - 1, count), now);
      done += Math.min(STEP, count - first + 1);
      onProgress(done / total);
    }
  }
  await addDialog(db, { slug: 'ten-thousand-voices', comments: SCALE.voices }, now);
  await countComments(db);
  await addStatementDialog(db, { slug: 'two-thousand-opinions', ...CONVERSATION }, now);
  await countStatements(db);
  await sql`analyze`.execute(db);
}
