import type { OpenDatabase } from '../server/db/openDatabase';
import { openBenchHostOn } from './benchHost';
import { fillPoll, findHotPoll, createVisitorVote } from './hotPoll';
import { getRate, saturate } from './measure';
import { printNote, formatInteger } from './print';

/** Number of people who wait at once where a poll is really hot. */
export const CROWD_SIZE = 1_000;
/** Numbers of ballots in the poll when the cost of another one is measured. */
const LYING = [10_000, 40_000, 160_000] as const;
const LYING_SECONDS = 2;
const WARM_UP_SECONDS = 1;

/**
 * Measures the milliseconds of a ballot while a crowd waits, by how many lie in the poll already.
 */
async function measureGrowth(open: () => Promise<OpenDatabase>): Promise<readonly number[]> {
  const host = await openBenchHostOn(await open());
  const poll = await findHotPoll(host);
  const vote = createVisitorVote(host, poll);
  const costs: number[] = [];
  for (const lying of LYING) {
    await fillPoll(host, poll, lying);
    await saturate({ workers: CROWD_SIZE, seconds: WARM_UP_SECONDS }, vote);
    const run = await saturate({ workers: CROWD_SIZE, seconds: LYING_SECONDS }, vote);
    costs.push(1_000 / getRate(run));
  }
  await host.close();
  return costs;
}

/** Prints what one more ballot costs, and how that grows with those that lie in the poll. */
export async function printGrowth(open: () => Promise<OpenDatabase>): Promise<void> {
  const costs = await measureGrowth(open);
  const growth = Math.log(costs.at(-1)! / costs[0]!) / Math.log(LYING.at(-1)! / LYING[0]);
  const each = costs.map((ms, index) => `${formatInteger(LYING[index]!)}: ${ms.toFixed(3)} ms`);
  printNote(`a ballot by how many lie in the poll: ${each.join(' · ')} · n^${growth.toFixed(2)}`);
}
