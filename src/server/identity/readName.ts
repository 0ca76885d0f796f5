import { Problem } from '../http/problem';

/**
 * Control characters other than blanks, and those that turn the reading direction of what stands
 * beside them (Unicode TR 36).
 */
const INVISIBLE = /[^\P{Cc}\s]|[\u202a-\u202e\u2066-\u2069]/gu;
const LETTER = /\p{L}/u;
/** An address that mail programs make a link of: names stand in mails to others. */
const ADDRESS = /:\/\/|\bwww\.|\S@\S|\.[a-z]{2,}\//i;

/**
 * Plain text as it is kept: LF alone ends a line, nothing in it is a command to whoever shows it.
 */
export const readText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(/\r\n?/g, '\n').trim();

/**
 * Reads a person's name as it is kept: the same on one line.
 * @throws Problem invalidName for a name without a letter, or with an address in it
 */
export function readName(text: string): string {
  const name = readText(text).replace(/\s+/g, ' ');
  if (!LETTER.test(name) || ADDRESS.test(name)) throw new Problem('invalidName');
  return name;
}
