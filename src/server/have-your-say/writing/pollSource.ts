import {
  canOpenPoll,
  findPaperFaults,
  findWordFaults,
  type PaperFacts,
} from '../../../shared/ballots/paperFaults';
import type { PollRules, WrittenQuestion } from '../../../shared/contract/papers';
import type { Locale } from '../../../shared/locales';
import type { Database } from '../../db/openDatabase';
import { readPaper, type StoredQuestion } from '../papers';
import { findPoll, type PollRow } from '../pollQueries';
import { toStoredPoll, type StoredPoll } from '../storedPoll';
import { countVoters, type VoterRules } from './voterCounts';
import { getOfferedLocales } from '../../city/currentSettings';

interface Content {
  readonly id: string;
  readonly area: string | null;
  readonly author_content_id: string | null;
  readonly original_locale: Locale;
  readonly status: string;
  readonly published_at: Date | null;
  readonly revision: number;
  readonly details: Record<string, unknown>;
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
}

/** A poll as its writers see it. */
export interface PollSource {
  readonly content: Content;
  readonly stored: StoredPoll;
  /** Undefined before anybody has opened it. */
  readonly poll: PollRow | undefined;
  readonly questions: readonly WrittenQuestion[];
}

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const asWritten = (paper: readonly StoredQuestion[]) => paper as readonly WrittenQuestion[];

const readContent = (db: Database, id: string): Promise<Content> =>
  db
    .selectFrom('contents')
    .select([
      'id',
      'area',
      'author_content_id',
      'original_locale',
      'status',
      'published_at',
      'revision',
      'details',
      'opens_at',
      'closes_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export async function readPollSource(db: Database, id: string): Promise<PollSource> {
  const content = await readContent(db, id);
  const poll = await findPoll(db, id);
  const questions = asWritten(await readPaper(db, id));
  return { content, stored: toStoredPoll(content), poll, questions };
}

export function toPollRules({ content, stored }: PollSource): PollRules {
  const { eligibility, group, residents, secrecy, resultsVisibility, canChange, quorum, shuffle } =
    stored;
  return {
    eligibility,
    group,
    ...(residents && { residents }),
    secrecy,
    resultsVisibility,
    canChange,
    quorum,
    shuffle,
    opensAt: isoOf(content.opens_at),
    closesAt: isoOf(content.closes_at),
  };
}

/** Reads the facts that the faults depend on, with the voters of these rules. */
export const readPaperFacts = async (
  db: Database,
  { content }: PollSource,
  rules: VoterRules,
  now: Date,
): Promise<PaperFacts> => ({
  now: now.getTime(),
  originalLocale: content.original_locale,
  offered: getOfferedLocales(),
  voters: await countVoters(db, content.id, rules, now),
});

/**
 * Tells whether a poll could open: nothing is wrong with its rules and its paper. Of a recount only
 * words still change.
 */
export async function isPaperReady(db: Database, pollId: string, now: Date): Promise<boolean> {
  const source = await readPollSource(db, pollId);
  const rules = toPollRules(source);
  const facts = await readPaperFacts(db, source, rules, now);
  return canOpenPoll(
    source.stored.recount
      ? findWordFaults(source.questions, facts)
      : findPaperFaults(rules, source.questions, facts),
  );
}

/** Out, and its time has come: somebody may be reading its paper. */
function hasBegun({ content }: PollSource, now: Date): boolean {
  const { status, published_at, opens_at } = content;
  const isOut = status !== 'draft' && published_at !== null && published_at <= now;
  return isOut && (opens_at === null || opens_at <= now);
}

/**
 * Tells whether a paper is frozen: from its opening on it stays as it is, as its head is published,
 * and ballots may be there.
 */
export const isFrozen = (source: PollSource, now: Date): boolean =>
  Boolean(source.poll?.opened_at) || (source.poll?.links ?? 0) > 0 || hasBegun(source, now);

export const hasClosed = ({ content: { closes_at } }: PollSource, now: Date): boolean =>
  closes_at !== null && closes_at <= now;
