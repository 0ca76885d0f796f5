import { openSharedTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { killAll, listReceipts, sendAll, warmHost } from './testing/burst';

/** Number of times that the host is killed; MEYDAN_TEST_ROUNDS makes it more often. */
const ROUNDS = Number(process.env.MEYDAN_TEST_ROUNDS ?? 3);
/** Each round may take as long as a test otherwise does. */
const LONG_MS = (ROUNDS + 1) * 180_000;
const BALLOTS = 120;
const AT_ONCE = 20;

let place: TestDatabase;
beforeAll(async () => {
  place = await openSharedTestDatabase();
});
afterAll(async () => {
  killAll();
  await place.close();
});

const votersOf = (round: number) =>
  Array.from({ length: BALLOTS }, (_, index) => round * BALLOTS + index);
/** At which of its acknowledgements a round is killed: spread over the whole burst. */
const killAfter = (round: number) => 1 + ((round * 47 + 60) % (BALLOTS - AT_ONCE));

/** Sends again from every browser what was not answered, and what was. */
async function sendAgain(
  origin: string,
  round: number,
  acknowledged: ReadonlyMap<number, string>,
): Promise<Map<number, string>> {
  const again = await sendAll(origin, { voters: votersOf(round), atOnce: AT_ONCE });
  expect(again.size).toBe(BALLOTS);
  for (const [voter, receipt] of acknowledged) expect(again.get(voter)).toBe(receipt);
  return again;
}

test(
  `kill -9 during a burst of votes, ${ROUNDS} rounds: every acknowledged ballot is there, none twice, and the same key is safe`,
  async () => {
    const receipts: string[] = [];
    let acknowledged = new Map<number, string>();
    let warm = warmHost(place);
    for (let round = 0; round < ROUNDS; round += 1) {
      const host = await warm.open();
      warm = warmHost(place);
      if (round > 0)
        receipts.push(...(await sendAgain(host.origin, round - 1, acknowledged)).values());
      let killed: Promise<void> | undefined;
      acknowledged = await sendAll(host.origin, {
        voters: votersOf(round),
        atOnce: AT_ONCE,
        onAcknowledged: (count) => {
          if (count === killAfter(round)) killed = host.kill();
        },
      });
      await killed;
      expect(acknowledged.size).toBeGreaterThanOrEqual(killAfter(round));
      expect(acknowledged.size).toBeLessThan(BALLOTS);
      // The first and the last time, because opening the database takes as long as a round.
      if (round > 0 && round < ROUNDS - 1) continue;
      const found = await place.use(listReceipts);
      expect(found).toEqual(expect.arrayContaining([...acknowledged.values(), ...receipts]));
      expect(found.length).toBeLessThanOrEqual((round + 1) * BALLOTS);
    }

    const last = await warm.open();
    receipts.push(...(await sendAgain(last.origin, ROUNDS - 1, acknowledged)).values());
    await last.kill();
    expect((await place.use(listReceipts)).toSorted()).toEqual(receipts.toSorted());
    expect(new Set(receipts).size).toBe(ROUNDS * BALLOTS);
  },
  LONG_MS,
);
