import {
  findAnswerFaults,
  type AnswerFault,
  findQuestionAnswerFaults,
} from '../shared/ballots/answerFaults';
import type { Answers } from '../shared/ballots/answers';
import { getFirstHead, type Opening, type OpeningQuestion } from '../shared/ballots/opening';
import { toStandingAnswer, toStandingQuestion, listWithdrawn } from '../shared/ballots/withdrawals';
import { listCountedReceipts, getNextHead } from '../shared/ballots/receipts';
import { joinAnswers } from './alikeAnswers';
import { type AlikeAnswers, countQuestion, type QuestionCount } from './countQuestion';
import { pickCountableAnswers } from './publishedAnswers';
import type { RecountFile } from './recountFile';
import { shortenValue } from './shapes';

/** Place where two values differ first, and what stands there. */
interface Difference {
  /** The fields on the way, as in `rounds[2].votes[0]`; empty for the values themselves. */
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const step = (path: string, key: string, isList: boolean): string => {
  if (isList) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};

/**
 * Compares two values of JSON, field by field. Fields that are undefined are as good as missing.
 * Null when they are equal.
 */
function findFirstDifference(expected: unknown, found: unknown, path = ''): Difference | null {
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found))
    return Object.is(expected, found) || expected === found ? null : { path, expected, found };
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  for (const key of keys) {
    const at = step(path, key, Array.isArray(expected));
    const difference = findFirstDifference(expected[key], found[key], at);
    if (difference) return difference;
  }
  return null;
}

/** Checks of a recount, in this order. */
export type RecountCheckCode =
  'format' | 'opening' | 'chain' | 'receipts' | 'ballots' | 'answers' | 'sums' | 'lot' | 'count';

/**
 * A check that was made. A fault says where it is in the file, what belongs there, and what was
 * found.
 */
export interface RecountCheck {
  readonly code: RecountCheckCode;
  readonly ok: boolean;
  /** Question that was checked, for `answers`, `sums` and `count`. */
  readonly question?: string;
  readonly where?: string;
  readonly expected?: string;
  readonly found?: string;
}
export type Finding = Pick<RecountCheck, 'where' | 'expected' | 'found'>;
type Look = (file: RecountFile) => Finding | undefined;

const unlike = (where: string, expected: unknown, found: unknown): Finding | undefined =>
  expected === found
    ? undefined
    : { where, expected: shortenValue(expected), found: shortenValue(found) };

const opening: Look = (file) =>
  unlike('chain.firstHead', getFirstHead(file.opening), file.chain.firstHead);

const chain: Look = ({ chain: { firstHead, head, links } }) => {
  let last = firstHead;
  for (const [index, link] of links.entries()) {
    last = getNextHead(last, link);
    if (last !== link.head) return unlike(`chain.links[${index}].head`, last, link.head);
  }
  return unlike('chain.head', last, head);
};

/** No receipt twice, and none replaced but an earlier one, once. */
const receipts: Look = ({ chain: { links }, ballots }) => {
  const known = new Set<string>();
  const replaced = new Set<string>();
  for (const [index, { receipt, replaces }] of links.entries()) {
    const where = `chain.links[${index}]`;
    if (known.has(receipt))
      return { where: `${where}.receipt`, expected: 'another receipt', found: receipt };
    const isReplaceable = replaces === null || (known.has(replaces) && !replaced.has(replaces));
    if (!isReplaceable)
      return { where: `${where}.replaces`, expected: 'an earlier receipt', found: replaces };
    known.add(receipt);
    if (replaces !== null) replaced.add(replaces);
  }
  return unlike('ballots', listCountedReceipts(links).length, ballots);
};

/**
 * Checks that in an open poll every receipt that counts has its ballot, once, and that a secret one
 * has no ballots.
 */
const ballots: Look = ({ opening: { secrecy }, chain: { links }, cast, answers }) => {
  if (secrecy === 'secret') return unlike('cast', null, cast) ?? isThere('answers', answers);
  if (!cast) return isThere('cast', cast);
  const missing = new Set(listCountedReceipts(links));
  const stranger = cast.findIndex(({ receipt }) => !missing.delete(receipt));
  if (stranger >= 0) {
    const found = cast[stranger]!.receipt;
    return { where: `cast[${stranger}].receipt`, expected: 'a receipt that counts', found };
  }
  const [lost] = missing;
  return lost === undefined ? undefined : { where: 'cast', expected: lost, found: 'nothing' };
};

const isThere = (where: string, value: unknown): Finding | undefined =>
  value === null ? { where, expected: 'a list', found: 'null' } : undefined;

const lot: Look = ({ seed, chain: { head } }) => unlike('seed', head, seed);

/** Checks of the file as a whole, after its format. */
export const FILE_CHECKS: readonly (readonly [RecountCheckCode, Look])[] = [
  ['opening', opening],
  ['chain', chain],
  ['receipts', receipts],
  ['ballots', ballots],
  ['lot', lot],
];

const faultText = ({ code, option }: { code: string; option?: string }) =>
  option === undefined ? code : `${code} ${option}`;

/**
 * Polls of earlier releases allowed equal ranks with every method: their files are right as they
 * are.
 */
const wasAllowed = (code: AnswerFault['code'], question: OpeningQuestion | undefined): boolean =>
  code === 'equalRanks' &&
  question !== undefined &&
  'equal' in question.settings &&
  question.settings.equal;

/** Finds the first thing about a ballot that its paper does not allow. */
const findFault = ({ questions }: Opening, answers: Answers): AnswerFault | undefined =>
  findAnswerFaults(questions, answers).find(
    ({ code, question }) =>
      !wasAllowed(
        code,
        questions.find(({ id }) => id === question),
      ),
  );

/** Lists the paper as it was at the opening, and after each withdrawal. */
function listPapers({ opening, withdrawals = [] }: RecountFile): readonly Opening[] {
  const withdrawn = listWithdrawn(withdrawals);
  return [0, ...withdrawn.map((_, index) => index + 1)].map((count) => ({
    ...opening,
    questions: opening.questions.map((one) => toStandingQuestion(one, withdrawn.slice(0, count))),
  }));
}

/** Tells whether the paper allows every ballot of an open poll. */
export const findCastFault: Look = (file) => {
  const papers = listPapers(file);
  for (const [index, { answers }] of (file.cast ?? []).entries()) {
    const faults = papers.map((paper) => findFault(paper, answers));
    const [fault] = faults;
    if (fault && faults.every((one) => one !== undefined))
      return {
        where: `cast[${index}].answers.${fault.question}`,
        expected: 'an answer that the paper allows',
        found: faultText(fault),
      };
  }
  return undefined;
};

/** Gives a question that need not be answered, without the options that stand no longer. */
const toPublished = (question: OpeningQuestion, withdrawn: readonly string[]): OpeningQuestion => {
  const standing = toStandingQuestion(question, withdrawn);
  const isWhole = standing === question || !('least' in standing.settings);
  return {
    ...standing,
    required: false,
    settings: isWhole ? standing.settings : { ...standing.settings, least: 0 },
  } as OpeningQuestion;
};

/** Tells whether the paper allows every published answer to a question of a secret poll. */
export function findPublishedFault(
  { withdrawals, answers }: RecountFile,
  question: OpeningQuestion,
): Finding | undefined {
  const place = (answers ?? []).findIndex((one) => one.question === question.id);
  if (place < 0) return { where: 'answers', expected: question.id, found: 'nothing' };
  const paper = toPublished(question, listWithdrawn(withdrawals));
  for (const [index, { answer }] of answers![place]!.alike.entries()) {
    const fault = findQuestionAnswerFaults(paper, answer).find(
      ({ code }) => !wasAllowed(code, paper),
    );
    if (fault)
      return {
        where: `answers[${place}].alike[${index}].answer`,
        expected: 'an answer that the paper allows',
        found: faultText(fault),
      };
  }
  return undefined;
}

/**
 * Returns the answers to a question, as they are counted.
 * @throws RangeError for a bucket that no ballots could have filled
 */
export function listPublishedAnswers(file: RecountFile, question: OpeningQuestion): AlikeAnswers[] {
  const published = file.answers?.find((one) => one.question === question.id);
  if (file.opening.secrecy === 'secret')
    return published ? pickCountableAnswers(question, published) : [];
  const withdrawn = listWithdrawn(file.withdrawals);
  const given = (file.cast ?? []).flatMap(({ answers: { [question.id]: answer } }) =>
    answer === undefined ? [] : [toStandingAnswer(answer, withdrawn)],
  );
  return joinAnswers(given);
}

const sumOf = (answers: readonly AlikeAnswers[]) =>
  answers.reduce((sum, { count }) => sum + count, 0);

/** Tells whether not more ballots answer a question than were cast. */
export function findSumsFault(
  { ballots: cast }: RecountFile,
  { id }: OpeningQuestion,
  answers: readonly AlikeAnswers[],
): Finding | undefined {
  const given = sumOf(answers);
  return given <= cast
    ? undefined
    : { where: `answers to ${id}`, expected: `at most ${cast}`, found: String(given) };
}

/** Counts a question again. */
export const recount = (
  { opening: { quorum }, withdrawals, ballots: cast, seed }: RecountFile,
  question: OpeningQuestion,
  answers: readonly AlikeAnswers[],
): QuestionCount =>
  countQuestion(question, answers, cast, {
    seed,
    quorum,
    withdrawn: listWithdrawn(withdrawals),
  });

interface PlainCount {
  readonly result: Readonly<Record<string, unknown>> | null;
}

/** Counts of earlier releases do not say how many ballots ended on the way. */
const alignEnded = (published: PlainCount, { result, ...counted }: PlainCount): PlainCount => ({
  ...counted,
  result:
    result && published.result && !('ended' in published.result)
      ? { ...result, ended: undefined }
      : result,
});

/** Finds where a published count differs from the same question counted again. */
export function findCountFault(
  { counts }: RecountFile,
  counted: QuestionCount,
): Finding | undefined {
  const place = counts.findIndex(({ question }) => question === counted.question);
  if (place < 0) return { where: 'counts', expected: counted.question, found: 'nothing' };
  const expected = alignEnded(
    counts[place] as unknown as PlainCount,
    JSON.parse(JSON.stringify(counted)) as PlainCount,
  );
  const difference = findFirstDifference(expected, counts[place], `counts[${place}]`);
  return difference
    ? {
        where: difference.path,
        expected: shortenValue(difference.expected),
        found: shortenValue(difference.found),
      }
    : undefined;
}
