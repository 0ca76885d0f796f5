import type { MailEntry } from '../db/mailEntry';
import type { MailContent } from './composeMail';

// First strong isolate and its end: what <bdi> is in HTML.
const isolate = (name: string) => `\u2068${name}\u2069`;

/** Writes a line of a quotation (RFC 3676 §4.5), in the direction of its own language. */
const quoted = (line: string) => (line ? `> ${isolate(line)}` : '>');

const entryText = ({ title, what, why, link }: MailEntry) =>
  [...(title ? [isolate(title)] : []), what, why, link].join('\n');

/** Writes the mail as plain text: the same words and links as its HTML, in the same order. */
export function createMailPlainText(content: MailContent): string {
  const { texts, name, body, quotation, entries, more, isLast, last } = content;
  const { button, link, other, otherLink, notYou, why, signature } = content;
  const greeting = name
    ? texts.greeting.split('{name}').join(isolate(name))
    : texts.greetingWithoutName;
  const paragraphs = [
    greeting,
    ...body,
    ...(quotation ? [quotation.split('\n').map(quoted).join('\n')] : []),
    ...entries.map(entryText),
    ...(more ? [more] : []),
    ...(isLast && last ? [last] : []),
    `${button}:\n${link}`,
    ...(other ? [`${other}\n${otherLink}`] : []),
    notYou,
    `-- \n${why}\n${signature}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
