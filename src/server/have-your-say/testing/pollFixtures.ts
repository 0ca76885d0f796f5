import { createHash, randomUUID } from 'node:crypto';
import type { Answers } from '../../../shared/ballots/answers';
import { toCanonicalJson } from '../../../shared/ballots/canonicalJson';
import type { Method, QuestionType, QuestionSettings } from '../../../shared/ballots/paper';
import { getQuestionType } from '../../../shared/ballots/paper';
import { toReceipt } from '../../../shared/ballots/receipts';
import type { Localized } from '../../../shared/contract/text';
import type { Database } from '../../db/openDatabase';
import { FIRST_START } from '../../testing/testHost';
import type { StoredPoll } from '../storedPoll';

const DAY_MS = 24 * 3_600_000;
const RECEIPT_BYTES = 10;
const hashOf = (text: string) => createHash('sha256').update(text).digest();
const uuidOf = (text: string) =>
  hashOf(text)
    .toString('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Derives the ids of a poll of a test from its slug: `toFixtureIds('budget').option(0, 2)`. */
export const toFixtureIds = (slug: string) => ({
  poll: uuidOf(`poll ${slug}`),
  question: (question: number) => uuidOf(`question ${slug} ${question}`),
  option: (question: number, option: number) => uuidOf(`option ${slug} ${question} ${option}`),
});
export type FixtureIds = ReturnType<typeof toFixtureIds>;

const USUAL: { readonly [type in QuestionType]: QuestionSettings<type> } = {
  choice: { least: 1, most: 1, seats: 1, none: false, own: false, threshold: null, blocks: 0 },
  ranking: { seats: 1, most: null, equal: false },
  score: { seats: 1, lowest: 0, highest: 5 },
  dots: { seats: 1, dots: 8, against: false },
  budget: { budget: 100, currency: 'EUR', most: null, utility: 'cost' },
  date: { seats: 1 },
  scale: { lowest: 1, highest: 5 },
  text: { letters: 200 },
};

interface FixtureCondition {
  readonly question: number;
  readonly is: 'answered' | 'notAnswered' | 'chosen' | 'notChosen';
  readonly option?: number;
}

export interface FixtureQuestion {
  readonly method: Method;
  /** Labels; with costs where the question is a budget. */
  readonly options?: readonly (string | readonly [label: string, cost: number])[];
  readonly required?: boolean;
  /** Settings that differ from the usual ones of the type. */
  readonly settings?: Partial<QuestionSettings<QuestionType>>;
  readonly conditions?: readonly FixtureCondition[];
}

export interface FixturePoll {
  readonly slug: string;
  /** One plurality question with the options A, B and C unless it says otherwise. */
  readonly questions?: readonly FixtureQuestion[];
  readonly details?: Partial<StoredPoll>;
  /**
   * Opened a day before the first start of the test host and closes a day after it, unless it says
   * otherwise.
   */
  readonly opensAt?: Date | null;
  readonly closesAt?: Date | null;
  readonly tokens?: readonly Buffer[];
  /** Answers of voters who are nobody's: put in as migrated ballots are, in this order. */
  readonly ballots?: readonly Answers[];
}

const inEnglish = (text: string): Localized => ({ en: text });

const DETAILS: StoredPoll = {
  eligibility: 'signed_in',
  group: null,
  secrecy: 'open',
  resultsVisibility: 'always',
  canChange: false,
  quorum: 0,
  shuffle: false,
  cancellation: null,
  outcome: null,
};

async function insertQuestions(
  db: Database,
  { slug, questions = [{ method: 'plurality', options: ['A', 'B', 'C'] }] }: FixturePoll,
): Promise<void> {
  const ids = toFixtureIds(slug);
  for (const [position, question] of questions.entries()) {
    const { method, options = [], required = true, settings = {}, conditions = [] } = question;
    await db
      .insertInto('poll_questions')
      .values({
        id: ids.question(position),
        poll_id: ids.poll,
        position,
        type: getQuestionType(method),
        method,
        prompt: JSON.stringify(inEnglish(`Question ${position + 1}`)),
        required,
        settings: JSON.stringify({ ...USUAL[getQuestionType(method)], ...settings }),
        conditions: JSON.stringify(
          conditions.map(({ question: earlier, is, option }) => ({
            question: ids.question(earlier),
            is,
            option: option === undefined ? null : ids.option(earlier, option),
          })),
        ),
      })
      .execute();
    for (const [place, option] of options.entries()) {
      const [label, cost] = typeof option === 'string' ? [option, null] : option;
      await db
        .insertInto('poll_options')
        .values({
          id: ids.option(position, place),
          poll_id: ids.poll,
          question_id: ids.question(position),
          position: place,
          label: JSON.stringify(inEnglish(label)),
          cost,
        })
        .execute();
    }
  }
}

/**
 * Inserts ballots as the migration leaves those of before: in the chain, of a poll that has not
 * been opened yet.
 */
async function insertBallots(
  db: Database,
  pollId: string,
  secrecy: StoredPoll['secrecy'],
  ballots: readonly Answers[],
): Promise<void> {
  for (const [index, answers] of ballots.entries()) {
    const voterId = uuidOf(`voter ${pollId} ${index}`);
    const receipt = toReceipt(hashOf(`receipt ${pollId} ${index}`).subarray(0, RECEIPT_BYTES));
    await db
      .insertInto('poll_voters')
      .values({
        poll_id: pollId,
        voter_id: voterId,
        idempotency_key: randomUUID(),
        receipt,
        cast_at: new Date(FIRST_START.getTime() - DAY_MS + index),
      })
      .execute();
    await db
      .insertInto('ballots')
      .values({
        poll_id: pollId,
        voter_id: secrecy === 'secret' ? null : voterId,
        answers: toCanonicalJson(answers),
      })
      .execute();
    await db
      .insertInto('poll_links')
      .values({ poll_id: pollId, position: index + 1, receipt, replaces: null })
      .execute();
  }
}

async function insertWhole(db: Database, poll: FixturePoll): Promise<FixtureIds> {
  const ids = toFixtureIds(poll.slug);
  const { ballots = [], tokens = [] } = poll;
  const {
    opensAt = new Date(FIRST_START.getTime() - DAY_MS),
    closesAt = new Date(FIRST_START.getTime() + DAY_MS),
  } = poll;
  const details: StoredPoll = { ...DETAILS, ...poll.details };
  await db
    .insertInto('contents')
    .values({
      id: ids.poll,
      section: 'have-your-say',
      kind: 'poll',
      ref: `TEST-${poll.slug}`,
      slug: poll.slug,
      title: JSON.stringify(inEnglish(poll.slug)),
      summary: JSON.stringify({}),
      body: JSON.stringify({}),
      details: JSON.stringify(details),
      original_locale: 'en',
      status: 'published',
      visibility: 'public',
      author_kind: 'organisation',
      author_person_id: null,
      author_content_id: null,
      topics: [],
      area: null,
      published_at: new Date(FIRST_START.getTime() - 2 * DAY_MS),
      opens_at: opensAt,
      closes_at: closesAt,
      created_by: null,
    })
    .execute();
  await insertQuestions(db, poll);
  await db
    .insertInto('polls')
    .values({ poll_id: ids.poll, ballots: ballots.length, links: ballots.length })
    .execute();
  for (const token_hash of tokens)
    await db.insertInto('poll_tokens').values({ poll_id: ids.poll, token_hash }).execute();
  await insertBallots(db, ids.poll, details.secrecy, ballots);
  return ids;
}

/**
 * Inserts a published poll as a test wants it, at once: a host that is at work opens no half of it.
 * Returns its ids.
 */
export const insertPoll = (db: Database, poll: FixturePoll): Promise<FixtureIds> =>
  db.transaction().execute((trx) => insertWhole(trx, poll));
