import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { StoredQuestion } from '../../shared/contract/quizzes';
import type { QuizAnswers } from '../../shared/quizzes/answers';
import type { Timing } from '../../shared/quizzes/timing';
import type { JsonColumn, NullableTimeColumn, TimeColumn } from './columns';

/** Questions of quizzes as they were asked, and attempts at them. */
export interface QuizTables {
  quiz_papers: {
    id: Generated<string>;
    quiz_id: string;
    questions: JsonColumn<readonly StoredQuestion[]>;
    digest: ColumnType<string, never, never>;
  };
  quiz_attempts: {
    id: Generated<string>;
    quiz_id: string;
    paper_id: string;
    person_id: string;
    number: number;
    timing: Timing;
    started_at: TimeColumn;
    ends_at: NullableTimeColumn;
    answers: JSONColumnType<QuizAnswers, string | undefined>;
    saved_at: NullableTimeColumn;
    submitted_at: NullableTimeColumn;
    is_late: Generated<boolean>;
    points: JSONColumnType<readonly number[], string | undefined> | null;
    percent: ColumnType<number | null, number | undefined>;
    has_passed: ColumnType<boolean | null, boolean | undefined>;
  };
  quiz_extra_times: {
    quiz_id: string;
    person_id: string;
    timing: Exclude<Timing, 'usual'>;
    given_at: TimeColumn;
  };
}
