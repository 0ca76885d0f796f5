import type { Centring } from './centring';
import { CODES_PER_STATEMENT, type VoteRows } from './voteRows';

/**
 * The products of the centred statements, summed over participants (the Gram matrix, S × S,
 * symmetric): all that the principal components need to know of the votes. Counted in whole numbers
 * first, so that neither the order of participants nor an update in place changes a single bit.
 */
export interface CoVotes {
  readonly statements: number;
  readonly products: Float64Array;
  /** The version of the votes that the products are of. */
  readonly version: number;
  /** Statements that counted. */
  readonly active: Uint8Array;
}

/**
 * Beyond this share of changed statements everything is counted again: that looks at each pair
 * once, not twice.
 */
const MAX_CHANGED_SHARE = 1 / 3;

/** Counts all pairs. O(Σ row²/2 + statements²) */
export function countCoVotes(votes: VoteRows, centring: Centring): CoVotes {
  const { statements } = votes;
  const products = new Float64Array(statements * statements);
  const people = peopleByStatement(votes, centring.active);
  const cursors = votes.starts.slice(0, votes.participants);
  skipInactive(votes, centring.active, cursors);
  const { pairs, tables } = pairTables(statements);
  for (let statement = 0; statement < statements; statement++) {
    if (!centring.active[statement]) continue;
    pairs.fill(0);
    const { starts, participants } = people;
    for (let at = starts[statement]!; at < starts[statement + 1]!; at++) {
      const participant = participants[at]!;
      const cursor = cursors[participant]!;
      countRow(votes, participant, cursor, tables[votes.codes[cursor]! & 3]!);
      cursors[participant] = nextActive(votes, centring.active, participant, cursor + 1);
    }
    writeProducts(products, { votes, centring, pairs }, statement, statement);
  }
  return { statements, products, version: votes.version, active: centring.active };
}

/**
 * Counts the same with the statements alone that have changed, written over the earlier products.
 */
export function refreshCoVotes(earlier: CoVotes, votes: VoteRows, centring: Centring): CoVotes {
  const changed = changedStatements(earlier, votes, centring);
  const isLarger = earlier.statements !== votes.statements;
  if (isLarger || changed.length > MAX_CHANGED_SHARE * votes.statements)
    return countCoVotes(votes, centring);
  const { statements } = votes;
  const wanted = new Uint8Array(statements);
  for (const statement of changed) wanted[statement] = centring.active[statement]!;
  const people = peopleByStatement(votes, wanted);
  const { pairs, tables } = pairTables(statements);
  for (const statement of changed) {
    pairs.fill(0);
    for (let at = people.starts[statement]!; at < people.starts[statement + 1]!; at++) {
      const participant = people.participants[at]!;
      const vote = votes.get(participant, statement)! + 1;
      countRow(votes, participant, votes.starts[participant]!, tables[vote]!);
    }
    writeProducts(earlier.products, { votes, centring, pairs }, statement, 0);
  }
  return { ...earlier, version: votes.version, active: centring.active };
}

/**
 * Creates tables of one statement against all others: for each vote on it a table of the votes on
 * them.
 */
function pairTables(statements: number) {
  const size = CODES_PER_STATEMENT * statements;
  const pairs = new Int32Array(3 * size);
  const tables = [0, 1, 2].map((vote) => pairs.subarray(vote * size, (vote + 1) * size));
  return { pairs, tables };
}

function changedStatements(earlier: CoVotes, votes: VoteRows, { active }: Centring): number[] {
  const changed: number[] = [];
  for (let statement = 0; statement < votes.statements; statement++)
    if (
      votes.changedAt[statement]! > earlier.version ||
      active[statement] !== earlier.active[statement]
    )
      changed.push(statement);
  return changed;
}

interface People {
  /**
   * Participants by statement: those who answered statement s are `participants[starts[s]] …
   * participants[starts[s + 1] - 1]`.
   */
  readonly starts: Uint32Array;
  readonly participants: Uint32Array;
}

function peopleByStatement(votes: VoteRows, wanted: Uint8Array): People {
  const { codes, counts, statements } = votes;
  const starts = new Uint32Array(statements + 1);
  for (let statement = 0; statement < statements; statement++) {
    const seen = counts[4 * statement]! + counts[4 * statement + 1]! + counts[4 * statement + 2]!;
    starts[statement + 1] = starts[statement]! + (wanted[statement] ? seen : 0);
  }
  const participants = new Uint32Array(starts[statements]!);
  const next = starts.slice();
  for (let row = 0; row < votes.participants; row++) {
    const end = votes.starts[row]! + votes.lengths[row]!;
    for (let at = votes.starts[row]!; at < end; at++) {
      const statement = codes[at]! >> 2;
      if (wanted[statement]) participants[next[statement]!++] = row;
    }
  }
  return { starts, participants };
}

function nextActive(votes: VoteRows, active: Uint8Array, row: number, from: number): number {
  const end = votes.starts[row]! + votes.lengths[row]!;
  let at = from;
  while (at < end && !active[votes.codes[at]! >> 2]) at++;
  return at;
}

function skipInactive(votes: VoteRows, active: Uint8Array, cursors: Uint32Array): void {
  for (let row = 0; row < cursors.length; row++)
    cursors[row] = nextActive(votes, active, row, cursors[row]!);
}

function countRow(
  { codes, starts, lengths }: VoteRows,
  row: number,
  from: number,
  table: Int32Array,
): void {
  const end = starts[row]! + lengths[row]!;
  for (let at = from; at < end; at++) table[codes[at]!]!++;
}

interface Counted {
  readonly votes: VoteRows;
  readonly centring: Centring;
  readonly pairs: Int32Array;
}

/**
 * Σ (x − m)(y − n) = Σ xy − (m Σ y + n Σ x) + m n N over those who answered both; both ways round
 * it is the same sum.
 */
function writeProducts(
  products: Float64Array,
  { votes, centring: { means, active }, pairs }: Counted,
  statement: number,
  from: number,
): void {
  const { statements } = votes;
  const [disagreed, passed, agreed] = [0, 4 * statements, 8 * statements];
  const mean = means[statement]!;
  for (let other = from; other < statements; other++) {
    const code = 4 * other;
    let product = 0;
    if (active[statement] && active[other]) {
      const dd = pairs[disagreed + code]!;
      const dp = pairs[disagreed + code + 1]!;
      const da = pairs[disagreed + code + 2]!;
      const pd = pairs[passed + code]!;
      const pp = pairs[passed + code + 1]!;
      const pa = pairs[passed + code + 2]!;
      const ad = pairs[agreed + code]!;
      const ap = pairs[agreed + code + 1]!;
      const aa = pairs[agreed + code + 2]!;
      const own = ad + ap + aa - dd - dp - da;
      const others = da + pa + aa - dd - pd - ad;
      const both = dd + dp + da + pd + pp + pa + ad + ap + aa;
      product =
        aa + dd - ad - da - (mean * others + means[other]! * own) + mean * means[other]! * both;
    }
    products[statement * statements + other] = product;
    products[other * statements + statement] = product;
  }
}
