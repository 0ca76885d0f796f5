/** Letters that do not decompose: others in their place. */
const ALIKE: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ک: 'ك',
};
const ALIKE_LETTER = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

/**
 * Accents and points of Latin, Greek, Cyrillic, Hebrew and Arabic; signs that nobody sees, as soft
 * hyphens and joiners; tatweel. Marks that are vowels or sounds of other writings stay.
 */
const LEFT_OUT =
  /(?![\u3099\u309a])(?=\p{M})[\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}\p{sc=Cyrl}]|[\p{Cf}\u0640]/gu;

/** Most lines of English need none of the steps below. */
const NOT_ASCII = /\P{ASCII}/u;

/** Arabic-Indic and Persian digits as Latin ones. */
export const toLatinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/**
 * Makes one spelling of every alphabet's letters for comparison and search, without case, marks and
 * hamza: "kagit" finds kağıt and kâğıt, "cafe" finds café, مكتبه finds مكتبة, "ISPARTA" finds
 * Isparta, "2026" finds ٢٠٢٦. `fold_text` in the database does the same.
 */
export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  const letters = text.normalize('NFKD').replace(LEFT_OUT, '').toLowerCase();
  return toLatinDigits(letters.replace(ALIKE_LETTER, (letter) => ALIKE[letter]!));
}

/** Signs that keyboards, and editors by themselves, write as an apostrophe. */
export const APOSTROPHES = /['’‘ʼ]/g;

/** Makes one spelling of names and words for comparison: like `fold`, with one apostrophe. */
export const foldName = (text: string): string => fold(text).replace(APOSTROPHES, "'");
