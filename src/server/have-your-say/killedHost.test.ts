import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countedReceipts, headsOf } from '../../shared/ballots/receipts';
import { VOTER_KEY_HEADER } from '../../shared/contract/have-your-say';
import { openEmbedded } from '../db/openDatabase';
import { fixtureIds } from './testing/pollFixtures';

const SLUG = 'burst';
const BALLOTS = 240;
const AT_ONCE = 20;
/** The host is killed when so many ballots were acknowledged, in the midst of the others. */
const KILL_AFTER = 70;
const ids = fixtureIds(SLUG);
const folder = mkdtempSync(join(tmpdir(), 'meydan-burst-'));

let running: ChildProcess | null = null;
afterAll(() => running?.kill('SIGKILL'));

async function startHost(): Promise<string> {
  const script = join(import.meta.dirname, 'testing', 'burstHost.ts');
  running = spawn(process.execPath, ['--import', 'tsx', script, folder, SLUG], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(running, 'exit').then(() => {
    throw new Error('The host ended before it was ready.');
  });
  const [port] = (await Promise.race([once(running.stdout!, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  return `http://127.0.0.1:${port.toString().trim()}`;
}

async function killHost(): Promise<void> {
  const child = running!;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  running = null;
}

async function antiForgeryOf(origin: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`${origin}/test/anti-forgery`);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!;
  return {
    cookie: cookies.join('; '),
    'x-xsrf-token': decodeURIComponent(token.slice('XSRF-TOKEN='.length)),
  };
}

const keyOf = (voter: number) =>
  createHash('sha256').update(`voter ${voter}`).digest('base64url').slice(0, 22);

/** Sends the ballots of all voters, some at once. Returns the receipts of those that were acknowledged, by voter. */
async function sendAll(
  origin: string,
  onAcknowledged: (count: number) => void,
): Promise<Map<number, string>> {
  const antiForgery = await antiForgeryOf(origin);
  const receipts = new Map<number, string>();
  const voters = Array.from({ length: BALLOTS }, (_, voter) => voter).values();
  const send = async (voter: number) => {
    const response = await fetch(`${origin}/v1/have-your-say/${SLUG}/ballots`, {
      method: 'POST',
      headers: {
        ...antiForgery,
        'content-type': 'application/json',
        // The limits per address are not what this is about.
        'x-forwarded-for': `10.2.0.${voter % 250}`,
        'idempotency-key': `burst-of-${voter}`,
        [VOTER_KEY_HEADER]: keyOf(voter),
      },
      body: JSON.stringify({
        answers: { [ids.question(0)]: { chosen: [ids.option(0, voter % 3)] } },
      }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    receipts.set(voter, ((await response.json()) as { receipt: string }).receipt);
    onAcknowledged(receipts.size);
  };
  const worker = async () => {
    for (const voter of voters) await send(voter);
  };
  await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  return receipts;
}

interface Found {
  readonly receipts: readonly string[];
  readonly ballots: number;
}

/** What the database holds, after it was seen to agree with itself. */
async function look(): Promise<Found> {
  const { db, close } = await openEmbedded(folder);
  const poll = await db.selectFrom('polls').selectAll().executeTakeFirstOrThrow();
  const chain = await db
    .selectFrom('poll_links')
    .select(['receipt', 'replaces'])
    .orderBy('position')
    .execute();
  const voters = await db.selectFrom('poll_voters').select('receipt').execute();
  const ballots = await db.selectFrom('ballots').select('id').execute();
  await close();
  expect(headsOf(poll.first_head!, chain).at(-1)).toBe(poll.head);
  expect([chain.length, voters.length, ballots.length]).toEqual(Array(3).fill(poll.ballots));
  const receipts = voters.map(({ receipt }) => receipt);
  expect(receipts.toSorted()).toEqual(countedReceipts(chain).toSorted());
  return { receipts, ballots: poll.ballots };
}

test('[SPEC 1.1] kill -9 during a burst of votes: every acknowledged ballot is there, none twice', async () => {
  const first = await startHost();
  let killed: Promise<void> | null = null;
  const acknowledged = await sendAll(first, (count) => {
    if (count === KILL_AFTER) killed = killHost();
  });
  await killed;
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(acknowledged.size).toBeLessThan(BALLOTS);
  const after = await look();
  for (const receipt of acknowledged.values()) expect(after.receipts).toContain(receipt);

  // Every browser sends again what was not answered, and what was.
  const again = await sendAll(await startHost(), () => undefined);
  await killHost();
  expect(again.size).toBe(BALLOTS);
  for (const [voter, receipt] of acknowledged) expect(again.get(voter)).toBe(receipt);
  expect((await look()).ballots).toBe(BALLOTS);
}, 180_000);
