/** A stretch of a text: Markdown, or something that is shown as it was typed. */
export interface MarkdownSegment {
  readonly text: string;
  readonly isPlain: boolean;
}

/**
 * Limits of what no person writes by hand, and what readers of Markdown take longer and longer for.
 */
const MARKDOWN_LIMITS = {
  /** Quotations and lists within each other, that begin on one line. */
  depth: 8,
  /** Blanks before a line: lists within lists are made of them, too. */
  indent: 24,
  /** Signs that may mean something, in one paragraph. */
  signs: 600,
  /** Cells in lines that follow each other. */
  cells: 4_000,
  /** Lines that follow each other. */
  lines: 1_000,
  /** Quotations and items of lists, in the whole text. */
  containers: 4_000,
  /** Lines that make a heading of the one above them, in the whole text. */
  underlines: 300,
} as const;

const SIGNS = /[*_~`[\]<&@!\\:]|www/g;
const CELLS = /\|/g;
/** A quotation, or an item of a list, with the blanks after it. */
const CONTAINER = /(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*/y;
const UNDERLINE = /^[ \t]*(?:=+|-+)[ \t]*$/;
const BLANK = /^[ \t]*$/;
/** From here on another paragraph begins: an item, a quotation, a heading or a row of a table. */
const BEGINS = /^[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|\|)/;

const count = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

interface Line {
  readonly text: string;
  /** Quotations and items of lists that begin on it. */
  readonly containers: number;
}

/**
 * Limits a line to as many nested containers as people can read; the next sign is then a sign like
 * any other.
 */
function tameLine(line: string): Line {
  const blanks = /^[ \t]*/.exec(line)![0];
  const rest = line.slice(blanks.length);
  const start = blanks.slice(0, MARKDOWN_LIMITS.indent);
  let containers = 0;
  CONTAINER.lastIndex = 0;
  while (CONTAINER.test(rest)) {
    const at = CONTAINER.lastIndex;
    containers += 1;
    if (containers === MARKDOWN_LIMITS.depth)
      return { text: start + escaped(rest, at), containers };
  }
  return { text: start + rest, containers };
}

/**
 * Escapes the text after the containers: the backslash keeps its first sign from being one more.
 */
const escaped = (line: string, from: number): string =>
  line.slice(0, from) + line.slice(from).replace(/^(\d*)(?=[>\-+*.)])/, '$1\\');

/** Lines up to the next empty one. */
function blocksOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    blocks.at(-1)!.push(line);
    if (BLANK.test(line.text)) blocks.push([]);
  }
  return blocks.filter((block) => block.length > 0);
}

/** Counts the parts of a block that are limited for the whole text. */
const weightOf = (block: readonly Line[]) => ({
  containers: block.reduce((sum, { containers }) => sum + containers, 0),
  underlines: block.filter(({ text }) => UNDERLINE.test(text)).length,
});

function isTangled(block: readonly Line[]): boolean {
  let signs = 0;
  let cells = 0;
  const isTooMuch = ({ text }: Line) => {
    signs = (BEGINS.test(text) ? 0 : signs) + count(text, SIGNS);
    cells += count(text, CELLS);
    return signs > MARKDOWN_LIMITS.signs || cells > MARKDOWN_LIMITS.cells;
  };
  return block.length > MARKDOWN_LIMITS.lines || block.some(isTooMuch);
}

/**
 * Makes a text in Markdown harmless for whoever reads it by a program: what is nested without end
 * is cut, and paragraphs that consist of signs are shown as they were typed. Takes time in
 * proportion to the text; one written by a person comes back as it is.
 */
export function limitMarkdown(text: string): readonly MarkdownSegment[] {
  const stretches: MarkdownSegment[] = [];
  const sum = { containers: 0, underlines: 0 };
  for (const block of blocksOf(text.split('\n').map(tameLine))) {
    const weight = weightOf(block);
    sum.containers += weight.containers;
    sum.underlines += weight.underlines;
    const isPlain =
      sum.containers > MARKDOWN_LIMITS.containers ||
      sum.underlines > MARKDOWN_LIMITS.underlines ||
      isTangled(block);
    const before = stretches.at(-1);
    const lines = block.map((line) => line.text).join('\n');
    if (before?.isPlain === isPlain)
      stretches[stretches.length - 1] = { text: `${before.text}\n${lines}`, isPlain };
    else stretches.push({ text: lines, isPlain });
  }
  return stretches;
}
