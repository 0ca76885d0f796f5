import type { OpeningQuestion } from '../shared/ballots/opening';
import type { QuestionCount } from './countQuestion';
import {
  listPublishedAnswers,
  findCastFault,
  findCountFault,
  FILE_CHECKS,
  type Finding,
  findPublishedFault,
  recount,
  type RecountCheck,
  type RecountCheckCode,
  findSumsFault,
} from './recountChecks';
import { parseRecountFile, type RecountFile } from './recountFile';

/** Findings of a recount. */
export interface RecountReport {
  readonly checks: readonly RecountCheck[];
  readonly isRight: boolean;
  /** Null where the text is no recount file. */
  readonly file: RecountFile | null;
  /** The questions that could be counted, as they were counted here. */
  readonly counts: readonly QuestionCount[];
}

const MAX_FORMAT_FAULTS = 20;

const check = (code: RecountCheckCode, finding: Finding | undefined, question?: string) => ({
  code,
  ok: finding === undefined,
  ...(question !== undefined && { question }),
  ...finding,
});

/**
 * Checks one question: its answers, their number, the count. A question that cannot be counted is
 * told as well: a file that somebody has changed may say things that no ballots could.
 */
function lookAtQuestion(file: RecountFile, question: OpeningQuestion) {
  const { id } = question;
  const isSecret = file.opening.secrecy === 'secret';
  const answersCheck = isSecret ? [check('answers', findPublishedFault(file, question), id)] : [];
  try {
    const answers = listPublishedAnswers(file, question);
    const sums = check('sums', findSumsFault(file, question, answers), id);
    const counted = recount(file, question, answers);
    const count = check('count', findCountFault(file, counted), id);
    return { checks: [...answersCheck, sums, count], counted };
  } catch (error) {
    const finding = {
      where: `answers to ${id}`,
      expected: 'answers that can be counted',
      found: (error as Error).message,
    };
    return { checks: [...answersCheck, check('count', finding, id)], counted: undefined };
  }
}

/**
 * Counts a closed poll again from its recount file, and compares every figure with what was
 * published. First the file itself: its form, the opening against the first head, the chain link by
 * link, receipts and ballots against each other, the seed of the lot. Then question by question.
 * What one check finds does not keep the next from being made.
 *
 * It proves that the published result follows from the published ballots, and that these are as
 * many as the receipts in the chain. It does not prove who cast them, nor that the host took in
 * what a voter sent: for that voters look for their receipt.
 * @param onCheck is called with each check as soon as it is made
 */
export function verifyRecountFile(
  text: string,
  onCheck: (check: RecountCheck) => void = () => undefined,
): RecountReport {
  const checks: RecountCheck[] = [];
  const note = (made: RecountCheck) => {
    checks.push(made);
    onCheck(made);
  };
  const { file, faults } = parseRecountFile(text);
  if (!file) {
    for (const fault of faults.slice(0, MAX_FORMAT_FAULTS)) note(check('format', fault));
    return { checks, isRight: false, file: null, counts: [] };
  }
  note(check('format', undefined));
  for (const [code, look] of FILE_CHECKS) note(check(code, look(file)));
  if (file.opening.secrecy === 'open') note(check('answers', findCastFault(file)));
  const counts: QuestionCount[] = [];
  for (const question of file.opening.questions) {
    const { checks: made, counted } = lookAtQuestion(file, question);
    for (const one of made) note(one);
    if (counted) counts.push(counted);
  }
  return { checks, isRight: checks.every(({ ok }) => ok), file, counts };
}
