import type { QuestionType } from './paper';

/** When somebody is free. */
export const AVAILABILITIES = ['yes', 'ifNeedBe', 'no'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Answers by the type of question. Options are named by their ids. */
export interface AnswerOf {
  /** `none`: none of the above. `own`: something else, in the voter’s words. */
  readonly choice: {
    readonly chosen: readonly string[];
    readonly none?: true;
    readonly own?: string;
  };
  /**
   * Best first; options in one inner list stand equal. Who is left out stands below, and is tied
   * there.
   */
  readonly ranking: { readonly ranking: readonly (readonly string[])[] };
  /** Options without a score are left out. */
  readonly score: { readonly scores: Readonly<Record<string, number>> };
  /** Dots, or votes bought with credits: below 0 against. */
  readonly dots: { readonly dots: Readonly<Record<string, number>> };
  readonly budget: { readonly chosen: readonly string[] };
  readonly date: { readonly dates: Readonly<Record<string, Availability>> };
  readonly scale: { readonly value: number };
  readonly text: { readonly text: string };
}
export type Answer<T extends QuestionType = QuestionType> = AnswerOf[T];

/** A ballot: the answers by question. A question without an answer is left out. */
export type Answers = Readonly<Record<string, Answer>>;
