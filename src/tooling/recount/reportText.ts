import type { OpeningQuestion } from '../../shared/ballots/opening';
import { toStandingQuestion, listWithdrawn } from '../../shared/ballots/withdrawals';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import type { QuestionCount } from '../../counting/countQuestion';
import type { DecisionOutcome } from '../../counting/decision';
import type { Outcome } from '../../counting/outcome';
import type { RecountCheck, RecountCheckCode } from '../../counting/recountChecks';
import type { RecountFile } from '../../counting/recountFile';
import type { RecountReport } from '../../counting/verifyRecountFile';
import type { ScaleCount } from '../../counting/scale';

const RIGHT: Readonly<Record<RecountCheckCode, string>> = {
  format: 'the file has the form of a recount file',
  opening: 'paper, dates and census are those of the first head of the chain',
  chain: 'every head of the chain follows from the one before and its receipt',
  receipts: 'as many receipts count as there are ballots',
  ballots: 'ballots and receipts belong together',
  answers: 'the paper allows every answer',
  sums: 'no more answers than ballots',
  lot: 'the seed of the lot is the last head of the chain',
  count: 'counted again, with the same result',
};

const WRONG: Readonly<Record<RecountCheckCode, string>> = {
  format: 'the file does not have the form of a recount file',
  opening: 'paper, dates or census are not those that the poll opened with',
  chain: 'a head of the chain does not follow from the one before and its receipt',
  receipts: 'receipts and the number of ballots do not go together',
  ballots: 'ballots and receipts do not belong together',
  answers: 'the paper does not allow an answer',
  sums: 'there are more answers than ballots',
  lot: 'the seed of the lot is not the last head of the chain',
  count: 'the published count is not what the ballots give',
};

/** Returns the text in a language, or in any that there is. */
const say = (text: Localized, lang: Locale): string =>
  text[lang] ?? text.en ?? Object.values(text)[0] ?? '';

/** Describes one check in words, and where in the file it is wrong. */
export function formatCheck(check: RecountCheck, numberOf: (question: string) => string): string {
  const about = check.question === undefined ? '' : `${numberOf(check.question)}: `;
  if (check.ok) return `  right   ${about}${RIGHT[check.code]}`;
  const lines = [
    `  WRONG   ${about}${WRONG[check.code]}`,
    check.where ? `          where     ${check.where}` : '',
    `          expected  ${check.expected}`,
    `          found     ${check.found}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Questions by the number that they have on the paper. */
export const createQuestionNumbering =
  (questions: readonly OpeningQuestion[]) =>
  (id: string): string =>
    `question ${questions.findIndex((question) => question.id === id) + 1}`;

const isDecision = (result: unknown): result is DecisionOutcome =>
  typeof result === 'object' && result !== null && 'passes' in result;
const isScale = (result: unknown): result is ScaleCount =>
  typeof result === 'object' && result !== null && 'median' in result;

function outcomeText(
  { result, uncontested }: QuestionCount,
  { options }: OpeningQuestion,
  lang: Locale,
): string {
  if (result === null) return 'texts, which are not counted';
  if (isDecision(result))
    return `${result.passes ? 'passed' : 'not passed'}: ${result.inFavour} for, ${result.against} against (${result.reason})`;
  if (isScale(result)) return `mean ${result.mean ?? '–'}, median ${result.median ?? '–'}`;
  const { elected, ties } = result as Outcome<unknown>;
  const names = elected.map((place) => say(options[place]!.label, lang));
  if (uncontested) return `elected without a vote: ${names.join(', ')}`;
  const lots = ties.filter(({ brokenBy }) => brokenBy === 'lot').length;
  return `${names.join(', ') || 'nothing'}${lots > 0 ? ` (ties that the lot broke: ${lots})` : ''}`;
}

function countText(file: RecountFile, count: QuestionCount, lang: Locale): string {
  const place = file.opening.questions.findIndex(({ id }) => id === count.question);
  const question = toStandingQuestion(
    file.opening.questions[place]!,
    listWithdrawn(file.withdrawals),
  );
  return [
    `  ${place + 1}  ${say(question.prompt, lang)}`,
    `     ${count.method}, ${count.answered} of ${file.ballots} ballots answer`,
    `     ${outcomeText(count, question, lang)}`,
  ].join('\n');
}

/**
 * Describes the outcome of a recount: the results as they were counted here, and whether everything
 * agrees.
 */
export function formatReport(
  { file, counts, checks, isRight }: RecountReport,
  lang: Locale,
): string {
  const wrong = checks.filter(({ ok }) => !ok).length;
  const verdict = isRight
    ? `All ${checks.length} checks are right: the published result follows from the published ballots.`
    : `${wrong} of ${checks.length} checks found something wrong.`;
  if (!file) return `\n${verdict}`;
  const results = counts.map((count) => countText(file, count, lang));
  return `\nCounted here:\n${results.join('\n')}\n\n${verdict}`;
}
