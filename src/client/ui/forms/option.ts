/** One of the answers to choose from. */
export interface Option {
  /** Value in the form; without spaces. */
  readonly value: string;
  /** Label in the language of the page. */
  readonly label: string;
  /** More about it. */
  readonly hint?: string;
}
