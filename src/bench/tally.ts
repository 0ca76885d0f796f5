import { equalShares } from '../counting/equalShares';
import { instantRunoff } from '../counting/instantRunoff';
import { meekStv } from '../counting/meekStv';
import { range } from '../counting/weakOrder';
import type { ApprovalProfile, RankedProfile } from '../counting/profiles';
import { schulze } from '../counting/schulze';
import { scottishStv } from '../counting/scottishStv';
import { addFigure } from './figures';
import { formatOneDecimal, printNote, printTable, formatRatio } from './print';
import { createApprovalBallots, createProjectCosts, createRankedBallots } from './tallyBallots';

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

/** Runs the reference: looks at every number of the ballots once. */
function look(numbers: Uint8Array | Uint16Array): void {
  for (const number of numbers) checksum = (checksum + number) | 0;
}

const threeDecimals = (value: number) => value.toFixed(3);

function row(name: string, { seconds, megabytes }: Counted, bare: number): string[] {
  return [name, threeDecimals(seconds), formatRatio(seconds, bare), formatOneDecimal(megabytes)];
}

const HEADING = ['', 's', '÷ bare pass', 'memory, MB'];
const SEATS = 3;

function printRanked(ballots: number, options: number, schulzeS: number): void {
  const profile: RankedProfile = createRankedBallots(ballots, options);
  const terms = { lot: range(options) };
  look(profile.ranks);
  const bare = measured(() => look(profile.ranks));
  const rows = [
    ['Schulze', () => schulze(profile, terms)],
    ['Instant runoff', () => instantRunoff(profile, terms)],
    ['STV, Scottish', () => scottishStv(profile, { ...terms, seats: SEATS })],
    ['STV, Meek', () => meekStv(profile, { ...terms, seats: SEATS })],
  ] as const;
  const counted = rows.map(([name, count]) => [name, measured(count)] as const);
  const title = `${ballots.toLocaleString('en-US')} rankings of ${options} options`;
  printTable(title, [
    HEADING,
    row('bare pass', bare, bare.seconds),
    ...counted.map(([name, result]) => row(name, result, bare.seconds)),
  ]);
  addFigure({
    name: `Schulze, ${title}`,
    value: counted[0]![1].seconds,
    unit: 's',
    reference: { name: 'bare pass', value: bare.seconds },
    goals: [{ of: 'value', atMost: schulzeS }],
  });
}

/**
 * A million ballots with raises take a quarter of an hour: the base rule is counted once for each
 * raise.
 */
const MOST_WITH_RAISES = 100_000;

function printBudget(ballots: number, projects: number, costS: number, mostMarks?: number): void {
  const profile: ApprovalProfile = createApprovalBallots(ballots, projects, mostMarks);
  const costs = createProjectCosts(projects);
  const terms = { costs, budget: 300 * ballots, lot: range(projects) };
  look(profile.marks);
  const bare = measured(() => look(profile.marks));
  const rows = [
    ['base rule, cost', { utility: 'cost', completion: 'none' }],
    ['base rule, cardinality', { utility: 'cardinality', completion: 'none' }],
    ['with raises and votes, cost', { utility: 'cost', completion: 'full' }],
  ] as const;
  const counted = (ballots > MOST_WITH_RAISES ? rows.slice(0, 2) : rows).map(
    ([name, more]) => [name, measured(() => equalShares(profile, { ...terms, ...more }))] as const,
  );
  const title = `Equal Shares: ${ballots.toLocaleString('en-US')} ballots, ${projects} projects`;
  printTable(title, [
    HEADING,
    row('bare pass', bare, bare.seconds),
    ...counted.map(([name, result]) => row(name, result, bare.seconds)),
  ]);
  addFigure({
    name: `${title}, exact`,
    value: counted[0]![1].seconds,
    unit: 's',
    reference: { name: 'bare pass', value: bare.seconds },
    goals: [{ of: 'value', atMost: costS }],
  });
}

/**
 * Size of an election with as many ballots, projects and, with three or four on each, marks as in
 * Łódź in 2022.
 */
const LIKE_LODZ = [90_494, 160, 0.1, 6] as const;

/** Counts of large elections, each beside one pass over the same typed arrays. */
export async function run(): Promise<void> {
  printRanked(100_000, 50, 0.6);
  printRanked(1_000_000, 20, 0.6);
  printBudget(100_000, 200, 0.4);
  // After another count, so that the compiler knows the rule.
  printBudget(...LIKE_LODZ);
  printBudget(1_000_000, 200, 4);
  if (checksum === 0) throw new Error('The bare passes have seen nothing.');
  printNote(
    'A bare pass looks at every number once. Memory is the most that this process has held so far.',
  );
}
