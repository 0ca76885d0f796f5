import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Answers } from '../../shared/ballots/answers';
import type { Opening } from '../../shared/ballots/opening';
import type { Condition, Method, QuestionType, QuestionSettings } from '../../shared/ballots/paper';
import type { CountedQuestion } from '../../shared/contract/have-your-say';
import type { Localized } from '../../shared/contract/text';
import type { JsonColumn, NullableTimeColumn, TimeColumn } from './columns';

/** Papers, who voted, what was chosen, and the count. */
export interface PollTables {
  poll_questions: {
    id: Generated<string>;
    poll_id: string;
    position: number;
    type: QuestionType;
    method: Method;
    prompt: JsonColumn<Localized>;
    help: JSONColumnType<Localized> | null;
    required: Generated<boolean>;
    settings: JsonColumn<QuestionSettings>;
    conditions: JsonColumn<readonly Condition[]>;
  };
  poll_options: {
    id: Generated<string>;
    poll_id: string;
    question_id: string;
    position: number;
    label: JsonColumn<Localized>;
    description: JSONColumnType<Localized> | null;
    /** Whole units of the currency. The driver gives `bigint` as text. */
    cost: ColumnType<string | number | null, number | null | undefined>;
    starts_at: NullableTimeColumn;
  };
  polls: {
    poll_id: string;
    ballots: Generated<number>;
    links: Generated<number>;
    first_head: string | null;
    head: string | null;
    census: number | null;
    opened_at: NullableTimeColumn;
    sealed_at: NullableTimeColumn;
    counts: JSONColumnType<readonly CountedQuestion[]> | null;
    /** Opening of the poll as it was put to the voters. */
    opening: JSONColumnType<Opening> | null;
    leased_until: NullableTimeColumn;
  };
  poll_links: { poll_id: string; position: number; receipt: string; replaces: string | null };
  poll_census: { poll_id: string; voter_id: string };
  poll_tokens: { poll_id: string; token_hash: Buffer };
  poll_voters: {
    poll_id: string;
    voter_id: string;
    idempotency_key: string;
    receipt: string;
    cast_at: TimeColumn;
  };
  /** Logins that have voted in polls for verified residents. */
  poll_logins: { poll_id: string; login_key: Buffer };
  /** Keys of ballots that were replaced. */
  poll_keys: { poll_id: string; voter_id: string; key: string };
  ballots: {
    id: Generated<string>;
    poll_id: string;
    voter_id: string | null;
    answers: JsonColumn<Answers>;
  };
}
