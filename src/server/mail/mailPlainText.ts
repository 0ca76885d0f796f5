import type { MailContent } from './composeMail';

// First strong isolate and its end: what <bdi> is in HTML.
const isolate = (name: string) => `\u2068${name}\u2069`;

/** The mail as plain text: the same words and links as its HTML, in the same order. */
export function mailPlainText(content: MailContent): string {
  const { texts, name, body, button, link, other, otherLink, notYou, why, signature } = content;
  const greeting = name
    ? texts.greeting.split('{name}').join(isolate(name))
    : texts.greetingWithoutName;
  const paragraphs = [
    greeting,
    ...body,
    `${button}:\n${link}`,
    ...(other ? [`${other}\n${otherLink}`] : []),
    notYou,
    `-- \n${why}\n${signature}`,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
