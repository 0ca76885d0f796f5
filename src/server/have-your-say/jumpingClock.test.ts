import { once } from 'node:events';
import { join } from 'node:path';
import { openSharedTestDatabase, SHARED_SERVER, type TestDatabase } from '../testing/testDatabase';
import {
  killAll,
  openVoters,
  listReceipts,
  BURST_SLUG,
  warmHost,
  type BurstHost,
} from './testing/burst';
import { insertPoll } from './testing/pollFixtures';
import { testWhere } from '../../shared/testing/testWhere';

const HOUR_MS = 3_600_000;
const CLOSED = 'closed-an-hour-ago';
const JUMPING_CLOCK = join(import.meta.dirname, '..', 'testing', 'jumpingClock.ts');

let [place, host]: [TestDatabase?, BurstHost?] = [];
beforeAll(async () => {
  if (!SHARED_SERVER) return;
  place = await openSharedTestDatabase();
  const poll = { details: { eligibility: 'everyone' }, opensAt: null } as const;
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  await place.use(async (db) => {
    await insertPoll(db, { ...poll, slug: BURST_SLUG, closesAt: inHours(1) });
    await insertPoll(db, { ...poll, slug: CLOSED, closesAt: inHours(-1) });
  });
  host = await warmHost(place, [JUMPING_CLOCK]).open();
});
afterAll(async () => {
  killAll();
  await place?.close();
});

async function jump(hours: number): Promise<void> {
  const heard = once(host!.child, 'message');
  host!.child.send(hours * HOUR_MS);
  const [text] = (await heard) as [string];
  expect(Math.round((Date.parse(text) - Date.now()) / HOUR_MS) === hours).toBe(true);
}

// The embedded database has no clock but that of its host.
testWhere(SHARED_SERVER !== undefined, 'needs PostgreSQL')(
  'a host whose clock jumps by hours, back and forth: polls are open and closed by the clock of the database, and nothing counts twice',
  async () => {
    const { cast } = await openVoters(host!.origin);
    const receipts: string[] = [];
    for (const [voter, hours] of [0, 5, -5, 30, 0].entries()) {
      await jump(hours);
      const taken = await cast(voter);
      expect([taken.status, (await cast(voter, CLOSED)).status]).toEqual([201, 409]);
      receipts.push(((await taken.json()) as { receipt: string }).receipt);
      const again = await cast(voter);
      expect([again.status, await again.json()]).toEqual([
        200,
        expect.objectContaining({ receipt: receipts.at(-1) }),
      ]);
    }
    expect((await place!.use(listReceipts)).toSorted()).toEqual(receipts.toSorted());
  },
);
