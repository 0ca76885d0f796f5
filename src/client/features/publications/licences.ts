import type { Locale } from '../../../shared/locales';

const COMMONS = 'https://creativecommons.org';

/** Where the words of well-known licences are, in the reader’s language where they have it. */
const ADDRESSES: Readonly<Record<string, (locale: Locale) => string>> = {
  'CC BY 4.0': (locale) => `${COMMONS}/licenses/by/4.0/deed.${locale}`,
  'CC BY-SA 4.0': (locale) => `${COMMONS}/licenses/by-sa/4.0/deed.${locale}`,
  'CC0 1.0': (locale) => `${COMMONS}/publicdomain/zero/1.0/deed.${locale}`,
  'ODbL 1.0': () => 'https://opendatacommons.org/licenses/odbl/1-0/',
};

/** Null for a licence in words of somebody’s own. */
export const licenceAddress = (licence: string, locale: Locale): string | null =>
  Object.hasOwn(ADDRESSES, licence) ? (ADDRESSES[licence]?.(locale) ?? null) : null;
