import type { MessageDescriptor } from 'react-intl';

/**
 * Value that a sentence takes in the place of a name: said in the reader's language when the
 * sentence is shown.
 */
export type SentenceValue =
  | number
  | string
  /** Names of options, joined as a list. */
  | { readonly options: readonly number[] }
  /** Names of options, each leading to the next. */
  | { readonly chain: readonly number[] }
  /** Options with the votes that each receives: “Nashville +15”. */
  | { readonly received: readonly (readonly [option: number, votes: number])[] }
  /** The name of a group of projects, by its number. */
  | { readonly group: number }
  /** A part of one, said in per cent. */
  | { readonly share: number }
  /** An amount in whole units of the question's currency, or in parts of them. */
  | { readonly money: number }
  /** A grade of the question’s scale: a word where grades have words. */
  | { readonly grade: number }
  /** A number that need not be whole. */
  | { readonly decimal: number }
  /** A number of votes to the last place that a count by rounds keeps. */
  | { readonly votes: number };

/** A sentence that explains a result, and what it names. */
export interface Sentence {
  readonly message: MessageDescriptor;
  readonly values: Readonly<Record<string, SentenceValue>>;
}

export const createSentence = (
  message: MessageDescriptor,
  values: Readonly<Record<string, SentenceValue>> = {},
): Sentence => ({ message, values });

export const toOptionsValue = (...options: readonly number[]): SentenceValue => ({ options });
export const toChainValue = (options: readonly number[]): SentenceValue => ({ chain: options });
export const toShareValue = (part: number, whole: number): SentenceValue => ({
  share: whole === 0 ? 0 : part / whole,
});
export const toMoneyValue = (amount: number): SentenceValue => ({ money: amount });
export const toGradeValue = (grade: number): SentenceValue => ({ grade });
export const toVotesValue = (votes: number): SentenceValue => ({ votes });
export const toDecimalValue = (number: number): SentenceValue => ({ decimal: number });
