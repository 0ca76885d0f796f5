import type { DatabaseNow } from '../db/databaseClock';
import type { Database } from '../db/openDatabase';
import type { Ballot } from './batchRows';
import { castBatch, type Cast } from './castBatch';

/** How many ballots one transaction takes in: more make those that wait wait longer, and the database no faster. */
const MOST = 500;

export interface BallotBox {
  /** Resolves when the ballot is on the disk, or refused. @throws what the database throws, for this ballot alone */
  cast(ballot: Ballot): Promise<Cast>;
}

interface Waiting {
  readonly ballot: Ballot;
  readonly resolve: (cast: Cast) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Takes ballots in together: while one transaction is under way, the next ballots wait for the one after it. Two at once would wait for
 * each other’s rows; one alone lets a disk that writes a few hundred times a second take in thousands of ballots.
 */
export function openBallotBox(db: Database, now: DatabaseNow): BallotBox {
  const queue: Waiting[] = [];
  let isBusy = false;

  async function take(batch: readonly Waiting[]): Promise<void> {
    try {
      const casts = await castBatch(
        db,
        now,
        batch.map(({ ballot }) => ballot),
      );
      batch.forEach(({ resolve }, index) => resolve(casts[index]!));
    } catch (error) {
      // Nothing of it was kept: each on its own, so that one that cannot be stored takes no other with it.
      if (batch.length > 1) for (const one of batch) await take([one]);
      else batch[0]!.reject(error);
    }
  }

  async function empty(): Promise<void> {
    isBusy = true;
    while (queue.length > 0) await take(queue.splice(0, MOST));
    isBusy = false;
  }

  return {
    cast: (ballot) =>
      new Promise((resolve, reject) => {
        queue.push({ ballot, resolve, reject });
        if (!isBusy) void empty();
      }),
  };
}
