import type { MessageDescriptor } from 'react-intl';

/**
 * Value that a sentence takes in the place of a name: said in the reader's language when the
 * sentence is shown.
 */
export type Value =
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
  readonly values: Readonly<Record<string, Value>>;
}

export const say = (
  message: MessageDescriptor,
  values: Readonly<Record<string, Value>> = {},
): Sentence => ({ message, values });

export const named = (...options: readonly number[]): Value => ({ options });
export const chain = (options: readonly number[]): Value => ({ chain: options });
export const share = (part: number, whole: number): Value => ({
  share: whole === 0 ? 0 : part / whole,
});
export const money = (amount: number): Value => ({ money: amount });
export const gradeOf = (grade: number): Value => ({ grade });
export const exactVotes = (votes: number): Value => ({ votes });
export const decimal = (number: number): Value => ({ decimal: number });
