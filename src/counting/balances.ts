/**
 * The balances of those who support a project, as doubles. Row number i of `rows` stands for
 * `weights[i]` ballots.
 */
export interface Balances {
  readonly rows: Uint32Array;
  readonly weights: Uint32Array;
  /** By row. 0 only where nothing is left. */
  readonly balance: Float64Array;
}

// In these passes nobody knows what the next row has, and a branch that is guessed wrong costs more
// than all the sums of a row: so truth is counted as 0 or 1.

/**
 * Sums the balances of the ballots that have no more than an amount, counts those that have more,
 * and sums all.
 */
export function sumBalances({ rows, weights, balance }: Balances, amount: number) {
  let [spent, payers, all] = [0, 0, 0];
  for (let index = 0; index < rows.length; index++) {
    const left = balance[rows[index]!]!;
    const weight = weights[index]!;
    const paying = weight * Number(left > amount);
    payers += paying;
    spent += (weight - paying) * left;
    all += weight * left;
  }
  return { spent, payers, all };
}

/**
 * Counts the ballots that have more than an amount, and finds the rows of the others, without the
 * empty ones.
 * @param room for the rows; what is found stands at its beginning
 */
export function listGivers(
  { rows, weights, balance }: Balances,
  amount: number,
  room: Uint32Array,
) {
  let [payers, found] = [0, 0];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    const left = balance[row]!;
    const isPayer = Number(left > amount);
    payers += weights[index]! * isPayer;
    room[found] = row;
    found += Number(left > 0) - isPayer;
  }
  return { payers, rows: room.subarray(0, found) };
}

/**
 * Tells whether exactly this number of ballots has more than the higher amount, and all others less
 * than the lower one.
 */
export function isGap(
  { rows, weights, balance }: Balances,
  payers: number,
  lower: number,
  higher: number,
): boolean {
  let [above, notBelow] = [0, 0];
  for (let index = 0; index < rows.length; index++) {
    const left = balance[rows[index]!]!;
    above += weights[index]! * Number(left > higher);
    notBelow += weights[index]! * Number(left >= lower);
  }
  return above === payers && notBelow === payers;
}
