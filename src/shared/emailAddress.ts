/**
 * One @, no blanks, controls or characters that mean something in a mail header; a domain of at
 * least two labels.
 */
const ADDRESS = String.raw`[^\s@"<>()\[\],;:\\\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}\-]{2,63}`;
/** Longer addresses do not exist (RFC 5321 §4.5.3.1.3). */
export const MAX_EMAIL_LETTERS = 254;

/** An address as it is typed: with blanks at its ends, which hosts take off. */
export const EMAIL_PATTERN = String.raw`^\s*${ADDRESS}\s*$`;
const TYPED = new RegExp(EMAIL_PATTERN, 'u');

/**
 * Tells whether a mail can be sent there as far as the spelling tells (RFC 5321 without quoted
 * local parts and address literals).
 */
export const isEmail = (text: string): boolean =>
  text.trim().length <= MAX_EMAIL_LETTERS && TYPED.test(text);

/**
 * Returns what addresses are compared by: NFKC, lower case, no blanks around. Mail always goes to
 * the stored spelling, never to this one.
 */
export const toEmailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
