import { setImmediate as breathe } from 'node:timers/promises';
import type { Answers } from '../../../shared/ballots/answers';
import { Tally } from '../../../counting/alikeAnswers';
import type { Database } from '../../db/openDatabase';

const PAGE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface StoredBallot {
  readonly id: string;
  readonly voterId: string | null;
  readonly answers: Answers;
}

/**
 * The ballots of a poll in the order of their random ids, page by page: no more than a page is held, and others have their turn
 * between two pages. While a poll is open, a ballot that comes in meanwhile may be read or not.
 */
export async function* pagesOfBallots(
  db: Database,
  pollId: string,
): AsyncGenerator<readonly StoredBallot[]> {
  for (let last = BEFORE_ALL; ;) {
    const page = await db
      .selectFrom('ballots')
      .select(['id', 'voter_id as voterId', 'answers'])
      .where('poll_id', '=', pollId)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)!.id;
    await breathe();
  }
}

/** What was answered in a poll. */
export interface ReadAnswers {
  /** How many ballots were read. */
  readonly ballots: number;
  /** By question, in the order that was asked for. */
  readonly tallies: readonly Tally[];
}

/** Joins the ballots of a poll to alike answers, question by question. The cost of holding them grows with how many differ. */
export async function readAnswers(
  db: Database,
  pollId: string,
  questions: readonly { readonly id: string }[],
): Promise<ReadAnswers> {
  const tallies = questions.map(() => new Tally());
  let ballots = 0;
  for await (const page of pagesOfBallots(db, pollId))
    for (const { answers } of page) {
      ballots += 1;
      for (const [place, { id }] of questions.entries())
        if (answers[id] !== undefined) tallies[place]!.add(answers[id]);
    }
  return { ballots, tallies };
}
