import { isBetween, type CommentedResource } from './commentRules';

/** Opinions in a dialog of statements, and how much of it the person who reads has answered. */
export interface OpinionsResource extends CommentedResource {
  /** Answers that one has to give before one sees those of others; 0: none. */
  readonly resultsAfter: number;
  readonly answered: number;
}

/**
 * Tells whether a dialog of statements takes statements and votes: between its dates, as far as it
 * has any.
 */
export const isOpenForStatements = (content: CommentedResource, now: number): boolean =>
  content.section === 'dialogs' &&
  content.mode === 'statements' &&
  content.status === 'published' &&
  content.isGroupClosed !== true &&
  isBetween(content, now);
