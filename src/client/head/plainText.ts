const MARKS: readonly (readonly [RegExp, string])[] = [
  [/!\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, ''],
  [/[*_`~|]+/g, ''],
  [/\s+/g, ' '],
];

/**
 * Returns the words of a text in Markdown on one line, without its marks: for places that show no
 * markup.
 */
export const toPlainText = (markdown: string): string =>
  MARKS.reduce((text, [mark, instead]) => text.replace(mark, instead), markdown).trim();

/** At most `letters` letters, cut between two words, with an ellipsis where something was cut. */
export function truncateText(text: string, letters: number): string {
  const all = [...text];
  if (all.length <= letters) return text;
  const cut = all.slice(0, letters - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), letters / 2)).trimEnd()}…`;
}
