import { randomUUID } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TallyEntries } from '../../../counting/alikeAnswers';
import { findPaperFaults, type PaperFault } from '../../../shared/ballots/paperFaults';
import type {
  ElectionRecount,
  PollRules,
  RecountRead,
  RecountReading,
  WrittenQuestion,
} from '../../../shared/contract/papers';
import type { Database } from '../../db/openDatabase';
import type { SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { runThread } from '../../background/startThread';
import { receiptOfId } from '../results/recountDownload';
import { requireOpenablePaper } from './paperChange';
import { replacePaper } from './paperStorage';
import { readQuestions, readStatement } from './paperTexts';
import { readPaperFacts, type PollSource } from './pollSource';
import { readRecount, type ParsedRecount } from './readRecount';
import { revisePoll, type PollTransaction } from './revisePoll';

/** From so many letters on a file is read in a thread, while the host goes on answering. */
const THREAD_FROM_LETTERS = 100_000;

const readAside = async (file: RecountReading): Promise<ParsedRecount> =>
  file.text.length < THREAD_FROM_LETTERS
    ? readRecount(file)
    : runThread<ParsedRecount>('have-your-say/writing/recountThread.ts', file);

/** Says what a file holds, without its ballots. */
export async function presentRecount(file: RecountReading): Promise<RecountRead> {
  const { election, faults, warnings } = await readAside(file);
  if (!election) return { faults: [...faults], warnings: [], election: null };
  const { question, title, withdrawn, ballots, methods } = election;
  const { settings, options } = question;
  return {
    faults: [],
    warnings: [...warnings],
    election: {
      title,
      options: options.map(({ label }) => label[file.locale] ?? ''),
      withdrawn: [...withdrawn],
      ballots,
      seats: 'seats' in settings ? settings.seats : null,
      budget: 'budget' in settings ? settings.budget : null,
      currency: 'currency' in settings ? settings.currency : null,
      methods: [...methods],
    },
  };
}

/** Ballots of one statement: a request is cut off from a statement that takes seconds. */
const BALLOTS_PER_STATEMENT = 5_000;

interface ImportedBallot {
  readonly id: string;
  readonly answers: string;
}

/** Gives every ballot a random id, and lists them in the order of these. */
const listBallots = (question: string, answers: TallyEntries): ImportedBallot[] =>
  answers
    .flatMap(([answer, count]) => {
      const text = `{${JSON.stringify(question)}:${answer}}`;
      return Array.from({ length: count }, () => ({ id: randomUUID(), answers: text }));
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));

/**
 * Stores ballots that nobody cast here, in the place of earlier ones, each with a receipt from its
 * random id and a link of the chain.
 */
async function replaceBallots(
  trx: Database,
  pollId: string,
  question: string,
  answers: TallyEntries,
): Promise<void> {
  await trx.deleteFrom('ballots').where('poll_id', '=', pollId).execute();
  await trx.deleteFrom('poll_links').where('poll_id', '=', pollId).execute();
  const ballots = listBallots(question, answers);
  for (let stored = 0; stored < ballots.length; stored += BALLOTS_PER_STATEMENT) {
    // The embedded database works in this thread, and others have their turn between two.
    await breathe();
    const some = ballots.slice(stored, stored + BALLOTS_PER_STATEMENT);
    const ids = some.map(({ id }) => id);
    const texts = some.map((ballot) => ballot.answers);
    const receipts = ids.map(receiptOfId);
    await sql`
      insert into ballots (id, poll_id, answers) select id, ${pollId}, answers::jsonb
      from unnest(${ids}::uuid[], ${texts}::text[]) as given (id, answers)`.execute(trx);
    await sql`
      insert into poll_links (poll_id, position, receipt) select ${pollId}, ${stored} + place, receipt
      from unnest(${receipts}::text[]) with ordinality as given (receipt, place)`.execute(trx);
  }
  await trx
    .updateTable('polls')
    .set({ ballots: ballots.length, links: ballots.length })
    .where('poll_id', '=', pollId)
    .execute();
}

/** Creates the rules of a recount: everybody may read it, and it is closed from `now` on. */
const createRules = (now: Date): PollRules => ({
  eligibility: 'everyone',
  group: null,
  secrecy: 'open',
  resultsVisibility: 'always',
  canChange: false,
  quorum: 0,
  shuffle: false,
  opensAt: null,
  closesAt: now.toISOString(),
});

/**
 * Checks that the poll is a draft that no person has voted in; an earlier recount can be replaced.
 */
function requireDraft({ content, stored, poll }: PollSource): void {
  const hasOwnBallots = (poll?.links ?? 0) > 0 && !stored.recount;
  if (content.status !== 'draft' || poll?.opened_at || hasOwnBallots)
    throw new Problem('paperFrozen');
}

/**
 * Tells whether a fault matters in the portal's own polls only: a project that costs more than
 * there is cannot win, and files have such projects.
 */
const isOfOurPolls = ({ code }: PaperFault): boolean => code === 'costAboveBudget';

/** @throws Problem invalidPaper for what no poll can ask */
async function checkQuestion(
  { trx, source, now }: PollTransaction,
  question: WrittenQuestion,
  rules: PollRules,
): Promise<void> {
  // The moment of the closing itself is not past for this check.
  const before = new Date(now.getTime() - 1);
  const faults = findPaperFaults(
    rules,
    [question],
    await readPaperFacts(trx, source, rules, before),
  );
  requireOpenablePaper(faults.filter((fault) => !isOfOurPolls(fault)));
}

/**
 * Makes a draft the recount of an election held elsewhere: the question and the ballots of a file,
 * closed from now on. Published like any poll, it is counted like any closed one.
 * @returns what is wrong with the file; with faults nothing was changed
 * @throws Problem newerRevision, cancelled, paperFrozen, invalidPaper; invalidRequest for a method
 * that cannot read these ballots, or without a place in the original language
 */
export async function importRecount(
  context: HostContext,
  row: SourceRow,
  { revision, method, source: given, ...file }: ElectionRecount,
  cause: Cause,
) {
  const { election, faults, warnings } = await readAside(file);
  if (!election) return { faults, warnings };
  if (!election.methods.includes(method))
    throw new Problem('invalidRequest', `These ballots cannot be counted by ${method}.`);
  await revisePoll(context, { row, revision, cause }, async (transaction) => {
    const { trx, source, now } = transaction;
    const { content, stored } = source;
    if (stored.cancellation) throw new Problem('cancelled');
    requireDraft(source);
    const recount = { ...given, place: readStatement(given.place, content.original_locale) };
    const title = election.title || recount.place[content.original_locale]!;
    const [question] = readQuestions([
      { ...election.question, method, prompt: { [file.locale]: title } } as WrittenQuestion,
    ]);
    const rules = createRules(now);
    await checkQuestion(transaction, question!, rules);
    await replacePaper(trx, content.id, [question!]);
    await trx.deleteFrom('poll_census').where('poll_id', '=', content.id).execute();
    await replaceBallots(trx, content.id, question!.id, election.answers);
    const { opensAt, closesAt, ...kept } = rules;
    return {
      columns: {
        details: JSON.stringify({ ...stored, ...kept, recount }),
        opens_at: opensAt,
        closes_at: closesAt,
      },
    };
  });
  return { faults, warnings };
}
