import { setImmediate as breathe } from 'node:timers/promises';
import type { CountTerms, QuestionCount } from '../../../counting/countQuestion';
import type { Database } from '../../db/openDatabase';
import { runThread } from '../../background/startThread';
import { readBarePapers } from '../papers';
import { runCountJob, type CountJob } from './countJob';
import { readAnswers, readAnswersByPoll } from './readAnswers';

/**
 * From so many ballots on they are counted in a thread of their own, while the host goes on
 * answering.
 */
const THREAD_FROM_BALLOTS = 2_000;

const countInThread = (job: CountJob): Promise<QuestionCount[]> =>
  runThread('have-your-say/results/countThread.ts', job);

export interface PollCount {
  /** Number of ballots counted. */
  readonly ballots: number;
  readonly counts: readonly QuestionCount[];
}

/**
 * Counts all questions of a poll from its ballots, without a transaction.
 * @throws RangeError for ballots that the paper does not allow
 */
export async function countPoll(
  db: Database,
  pollId: string,
  terms: CountTerms,
): Promise<PollCount> {
  const questions = (await readBarePapers(db, [pollId])).get(pollId) ?? [];
  const { ballots, tallies } = await readAnswers(db, pollId, questions);
  const answers = tallies.map((tally) => tally.entries());
  const job = { questions, answers, ballots, terms };
  const counts = ballots < THREAD_FROM_BALLOTS ? runCountJob(job) : await countInThread(job);
  return { ballots, counts };
}

/** A poll with few ballots, and by which terms it is counted. */
export interface SmallPoll {
  readonly id: string;
  readonly terms: CountTerms;
}

/** A count, or what kept a poll from being counted. */
export type PollCountAttempt = PollCount | { readonly error: unknown };

/**
 * Counts polls that have few ballots each: two statements for all of them, and others have their
 * turn between two counts. By poll.
 */
export async function countSmallPolls(
  db: Database,
  polls: readonly SmallPoll[],
): Promise<ReadonlyMap<string, PollCountAttempt>> {
  const stored = await readBarePapers(
    db,
    polls.map(({ id }) => id),
  );
  const papers = new Map(polls.map(({ id }) => [id, stored.get(id) ?? []]));
  const answersOf = await readAnswersByPoll(db, papers);
  const counted = new Map<string, PollCountAttempt>();
  for (const { id, terms } of polls) {
    const { ballots, tallies } = answersOf.get(id)!;
    const answers = tallies.map((tally) => tally.entries());
    counted.set(id, attempted({ questions: papers.get(id)!, answers, ballots, terms }));
    await breathe();
  }
  return counted;
}

function attempted(job: CountJob): PollCountAttempt {
  try {
    return { ballots: job.ballots, counts: runCountJob(job) };
  } catch (error) {
    return { error };
  }
}
