import { joinAlikeBallots, type Supporters, listSupporters } from './alikeBallots';
import { compareFractions, type Fraction, toNumber } from './fractions';
import type { Outcome, CountParameters } from './outcome';
import type { ApprovalProfile } from './profiles';
import { electSequentially } from './electSequentially';

/** An option takes a seat. Loads are exact values as the nearest double. */
export interface PhragmenRound {
  readonly elected: number;
  /** Load that each of its ballots carries afterwards; null where no ballot marks it. */
  readonly load: number | null;
  /**
   * Loads that the ballots of each option would have carried; null for those elected before, and
   * where no ballot marks it.
   */
  readonly loads: readonly (number | null)[];
}

interface Ledger {
  readonly weights: Uint32Array;
  readonly supporters: Supporters;
  /** For each row the last round in which it got a member, or -1. */
  readonly lastRound: Int32Array;
  /**
   * Loads of ballots that got their last member in a round: whole numbers, over one denominator.
   */
  carried: bigint[];
  denominator: bigint;
}

/**
 * Phragmén's sequential rule (E. Phragmén 1894; Janson 2016, "Phragmén's and Thiele's election
 * methods"): every seat is a load of 1, carried by ballots that mark who takes it. Seat after seat
 * goes to the option whose ballots then carry least, each as much as the other, what they carried
 * before included. See `electSequentially` for ties. Options that nobody marks come last, by the
 * lot.
 *
 * Exact: loads are fractions. Ballots that got their last member in the same round carry the same,
 * so it is enough to count for each option how many of its ballots are of which round. O(seats ·
 * marks).
 */
export function sequentialPhragmen(
  profile: ApprovalProfile,
  terms: CountParameters,
): Outcome<PhragmenRound> {
  const ledger = openLedger(profile);
  let loads: ReadonlyMap<number, Fraction | undefined> = new Map();
  const best = (standing: readonly number[]) => {
    loads = new Map(standing.map((option) => [option, loadWith(ledger, option)]));
    return leastOf(loads);
  };
  const take = (elected: number) => {
    carry(ledger, elected, loads.get(elected));
    const shown = Array.from({ length: profile.options }, (_, option) =>
      rounded(loads.get(option)),
    );
    return { elected, load: shown[elected]!, loads: shown };
  };
  return electSequentially(profile.options, terms, { best, take });
}

const rounded = (load: Fraction | undefined): number | null => (load ? toNumber(load) : null);

function openLedger(profile: ApprovalProfile): Ledger {
  const ballots = joinAlikeBallots(profile);
  const { weights } = ballots;
  const lastRound = new Int32Array(weights.length).fill(-1);
  return { weights, supporters: listSupporters(ballots), lastRound, carried: [], denominator: 1n };
}

const rowsOf = ({ supporters: { starts, rows } }: Ledger, option: number): Uint32Array =>
  rows.subarray(starts[option], starts[option + 1]);

/**
 * Returns the load that each ballot of an option would carry if it took the next seat; undefined
 * where no ballot marks it.
 */
function loadWith(ledger: Ledger, option: number): Fraction | undefined {
  const { weights, lastRound, carried, denominator } = ledger;
  const counts = new Float64Array(carried.length);
  let ballots = 0;
  for (const row of rowsOf(ledger, option)) {
    ballots += weights[row]!;
    if (lastRound[row]! >= 0) counts[lastRound[row]!]! += weights[row]!;
  }
  if (ballots === 0) return undefined;
  const before = carried.reduce((sum, each, round) => sum + each * BigInt(counts[round]!), 0n);
  return { numerator: denominator + before, denominator: denominator * BigInt(ballots) };
}

/** Finds the options of the least load; those without any only where there are no others. */
function leastOf(loads: ReadonlyMap<number, Fraction | undefined>): number[] {
  const known = [...loads].flatMap(([option, load]) => (load ? [{ option, load }] : []));
  if (known.length === 0) return [...loads.keys()];
  const least = known.reduce((a, b) => (compareFractions(b.load, a.load) < 0 ? b : a));
  return known
    .filter(({ load }) => compareFractions(load, least.load) === 0)
    .map(({ option }) => option);
}

/** Puts the load of a new member on its ballots. */
function carry(ledger: Ledger, option: number, load: Fraction | undefined): void {
  const round = ledger.carried.length;
  const { numerator, denominator } = load ?? { numerator: 0n, denominator: ledger.denominator };
  const factor = denominator / ledger.denominator;
  ledger.carried = [...ledger.carried.map((each) => each * factor), numerator];
  ledger.denominator = denominator;
  for (const row of rowsOf(ledger, option)) ledger.lastRound[row] = round;
}
