import { parseHtmlTree, type HtmlElement as Element, type HtmlNode as Node } from './htmlTree';

/** More than a text may hold, with what programs write around it, is not looked at. */
const MOST_HTML = 1_000_000;
/** Within each other; what lies deeper is read as if it lay here. */
const MOST_DEPTH = 40;

const BLOCK =
  /^(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|tbody|section|article|main|header|footer)$/;
/** With one of these it is more than plain text. */
const MARKED = /^(?:h[1-6]|li|table|blockquote|pre|a|b|strong|i|em)$/;
/** Never shown to anybody, whatever it holds. */
const SILENT = /^(?:script|style|head|title|meta|link|noscript|template|object|iframe|svg|math)$/;
const HEADING = /^h[1-6]$/;
const ADDRESS = /^(?:https?:|mailto:|tel:)/i;
const BOLD = /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)/i;
const ITALIC = /font-style:\s*italic/i;
/**
 * Word keeps its lists as paragraphs of their own kind, and the bullets as text that other programs
 * are to leave out.
 */
const WORD_LIST = /mso-list:\s*l\d+\s+level(\d)/i;
const WORD_BULLET = /mso-list:\s*Ignore/i;
const NUMBERED = /^\s*\(?(?:\d+|[a-z])[.)]/i;

const isElement = (node: Node): node is Element => typeof node !== 'string';
const elementsOf = ({ children }: Element): readonly Element[] => children.filter(isElement);
const textOf = (node: Node): string =>
  isElement(node) ? node.children.map(textOf).join('') : node;

/** Elements within one, from the outside inwards. */
function* within(element: Element): Generator<Element> {
  for (const child of elementsOf(element)) {
    yield child;
    yield* within(child);
  }
}

const has = (element: Element, is: (inner: Element) => boolean): boolean =>
  elementsOf(element).some((child) => is(child) || has(child, is));

/** Signs that would mean something in Markdown are written so that they stand for themselves. */
const plain = (text: string): string =>
  text.replace(/[\s\u00a0]+/g, ' ').replace(/[\\*_`[\]<]/g, '\\$&');

/** Blanks stay outside of the signs: `** a**` is no bold text. */
function around(sign: string, text: string): string {
  const words = text.trim();
  if (words === '') return text;
  return text.replace(words, () => `${sign}${words}${sign}`);
}

/** Google Docs wraps a whole document in a `b` that is not bold. */
function isBold(element: Element): boolean {
  if (BOLD.test(element.style)) return true;
  return /^(?:b|strong)$/.test(element.name) && !NOT_BOLD.test(element.style);
}

const isItalic = (element: Element): boolean =>
  /^(?:i|em)$/.test(element.name) || ITALIC.test(element.style);

/** Encodes a sign that would end the address in Markdown. */
const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;

function linked(element: Element, text: string): string {
  const address = element.href;
  const words = text.trim();
  if (element.name !== 'a' || !ADDRESS.test(address) || words === '') return text;
  return text.replace(words, () => `[${words}](${address.replace(/[\s()<>]/g, percent)})`);
}

const marked = (element: Element, text: string): string => {
  const italic = isItalic(element) ? around('_', text) : text;
  return linked(element, isBold(element) ? around('**', italic) : italic);
};

function inline(node: Node, depth = 0): string {
  if (!isElement(node)) return plain(node);
  if (SILENT.test(node.name) || WORD_BULLET.test(node.style)) return '';
  if (node.name === 'br') return '\n';
  if (depth > MOST_DEPTH) return plain(textOf(node));
  return marked(node, node.children.map((child) => inline(child, depth + 1)).join(''));
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .join('\n')
    .trim();

/**
 * Escapes the beginning of a line that looks like a list, a heading or a quotation, and is none.
 */
const unlisted = (text: string): string =>
  text.replace(/^(#{1,6}(?=\s)|[-+>](?=\s)|\d{1,9}(?=[.)]\s))/gm, (sign) =>
    /\d/.test(sign) ? `${sign}\\` : `\\${sign}`,
  );

/**
 * Converts a heading; one of the first level becomes the second, as the first is the page’s own.
 */
const heading = (element: Element): string => {
  const level = Math.min(Math.max(Number(element.name[1]), 2), 4);
  const words = tidy(inline(element)).replaceAll('\n', ' ').replaceAll('**', '');
  return words && `${'#'.repeat(level)} ${words}`;
};

const indented = (text: string, by: string): string => text.replace(/\n(?=.)/g, `\n${by}`);

function list(element: Element, depth: number): string {
  const isNumbered = element.name === 'ol';
  const items: string[] = [];
  for (const child of elementsOf(element)) {
    const isNested = /^(?:ul|ol)$/.test(child.name);
    const text = isNested ? list(child, depth + 1) : blocks(child, depth + 1).join('\n');
    const sign = isNumbered ? `${items.length + 1}. ` : '- ';
    const by = ' '.repeat(sign.length);
    // Google Docs puts a list within a list beside the items.
    if (isNested) items.push(`${items.pop() ?? sign.trim()}\n${by}${indented(text, by)}`);
    else if (text !== '') items.push(sign + indented(text, by));
  }
  return items.join('\n');
}

const cell = (element: Element): string =>
  tidy(inline(element)).replaceAll('\n', ' ').replaceAll('|', '\\|');

function table(element: Element): string {
  const rows = [...within(element)]
    .filter(({ name }) => name === 'tr')
    .map((row) => elementsOf(row).map(cell));
  const width = Math.max(0, ...rows.map((row) => row.length));
  // A table of one column is a way to draw a frame.
  if (width < 2) return rows.flat().filter(Boolean).join('\n\n');
  const lines = rows.map(
    (row) => `| ${row.concat(Array(width - row.length).fill('')).join(' | ')} |`,
  );
  return [lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n');
}

const quotation = (element: Element, depth: number): string =>
  blocks(element, depth + 1)
    .join('\n\n')
    .replace(/^/gm, '> ');

/** Converts a paragraph of Word that is an item of a list. */
function wordItem(element: Element): string | null {
  const level = WORD_LIST.exec(element.style)?.[1];
  if (level === undefined) return null;
  const bullet = [...within(element)].find(({ style }) => WORD_BULLET.test(style));
  const sign = bullet && NUMBERED.test(textOf(bullet)) ? '1.' : '-';
  return `${'   '.repeat(Number(level) - 1)}${sign} ${tidy(inline(element)).replaceAll('\n', ' ')}`;
}

function block(element: Element, depth: number): readonly string[] {
  const { name } = element;
  if (SILENT.test(name)) return [];
  if (HEADING.test(name)) return [heading(element)];
  if (name === 'ul' || name === 'ol') return [list(element, depth)];
  if (name === 'table') return [table(element)];
  if (name === 'blockquote') return [quotation(element, depth)];
  if (name === 'pre') return [`\`\`\`\n${textOf(element).replaceAll('```', '')}\n\`\`\``];
  const item = wordItem(element);
  return item === null ? blocks(element, depth + 1) : [item];
}

/** Tells whether a node is a block or holds blocks, though it is none itself. */
const holdsBlocks = (node: Node): node is Element =>
  isElement(node) && (BLOCK.test(node.name) || has(node, ({ name }) => BLOCK.test(name)));

/** Lists the blocks in an element; what stands loose between them is a paragraph. */
function blocks(element: Element, depth: number): readonly string[] {
  if (depth > MOST_DEPTH) return [unlisted(tidy(plain(textOf(element))))];
  const found: string[] = [];
  let loose = '';
  const end = () => {
    found.push(unlisted(tidy(loose)));
    loose = '';
  };
  for (const child of element.children) {
    if (holdsBlocks(child)) {
      end();
      found.push(...block(child, depth));
    } else loose += inline(child);
  }
  end();
  return found.filter((text) => text !== '');
}

const isStyled = ({ style }: Element): boolean =>
  BOLD.test(style) || ITALIC.test(style) || WORD_LIST.test(style);

const ITEM = /^ *(?:-|1\.) /;

/** Items that follow each other are one list. */
const joined = (parts: readonly string[]): string =>
  parts.reduce((text, part) => {
    const last = text.slice(text.lastIndexOf('\n') + 1);
    return text + (ITEM.test(last) && ITEM.test(part) ? '\n' : '\n\n') + part;
  }, '');

/**
 * Converts what was copied in Word, Google Docs or on a web page to Markdown: headings, lists,
 * tables, quotations, links, bold and italic text. All other marks are left out but their words.
 * Null where all of it is plain text.
 */
export function convertPastedHtml(html: string): string | null {
  if (html.length > MOST_HTML) return null;
  const body = parseHtmlTree(html);
  const isMarked = has(body, (element) => MARKED.test(element.name) || isStyled(element));
  return isMarked ? joined(blocks(body, 0)).trim() || null : null;
}
