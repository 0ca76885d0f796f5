import type { Answers } from '../shared/ballots/answers';
import type { Opening } from '../shared/ballots/opening';
import type { ChainLink } from '../shared/ballots/receipts';
import type { Withdrawal } from '../shared/ballots/withdrawals';
import type { CountedQuestion } from '../shared/contract/have-your-say';
import type { PublishedAnswers } from './publishedAnswers';
import { RECOUNT_FORMAT, recountShape } from './recountShape';
import type { ShapeFault } from './shapes';

/** A link, and the head of the chain that it made. */
export interface HeadedLink extends ChainLink {
  readonly head: string;
}

/** A ballot of an open poll. */
export interface CastAnswers {
  readonly receipt: string;
  readonly answers: Answers;
}

/**
 * All data that is needed to count a closed poll again, published after it was sealed.
 *
 * `opening` is what the first head of the chain was made from; `chain` has every receipt in the
 * order of casting, with the head of the chain at that time: whoever noted a head while the poll
 * was open finds it there. `seed` is what the lot was drawn with, the last head. `counts` is what
 * was published. `withdrawals` are options that stood no longer at the end, in the order in which
 * that was told, where there are any: the paper stays what it was, and answers are counted without
 * them.
 *
 * Of open polls `cast` has every ballot that counts, as it was cast, with its receipt. Of secret
 * polls `answers` has what was answered of the options that stand, question by question, apart from
 * each other and from all receipts, in the order of their canonical JSON, which says nothing of the
 * order of casting. Where a method only adds up how many gave which option which mark, answers that
 * fewer than five ballots share are in a bucket: their number and these sums (`buckets.ts`). Of
 * texts only the number is published. Rankings, STAR, Equal Shares and committees cannot be counted
 * from sums: their answers are published whole.
 */
export interface RecountFile {
  readonly format: typeof RECOUNT_FORMAT;
  readonly opening: Opening;
  readonly withdrawals?: readonly (Withdrawal & { readonly at: string })[];
  /** ISO 8601 in UTC. */
  readonly sealedAt: string;
  readonly ballots: number;
  readonly seed: string;
  readonly counts: readonly CountedQuestion[];
  readonly answers: readonly PublishedAnswers[] | null;
  readonly chain: {
    readonly firstHead: string;
    readonly head: string;
    readonly links: readonly HeadedLink[];
  };
  readonly cast: readonly CastAnswers[] | null;
}

export type RecountFileResult =
  | { readonly file: RecountFile; readonly faults: readonly [] }
  | { readonly file: null; readonly faults: readonly ShapeFault[] };

/** Reads a recount file. It may say anything, but says it in the right form. */
export function parseRecountFile(text: string): RecountFileResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const found = (error as Error).message;
    return { file: null, faults: [{ where: '', expected: 'a JSON document', found }] };
  }
  const faults = recountShape(value);
  return faults.length > 0 ? { file: null, faults } : { file: value as RecountFile, faults: [] };
}

/** Part of a recount file that is known before its long lists. */
export type RecountHead = Omit<RecountFile, 'format' | 'chain' | 'cast'> & {
  readonly chain: Omit<RecountFile['chain'], 'links'>;
};

async function* listText<Item>(items: AsyncIterable<Item> | Iterable<Item>) {
  let separator = '';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',\n';
  }
}

/**
 * Writes a recount file, piece by piece: the long lists are asked for as they are written.
 * @param cast null of a secret poll
 */
export async function* writeRecountFile(
  { chain, ...head }: RecountHead,
  links: AsyncIterable<HeadedLink> | Iterable<HeadedLink>,
  cast: AsyncIterable<CastAnswers> | Iterable<CastAnswers> | null,
): AsyncGenerator<string> {
  const start = JSON.stringify({ format: RECOUNT_FORMAT, ...head }).slice(0, -1);
  yield `${start},\n"chain":${JSON.stringify(chain).slice(0, -1)},"links":[\n`;
  yield* listText(links);
  yield ']},\n"cast":';
  if (!cast) return yield 'null}\n';
  yield '[\n';
  yield* listText(cast);
  yield ']}\n';
}
