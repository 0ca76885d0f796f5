import { toLatinDigits } from '../../../../shared/fold';

const SAMPLE = 1234567.5;

/** Returns the signs that a language puts into numbers. */
function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(SAMPLE);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: sign('group') ?? ',', decimal: sign('decimal') ?? '.' };
}

/**
 * Reads the number that was typed as this language writes it, with or without signs between
 * thousands; null where it is none.
 */
export function readNumber(text: string, locale: string): number | null {
  const { group, decimal } = signsOf(locale);
  const plain = toLatinDigits(text)
    .replaceAll('٫', decimal)
    .replaceAll('٬', group)
    .replaceAll('−', '-')
    .replace(/[\s\u200e\u200f\u061c]/gu, '')
    .replaceAll(group, '')
    .replace(decimal, '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
