import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { StoredQuestion } from '../../shared/contract/quizzes';
import type { QuizAnswers } from '../../shared/quizzes/answers';
import type { Timing } from '../../shared/quizzes/timing';
import type { Json, NullableTime, Time } from './columns';

/** Questions of quizzes as they were asked, and attempts at them. */
export interface QuizTables {
  quiz_papers: {
    id: Generated<string>;
    quiz_id: string;
    questions: Json<readonly StoredQuestion[]>;
    digest: ColumnType<string, never, never>;
  };
  quiz_attempts: {
    id: Generated<string>;
    quiz_id: string;
    paper_id: string;
    person_id: string;
    number: number;
    timing: Timing;
    started_at: Time;
    ends_at: NullableTime;
    answers: JSONColumnType<QuizAnswers, string | undefined>;
    saved_at: NullableTime;
    submitted_at: NullableTime;
    is_late: Generated<boolean>;
    points: JSONColumnType<readonly number[], string | undefined> | null;
    percent: ColumnType<number | null, number | undefined>;
    has_passed: ColumnType<boolean | null, boolean | undefined>;
  };
  quiz_extra_times: {
    quiz_id: string;
    person_id: string;
    timing: Exclude<Timing, 'usual'>;
    given_at: Time;
  };
}
