import { getNextHead, toReceipt, type ChainLink } from '../../../shared/ballots/receipts';
import { writeRecountFile, type CastAnswers, type HeadedLink } from '../../../counting/recountFile';
import type { Database } from '../../db/openDatabase';
import { readPages } from '../../db/pages';
import { readBallotPages } from './readAnswers';
import { readPublishedAnswers, type SealedPoll } from './sealedPoll';

interface PlacedLink extends ChainLink {
  readonly position: number;
}

const pagesOfLinks = (db: Database, pollId: string) =>
  readPages(
    0,
    ({ position }: PlacedLink) => position,
    (last, limit) =>
      db
        .selectFrom('poll_links')
        .select(['position', 'receipt', 'replaces'])
        .where('poll_id', '=', pollId)
        .where('position', '>', last)
        .orderBy('position')
        .limit(limit)
        .execute(),
  );

async function* headedLinks({
  db,
  opening: { poll },
  firstHead,
}: SealedPoll): AsyncGenerator<HeadedLink> {
  let head = firstHead;
  for await (const page of pagesOfLinks(db, poll))
    for (const { receipt, replaces } of page) {
      head = getNextHead(head, { receipt, replaces });
      yield { receipt, replaces, head };
    }
}

async function receiptsOf(
  db: Database,
  pollId: string,
  voterIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (voterIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('poll_voters')
    .select(['voter_id', 'receipt'])
    .where('poll_id', '=', pollId)
    .where('voter_id', 'in', voterIds)
    .execute();
  return new Map(rows.map(({ voter_id, receipt }) => [voter_id, receipt]));
}

const RECEIPT_BYTES = 10;

/** Makes the receipt of a ballot that nobody cast here: the first bytes of its random id. */
export const receiptOfId = (id: string): string =>
  toReceipt(Buffer.from(id.replaceAll('-', ''), 'hex').subarray(0, RECEIPT_BYTES));

/**
 * Reads the ballots of an open poll, with their receipts and nothing else of their voters, in an
 * order that says nothing.
 */
export async function* readCastBallots({
  db,
  opening: { poll },
}: SealedPoll): AsyncGenerator<CastAnswers> {
  for await (const page of readBallotPages(db, poll)) {
    const voterIds = page.flatMap(({ voterId }) => voterId ?? []);
    const receipts = await receiptsOf(db, poll, voterIds);
    for (const { id, voterId, answers } of page) {
      const receipt = voterId === null ? receiptOfId(id) : receipts.get(voterId);
      yield { receipt: receipt ?? '', answers };
    }
  }
}

/** Writes the recount file (`counting/recountFile.ts`), piece by piece. */
export async function* createRecountDownload(sealed: SealedPoll): AsyncGenerator<string> {
  const { opening, withdrawals, sealedAt, ballots, counts, firstHead, head } = sealed;
  const isOpen = opening.secrecy === 'open';
  const start = {
    opening,
    ...(withdrawals.length > 0 && {
      withdrawals: withdrawals.map(({ question, option, at }) => ({ question, option, at })),
    }),
    sealedAt: sealedAt.toISOString(),
    ballots,
    seed: head,
    counts,
    answers: isOpen ? null : await readPublishedAnswers(sealed),
    chain: { firstHead, head },
  };
  yield* writeRecountFile(start, headedLinks(sealed), isOpen ? readCastBallots(sealed) : null);
}

/** Writes the ballots alone, with the paper that explains them. */
export async function* createBallotsDownload(sealed: SealedPoll): AsyncGenerator<string> {
  const { poll, questions, secrecy } = sealed.opening;
  yield `${JSON.stringify({ poll, questions }).slice(0, -1)},\n`;
  if (secrecy === 'secret')
    return yield `"answers":${JSON.stringify(await readPublishedAnswers(sealed))}}\n`;
  yield '"ballots":[';
  let separator = '\n';
  for await (const ballot of readCastBallots(sealed)) {
    yield separator + JSON.stringify(ballot);
    separator = ',\n';
  }
  yield '\n]}\n';
}
