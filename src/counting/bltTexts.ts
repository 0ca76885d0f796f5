/**
 * Takes off what follows a # outside quotation marks; in a text without marks a # within a word
 * belongs to it.
 */
export function removeComment(text: string): string {
  if (!text.includes('#')) return text;
  const isMarked = text.includes('"');
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === '#' && !isQuoted && (isMarked || /^$|\s/.test(text[at - 1] ?? '')))
      return text.slice(0, at);
  }
  return text;
}

/** From behind a mark: where a text between marks can end, and another one or nothing begins. */
const END_OF_TEXT = /(?:\s*[,;]\s*|\s+)(?=")|$/y;

/**
 * Reads the texts of a line that begins with a quotation mark; none where the last one does not
 * end. O(length of the line)
 */
export function parseQuotedTexts(line: string): readonly string[] {
  const texts: string[] = [];
  let text = '';
  for (let at = 1; line.startsWith('"') && at < line.length; at++) {
    if (line[at] !== '"') {
      text += line[at]!;
      continue;
    }
    END_OF_TEXT.lastIndex = at + 1;
    const [between] = END_OF_TEXT.exec(line) ?? [];
    if (between === undefined) {
      text += '"';
      // Two at the end are one within the text, and its end.
      if (line[at + 1] === '"' && at + 2 < line.length) at++;
      continue;
    }
    texts.push(text.trim());
    text = '';
    at += 1 + between.length;
    if (at >= line.length) return texts;
  }
  return [];
}
