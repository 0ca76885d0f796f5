/** The last vote of a participant on a statement, both by their numbers in the dialog. */
export interface LastVote {
  readonly participant: number;
  readonly statement: number;
  readonly vote: -1 | 0 | 1;
}

/** Least number of people who have to have answered both statements. */
export const MIN_COMMON_VOTES = 10;
/**
 * Least number of them who have to agree, and as many to disagree: where all say the same, likeness
 * says nothing.
 */
const LEAST_OF_EACH = 3;
/** Statements that are compared, those with most answers first: the time grows with the square. */
const MOST_STATEMENTS = 500;

const BITS = 32;

/** Answers to a statement, one bit for each participant: agreed, disagreed and answered at all. */
interface Vector {
  readonly statement: number;
  readonly agreed: Uint32Array;
  readonly disagreed: Uint32Array;
  readonly seen: Uint32Array;
}

function mark(words: Uint32Array, place: number): void {
  const word = Math.floor(place / BITS);
  words[word] = words[word]! | (1 << (place % BITS));
}

function vectorsOf(votes: readonly LastVote[]): Vector[] {
  const people = [...new Set(votes.map(({ participant }) => participant))];
  const places = new Map(people.map((participant, place) => [participant, place]));
  const words = Math.ceil(people.length / BITS);
  const answers = new Map<number, LastVote[]>();
  for (const vote of votes) {
    const given = answers.get(vote.statement);
    if (given) given.push(vote);
    else answers.set(vote.statement, [vote]);
  }
  return [...answers]
    .filter(([, given]) => given.length >= MIN_COMMON_VOTES)
    .sort(([, left], [, right]) => right.length - left.length)
    .slice(0, MOST_STATEMENTS)
    .map(([statement, given]) => {
      const [agreed, disagreed, seen] = [1, 2, 3].map(() => new Uint32Array(words));
      for (const { participant, vote } of given) {
        const place = places.get(participant)!;
        mark(seen!, place);
        if (vote !== 0) mark(vote === 1 ? agreed! : disagreed!, place);
      }
      return { statement, agreed: agreed!, disagreed: disagreed!, seen: seen! };
    });
}

/** Counts the bits of a word that are set. */
function countBits(word: number): number {
  let left = word;
  let bits = 0;
  for (; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

/**
 * Tells whether all who answered both answered both in the same way, and there are enough of them.
 */
function isAlike(one: Vector, other: Vector): boolean {
  let [common, agreeing, disagreeing] = [0, 0, 0];
  for (let word = 0; word < one.seen.length; word += 1) {
    const both = one.seen[word]! & other.seen[word]!;
    if (both === 0) continue;
    const agreed = one.agreed[word]! & both;
    const disagreed = one.disagreed[word]! & both;
    if (agreed !== (other.agreed[word]! & both)) return false;
    if (disagreed !== (other.disagreed[word]! & both)) return false;
    common += countBits(both);
    agreeing += countBits(agreed);
    disagreeing += countBits(disagreed);
  }
  return common >= MIN_COMMON_VOTES && Math.min(agreeing, disagreeing) >= LEAST_OF_EACH;
}

/**
 * Finds statements that the same people answered in the same way: each with the earliest that it is
 * alike, as numbers `[later, earlier]`.
 */
export function findAlikeStatements(votes: readonly LastVote[]): (readonly [number, number])[] {
  const vectors = vectorsOf(votes).sort((left, right) => left.statement - right.statement);
  return vectors.flatMap((later, place) => {
    const earlier = vectors.slice(0, place).find((vector) => isAlike(vector, later));
    return earlier ? [[later.statement, earlier.statement] as const] : [];
  });
}
