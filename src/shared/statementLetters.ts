import { fold } from './fold';

/**
 * What a statement says letter by letter: its letters and digits alone, folded. No two statements
 * of a dialog have the same.
 */
export const statementLetters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
