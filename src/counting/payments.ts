import { compareFractions, type Fraction, greatestCommonDivisor, toNumber } from './fractions';
import type { Supporters } from './alikeBallots';
import { type Balances, listGivers, isGap, sumBalances } from './balances';
import type { Payers } from './payers';
import type { ApprovalProfile } from './profiles';

/**
 * Payment of the supporters of a project: each the same, or all that is left to them where that is
 * less.
 */
export interface Price extends Fraction {
  /** The same payment as the nearest double. */
  readonly payment: number;
  /**
   * Form in which the payment follows from the endowment. Where two prices have one form, the
   * payment is one linear function of the endowment. Empty where there is no such form.
   */
  readonly form: readonly number[];
}

/** Effects of a purchase. Amounts are exact values as the nearest double. */
export interface PurchaseEffects {
  /** Ballots that paid the full payment. */
  readonly inFull: number;
  /** Ballots that had less than that and gave all of it. */
  readonly theRest: number;
  /** Amount that those gave together. */
  readonly byTheRest: number;
  /** Supporting ballots that had nothing to give. */
  readonly nothing: number;
  /** Rows whose pockets are empty since. */
  readonly emptied: readonly number[];
}

/**
 * Supporters of a project who would give all they have, and those who would be left with something.
 */
interface Split {
  /** Number of ballots that give all they have. */
  readonly spent: number;
  /** Number of these ballots that took part in each earlier purchase. */
  readonly took: Float64Array;
  readonly payers: number;
}

/**
 * Amounts that ballots still have of their endowments, exactly.
 *
 * A ballot that is not empty has paid every purchase that it supports in full, so what it has left
 * is the endowment less those payments: the payments alone, as BigInt fractions of one denominator,
 * say everything. For a sum over ballots it is enough to count how many took part in each purchase.
 * Besides, every row's balance is kept as a double. It only guesses; what a guess gives is checked
 * (see `price`), and where doubles are too close to tell, the fractions decide.
 */
export class BallotBudgets {
  readonly #ballots: ApprovalProfile;
  readonly #votes: readonly number[];
  readonly #supporters: Supporters;
  /**
   * For how many ballots each of the supporters’ rows stands: beside them, so that a pass need not
   * jump for it.
   */
  readonly #weights: Uint32Array;
  /** 0 only where nothing is left. */
  readonly #balance: Float64Array;
  /**
   * More than a balance and a payment can be wrong together: each of a row's purchases adds less
   * than 2 ** -51 endowments.
   */
  readonly #slack: number;
  /** Room for the rows of a split that give all they have. */
  readonly #room: Uint32Array;
  /** More than a sum of balances can be wrong for that reason. */
  readonly #tolerance: number;
  /** For each project the number of its purchase, or -1. */
  readonly #purchaseOf: Int32Array;
  // All of these have one denominator.
  #payments: bigint[] = [];
  #endowment: bigint;
  #denominator: bigint;

  constructor(payers: Payers, share: Fraction) {
    const { ballots, supporters, weights, votes, voters, longest, mostRows } = payers;
    const { numerator, denominator } = share;
    const endowment = toNumber(share);
    this.#ballots = ballots;
    this.#votes = votes;
    this.#supporters = supporters;
    this.#weights = weights;
    this.#balance = new Float64Array(ballots.weights.length).fill(endowment);
    this.#slack = (longest + 2) * endowment * 2 ** -50;
    this.#tolerance = voters * this.#slack;
    this.#room = new Uint32Array(mostRows);
    this.#purchaseOf = new Int32Array(ballots.options).fill(-1);
    this.#endowment = numerator;
    this.#denominator = denominator;
  }

  /**
   * The least payment p for which the supporters, each giving p or all that is left, cover the
   * cost; undefined when they have too little. The doubles guess who would give everything. From
   * that follows a payment, exactly, and if everybody taken for spent has clearly no more than it,
   * and everybody else clearly more, it is the right one: the sum of min(balance, p) is the cost.
   * If not, the fractions search from below.
   * @param isClose whether the lower bound is about the price, and a good guess itself
   */
  price(project: number, cost: number, atLeast: number, isClose = false): Price | undefined {
    const quick = isClose && this.#surePrice(project, cost, atLeast);
    if (quick) return quick;
    const guess = this.#guess(project, cost, atLeast);
    if (guess === undefined) return undefined;
    return this.#surePrice(project, cost, guess) ?? this.#exactPrice(project, cost);
  }

  /**
   * The price if those are spent who have no more than the guess; undefined where that is not sure.
   */
  #surePrice(project: number, cost: number, guess: number): Price | undefined {
    const balances = this.#balancesOf(project);
    const { payers, rows } = listGivers(balances, guess, this.#room);
    if (payers === 0) return undefined;
    const price = this.#priceOf(project, cost, { ...this.#whatTheyTook(rows), payers });
    const [low, high] = [price.payment - this.#slack, price.payment + this.#slack];
    return isGap(balances, payers, low, high) ? price : undefined;
  }

  #whatTheyTook(rows: Uint32Array): Omit<Split, 'payers'> {
    const { weights } = this.#ballots;
    const took = new Float64Array(this.#payments.length);
    let spent = 0;
    for (let index = 0; index < rows.length; index++) {
      spent += weights[rows[index]!]!;
      this.#countPurchases(rows[index]!, took);
    }
    return { spent, took };
  }

  /**
   * A lower bound of the price from one look at the doubles; undefined when the supporters surely
   * have too little. Whoever gives all they have: if the others pay the rest in equal parts, no
   * right payment is less, as nobody gives more than the one or the other.
   * @param at who has no more than this is taken for spent; the bound is best where it is the price
   */
  estimate(project: number, cost: number, at: number): number | undefined {
    const balances = this.#balancesOf(project);
    const { spent, payers, all } = sumBalances(balances, at);
    // A sum of n terms is wrong by less than n * 2 ** -52 of itself.
    const error = this.#tolerance + all * (balances.rows.length + 2) * 2 ** -51;
    if (all + error < cost) return undefined;
    if (payers === 0) return 0;
    return ((cost - spent - error) / payers) * (1 - 2 ** -50);
  }

  /** All that the supporters of a project have left, as the nearest double. */
  leftWith(project: number): number {
    const numerator = this.#sumOf(this.#split(project, Infinity));
    return toNumber({ numerator, denominator: this.#denominator });
  }

  buy(project: number, cost: number, price: Price): PurchaseEffects {
    const { rows, weights, balance } = this.#balancesOf(project);
    const emptied: number[] = [];
    let [inFull, theRest] = [0, 0];
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index]!;
      if (balance[row] === 0) continue;
      const surplus = this.#compare(row, price);
      if (surplus < 0) theRest += weights[index]!;
      else inFull += weights[index]!;
      if (surplus <= 0) emptied.push(row);
      else balance[row] = Math.max(balance[row]! - price.payment, Number.MIN_VALUE);
    }
    for (const row of emptied) balance[row] = 0;
    this.#record(project, price);
    const { denominator } = price;
    const numerator = BigInt(cost) * denominator - BigInt(inFull) * price.numerator;
    const nothing = this.#votes[project]! - inFull - theRest;
    return { inFull, theRest, nothing, byTheRest: toNumber({ numerator, denominator }), emptied };
  }

  #balancesOf(project: number): Balances {
    const { rows, starts } = this.#supporters;
    const [start, end] = [starts[project], starts[project + 1]];
    return {
      rows: rows.subarray(start, end),
      weights: this.#weights.subarray(start, end),
      balance: this.#balance,
    };
  }

  /**
   * Newton's method from below, in doubles; undefined when the supporters surely have too little.
   */
  #guess(project: number, cost: number, atLeast: number): number | undefined {
    const balances = this.#balancesOf(project);
    for (let payment = atLeast; ;) {
      const { spent, payers } = sumBalances(balances, payment);
      // A sum of n terms is wrong by less than n * 2 ** -52 of itself, and there are fewer than 2
      // ** 32 rows.
      if (payers === 0)
        return spent < cost * (1 - 2 ** -19) - this.#tolerance ? undefined : payment;
      const next = (cost - spent) / payers;
      if (next <= payment) return payment;
      payment = next;
    }
  }

  /**
   * Searches with fractions alone, from below: each payment is at most the right one, and the last
   * is no longer too little.
   */
  #exactPrice(project: number, cost: number): Price | undefined {
    const all = this.#sumOf(this.#split(project, Infinity));
    const needed = BigInt(cost) * this.#denominator;
    if (all < needed) return undefined;
    if (all === needed) return this.#everything(project);
    let price = this.#priceOf(project, cost, this.#split(project, -Infinity));
    for (;;) {
      const last = price;
      const isSpent = (row: number) => this.#compare(row, last) <= 0;
      price = this.#priceOf(project, cost, this.#split(project, last.payment, isSpent));
      if (compareFractions(price, last) === 0) return price;
    }
  }

  /** The price that takes all that the supporters have: the highest of their balances. */
  #everything(project: number): Price {
    const denominator = this.#denominator;
    let numerator = 0n;
    for (const row of this.#balancesOf(project).rows) {
      if (this.#balance[row] === 0) continue;
      const exact = this.#exact(row);
      if (exact > numerator) numerator = exact;
    }
    return { numerator, denominator, payment: toNumber({ numerator, denominator }), form: [] };
  }

  /**
   * Finds the ballots that have no more than a payment. Where doubles cannot tell, `isSpent` does.
   * Empty ones are left out.
   * @param payment Infinity takes all for spent, -Infinity none
   */
  #split(project: number, payment: number, isSpent = (_row: number) => false): Split {
    const { rows, weights, balance } = this.#balancesOf(project);
    const [low, high] = [payment - this.#slack, payment + this.#slack];
    const took = new Float64Array(this.#payments.length);
    let [spent, payers] = [0, 0];
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index]!;
      const left = balance[row]!;
      if (left === 0) continue;
      if (left > high || (left >= low && !isSpent(row))) {
        payers += weights[index]!;
        continue;
      }
      spent += weights[index]!;
      this.#countPurchases(row, took);
    }
    return { spent, took, payers };
  }

  #countPurchases(row: number, took: Float64Array): void {
    const { starts, marks, weights } = this.#ballots;
    for (let mark = starts[row]!; mark < starts[row + 1]!; mark++) {
      const purchase = this.#purchaseOf[marks[mark]!]!;
      if (purchase >= 0) took[purchase]! += weights[row]!;
    }
  }

  /** Sums what the spent ones of a split have together. */
  #sumOf({ spent, took }: Split): bigint {
    let sum = BigInt(spent) * this.#endowment;
    for (const [purchase, ballots] of took.entries())
      if (ballots > 0) sum -= BigInt(ballots) * this.#payments[purchase]!;
    return sum;
  }

  #priceOf(project: number, cost: number, split: Split): Price {
    const numerator = BigInt(cost) * this.#denominator - this.#sumOf(split);
    const denominator = this.#denominator * BigInt(split.payers);
    const form = [project, split.payers, split.spent];
    for (const [purchase, ballots] of split.took.entries())
      if (ballots > 0) form.push(purchase, ballots);
    return { numerator, denominator, payment: toNumber({ numerator, denominator }), form };
  }

  #exact(row: number): bigint {
    const { starts, marks } = this.#ballots;
    let left = this.#endowment;
    for (let mark = starts[row]!; mark < starts[row + 1]!; mark++) {
      const purchase = this.#purchaseOf[marks[mark]!]!;
      if (purchase >= 0) left -= this.#payments[purchase]!;
    }
    return left;
  }

  /** Whether a row has more than a payment (1), exactly that (0) or less (-1). */
  #compare(row: number, { payment, numerator, denominator }: Price): number {
    const difference = this.#balance[row]! - payment;
    if (Math.abs(difference) > this.#slack) return Math.sign(difference);
    const exact = this.#exact(row) * (denominator / this.#denominator);
    if (exact === numerator) return 0;
    return exact > numerator ? 1 : -1;
  }

  /** Takes the payment into the list, with a larger denominator for all if it needs one. */
  #record(project: number, { numerator, denominator }: Price): void {
    const payers = denominator / this.#denominator;
    const common = greatestCommonDivisor(payers, numerator % payers);
    const factor = payers / common;
    this.#denominator *= factor;
    this.#endowment *= factor;
    this.#payments = this.#payments.map((payment) => payment * factor);
    this.#purchaseOf[project] = this.#payments.length;
    this.#payments.push(numerator / common);
  }
}
