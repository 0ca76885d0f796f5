const TURKISH: Record<string, string> = { ı: 'i', ş: 's', ğ: 'g', ç: 'c', ö: 'o', ü: 'u' };
const ARABIC: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
};

/** Most lines of English need none of the steps below. */
const NOT_ASCII = /\P{ASCII}/u;

/** Arabic-Indic and Persian digits as Latin ones. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/**
 * One spelling for search in the three languages: without case, Arabic marks, tatweel, hamza seats and Turkish diacritics;
 * Arabic-Indic and Persian digits become Latin ones. مكتبه finds مكتبة, "ogretmen" finds öğretmen, "ISPARTA" finds Isparta.
 */
export function fold(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  const letters = text
    .normalize('NFKC')
    .toLocaleLowerCase('tr')
    .replace(/\p{Mn}|\u0640/gu, '')
    .replace(/[ışğçöü]/g, (letter) => TURKISH[letter]!)
    .replace(/[أإآٱىةؤئ]/g, (letter) => ARABIC[letter]!);
  return latinDigits(letters);
}
