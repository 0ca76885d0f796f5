import type { FastifyInstance } from 'fastify';
import { LOCALE_CODES } from '../shared/locales';

export type FileKind = 'script' | 'style' | 'font' | 'picture' | 'other';
export type PageFiles = Readonly<Record<FileKind, readonly string[]>>;

type Attributes = Readonly<Record<string, string>>;

/** Attributes, by element, that name a file that a browser fetches by itself. */
const FETCHED: readonly {
  readonly tag: string;
  readonly attribute: string;
  readonly kind: FileKind;
  readonly rel?: string;
}[] = [
  { tag: 'script', attribute: 'src', kind: 'script' },
  { tag: 'link', rel: 'modulepreload', attribute: 'href', kind: 'script' },
  { tag: 'link', rel: 'stylesheet', attribute: 'href', kind: 'style' },
  { tag: 'link', rel: 'preload', attribute: 'href', kind: 'other' },
  { tag: 'link', rel: 'icon', attribute: 'href', kind: 'other' },
  { tag: 'link', rel: 'manifest', attribute: 'href', kind: 'other' },
  { tag: 'img', attribute: 'src', kind: 'picture' },
];

const parseAttributes = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

const unique = (values: readonly string[]) => [...new Set(values)];

function listTaggedFiles(html: string, kind: FileKind): string[] {
  const rows = FETCHED.filter((row) => row.kind === kind);
  return [...html.matchAll(/<(script|link|img)\b([^>]*)>/g)].flatMap(([, tag, text = '']) => {
    const attributes = parseAttributes(text);
    return rows
      .filter((row) => row.tag === tag && (row.rel === undefined || row.rel === attributes.rel))
      .map(({ attribute }) => attributes[attribute] ?? '')
      .filter((address) => address.startsWith('/'));
  });
}

/**
 * The names of the other languages are set in the system's own font (`LanguageSwitch.module.css`).
 */
const OTHER_LANGUAGES = new RegExp(
  `<a\\b[^>]*\\bhreflang="(?:${LOCALE_CODES.join('|')})"[^>]*>.*?</a>`,
  'gis',
);

/** Lines that are not shown, and fetch no font (`LanguageSuggestion.tsx`). */
const HIDDEN = /<aside\b[^>]*\bhidden=""[^>]*>.*?<\/aside>/gis;

const listStyles = (html: string): readonly string[] =>
  [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);

const getShownText = (html: string): string =>
  html
    .replace(HIDDEN, ' ')
    .replace(OTHER_LANGUAGES, ' ')
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ');

/**
 * Tells whether a `unicode-range` (CSS Fonts 4: a code point, a range, or `?` for any digit) holds
 * one of these characters.
 */
function coversAny(range: string, codePoints: readonly number[]): boolean {
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    const from = parseInt(first.replaceAll('?', '0'), 16);
    const to = parseInt(last.replaceAll('?', 'F'), 16);
    return codePoints.some((codePoint) => codePoint >= from && codePoint <= to);
  });
}

/**
 * Lists the fonts that a browser fetches for this text: those whose range holds one of its
 * characters.
 */
function listFonts(css: string, text: string): string[] {
  const codePoints = unique([...text.replace(/\s/g, '')]).map((sign) => sign.codePointAt(0)!);
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const address = /url\(["']?([^"')]+)/.exec(rule)?.[1];
    const range = /unicode-range:([^;}]*)/.exec(rule)?.[1] ?? 'U+0-10FFFF';
    return address && coversAny(range, codePoints) ? [address] : [];
  });
}

/**
 * Lists the files that a browser fetches for a page's first view: starts from the host's HTML,
 * follows its tags and its style sheets' fonts.
 */
export async function listPageFiles(app: FastifyInstance, page: string): Promise<PageFiles> {
  const read = async (url: string) => (await app.inject(url)).body;
  const html = await read(page);
  const tagged = (kind: FileKind) => unique(listTaggedFiles(html, kind));
  const style = tagged('style');
  const linked = await Promise.all(style.map(read));
  const css = [...listStyles(html), ...linked].join('\n');
  const font = unique(listFonts(css, getShownText(html)));
  const other = tagged('other').filter((file) => !font.includes(file));
  return { script: tagged('script'), style, font, picture: tagged('picture'), other };
}
