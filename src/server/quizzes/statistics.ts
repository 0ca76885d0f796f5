import { sql } from 'kysely';
import { MIN_STATISTICS_PEOPLE, type QuizStatistics } from '../../shared/contract/quizzes';
import type { ContentRow } from '../content/contentQueries';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { closeOverdueAttempts } from './attempts';
import { toStoredQuiz } from './quizzes';

interface Totals {
  readonly people: number;
  readonly attempts: number;
  readonly mean: number | null;
  readonly passed: number;
}

/**
 * Attempts at the questions as they are now: what was answered about others says nothing of these.
 */
const ofThisPaper = (quizId: string) => sql`
  quiz_attempts
  join quiz_papers on quiz_papers.id = quiz_attempts.paper_id
  join contents on contents.id = quiz_papers.quiz_id and quiz_papers.digest = md5((contents.details -> 'questions')::text)
  where quiz_attempts.quiz_id = ${quizId} and submitted_at is not null`;

const firsts = (quizId: string) => sql`
  select distinct on (person_id) person_id, percent, points from ${ofThisPaper(quizId)} order by person_id, number`;

async function totalsOf({ db }: ReadContext, quizId: string): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(distinct person_id)::integer as people, count(*)::integer as attempts,
      count(distinct person_id) filter (where has_passed)::integer as passed,
      (select avg(percent) from (${firsts(quizId)}) as firsts) as mean
    from ${ofThisPaper(quizId)}`.execute(db);
  return rows[0]!;
}

async function sharesOf({ db }: ReadContext, quizId: string): Promise<number[]> {
  const { rows } = await sql<{ readonly share: number }>`
    select avg(point::double precision) as share
    from (${firsts(quizId)}) as firsts, jsonb_array_elements_text(points) with ordinality as each (point, place)
    group by place order by place`.execute(db);
  return rows.map(({ share }) => share);
}

const HUNDREDTHS = 100;
/** Whole per cents: a finer number could tell how the person answered who came last. */
const coarse = (share: number): number => Math.round(share * HUNDREDTHS) / HUNDREDTHS;

/** Computes how people did; no numbers while they are so few that one could be recognised. */
export async function readQuizStatistics(
  reading: ReadContext,
  row: ContentRow,
): Promise<QuizStatistics> {
  await closeOverdueAttempts(reading.db, 'quiz_id', row.id, reading.now);
  const { people, attempts, mean, passed } = await totalsOf(reading, row.id);
  if (people < MIN_STATISTICS_PEOPLE) return { numbers: null };

  const shares = await sharesOf(reading, row.id);
  const questions = toStoredQuiz(row).questions.map(({ prompt }, position) => ({
    prompt: toText(prompt, reading.locale, row.original_locale),
    share: coarse(shares[position] ?? 0),
  }));
  const meanPercent = Math.round(mean ?? 0);
  return {
    numbers: { people, attempts, meanPercent, passedShare: coarse(passed / people), questions },
  };
}
