import type { QuizSettings } from '../../../shared/contract/quizPapers';
import type { StoredQuiz } from '../../../shared/contract/quizzes';
import {
  canPublishQuiz,
  findQuizFaults,
  type QuizFaultContext,
} from '../../../shared/quizzes/quizFaults';
import type { Locale } from '../../../shared/locales';
import type { Database } from '../../db/openDatabase';
import { getOfferedLocales } from '../../city/currentSettings';

/** A quiz as its writers see it. */
export interface QuizSource {
  readonly id: string;
  readonly originalLocale: Locale;
  readonly status: string;
  readonly revision: number;
  readonly settings: QuizSettings;
  readonly questions: StoredQuiz['questions'];
  /** True if a person with an account has tried: their points stay what they are. */
  readonly isFrozen: boolean;
}

export async function readQuizSource(db: Database, id: string): Promise<QuizSource> {
  const row = await db
    .selectFrom('contents')
    .select(['original_locale', 'status', 'revision', 'details', 'opens_at', 'closes_at'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('quiz_attempts').select('id').where('quiz_id', '=', id)).as('is_frozen'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { questions, ...settings } = row.details as unknown as StoredQuiz;
  return {
    id,
    originalLocale: row.original_locale,
    status: row.status,
    revision: row.revision,
    settings: {
      ...settings,
      opensAt: row.opens_at?.toISOString() ?? null,
      closesAt: row.closes_at?.toISOString() ?? null,
    },
    questions,
    isFrozen: Boolean(row.is_frozen),
  };
}

export const toQuizSourceFacts = ({ originalLocale }: QuizSource, now: Date): QuizFaultContext => ({
  now: now.getTime(),
  originalLocale,
  offered: getOfferedLocales(),
});

/**
 * Tells whether a quiz could be published: nothing is wrong with its settings and its questions.
 */
export async function isQuizReady(db: Database, quizId: string, now: Date): Promise<boolean> {
  const source = await readQuizSource(db, quizId);
  return canPublishQuiz(
    findQuizFaults(source.settings, source.questions, toQuizSourceFacts(source, now)),
  );
}
