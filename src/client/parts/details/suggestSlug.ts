import { EDIT_LIMITS, RESERVED_SLUGS, SLUG_PATTERN } from '../../../shared/contract/editing';
import { toLatinDigits } from '../../../shared/fold';

/**
 * Arabic letters in Latin ones as place names are written; what has no sound of its own is left
 * out.
 */
const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ء: '',
  ؤ: 'u',
  ئ: 'i',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  و: 'w',
  ي: 'y',
  ى: 'a',
  ـ: '',
};

const toLatin = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\u0621-\u064a\u0671]/g, (letter) => ARABIC[letter] ?? '')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const NOT_IN_WORDS = /[^a-z0-9]+/g;

/** Cuts an address to the words that fit, whole ones as far as there is a choice. */
function cut(slug: string): string {
  if (slug.length <= EDIT_LIMITS.slug) return slug;
  const start = slug.slice(0, EDIT_LIMITS.slug + 1);
  return start.slice(0, Math.max(start.lastIndexOf('-'), 0) || EDIT_LIMITS.slug);
}

/**
 * Creates an address from a title in any of the three languages; empty where no part of it can be
 * written in Latin letters.
 */
export function suggestSlug(title: string): string {
  const words = toLatin(title).replace(/['’]/g, '').replace(NOT_IN_WORDS, '-');
  const slug = cut(words.replace(/^-|-$/g, ''));
  return RESERVED_SLUGS.includes(slug) ? `${slug}-1` : slug;
}

const SLUG = new RegExp(SLUG_PATTERN);

/** Tells whether a word can be an address. */
export const isSlug = (text: string): boolean =>
  SLUG.test(text) && text.length <= EDIT_LIMITS.slug && !RESERVED_SLUGS.includes(text);
