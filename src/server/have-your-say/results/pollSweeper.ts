import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openPeriodicWork } from '../../background/periodicWork';
import { readNow, type DatabaseNow } from '../../db/databaseClock';
import type { Database } from '../../db/openDatabase';
import { openPolls } from '../openPoll';
import {
  LARGE_POLL_SHARE,
  SMALL_POLLS_SHARE,
  listUnopenedPolls,
  claimClosedPolls,
} from './dueQueries';
import { vacuumBallots, sealPoll, sealPolls, type ClosedPoll } from './sealing';

const LOOK_EVERY_MS = 2_000;
export interface SweeperOptions {
  readonly db: Database;
  readonly databaseNow: DatabaseNow;
  readonly log: { error(facts: object, text: string): void };
}

const [NOT_OPENED, NOT_COUNTED] = ['a poll could not be opened', 'a poll could not be counted'];

/**
 * Polls together; where that fails each on its own, so that one that cannot be opened or counted
 * does not keep the others from it.
 */
async function eachOrAll<One, Value>(
  polls: readonly One[],
  together: (polls: readonly One[]) => Promise<Value>,
  onFailure: (poll: One, error: unknown) => void,
): Promise<Value[]> {
  try {
    return [await together(polls)];
  } catch (error) {
    if (polls.length > 1) {
      const values: Value[] = [];
      for (const poll of polls) values.push(...(await eachOrAll([poll], together, onFailure)));
      return values;
    }
    onFailure(polls[0]!, error);
    return [];
  }
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

async function openDue({ db, log }: SweeperOptions, now: Date, end?: AbortSignal): Promise<void> {
  for (let last = BEFORE_ALL; !end?.aborted; await breathe()) {
    const ids = await listUnopenedPolls(db, now, last);
    if (ids.length === 0) return;
    await eachOrAll(
      ids,
      (polls) => openPolls(db, polls, now),
      (pollId, err) => log.error({ pollId, err }, NOT_OPENED),
    );
    last = ids.at(-1)!;
  }
}

/** Seals the polls that were taken. @returns those that were sealed */
async function sealTaken(
  { db, log }: SweeperOptions,
  taken: readonly ClosedPoll[],
  now: Date,
): Promise<readonly ClosedPoll[]> {
  const failed = (pollId: string, err: unknown) => log.error({ pollId, err }, NOT_COUNTED);
  const sealAll = async (polls: readonly ClosedPoll[]) => {
    if (polls.length > 1) return sealPolls(db, polls, now, failed);
    return (await sealPoll(db, polls[0]!, now)) ? polls : [];
  };
  return (await eachOrAll(taken, sealAll, ({ id }, error) => failed(id, error))).flat();
}

/**
 * Opens every poll whose time has come and seals every one that has closed. @returns how many were
 * sealed
 */
export async function sweepPolls(options: SweeperOptions, end?: AbortSignal): Promise<number> {
  const { db } = options;
  const now = await readNow(db, options.databaseNow);
  await openDue(options, now, end);
  let [sealed, mixed] = [0, 0];
  for (const share of [SMALL_POLLS_SHARE, LARGE_POLL_SHARE])
    for (; !end?.aborted; await breathe()) {
      const taken = await claimClosedPolls(db, now, share);
      if (taken.length === 0) break;
      const done = await sealTaken(options, taken, now);
      sealed += done.length;
      mixed += done.filter(({ secrecy }) => secrecy === 'secret').length;
    }
  if (mixed > 0) await vacuumBallots(db);
  return sealed;
}

/**
 * Opens, counts and publishes polls on time, on every host: from the moment it listens it looks
 * every two seconds, until it closes. The database's clock decides, and its leases who does what.
 */
export function openPollSweeper(app: FastifyInstance, options: SweeperOptions): void {
  openPeriodicWork(app, {
    everyMs: LOOK_EVERY_MS,
    run: (closing) => sweepPolls(options, closing),
    onFailure: (err) => options.log.error({ err }, 'polls could not be looked through'),
  });
}
