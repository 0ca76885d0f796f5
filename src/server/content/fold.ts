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

/**
 * One spelling for search in the three languages: without case, Arabic marks, tatweel, hamza seats and Turkish diacritics;
 * Arabic-Indic and Persian digits become Latin ones. مكتبه finds مكتبة, "ogretmen" finds öğretmen, "ISPARTA" finds Isparta.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('tr')
    .replace(/\p{Mn}|\u0640/gu, '')
    .replace(/[ışğçöü]/g, (letter) => TURKISH[letter]!)
    .replace(/[أإآٱىةؤئ]/g, (letter) => ARABIC[letter]!)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

/** Text inside a LIKE pattern that stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
