import { sql, type Selectable } from 'kysely';
import type { BareQuestion } from '../../shared/ballots/paper';
import { toStandingQuestion, listWithdrawn } from '../../shared/ballots/withdrawals';
import type { DatabaseNow } from '../db/databaseClock';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { runOnConnection, createBatcher } from '../db/batch';
import {
  findEarlierVoters,
  findReplacedKeys,
  toVoterKey,
  toRequestKey,
  type RequestKey,
} from './voterRows';
import { readBarePapers } from './papers';
import type { OwnBallotRow } from './pollQueries';
import { toStoredPoll } from './storedPoll';

type Content = Pick<
  Selectable<Tables['contents']>,
  | 'id'
  | 'slug'
  | 'details'
  | 'status'
  | 'visibility'
  | 'author_person_id'
  | 'area'
  | 'author_content_id'
  | 'published_at'
  | 'hidden_at'
  | 'withdrawn_at'
  | 'opens_at'
  | 'closes_at'
>;

/**
 * A poll as a ballot that arrives finds it; whether its voter may read it is for the caller to ask.
 */
export interface BallotPoll extends Content {
  readonly section: 'have-your-say';
  /** The database’s moment. */
  readonly now: Date;
  readonly isOpened: boolean;
  readonly questions: readonly BareQuestion[];
}

/** Stored data of the voter of a ballot that arrives. */
export interface EarlierBallot {
  readonly own: OwnBallotRow;
  /** This very request was taken in before. */
  readonly isRepeated: boolean;
}

async function readPolls(
  db: Database,
  now: DatabaseNow,
  slugs: readonly string[],
): Promise<(BallotPoll | null)[]> {
  const { rows } = await sql<Omit<BallotPoll, 'questions'>>`
    select id, section, slug, details, status, visibility, area, author_person_id, author_content_id, published_at, hidden_at,
      withdrawn_at, opens_at, closes_at, ${now()} as now, coalesce(opened_at is not null, false) as "isOpened"
    from contents left join polls on polls.poll_id = contents.id
    where section = 'have-your-say' and slug = any(${[...new Set(slugs)]}::text[]) and deleted_at is null`.execute(
    db,
  );
  const papers = await readBarePapers(
    db,
    rows.map(({ id }) => id),
  );
  const polls = new Map(
    rows.map((row) => {
      const withdrawn = listWithdrawn(toStoredPoll(row).withdrawals);
      const questions = (papers.get(row.id) ?? []).map((one) => toStandingQuestion(one, withdrawn));
      return [row.slug, { ...row, questions }];
    }),
  );
  return slugs.map((slug) => polls.get(slug) ?? null);
}

async function readEarlier(
  db: Database,
  requests: readonly RequestKey[],
): Promise<(EarlierBallot | null)[]> {
  const earlier = new Map(
    (await findEarlierVoters(db, requests)).map((row) => [toVoterKey(row), row]),
  );
  const again = requests.filter((request) => earlier.has(toVoterKey(request)));
  const replaced = await findReplacedKeys(db, again);
  return requests.map((request) => {
    const own = earlier.get(toVoterKey(request));
    if (!own) return null;
    return { own, isRepeated: own.key === request.key || replaced.has(toRequestKey(request)) };
  });
}

/** Number of arriving ballots that are looked up with one statement. */
const MOST = 500;

/**
 * Creates the look-ups of what has to be known of a ballot that arrives, done together for all that
 * arrive at about the same time.
 */
export const createBallotLookups = (db: Database, now: DatabaseNow) => ({
  findPoll: createBatcher<string, BallotPoll | null>(db, {
    most: MOST,
    on: runOnConnection,
    answer: (connection, slugs) => readPolls(connection, now, slugs),
  }),
  findEarlier: createBatcher<RequestKey, EarlierBallot | null>(db, {
    most: MOST,
    on: runOnConnection,
    answer: readEarlier,
  }),
});
