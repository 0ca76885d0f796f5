import { fold } from './fold';

/**
 * Reduces a statement to its letters and digits, folded. No two statements of a dialog have the
 * same.
 */
export const toStatementLetters = (text: string): string =>
  fold(text).replace(/[^\p{L}\p{N}]/gu, '');
