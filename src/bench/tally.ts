import { equalShares } from '../counting/equalShares';
import { instantRunoff } from '../counting/instantRunoff';
import { meekStv } from '../counting/meekStv';
import { upTo } from '../counting/places';
import type { ApprovalProfile, RankedProfile } from '../counting/profiles';
import { schulze } from '../counting/schulze';
import { scottishStv } from '../counting/scottishStv';
import { oneDecimal, printNote, printTable, ratio } from './print';
import { approvalBallots, projectCosts, rankedBallots } from './tallyBallots';

const MEGABYTE = 1_000_000;
const KIBIBYTE = 1_024;

interface Counted {
  readonly seconds: number;
  /** The most that the process has held so far, in MB. */
  readonly megabytes: number;
}

/** Keeps the bare pass from being left out. */
let checksum = 0;

function measured(task: () => unknown): Counted {
  const started = performance.now();
  task();
  const seconds = (performance.now() - started) / 1_000;
  return { seconds, megabytes: (process.resourceUsage().maxRSS * KIBIBYTE) / MEGABYTE };
}

/** The reference: one look at every number of the ballots. */
function look(numbers: Uint8Array | Uint16Array): void {
  for (const number of numbers) checksum = (checksum + number) | 0;
}

const threeDecimals = (value: number) => value.toFixed(3);

function row(name: string, { seconds, megabytes }: Counted, bare: number): string[] {
  return [name, threeDecimals(seconds), ratio(seconds, bare), oneDecimal(megabytes)];
}

const HEADING = ['', 's', '÷ bare pass', 'memory, MB'];
const SEATS = 3;

function printRanked(ballots: number, options: number): void {
  const profile: RankedProfile = rankedBallots(ballots, options);
  const terms = { lot: upTo(options) };
  look(profile.ranks);
  const bare = measured(() => look(profile.ranks));
  const rows = [
    ['Schulze', () => schulze(profile, terms)],
    ['Instant runoff', () => instantRunoff(profile, terms)],
    ['STV, Scottish', () => scottishStv(profile, { ...terms, seats: SEATS })],
    ['STV, Meek', () => meekStv(profile, { ...terms, seats: SEATS })],
  ] as const;
  printTable(`${ballots.toLocaleString('en-US')} rankings of ${options} options`, [
    HEADING,
    row('bare pass', bare, bare.seconds),
    ...rows.map(([name, count]) => row(name, measured(count), bare.seconds)),
  ]);
}

function printBudget(ballots: number, projects: number): void {
  const profile: ApprovalProfile = approvalBallots(ballots, projects);
  const costs = projectCosts(projects);
  const terms = { costs, budget: 300 * ballots, lot: upTo(projects) };
  look(profile.marks);
  const bare = measured(() => look(profile.marks));
  const rows = [
    ['base rule, cost', { utility: 'cost', completion: 'none' }],
    ['base rule, cardinality', { utility: 'cardinality', completion: 'none' }],
    ['with raises and votes, cost', { utility: 'cost', completion: 'full' }],
  ] as const;
  printTable(`Equal Shares: ${ballots.toLocaleString('en-US')} ballots, ${projects} projects`, [
    HEADING,
    row('bare pass', bare, bare.seconds),
    ...rows.map(([name, more]) =>
      row(
        name,
        measured(() => equalShares(profile, { ...terms, ...more })),
        bare.seconds,
      ),
    ),
  ]);
}

/** Counts of large elections, each beside one pass over the same typed arrays. */
export async function run(): Promise<void> {
  printRanked(100_000, 50);
  printRanked(1_000_000, 10);
  printBudget(25_000, 200);
  printBudget(100_000, 200);
  printNote(
    `A bare pass looks at every number once. Memory is the most that was held so far (${checksum}).`,
  );
}
