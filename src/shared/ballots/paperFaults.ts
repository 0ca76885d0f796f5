import type { Eligibility } from '../contract/have-your-say';
import type { PollRules, WrittenQuestion } from '../contract/papers';
import type { Locale } from '../locales';
import { PAPER_LIMITS } from './methods';
import { findQuestionFaults } from './questionFaults';
import { findRuleFaults } from './ruleFaults';

/**
 * Faults that can keep a poll from opening, or should be known before. `least`, `most` and `given`
 * are numbers that its text names.
 */
export type PaperFaultCode =
  | 'closingMissing'
  | 'closesBeforeOpening'
  | 'closesInPast'
  | 'secretNotChangeable'
  | 'groupMissing'
  | 'groupUnknown'
  | 'groupEmpty'
  | 'agesCrossed'
  | 'resultsForNobody'
  | 'secretResultsTooEarly'
  | 'tokensMissing'
  | 'quorumTooHigh'
  | 'questionsMissing'
  | 'tooManyQuestions'
  | 'promptMissing'
  | 'textTooLong'
  | 'tooFewOptions'
  | 'tooManyOptions'
  | 'wrongOptionCount'
  | 'optionsNotAllowed'
  | 'labelMissing'
  | 'labelRepeated'
  | 'outOfRange'
  | 'leastAboveMost'
  | 'mostAboveOptions'
  | 'oneMarkOnly'
  | 'seatsTooMany'
  | 'uncontested'
  | 'oneSeatOnly'
  | 'extraNotAllowed'
  | 'equalNotRead'
  | 'settingNotRead'
  | 'budgetMissing'
  | 'currencyInvalid'
  | 'costMissing'
  | 'costAboveBudget'
  | 'leastAbovePossible'
  | 'groupUnnamed'
  | 'groupEmptied'
  | 'dateMissing'
  | 'dateRepeated'
  | 'conditionQuestion'
  | 'conditionOption'
  | 'conditionNotAsked'
  | 'translationMissing';

export interface PaperFault {
  readonly code: PaperFaultCode;
  /** A poll opens with warnings, and never with errors. */
  readonly severity: 'error' | 'warning';
  /** The id of the question, and of the option, that it is about; of neither where it is a rule. */
  readonly question?: string;
  readonly option?: string;
  /** The name of a rule, of a setting or of a text. */
  readonly field?: string;
  /** Language of a missing translation; `given` texts are missing. */
  readonly locale?: Locale;
  readonly least?: number;
  readonly most?: number;
  readonly given?: number;
}

/** Facts that the faults of a paper depend on besides the paper. */
export interface PaperFacts {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly originalLocale: Locale;
  /** Languages that translations are wished in; without them those of a new installation. */
  readonly offered?: readonly Locale[];
  /**
   * Number of people who could vote if the poll opened now, by who may. Null: there is no such
   * group. Left out where it is not known, or everybody may.
   */
  readonly voters: { readonly [who in Eligibility]?: number | null };
}

function paperSize(questions: readonly WrittenQuestion[]): PaperFault[] {
  if (questions.length === 0) return [{ code: 'questionsMissing', severity: 'error' }];
  if (questions.length <= PAPER_LIMITS.questions) return [];
  const numbers = { most: PAPER_LIMITS.questions, given: questions.length };
  return [{ code: 'tooManyQuestions', severity: 'error', ...numbers }];
}

/**
 * Lists everything that keeps a poll from opening, and what its writers should know: of the rules
 * first, then in the order of the paper. The page asks while they write, the host before it
 * publishes: both say the same.
 */
export const findPaperFaults = (
  rules: PollRules,
  questions: readonly WrittenQuestion[],
  facts: PaperFacts,
): PaperFault[] => [
  ...findRuleFaults(rules, facts),
  ...paperSize(questions),
  ...questions.flatMap((question, place) =>
    findQuestionFaults(question, questions.slice(0, place), facts),
  ),
];

/**
 * Faults that the words of a paper can have once its poll has opened and only its words may change.
 */
const WORD_FAULTS: readonly PaperFaultCode[] = [
  'promptMissing',
  'textTooLong',
  'labelMissing',
  'labelRepeated',
  'translationMissing',
];

/** Lists the faults of the words alone. */
export const findWordFaults = (
  questions: readonly WrittenQuestion[],
  facts: PaperFacts,
): PaperFault[] =>
  questions
    .flatMap((question) => findQuestionFaults(question, [], facts))
    .filter(({ code }) => WORD_FAULTS.includes(code));

/** Tells whether a poll with these faults can open. */
export const canOpenPoll = (faults: readonly PaperFault[]): boolean =>
  faults.every(({ severity }) => severity === 'warning');
