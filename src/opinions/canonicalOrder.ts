import { countSeen, type StatementState, getStatementState, STATEMENT_STATES } from './centring';
import { CODES_PER_STATEMENT, type VoteRows } from './voteRows';
import type { ParticipantOrder } from './groupedParticipants';

/** Participants and statements in an order that follows from the votes alone. */
export interface CanonicalOrder {
  readonly participants: ParticipantOrder;
  readonly statements: Uint32Array;
}

/** Two independent hashes of 32 bits, so that different rows do not meet in one value by chance. */
const LANES = [0x9e3779b9, 0x7f4a7c15] as const;
/** Rounds of refinement; real conversations need two. */
const MAX_ROUNDS = 32;

/**
 * Orders participants and statements by what they are to each other (colour refinement, Weisfeiler
 * & Leman 1968): a statement by how it was answered and by whom, a participant by what they
 * answered. Renumbering participants or statements does not change it. Whoever has answered most
 * stands first. Equal rows stand side by side, which of them first does not matter; only perfectly
 * symmetrical votes leave others apart whom nothing but their number can order. O(votes × rounds)
 */
export function findCanonicalOrder(
  votes: VoteRows,
  states: readonly StatementState[],
): CanonicalOrder {
  const seen = Uint32Array.from({ length: votes.statements }, (_, one) => countSeen(votes, one));
  const lanes = LANES.map((seed) => new Lane(votes, states, seed));
  for (let round = 0, distinct = 0; round < MAX_ROUNDS; round++) {
    for (const lane of lanes) lane.colourParticipants();
    const found = new Set(mergeColours(lanes.map(({ statements }) => statements))).size;
    if (found === votes.statements || found === distinct) break;
    distinct = found;
    for (const lane of lanes) lane.colourStatements();
  }
  return {
    participants: sortNumbers(
      votes.lengths.subarray(0, votes.participants),
      mergeColours(lanes.map(({ participants }) => participants)),
    ),
    statements: sortNumbers(seen, mergeColours(lanes.map(({ statements }) => statements))),
  };
}

/**
 * Mixes bits by the finalizer of MurmurHash3: every bit of the result depends on every bit given.
 */
function mixBits(given: number): number {
  let bits = given;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * One hash of all participants and statements. Sums of hashes do not depend on the order of what is
 * summed.
 */
class Lane {
  readonly participants: Uint32Array;
  readonly statements: Uint32Array;
  readonly #byCode: Uint32Array;

  constructor(
    readonly votes: VoteRows,
    states: readonly StatementState[],
    readonly seed: number,
  ) {
    this.participants = new Uint32Array(votes.participants);
    this.#byCode = new Uint32Array(CODES_PER_STATEMENT * votes.statements);
    this.statements = Uint32Array.from({ length: votes.statements }, (_, statement) => {
      const state = STATEMENT_STATES.indexOf(getStatementState(states, statement));
      const code = CODES_PER_STATEMENT * statement;
      return [...votes.counts.subarray(code, code + 3)].reduce(
        (hash, count) => mixBits(hash ^ count),
        mixBits(seed ^ state),
      );
    });
  }

  /** Colours each participant by the colours of the statements that they answered, and how. */
  colourParticipants(): void {
    const byCode = this.#byCode;
    for (let code = 0; code < byCode.length; code++)
      byCode[code] = mixBits(this.statements[code >> 2]! + Math.imul(this.seed, 1 + (code & 3)));
    const { codes, starts, lengths } = this.votes;
    for (let row = 0; row < this.participants.length; row++) {
      const end = starts[row]! + lengths[row]!;
      let sum = 0;
      for (let at = starts[row]!; at < end; at++) sum = (sum + byCode[codes[at]!]!) | 0;
      this.participants[row] = mixBits(sum);
    }
  }

  /** Colours each statement by the colours of those who agreed, passed and disagreed. */
  colourStatements(): void {
    const sums = this.#byCode.fill(0);
    const { codes, starts, lengths } = this.votes;
    for (let row = 0; row < this.participants.length; row++) {
      const end = starts[row]! + lengths[row]!;
      for (let at = starts[row]!; at < end; at++) sums[codes[at]!]! += this.participants[row]!;
    }
    for (let statement = 0; statement < this.statements.length; statement++) {
      const code = CODES_PER_STATEMENT * statement;
      const hash = mixBits(this.statements[statement]! ^ sums[code]!);
      this.statements[statement] = mixBits(mixBits(hash ^ sums[code + 1]!) ^ sums[code + 2]!);
    }
  }
}

const BITS_OF_LOW_HALF = 21;

/** Merges both hashes into one number of 53 bits, which is as much as a number holds exactly. */
const mergeColours = ([high, low]: readonly Uint32Array[]): Float64Array =>
  Float64Array.from(
    high!,
    (bits, at) => bits * (1 << BITS_OF_LOW_HALF) + (low![at]! >>> (32 - BITS_OF_LOW_HALF)),
  );

/**
 * Sorts numbers by the largest size first, equals by colour; by number where nothing else tells
 * them apart.
 */
const sortNumbers = (sizes: Uint16Array | Uint32Array, colours: Float64Array): Uint32Array =>
  Uint32Array.from(sizes.keys()).sort(
    (a, b) => sizes[b]! - sizes[a]! || colours[a]! - colours[b]! || a - b,
  );
