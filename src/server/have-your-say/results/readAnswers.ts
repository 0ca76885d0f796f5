import { sql } from 'kysely';
import type { Answers } from '../../../shared/ballots/answers';
import { Tally } from '../../../counting/alikeAnswers';
import type { Database } from '../../db/openDatabase';
import { readPages } from '../../db/pages';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface StoredBallot {
  readonly id: string;
  readonly voterId: string | null;
  readonly answers: Answers;
}

/**
 * Reads the ballots of a poll in the order of their random ids, page by page. While a poll is open,
 * a ballot that comes in meanwhile may be read or not.
 */
export const readBallotPages = (
  db: Database,
  pollId: string,
): AsyncGenerator<readonly StoredBallot[]> =>
  readPages(
    BEFORE_ALL,
    ({ id }: StoredBallot) => id,
    (last, limit) =>
      db
        .selectFrom('ballots')
        .select(['id', 'voter_id as voterId', 'answers'])
        .where('poll_id', '=', pollId)
        .where('id', '>', last)
        .orderBy('id')
        .limit(limit)
        .execute(),
  );

/** Answers that were read from a poll. */
export interface PollAnswers {
  /** Number of ballots read. */
  readonly ballots: number;
  /** By question, in the order that was asked for. */
  readonly tallies: readonly Tally[];
}

type Questions = readonly { readonly id: string }[];

function addBallot(tallies: readonly Tally[], questions: Questions, answers: Answers): void {
  for (const [place, { id }] of questions.entries())
    if (answers[id] !== undefined) tallies[place]!.add(answers[id]);
}

/**
 * Joins the ballots of a poll to alike answers, question by question. The cost of holding them
 * grows with how many differ.
 */
export async function readAnswers(
  db: Database,
  pollId: string,
  questions: Questions,
): Promise<PollAnswers> {
  const tallies = questions.map(() => new Tally());
  let ballots = 0;
  for await (const page of readBallotPages(db, pollId))
    for (const { answers } of page) {
      ballots += 1;
      addBallot(tallies, questions, answers);
    }
  return { ballots, tallies };
}

/**
 * Reads the answers of several polls that have few ballots each, by poll: one statement for all of
 * them.
 */
export async function readAnswersByPoll(
  db: Database,
  papers: ReadonlyMap<string, Questions>,
): Promise<ReadonlyMap<string, PollAnswers>> {
  const { rows } = await sql<{ id: string; ballots: Answers[] }>`
    select poll_id as id, jsonb_agg(answers order by id) as ballots from ballots
    where poll_id = any(${[...papers.keys()]}::uuid[]) group by poll_id`.execute(db);
  const ballotsOf = new Map(rows.map(({ id, ballots }) => [id, ballots]));
  return new Map(
    [...papers].map(([id, questions]) => {
      const ballots = ballotsOf.get(id) ?? [];
      const tallies = questions.map(() => new Tally());
      for (const answers of ballots) addBallot(tallies, questions, answers);
      return [id, { ballots: ballots.length, tallies }];
    }),
  );
}
