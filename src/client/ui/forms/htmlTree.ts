/** A piece of HTML as it was read: words, or an element with what is in it. */
export type HtmlNode = string | HtmlElement;
export interface HtmlElement {
  readonly name: string;
  /** Address of a link; empty where the element is none. */
  readonly href: string;
  readonly style: string;
  readonly children: readonly HtmlNode[];
}

interface Open extends HtmlElement {
  readonly children: HtmlNode[];
}

const TOKEN =
  /<!--(?:(?!<!--)[\s\S])*?-->|<[!?][^<>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
};
const LAST_LETTER = 0x10ffff;

const letter = (code: number): string =>
  code > 0 && code <= LAST_LETTER ? String.fromCodePoint(code) : '';

const decoded = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    return letter(decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal));
  });

const ATTRIBUTES = {
  href: /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  style: /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
} as const;

function attribute(text: string, name: keyof typeof ATTRIBUTES): string {
  const [, double, single, bare] = ATTRIBUTES[name].exec(text) ?? [];
  return decoded(double ?? single ?? bare ?? '');
}

const opened = (name: string, attributes = ''): Open => ({
  name,
  href: attribute(attributes, 'href'),
  style: attribute(attributes, 'style'),
  children: [],
});

/**
 * Closes the innermost element of this name, and what was left open in it; a closing without an
 * opening means nothing.
 */
function close(open: Open[], name: string): void {
  const at = open.findLastIndex((element) => element.name === name);
  if (at > 0) open.length = at;
}

/**
 * Reads HTML as clipboards hold it, as a tree of its own: the page's content policy lets no text
 * become elements, and nothing of this tree can be shown or run. What is left open ends with the
 * text.
 */
export function parseHtmlTree(html: string): HtmlElement {
  const root = opened('body');
  const open = [root];
  let at = 0;
  const add = (node: HtmlNode) => void (node !== '' && open.at(-1)?.children.push(node));
  for (const token of html.matchAll(TOKEN)) {
    add(decoded(html.slice(at, token.index)));
    at = token.index + token[0].length;
    const [, slash, tag, attributes] = token;
    const name = tag?.toLowerCase() ?? '';
    if (name === '') continue;
    if (slash) {
      close(open, name);
      continue;
    }
    const element = opened(name, attributes);
    add(element);
    if (!VOID.test(name) && !attributes?.endsWith('/')) open.push(element);
  }
  add(decoded(html.slice(at)));
  return root;
}
