import type { Root, RootContent } from 'hast';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { limitMarkdown } from '../../../shared/limitMarkdown';

/** A heading of a text, as it stands on the page. */
export interface TextHeading {
  readonly id: string;
  readonly text: string;
  /** Level as it was written, from 1. */
  readonly level: number;
}

const HEADING = /^h([1-6])$/;
const MOST_LETTERS = 60;

const textOf = (node: Root | RootContent): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** Letters of every script stay; what no address needs becomes a hyphen. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, MOST_LETTERS)
    .replace(/^-+|-+$/g, '');

/**
 * `taken` says how often each was wanted: thousands of equal headings are not looked through again
 * for each.
 */
function freeName(wanted: string, taken: Map<string, number>): string {
  const numbered = (time: number) => (time === 1 ? wanted : `${wanted}-${time}`);
  let time = (taken.get(wanted) ?? 0) + 1;
  while (time > 1 && taken.has(numbered(time))) time += 1;
  taken.set(wanted, time);
  if (time > 1) taken.set(numbered(time), 1);
  return numbered(time);
}

/**
 * Creates a rehype plugin that gives the headings of a text ids that links can lead to. `stretch`
 * keeps the ids of several parts of one text apart.
 */
export const addHeadingIds = (stretch: number, tell?: (heading: TextHeading) => void) => () => {
  const prefix = stretch === 0 ? 'text' : `text-${stretch}`;
  return (tree: Root): void => {
    const taken = new Map<string, number>();
    for (const node of tree.children) {
      if (node.type !== 'element') continue;
      const [, level] = HEADING.exec(node.tagName) ?? [];
      if (level === undefined) continue;
      const text = textOf(node).trim();
      const id = freeName([prefix, wordsOf(text)].filter(Boolean).join('-'), taken);
      node.properties.id = id;
      tell?.({ id, text, level: Number(level) });
    }
  };
};

/**
 * Lists the headings of a text in Markdown, with the ids that `addHeadingIds` gives them. Those
 * inside of quotations and lists are left out.
 */
export function listHeadings(text: string): readonly TextHeading[] {
  const found: TextHeading[] = [];
  limitMarkdown(text).forEach((stretch, place) => {
    if (stretch.isPlain) return;
    // A function from text to elements: what it makes of the text is not needed here, only the way
    // there.
    ReactMarkdown({
      children: stretch.text,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [addHeadingIds(place, (heading) => found.push(heading))],
    });
  });
  return found;
}
