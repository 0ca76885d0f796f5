import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
// eslint-disable-next-line no-restricted-syntax -- a pause of those who vote, not of the test
import { setTimeout as stayAway } from 'node:timers/promises';
import { listCountedReceipts, listHeads } from '../../../shared/ballots/receipts';
import { VOTER_KEY_HEADER, type OwnBallot } from '../../../shared/contract/have-your-say';
import { bundleProgram } from '../../../tooling/jest/bundledProgram';
import type { Database } from '../../db/openDatabase';
import { createCollector } from '../../testing/collector';
import type { TestDatabase } from '../../testing/testDatabase';
import { toFixtureIds } from './pollFixtures';

export const BURST_SLUG = 'burst';
const ids = toFixtureIds(BURST_SLUG);
const SCRIPT = join(import.meta.dirname, 'burstHost.ts');

export interface BurstHost {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Without a word, as a power cut does. */
  kill(): Promise<void>;
  /** Stops the host as an operator does; resolves to the exit code. */
  stop(): Promise<number | null>;
}

const children = new Set<ChildProcess>();
/** Ends whatever a failed test has left behind. */
export const killAll = (): void => children.forEach((child) => child.kill('SIGKILL'));

export interface WarmHost {
  /** Opens the database and serves. */
  open(): Promise<BurstHost>;
}

/**
 * Starts a host that has loaded its program and waits to be told to open `place`. `programs` are
 * loaded before it.
 */
export function warmHost(
  { address }: Pick<TestDatabase, 'address'>,
  programs: readonly string[] = [],
): WarmHost {
  const imports = programs.flatMap((program) => ['--import', bundleProgram(program)]);
  const child = spawn(process.execPath, [...imports, bundleProgram(SCRIPT), address, BURST_SLUG], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  children.add(child);
  const ended = once(child, 'exit').then(([code]) => {
    children.delete(child);
    return code as number | null;
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    async open() {
      child.stdin!.write('open\n');
      const early = ended.then((code) => {
        throw new Error(`The host ended with ${code} before it was ready.`);
      });
      const [port] = (await Promise.race([once(child.stdout!, 'data'), early])) as [Buffer];
      early.catch(() => undefined);
      return {
        origin: `http://127.0.0.1:${port.toString().trim()}`,
        child,
        kill: async () => void (await end('SIGKILL')),
        stop: () => end('SIGTERM'),
      };
    },
  };
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

/**
 * Returns an address of its own for each voter: the limits per address are not what this is about.
 */
const addressOf = (voter: number) =>
  `10.${Math.floor(voter / 62_500) % 250}.${Math.floor(voter / 250) % 250}.${voter % 250}`;

const answersOf = (voter: number, slug: string) => {
  const { question, option } = toFixtureIds(slug);
  return { [question(0)]: { chosen: [option(0, voter % 3)] } };
};

/** A browser for each voter, which asks this host. */
export interface Voters {
  /**
   * The ballot of this voter, with the key that it always has: in the poll that every such host
   * has, or in another one.
   */
  cast(voter: number, slug?: string): Promise<Response>;
}

export async function openVoters(origin: string): Promise<Voters> {
  const antiForgery = await antiForgeryOf(origin);
  return {
    cast: (voter, slug = BURST_SLUG) =>
      fetch(`${origin}/v1/have-your-say/${slug}/ballots`, {
        method: 'POST',
        headers: {
          ...antiForgery,
          'content-type': 'application/json',
          'x-forwarded-for': addressOf(voter),
          'idempotency-key': `burst-of-${voter}`,
          [VOTER_KEY_HEADER]: keyOf(voter),
        },
        body: JSON.stringify({
          answers: answersOf(voter, slug),
        }),
      }),
  };
}

export interface Burst {
  readonly voters: readonly number[];
  readonly atOnce: number;
  readonly onAcknowledged?: (count: number) => void;
}

/**
 * Sends the ballots of all voters, some at once, and stops where the host is gone. Returns the
 * receipts of those that were acknowledged, by voter.
 */
export async function sendAll(
  origin: string,
  { voters, atOnce, onAcknowledged = () => undefined }: Burst,
): Promise<Map<number, string>> {
  const { cast } = await openVoters(origin);
  const receipts = new Map<number, string>();
  const waiting = voters.values();
  const worker = async () => {
    for (const voter of waiting) {
      const response = await cast(voter);
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      receipts.set(voter, ((await response.json()) as OwnBallot).receipt);
      onAcknowledged(receipts.size);
    }
  };
  await Promise.allSettled(Array.from({ length: atOnce }, worker));
  return receipts;
}

/** A browser that was refused, or that nobody answered, comes again after so long. */
const COME_AGAIN_MS = 100;

/**
 * Outcome of a ballot: its receipt in the end, and the other answers on the way: `503 5` with
 * `Retry-After`, or `nothing` where no host answered.
 */
interface Taken {
  readonly receipt: string;
  readonly refusals: readonly string[];
}

export interface Load {
  /** Resolves when so many more voters have their receipts. */
  taken(more: number): Promise<void>;
  /** No voter begins any more. Returns the receipts, and every other answer that there was. */
  end(): Promise<{ receipts: readonly string[]; refusals: readonly string[] }>;
}

interface LoadOptions {
  /** Addresses of the hosts now: as a proxy does it, the next ballot goes to the next one. */
  readonly origins: () => readonly string[];
  readonly atOnce: number;
  /** The first voter; those after it have the numbers after it. */
  readonly from: number;
}

/**
 * Voters who come one after the other, some at once, until it is ended. A browser does not give up:
 * the same ballot with the same key until there is a receipt.
 */
export function openLoad({ origins, atOnce, from }: LoadOptions): Load {
  const browsers = new Map<string, Promise<Voters>>();
  const taken = createCollector<Taken>();
  let [next, turn, isEnding] = [from, 0, false];

  const at = (origin: string): Promise<Voters> => {
    const open = browsers.get(origin) ?? openVoters(origin);
    browsers.set(origin, open);
    open.catch(() => browsers.delete(origin));
    return open;
  };

  async function castUntilTaken(voter: number, refusals: readonly string[] = []): Promise<Taken> {
    const hosts = origins();
    const response = await at(hosts[turn++ % hosts.length]!)
      .then(({ cast }) => cast(voter))
      .catch(() => null);
    if (response?.ok) {
      // The answer may break off in the midst.
      const own = await (response.json() as Promise<OwnBallot>).catch(() => null);
      if (own) return { receipt: own.receipt, refusals };
    }
    const answer = response
      ? `${response.status} ${response.headers.get('retry-after')}`
      : 'nothing';
    await stayAway(COME_AGAIN_MS);
    return castUntilTaken(voter, [...refusals, answer]);
  }

  const worker = async () => {
    while (!isEnding) taken.add(await castUntilTaken(next++));
  };
  const working = Promise.all(Array.from({ length: atOnce }, worker));
  return {
    taken: (more) => taken.reach(taken.items.length + more),
    async end() {
      isEnding = true;
      await working;
      return {
        receipts: taken.items.map(({ receipt }) => receipt),
        refusals: [...new Set(taken.items.flatMap(({ refusals }) => refusals))],
      };
    },
  };
}

/**
 * Reads the receipts that the database holds, after checking that it agrees with itself: rows,
 * tally and chain.
 */
export async function listReceipts(db: Database): Promise<readonly string[]> {
  const poll = await db
    .selectFrom('polls')
    .selectAll()
    .where('poll_id', '=', ids.poll)
    .executeTakeFirstOrThrow();
  const chain = await db
    .selectFrom('poll_links')
    .select(['receipt', 'replaces'])
    .where('poll_id', '=', ids.poll)
    .orderBy('position')
    .execute();
  const voters = await db
    .selectFrom('poll_voters')
    .select('receipt')
    .where('poll_id', '=', ids.poll)
    .execute();
  const ballots = await db
    .selectFrom('ballots')
    .select('id')
    .where('poll_id', '=', ids.poll)
    .execute();
  expect([chain.length, voters.length, ballots.length]).toEqual(Array(3).fill(poll.ballots));
  if (poll.first_head !== null) expect(listHeads(poll.first_head, chain).at(-1)).toBe(poll.head);
  const receipts = voters.map(({ receipt }) => receipt);
  expect(receipts.toSorted()).toEqual(listCountedReceipts(chain).toSorted());
  return receipts;
}
