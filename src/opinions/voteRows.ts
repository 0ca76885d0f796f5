/**
 * Answers of a person to a statement. In the published files, too; other systems turn the sign
 * round.
 */
export const AGREE = 1;
const PASS = 0;
export const DISAGREE = -1;
export type Vote = typeof AGREE | typeof PASS | typeof DISAGREE;

export const MAX_STATEMENTS = 10_000;
/**
 * Votes are kept as `statement * 4 + vote + 1`, so that a table of four cells for each statement
 * turns them into anything.
 */
export const CODES_PER_STATEMENT = 4;

const MIN_CELLS = 4;
const FIRST_CELLS = 1_024;
const FIRST_ROWS = 64;

export const toVoteCode = (statement: number, vote: Vote): number =>
  statement * CODES_PER_STATEMENT + vote + 1;

const renumber = (codes: Uint16Array, numbers: Uint16Array): Uint16Array =>
  codes.map((code) => CODES_PER_STATEMENT * numbers[code >> 2]! + (code & 3)).sort();

function grown<Numbers extends Uint16Array | Uint32Array | Int32Array | Float64Array>(
  numbers: Numbers,
  length: number,
): Numbers {
  if (numbers.length >= length) return numbers;
  const larger = new (numbers.constructor as new (length: number) => Numbers)(
    Math.max(length, 2 * numbers.length),
  );
  larger.set(numbers);
  return larger;
}

/**
 * The votes of a conversation: for every participant the statements that they have answered, in
 * ascending order, each with the last vote. Participants and statements are numbered from 0 by
 * whoever keeps the votes: participants in the order of their first vote. A vote costs O(row).
 * Equal last votes give equal rows, in whichever order the votes came.
 */
export class VoteRows {
  /**
   * Row r stands at `codes[starts[r]] … codes[starts[r] + lengths[r] - 1]`. The three arrays hold
   * until the next vote.
   */
  codes = new Uint16Array(FIRST_CELLS);
  starts = new Uint32Array(FIRST_ROWS);
  lengths = new Uint16Array(FIRST_ROWS);
  /** Number of last votes of each code. */
  counts = new Int32Array(0);
  /** For each statement the `version` that changed it last. */
  changedAt = new Float64Array(0);
  participants = 0;
  statements = 0;
  /** Participants who have answered a statement, over all statements. */
  votes = 0;
  /** Goes up with every change. */
  version = 0;
  #capacities = new Uint16Array(FIRST_ROWS);
  #used = 0;
  #wasted = 0;

  /**
   * Takes a vote in the place of an earlier one.
   * @returns whether anything is different now
   * @throws RangeError for numbers that are not whole, negative, or too high
   */
  set(participant: number, statement: number, vote: Vote): boolean {
    if (!Number.isInteger(participant) || participant < 0)
      throw new RangeError(`There is no participant ${participant}`);
    if (!Number.isInteger(statement) || statement < 0 || statement >= MAX_STATEMENTS)
      throw new RangeError(`There is no statement ${statement}`);
    if (vote !== AGREE && vote !== PASS && vote !== DISAGREE)
      throw new RangeError(`${String(vote)} is no vote`);
    this.#makeRoom(participant + 1, statement + 1);
    const code = toVoteCode(statement, vote);
    const place = this.#placeOf(participant, statement);
    const old = this.codes[place]!;
    const isKnown = place < this.#endOf(participant) && old >> 2 === statement;
    if (isKnown && old === code) return false;
    if (isKnown) {
      this.counts[old]!--;
      this.codes[place] = code;
    } else this.#insert(participant, place - this.starts[participant]!, code);
    this.counts[code]!++;
    this.changedAt[statement] = ++this.version;
    return true;
  }

  /** The last vote, or null. */
  get(participant: number, statement: number): Vote | null {
    if (participant >= this.participants) return null;
    const place = this.#placeOf(participant, statement);
    const code = this.codes[place]!;
    const isKnown = place < this.#endOf(participant) && code >> 2 === statement;
    return isKnown ? (((code & 3) - 1) as Vote) : null;
  }

  /**
   * The votes of some participants, who are numbered anew in the order given; so are all statements
   * where theirs is given.
   */
  pick(participants: Uint32Array, statements?: Uint32Array): VoteRows {
    const numbers = statements && new Uint16Array(statements.length);
    statements?.forEach((statement, number) => (numbers![statement] = number));
    const picked = new VoteRows();
    picked.#makeRoom(participants.length, this.statements);
    for (let row = 0; row < participants.length; row++) {
      const start = this.starts[participants[row]!]!;
      const codes = this.codes.subarray(start, start + this.lengths[participants[row]!]!);
      picked.#append(row, numbers ? renumber(codes, numbers) : codes);
    }
    return picked;
  }

  #endOf(participant: number): number {
    return this.starts[participant]! + this.lengths[participant]!;
  }

  /** Returns the position at which the statement stands in the row, or would stand. */
  #placeOf(participant: number, statement: number): number {
    let low = this.starts[participant]!;
    let high = this.#endOf(participant);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.codes[middle]! >> 2 < statement) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #makeRoom(participants: number, statements: number): void {
    if (participants > this.participants) {
      this.starts = grown(this.starts, participants);
      this.lengths = grown(this.lengths, participants);
      this.#capacities = grown(this.#capacities, participants);
      this.participants = participants;
    }
    if (statements <= this.statements) return;
    this.counts = grown(this.counts, statements * CODES_PER_STATEMENT);
    this.changedAt = grown(this.changedAt, statements);
    this.statements = statements;
  }

  #insert(participant: number, offset: number, code: number): void {
    const length = this.lengths[participant]!;
    if (length === this.#capacities[participant]) this.#move(participant);
    const place = this.starts[participant]! + offset;
    this.codes.copyWithin(place + 1, place, this.starts[participant]! + length);
    this.codes[place] = code;
    this.lengths[participant] = length + 1;
    this.votes++;
  }

  #append(participant: number, codes: Uint16Array): void {
    this.codes = grown(this.codes, this.#used + codes.length);
    this.codes.set(codes, this.#used);
    this.starts[participant] = this.#used;
    this.lengths[participant] = codes.length;
    this.#capacities[participant] = codes.length;
    this.#used += codes.length;
    this.votes += codes.length;
    for (const code of codes) this.counts[code]!++;
  }

  /** A row that is full moves to the end of the pool, with room for half as much again. */
  #move(participant: number): void {
    const length = this.lengths[participant]!;
    const capacity = Math.max(MIN_CELLS, length + (length >> 1));
    this.#wasted += this.#capacities[participant]!;
    if (this.#used + capacity > this.codes.length) {
      if (this.#wasted > this.#used / 4) this.#compact();
      this.codes = grown(this.codes, this.#used + capacity);
    }
    const start = this.starts[participant]!;
    this.codes.copyWithin(this.#used, start, start + length);
    this.starts[participant] = this.#used;
    this.#capacities[participant] = capacity;
    this.#used += capacity;
  }

  /** Puts the rows side by side again, into the room that they have. */
  #compact(): void {
    const codes = new Uint16Array(this.codes.length);
    let used = 0;
    for (let row = 0; row < this.participants; row++) {
      const start = this.starts[row]!;
      codes.set(this.codes.subarray(start, start + this.lengths[row]!), used);
      this.starts[row] = used;
      used += this.#capacities[row]!;
    }
    this.codes = codes;
    this.#used = used;
    this.#wasted = 0;
  }
}
