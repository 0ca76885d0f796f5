import type { PublishedConversation } from '../../../../opinions/publishedConversation';
import { AGREE } from '../../../../opinions/voteRows';

const DAY_MS = 24 * 3_600_000;
const dayOf = (timestamp: number): number => Math.floor(timestamp / DAY_MS);

/**
 * Statement that the portal shows everybody: with its number, its author and the moment it was
 * written.
 */
export interface SignedStatement {
  readonly number: number;
  readonly author: string;
  readonly createdAt: string;
}

/**
 * Every answer of the files as an attacker reads it; `timestamp` is null where the files tell none.
 */
interface ReadVote {
  readonly timestamp: number | null;
  readonly comment: number;
  readonly voter: number;
  readonly vote: number;
}

type Voters = ReadonlySet<number>;
type Guess = (author: readonly SignedStatement[]) => Voters;

/** Finds the voters in all of these sets. */
const intersect = (sets: readonly Voters[]): Voters =>
  new Set([...(sets[0] ?? [])].filter((voter) => sets.every((set) => set.has(voter))));

/** Ways to find the voter number of an author; each answers the numbers that remain possible. */
function listGuesses({ votes, participants }: PublishedConversation): Record<string, Guess> {
  const read = votes as readonly ReadVote[];
  const places = new Map<number, number>();
  for (const { voter } of read) if (!places.has(voter)) places.set(voter, places.size);
  const rows = new Map(participants.map(({ voter, row }) => [voter, row]));
  const votersWhere = (holds: (voter: number) => boolean): Voters =>
    new Set([...rows.keys()].filter(holds));
  const agreed = (number: number) => votersWhere((voter) => rows.get(voter)![number] === AGREE);
  const silent = (number: number) => votersWhere((voter) => rows.get(voter)![number] === null);
  /** Finds the voters who agreed on the day on which the statement was written. */
  const sameDay = ({ number, createdAt }: SignedStatement): Voters => {
    const day = dayOf(Date.parse(createdAt));
    const found = read.filter(
      ({ comment, vote, timestamp }) =>
        comment === number && vote === AGREE && timestamp !== null && dayOf(timestamp) === day,
    );
    return new Set(found.map(({ voter }) => voter));
  };
  /** Finds who answered the statement first, as the rows of the file stand. */
  const firstRow = ({ number }: SignedStatement): Voters => {
    const first = read.find(({ comment, vote }) => comment === number && vote === AGREE);
    return new Set(first ? [first.voter] : []);
  };
  /** Finds who came last of those that did not answer it, before the first who did. */
  const lastBefore = ({ number }: SignedStatement): Voters => {
    const first = read.find(({ comment }) => comment === number);
    const end = first ? places.get(first.voter)! : places.size;
    const [last] = [...silent(number)]
      .filter((voter) => (places.get(voter) ?? end) < end)
      .sort((a, b) => places.get(b)! - places.get(a)!);
    return new Set(last === undefined ? [] : [last]);
  };
  const all =
    (guess: (one: SignedStatement) => Voters): Guess =>
    (written) =>
      intersect(written.map(guess));
  return {
    'agreed on the day': all(sameDay),
    'agreed with all of their own': all(({ number }) => agreed(number)),
    'answered none of their own': all(({ number }) => silent(number)),
    'stands first in the file': all(firstRow),
    'stands last before the first answer': all(lastBefore),
  };
}

/** Finds, for each way of guessing, the authors for whom one voter number remains. */
export function findAuthors(
  statements: readonly SignedStatement[],
  conversation: PublishedConversation,
): Record<string, Map<string, number>> {
  const writtenBy = (author: string) => statements.filter((one) => one.author === author);
  const byAuthor = new Map(statements.map(({ author }) => [author, writtenBy(author)]));
  const found: Record<string, Map<string, number>> = {};
  for (const [name, guess] of Object.entries(listGuesses(conversation))) {
    const remaining = [...byAuthor].map(([author, written]) => [author, guess(written)] as const);
    found[name] = new Map(
      remaining.flatMap(([author, voters]) =>
        voters.size === 1 ? [[author, [...voters][0]!] as const] : [],
      ),
    );
  }
  return found;
}
