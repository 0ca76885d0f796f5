/** Letters and digits that are not mistaken for one another (Crockford’s base 32). */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 10;

/**
 * Converts a code to how it is stored, however it was typed: without spaces and hyphens, with the
 * digits that O, I and L stand for.
 */
export const parseCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** Formats a code as people read it aloud: in two halves. */
export const formatCode = (code: string): string =>
  `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
