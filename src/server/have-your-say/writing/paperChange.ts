import { toCanonicalJson } from '../../../shared/ballots/canonicalJson';
import {
  canOpenPoll,
  findPaperFaults,
  findWordFaults,
  type PaperFault,
} from '../../../shared/ballots/paperFaults';
import type { ResidentRule } from '../../../shared/contract/have-your-say';
import type { PaperChange, PollRules, WrittenQuestion } from '../../../shared/contract/papers';
import { readMoment } from '../../editing/readMoment';
import type { SourceRow } from '../../editing/sourceQueries';
import { checkDistricts } from '../../content/offeredTerms';
import type { Cause } from '../../editing/writing';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { replacePaper, replaceQuestionTexts } from './paperStorage';
import { readQuestions } from './paperTexts';
import { readPaperFacts, hasClosed, isFrozen, toPollRules } from './pollSource';
import { revisePoll, type PollTransaction, type Revision } from './revisePoll';

type Written = Pick<PaperChange, 'rules' | 'questions'>;

/** @throws Problem invalidPaper where a fault keeps a poll from opening */
export function requireOpenablePaper(faults: readonly PaperFault[]): void {
  if (canOpenPoll(faults)) return;
  const errors = faults.filter(({ severity }) => severity === 'error');
  throw new Problem('invalidPaper', [...new Set(errors.map(({ code }) => code))].join(', '));
}

/**
 * Rewrites a poll. A draft can be kept with faults; a published poll opens by itself and cannot. A
 * group takes the place of a list.
 */
async function rewrite(
  transaction: PollTransaction,
  { rules, questions }: Written,
): Promise<Revision> {
  const { trx, source, now } = transaction;
  if (source.content.status !== 'draft')
    requireOpenablePaper(
      findPaperFaults(rules, questions, await readPaperFacts(trx, source, rules, now)),
    );
  await replacePaper(trx, source.content.id, questions);
  if (rules.group !== null)
    await trx.deleteFrom('poll_census').where('poll_id', '=', source.content.id).execute();
  const { opensAt, closesAt, ...kept } = rules;
  return {
    columns: {
      details: JSON.stringify({ ...source.stored, residents: undefined, ...kept }),
      opens_at: opensAt,
      closes_at: closesAt,
    },
    before: { rules: toPollRules(source) },
    after: { rules },
  };
}

/** Returns a question without its words. */
const bare = ({ prompt: _prompt, help: _help, options, ...question }: WrittenQuestion) => ({
  ...question,
  options: options.map(({ label: _label, description: _description, ...option }) => option),
});

const isSame = (one: unknown, other: unknown): boolean =>
  toCanonicalJson(one) === toCanonicalJson(other);

const withoutClosing = ({ closesAt: _closesAt, ...rules }: PollRules) => rules;

/**
 * Tells whether a poll may close at this moment: an open poll can close later than was said, never
 * earlier, and what has closed stays closed.
 */
function mayCloseAt({ source, now }: PollTransaction, closesAt: string | null): boolean {
  const before = source.content.closes_at;
  if ((before?.toISOString() ?? null) === closesAt) return true;
  if (closesAt === null || hasClosed(source, now)) return false;
  const after = new Date(closesAt);
  return after > now && (before === null || after > before);
}

/** Returns the words by the id of the question or option that they belong to. */
const wordsOf = (questions: readonly WrittenQuestion[]): Map<string, object> =>
  new Map<string, object>([
    ...questions.map(({ id, prompt, help }) => [id, { prompt, help }] as const),
    ...questions.flatMap(({ options }) =>
      options.map(({ id, label, description }) => [id, { label, description }] as const),
    ),
  ]);

/**
 * Corrects words and puts the closing off; the log keeps both wordings. @throws Problem
 * paperFrozen, invalidPaper
 */
async function correct(
  transaction: PollTransaction,
  { rules, questions }: Written,
): Promise<Revision> {
  const { trx, source, now } = transaction;
  const present = toPollRules(source);
  const changesMore =
    !isSame(withoutClosing(rules), withoutClosing(present)) ||
    !isSame(questions.map(bare), source.questions.map(bare)) ||
    !mayCloseAt(transaction, rules.closesAt);
  if (changesMore) throw new Problem('paperFrozen');
  requireOpenablePaper(findWordFaults(questions, await readPaperFacts(trx, source, rules, now)));
  await replaceQuestionTexts(trx, source.content.id, questions);
  const [was, is] = [wordsOf(source.questions), wordsOf(questions)];
  const changed = [...is.keys()].filter((id) => !isSame(was.get(id), is.get(id)));
  const traces = (words: Map<string, object>, { closesAt }: PollRules) => ({
    words: Object.fromEntries(changed.map((id) => [id, words.get(id)])),
    closesAt,
  });
  return {
    columns: { closes_at: rules.closesAt },
    before: traces(was, present),
    after: traces(is, rules),
  };
}

/** Tells whether a rule asks anything of residents besides being verified. */
const asksMore = ({ districts, minAge, maxAge }: ResidentRule): boolean =>
  districts.length > 0 || minAge !== null || maxAge !== null;

/**
 * Rules as they are kept: moments in UTC, a group only where its members vote, and what is asked of
 * residents only where they do.
 */
const readRules = ({ residents, ...rules }: PollRules): PollRules => ({
  ...rules,
  ...(residents && rules.eligibility === 'verified' && asksMore(residents) && { residents }),
  group: rules.eligibility === 'members' ? rules.group : null,
  opensAt: readMoment(rules.opensAt),
  closesAt: readMoment(rules.closesAt),
});

/**
 * Writes the paper of a poll and its rules. From its opening on only words change, and the closing
 * can be put off.
 * @throws Problem newerRevision, cancelled, paperFrozen, invalidPaper, unknownDistrict;
 *   invalidRequest for ids that are taken
 */
export function changePaper(
  context: HostContext,
  row: SourceRow,
  { revision, isAutosave = false, ...change }: PaperChange,
  cause: Cause,
): Promise<void> {
  const written = {
    rules: readRules(change.rules),
    questions: readQuestions(change.questions),
  };
  return revisePoll(context, { row, revision, cause, isAutosave }, async (transaction) => {
    const { cancellation, residents } = transaction.source.stored;
    if (cancellation) throw new Problem('cancelled');
    checkDistricts(written.rules.residents?.districts ?? [], residents?.districts);
    return isFrozen(transaction.source, transaction.now)
      ? correct(transaction, written)
      : rewrite(transaction, written);
  });
}
