import {
  QuizDetails,
  QuizFacts,
  type OwnAttempts,
  type StoredQuiz,
} from '../../shared/contract/quizzes';
import { attemptRefusal, type QuizWindow } from '../../shared/quizzes/refusal';
import type { ContentRow } from '../content/contentQueries';
import type { FactsOf, Reading, SectionDefinition } from '../content/section';
import { closeOverdue } from './attempts';
import { lastTiming, listAttempts, summariseAttempts } from './ownAttempts';

export const storedQuiz = (row: Pick<ContentRow, 'details'>): StoredQuiz =>
  row.details as unknown as StoredQuiz;

const NO_ATTEMPTS: OwnAttempts = {
  attempts: 0,
  bestPercent: null,
  latestPercent: null,
  hasPassed: false,
  running: null,
};

function factsOf(row: ContentRow, own: OwnAttempts | null): QuizFacts {
  const { questions, timeLimitSeconds, passMarkPercent, attemptLimit } = storedQuiz(row);
  const questionCount = questions.length;
  return { timeLimitSeconds, passMarkPercent, attemptLimit, questionCount, own };
}

/** Rules and the reader's own results: no question is shown before an attempt has begun, and no answer before it is over. */
const facts = async ({ db, viewer, now }: Reading, rows: readonly ContentRow[]) => {
  if (!viewer) return new Map(rows.map((row) => [row.id, factsOf(row, null)]));
  await closeOverdue(db, 'person_id', viewer.id, now);
  const ids = rows.map(({ id }) => id);
  const own = await summariseAttempts(db, viewer.id, ids);
  return new Map(rows.map((row) => [row.id, factsOf(row, own.get(row.id) ?? NO_ATTEMPTS)]));
};

/** What decides whether this reader can begin an attempt. */
export function windowOf(row: ContentRow, { own, ...known }: QuizFacts): QuizWindow {
  return {
    status: row.status,
    opensAt: row.opens_at?.getTime() ?? null,
    closesAt: row.closes_at?.getTime() ?? null,
    questionCount: known.questionCount,
    attemptLimit: known.attemptLimit,
    isSignedIn: own !== null,
    attempts: own?.attempts ?? 0,
  };
}

export async function details(reading: Reading, row: ContentRow): Promise<QuizDetails> {
  const { db, viewer, now } = reading;
  const known = (await facts(reading, [row])).get(row.id)!;
  return {
    ...known,
    refusal: attemptRefusal(windowOf(row, known), now.getTime()),
    attempts: viewer ? await listAttempts(db, viewer.id, row.id) : [],
    timing: viewer ? await lastTiming(db, viewer.id) : 'usual',
  };
}

export const quizzes: SectionDefinition = {
  section: 'quizzes',
  listDetails: QuizFacts,
  pageDetails: QuizDetails,
  facts: facts satisfies FactsOf,
  details,
};
