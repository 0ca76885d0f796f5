import type { Eligibility, ResidentRule } from '../contract/have-your-say';
import type { Localized } from '../contract/text';
import { toCanonicalJson } from './canonicalJson';
import type { BareQuestionOf, QuestionType } from './paper';
import { hashText } from './receipts';

/** A question as it was put to the voters: what counting needs, and the words in every language. */
export type OpeningQuestion = {
  [type in QuestionType]: Omit<BareQuestionOf<type>, 'options'> & {
    readonly prompt: Localized;
    readonly options: readonly OpeningOption[];
  };
}[QuestionType];
export interface OpeningOption {
  readonly id: string;
  readonly cost: number | null;
  readonly label: Localized;
  /** Start of a proposed date: ISO 8601 in UTC. */
  readonly startsAt: string | null;
}

/** State of a poll when it opens. From then on none of it changes. Times are ISO 8601 in UTC. */
export interface Opening {
  readonly poll: string;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly eligibility: Eligibility;
  /** Rule for residents, and the day in the city on which their age counts. */
  readonly residents?: ResidentRule & { readonly day: string };
  readonly secrecy: 'open' | 'secret';
  readonly quorum: number;
  /** Number of people who could vote when it opened; null where everybody could. */
  readonly census: number | null;
  readonly questions: readonly OpeningQuestion[];
}

/**
 * Computes the head of the chain before the first ballot: a later change of paper, dates or census
 * changes it.
 */
export const getFirstHead = (opening: Opening): string => hashText(toCanonicalJson(opening));
