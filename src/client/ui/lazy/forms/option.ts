/** One of the answers to choose from. */
export interface Option {
  /** What the form gives; without spaces. */
  readonly value: string;
  /** What is read, in the language of the page. */
  readonly label: string;
  /** More about it. */
  readonly hint?: string;
}
