import type { Locale } from '../../../shared/locales';

const COMMONS = 'https://creativecommons.org';

/** Addresses of the words of well-known licences, in the reader’s language where they have it. */
const ADDRESSES: Readonly<Record<string, (locale: Locale) => string>> = {
  'CC BY 4.0': (locale) => `${COMMONS}/licenses/by/4.0/deed.${locale}`,
  'CC BY-SA 4.0': (locale) => `${COMMONS}/licenses/by-sa/4.0/deed.${locale}`,
  'CC0 1.0': (locale) => `${COMMONS}/publicdomain/zero/1.0/deed.${locale}`,
  'ODbL 1.0': () => 'https://opendatacommons.org/licenses/odbl/1-0/',
};

/** Returns the address of a licence; null for one in words of somebody’s own. */
export const getLicenceUrl = (licence: string, locale: Locale): string | null =>
  Object.hasOwn(ADDRESSES, licence) ? (ADDRESSES[licence]?.(locale) ?? null) : null;
