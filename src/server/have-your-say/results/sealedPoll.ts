import type { Method } from '../../../shared/ballots/paper';
import { hasTooFewBallots } from '../../../shared/ballots/fewBallots';
import type { Opening, OpeningQuestion } from '../../../shared/ballots/opening';
import { toStandingQuestion, listWithdrawn } from '../../../shared/ballots/withdrawals';
import type { CountedQuestion } from '../../../shared/contract/have-your-say';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import { dropWithdrawn } from '../../../counting/alikeAnswers';
import { isAdditive } from '../../../counting/buckets';
import type { AlikeAnswers } from '../../../counting/countQuestion';
import { publishAnswers, type PublishedAnswers } from '../../../counting/publishedAnswers';
import type { ContentRow } from '../../content/contentQueries';
import { toText } from '../../content/localize';
import type { Database } from '../../db/openDatabase';
import { readOpening } from '../openPoll';
import type { PollRow } from '../pollQueries';
import { toStoredPoll, type StoredPoll } from '../storedPoll';
import { readAnswers } from './readAnswers';

/** A poll that was counted for good, with everything that its files need. */
export interface SealedPoll {
  readonly db: Database;
  readonly content: Pick<ContentRow, 'id' | 'slug' | 'title' | 'original_locale'>;
  readonly opening: Opening;
  /** Options that stood no longer at the end. */
  readonly withdrawals: NonNullable<StoredPoll['withdrawals']>;
  readonly firstHead: string;
  readonly head: string;
  readonly ballots: number;
  readonly sealedAt: Date;
  readonly counts: readonly CountedQuestion[];
  /** A text in the language of the reader, or in the original one. */
  readonly say: (text: Localized) => string;
}

/**
 * Reads a sealed poll; null for a poll that was not sealed yet, and for a secret one with fewer
 * ballots than can be shown.
 */
export async function readSealedPoll(
  db: Database,
  content: ContentRow,
  row: PollRow | undefined,
  locale: Locale,
): Promise<SealedPoll | null> {
  if (!row?.sealed_at || !row.counts || row.first_head === null || row.head === null) return null;
  if (hasTooFewBallots(toStoredPoll(content).secrecy, row.ballots)) return null;
  const { original_locale: original } = content;
  return {
    db,
    content,
    // Words can have been corrected since, and the closing put off: the head is that of what was.
    opening: row.opening ?? (await readOpening(db, content, row.census)),
    withdrawals: toStoredPoll(content).withdrawals ?? [],
    firstHead: row.first_head,
    head: row.head,
    ballots: row.ballots,
    sealedAt: row.sealed_at,
    counts: row.counts,
    say: (text) => toText(text, locale, original).text,
  };
}

/** Reads what is published of each question of a secret poll, in the order of the paper. */
export async function readPublishedAnswers({
  db,
  opening,
  withdrawals,
}: SealedPoll): Promise<PublishedAnswers[]> {
  const { questions } = opening;
  const withdrawn = listWithdrawn(withdrawals);
  const { tallies } = await readAnswers(db, opening.poll, questions);
  return questions.map((question, place) =>
    publishAnswers(question, dropWithdrawn(tallies[place]!.alike(), withdrawn)),
  );
}

/**
 * Tells whether the answers to a question are published whole: those of open polls, and those that
 * cannot be counted from sums.
 */
export const isPublishedWhole = ({ opening: { secrecy } }: SealedPoll, method: Method): boolean =>
  secrecy === 'open' || !isAdditive(method);

/** Reads the answers to a question that is published whole, without saying whose they are. */
export async function readWholeAnswers(
  { db, opening: { poll }, withdrawals }: SealedPoll,
  question: OpeningQuestion,
): Promise<readonly AlikeAnswers[]> {
  const { tallies } = await readAnswers(db, poll, [question]);
  return dropWithdrawn(tallies[0]!.alike(), listWithdrawn(withdrawals));
}

/** Lists the questions with the options that stand: results number these. */
export const listStandingQuestions = ({
  opening: { questions },
  withdrawals,
}: SealedPoll): OpeningQuestion[] =>
  questions.map((question) => toStandingQuestion(question, listWithdrawn(withdrawals)));
