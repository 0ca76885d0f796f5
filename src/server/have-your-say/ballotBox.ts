import type { DatabaseNow } from '../db/databaseClock';
import type { Database } from '../db/openDatabase';
import { runInTransaction, createBatcher } from '../db/batch';
import type { Ballot } from './voterRows';
import { castBatch, type CastOutcome } from './castBatch';

/**
 * Number of ballots that one transaction takes in: more make those that wait wait longer, and the
 * database no faster.
 */
const MOST = 500;

export interface BallotBox {
  /**
   * Resolves when the ballot is on the disk, or refused. @throws what the database throws, for this
   * ballot alone
   */
  cast(ballot: Ballot): Promise<CastOutcome>;
}

/**
 * Takes ballots in together: while one transaction is under way, the next ballots wait for the one
 * after it. Two at once would wait for each other’s rows; one alone lets a disk that writes a few
 * hundred times a second take in thousands of ballots.
 */
export const openBallotBox = (db: Database, now: DatabaseNow): BallotBox => ({
  cast: createBatcher<Ballot, CastOutcome>(db, {
    most: MOST,
    on: runInTransaction,
    answer: (trx, ballots) => castBatch(trx, now, ballots),
  }),
});
