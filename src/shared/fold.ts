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

/** Signs that change how a text is laid out and that nobody sees: soft hyphens, joiners and direction marks. */
export const INVISIBLE = '\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff';

/** Accents and points of Latin, Greek, Cyrillic, Hebrew and Arabic, tatweel, and variation selectors. */
const MARKS =
  '\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7' +
  '\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed' +
  '\\u08ca-\\u08e1\\u08e3-\\u08ff\\u1ab0-\\u1ace\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\u0640';

const LEFT_OUT = new RegExp(`[${MARKS}${INVISIBLE}]`, 'g');

/** Most lines of English need none of the steps below. */
const NOT_ASCII = /\P{ASCII}/u;

/** Arabic-Indic and Persian digits as Latin ones. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/**
 * Makes one spelling of every alphabet's letters for comparison and search, without case, marks and hamza:
 * "kagit" finds kağıt and kâğıt, "cafe" finds café, مكتبه finds مكتبة, "ISPARTA" finds Isparta, "2026" finds ٢٠٢٦.
 * `fold_text` in the database does the same.
 */
export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  const letters = text.normalize('NFKD').replace(LEFT_OUT, '').toLowerCase();
  return latinDigits(letters.replace(ALIKE_LETTER, (letter) => ALIKE[letter]!));
}
