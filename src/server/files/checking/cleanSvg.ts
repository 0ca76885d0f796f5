import { SaxesParser, type SaxesTagNS } from 'saxes';
import { html, toTrustedHtml, type Html } from '../../../shared/html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  CLASS_NAMES,
  DRAWN_ELEMENTS,
  GROUP_LIKE_ELEMENTS,
  INNER_REFERENCE,
  NAME,
  REFERRING_ELEMENTS,
  SAFE_VALUE,
  TEXT_ELEMENTS,
  listReferences,
} from './svgRules';
import { cleanDeclarations, cleanStyleSheet, type StyleRule } from './svgStyles';

/** Reason for which a drawing cannot be a logo. */
export type SvgRefusal =
  | 'tooLarge'
  /** Markup that is not well-formed, not UTF-8, or no drawing. */
  | 'notSvg'
  /** Document type that declares entities. */
  | 'documentType'
  /** Elements that are too many or too deep, or that use each other without end. */
  | 'tooComplex'
  | 'noSize'
  /** Drawing in which nothing is left to be seen. */
  | 'empty';

export class SvgRefusedError extends Error {
  override readonly name = 'SvgRefusedError';
  constructor(readonly refusal: SvgRefusal) {
    super(refusal);
  }
}

/** Markup of a drawing that only `cleanSvg` makes: it runs nothing and asks for nothing. */
class CleanedSvg {
  readonly #markup: string;
  constructor(
    markup: string,
    /** Names of elements and attributes that could show or do something and are not in it. */
    readonly leftOut: readonly string[],
  ) {
    this.#markup = markup;
  }
  toString(): string {
    return this.#markup;
  }
}
export type { CleanedSvg };

export const MAX_SVG_BYTES = 100_000;
const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 50;
/** Elements drawn, with those that are drawn again by reference. */
const MAX_DRAWN = 20_000;
const MAX_REFERENCE_DEPTH = 100;
/** Pixels of the longer side, whatever size the drawing says. */
const LONGER_SIDE = 512;
const MAX_RATIO = 20;

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XLINK = 'http://www.w3.org/1999/xlink';

interface DrawnNode {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (DrawnNode | string)[];
}

interface Drawing {
  readonly root: DrawnNode;
  readonly size: ReadonlyMap<string, string>;
  readonly rules: readonly StyleRule[];
  readonly ids: ReadonlyMap<string, DrawnNode>;
  readonly leftOut: readonly string[];
}

function decode(bytes: Uint8Array): string {
  if (bytes.length > MAX_SVG_BYTES) throw new SvgRefusedError('tooLarge');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SvgRefusedError('notSvg');
  }
}

/** Reads a drawing and keeps of it what the rules allow. */
class DrawingReader {
  readonly #root: DrawnNode = { name: 'svg', attributes: new Map(), children: [] };
  readonly #path: DrawnNode[] = [];
  readonly #size = new Map<string, string>();
  readonly #rules: StyleRule[] = [];
  readonly #ids = new Map<string, DrawnNode>();
  readonly #leftOut = new Set<string>();
  #namespace = '';
  #elements = 0;
  #depth = 0;
  /** Depth of the element whose whole content is left out. */
  #skipFrom = Infinity;
  /** Text of the style sheet that is being read. */
  #sheet: string | null = null;

  read(text: string): Drawing {
    const parser = new SaxesParser({
      xmlns: true,
      defaultXMLVersion: '1.0',
      forceXMLVersion: true,
    });
    parser.on('error', () => {
      throw new SvgRefusedError('notSvg');
    });
    parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) throw new SvgRefusedError('documentType');
    });
    parser.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
        throw new SvgRefusedError('notSvg');
    });
    parser.on('processinginstruction', ({ target }) => this.#leftOut.add(target));
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', () => this.#close());
    parser.on('text', (part) => this.#take(part));
    parser.on('cdata', (part) => this.#take(part));
    parser.write(text).close();
    return {
      root: this.#root,
      size: this.#size,
      rules: this.#rules,
      ids: this.#ids,
      leftOut: [...this.#leftOut].sort(),
    };
  }

  #open({ local, uri, attributes }: SaxesTagNS): void {
    this.#depth += 1;
    this.#elements += 1;
    if (this.#depth > MAX_DEPTH || this.#elements > MAX_ELEMENTS)
      throw new SvgRefusedError('tooComplex');
    if (this.#depth === 1) this.#openRoot(local, uri);
    if (this.#depth > this.#skipFrom) return;
    const isOurs = uri === this.#namespace;
    const name = GROUP_LIKE_ELEMENTS.has(local) ? 'g' : local;
    const isSheet = isOurs && local === 'style' && !('media' in attributes);
    if (this.#sheet === null && isSheet) {
      this.#sheet = '';
      return;
    }
    if (this.#depth === 1) this.#path.push(this.#root);
    else if (this.#sheet === null && isOurs && ALLOWED_ELEMENTS.has(name)) {
      const node: DrawnNode = { name, attributes: new Map(), children: [] };
      this.#path.at(-1)?.children.push(node);
      this.#path.push(node);
    } else {
      // What editors keep beside a drawing is in namespaces of theirs, and in `metadata`.
      if ((isOurs && local !== 'metadata') || uri === XHTML) this.#leftOut.add(local);
      this.#skipFrom = this.#depth;
      return;
    }
    const node = this.#path.at(-1) ?? this.#root;
    for (const { prefix, local: key, uri: space, value } of Object.values(attributes)) {
      if (prefix === 'xmlns' || key === 'xmlns') continue;
      if (space === '') this.#setAttribute(node, key, value);
      else if (space === XLINK && key === 'href') this.#setAttribute(node, key, value);
    }
  }

  #openRoot(local: string, uri: string): void {
    // A drawing that was written into a page may have no namespace.
    if (local !== 'svg' || (uri !== SVG && uri !== '')) throw new SvgRefusedError('notSvg');
    this.#namespace = uri;
  }

  #setAttribute(node: DrawnNode, key: string, value: string): void {
    if (node === this.#root && ['viewBox', 'width', 'height'].includes(key)) {
      this.#size.set(key, value.trim());
      return;
    }
    const kept = this.#cleanAttribute(node, key, value);
    if (kept === null) return;
    if (key === 'id') this.#ids.set(kept, node);
    node.attributes.set(key, kept);
  }

  /** Returns the value as it is kept; null where the attribute is left out. */
  #cleanAttribute({ name }: DrawnNode, key: string, value: string): string | null {
    const report = (what: string) => void this.#leftOut.add(what);
    const text = value.trim().replace(/\s+/g, ' ');
    if (key === 'id') return NAME.test(text) && !this.#ids.has(text) ? text : null;
    if (key === 'class') return CLASS_NAMES.test(text) ? text : null;
    if (key === 'style') return cleanDeclarations(text, report) || null;
    if (key === 'href') {
      if (REFERRING_ELEMENTS.has(name) && INNER_REFERENCE.test(text)) return text;
      report(key);
      return null;
    }
    const isAllowed = ALLOWED_ATTRIBUTES.has(key);
    if (isAllowed && SAFE_VALUE.test(text)) return text;
    if (isAllowed || /^on/i.test(key) || key === 'filter' || key === 'stroke-dasharray')
      report(key);
    return null;
  }

  #take(part: string): void {
    if (this.#depth >= this.#skipFrom) return;
    if (this.#sheet !== null) this.#sheet += part;
    else {
      const node = this.#path.at(-1);
      if (node && TEXT_ELEMENTS.has(node.name)) node.children.push(part.replaceAll('\r', '\n'));
    }
  }

  #close(): void {
    if (this.#depth < this.#skipFrom) {
      if (this.#sheet === null) this.#path.pop();
      else {
        this.#rules.push(...cleanStyleSheet(this.#sheet, (what) => void this.#leftOut.add(what)));
        this.#sheet = null;
      }
    } else if (this.#depth === this.#skipFrom) this.#skipFrom = Infinity;
    this.#depth -= 1;
  }
}

/**
 * Checks how much is drawn in all: elements that use others which use others may be few and draw
 * billions.
 * @throws SvgRefusedError `tooComplex`
 */
function checkDrawnAmount({ root, rules, ids }: Drawing): void {
  const known = new Map<DrawnNode, number | 'underway'>();

  const listTargets = ({ name, attributes }: DrawnNode): DrawnNode[] => {
    const classes = attributes.get('class')?.split(/\s+/) ?? [];
    const own = new Set([name, attributes.get('id') ?? '', '*', ...classes]);
    const matching = rules.filter((rule) => rule.names.some((one) => own.has(one)));
    const href = attributes.get('href');
    const names = [
      ...[...attributes.values()].flatMap(listReferences),
      ...matching.flatMap(({ references }) => references),
      ...(href === undefined ? [] : [href.slice(1)]),
    ];
    return names.flatMap((one) => ids.get(one) ?? []);
  };

  const count = (node: DrawnNode, depth: number): number => {
    const counted = known.get(node);
    if (typeof counted === 'number') return counted;
    if (counted === 'underway' || depth > MAX_REFERENCE_DEPTH)
      throw new SvgRefusedError('tooComplex');
    known.set(node, 'underway');
    let drawn = 1;
    for (const child of node.children)
      if (typeof child !== 'string') drawn += count(child, depth + 1);
    for (const target of listTargets(node)) drawn += count(target, depth + 1);
    if (drawn > MAX_DRAWN) throw new SvgRefusedError('tooComplex');
    known.set(node, drawn);
    return drawn;
  };
  count(root, 0);
}

const LENGTH = /^\+?(\d+(?:\.\d+)?|\.\d+)(?:px|pt|pc|mm|cm|in)?$/;

/** @throws SvgRefusedError `noSize` */
function readViewBox(size: Drawing['size']): readonly [number, number, number, number] {
  const [x, y, width, height] = size
    .get('viewBox')
    ?.split(/[\s,]+/)
    .map(Number) ?? [
    0,
    0,
    ...['width', 'height'].map((key) => Number(LENGTH.exec(size.get(key) ?? '')?.[1])),
  ];
  const box = [x, y, width, height] as const;
  const isWhole = box.every((part): part is number => Number.isFinite(part));
  if (!isWhole || !width || !height || width <= 0 || height <= 0)
    throw new SvgRefusedError('noSize');
  const ratio = width / height;
  if (ratio > MAX_RATIO || ratio < 1 / MAX_RATIO) throw new SvgRefusedError('noSize');
  return [x!, y!, width, height];
}

const hasDrawn = ({ name, children }: DrawnNode): boolean =>
  DRAWN_ELEMENTS.has(name) ||
  children.some((child) => typeof child !== 'string' && hasDrawn(child));

function writeNode(node: DrawnNode | string): Html {
  if (typeof node === 'string') return html`${node}`;
  const name = toTrustedHtml(node.name);
  const attributes = [...node.attributes].map(
    ([key, value]) => html` ${toTrustedHtml(key)}="${value}"`,
  );
  return html`<${name}${attributes}>${node.children.map(writeNode)}</${name}>`;
}

/**
 * Reads an SVG drawing and writes it anew with nothing but shapes, text, colours and references
 * inside of it. What it is read by and what shows it later need not agree on anything else: every
 * byte of the answer is written here.
 * @throws SvgRefusedError
 */
export function cleanSvg(bytes: Uint8Array): CleanedSvg {
  const drawing = new DrawingReader().read(decode(bytes));
  const { root, rules, size, leftOut } = drawing;
  if (!hasDrawn(root)) throw new SvgRefusedError('empty');
  checkDrawnAmount(drawing);
  const viewBox = readViewBox(size);
  const [, , width, height] = viewBox;
  const scale = LONGER_SIDE / Math.max(width, height);
  const outermost: DrawnNode = {
    name: 'svg',
    attributes: new Map([
      ['xmlns', SVG],
      ['viewBox', viewBox.join(' ')],
      ['width', String(Math.round(width * scale * 100) / 100)],
      ['height', String(Math.round(height * scale * 100) / 100)],
      ...root.attributes,
    ]),
    children: root.children,
  };
  if (rules.length > 0) {
    const sheet = rules.map(({ css }) => css).join('');
    outermost.children.unshift({ name: 'style', attributes: new Map(), children: [sheet] });
  }
  return new CleanedSvg(writeNode(outermost).toString(), leftOut);
}
