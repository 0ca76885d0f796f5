import type { Text } from '../../shared/contract/text';

/** Octets of a line, without its end (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

/**
 * Escapes a text as a value: what has a meaning there gets a backslash before it (RFC 5545
 * §3.3.11). Other control characters are left out.
 */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** From which code point on a letter takes one octet more in UTF-8. */
const LONGER_FROM = [0x80, 0x800, 0x10000] as const;

function octetsOf(letter: string): number {
  const point = letter.codePointAt(0)!;
  const place = LONGER_FROM.findIndex((from) => point < from);
  return (place === -1 ? LONGER_FROM.length : place) + 1;
}

/** Folds a line into pieces of at most 75 octets; a letter is never cut (RFC 5545 §3.1). */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= LINE_OCTETS) return line;
  const pieces: string[] = [];
  let begin = 0;
  let end = 0;
  let octets = 0;
  for (const letter of line) {
    const more = octetsOf(letter);
    if (octets + more > LINE_OCTETS) {
      pieces.push(line.slice(begin, end));
      begin = end;
      // The space that every further piece begins with.
      octets = 1;
    }
    end += letter.length;
    octets += more;
  }
  return [...pieces, line.slice(begin)].join('\r\n ');
}

/** A name with its parameters, and its value. */
export type Line = readonly [name: string, value: string];

/** Writes a text with the language that it is in (RFC 5545 §3.2.10). */
export const writeProperty = (name: string, { text, lang }: Text): Line => [
  `${name};LANGUAGE=${lang}`,
  escapeText(text),
];

/** `BEGIN` to `END` of one component; what stands in it is folded once, at the end. */
export const writeComponent = (name: string, inner: readonly Line[]): Line[] => [
  ['BEGIN', name],
  ...inner,
  ['END', name],
];

/** Joins the lines as they are sent: folded, each ended by CRLF. */
export const foldLines = (lines: readonly Line[]): string =>
  lines.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join('');
