import type { BrandPicture, PortalSettings, SettingsValues } from './contract/settings';
import type { Localized } from './contract/text';
import { LOCALE_CODES, type Locale } from './locales';
import type { Theme } from './look/themeColours';

/** Name of the product, for a portal that has no name of its own. */
const PRODUCT_NAME: Readonly<Record<Locale, string>> = {
  en: 'Meydan',
  ar: 'ميدان',
  tr: 'Meydan',
};

/** Settings of an installation that nobody has set up yet: no fact of any city. */
export const DEFAULT_VALUES: SettingsValues = {
  identity: {
    cityName: {},
    portalName: {},
    referencePrefix: 'REF',
    contact: { email: null, phone: null, address: {}, website: null },
  },
  time: { zone: 'UTC' },
  money: { currency: 'EUR' },
  look: { colour: '#0f6570', logo: { light: null, dark: null }, hero: null },
};

export const DEFAULT_SETTINGS: PortalSettings = { number: 0, ...DEFAULT_VALUES };

/** Finds a name in this language, else in the first language that has it. */
function findName(name: Localized, locale: Locale): string | undefined {
  return [locale, ...LOCALE_CODES].map((code) => name[code]).find(Boolean);
}

/** Names the portal in a language: by its own name, else by the product's. */
export const getPortalName = ({ identity }: PortalSettings, locale: Locale): string =>
  findName(identity.portalName, locale) ?? PRODUCT_NAME[locale];

/** Names the city in a language; where it has no name yet, the portal. */
export const getCityName = (settings: PortalSettings, locale: Locale): string =>
  findName(settings.identity.cityName, locale) ?? getPortalName(settings, locale);

/** Names the city in every language, as a text of the city's own. */
export const getCityNames = (settings: PortalSettings): Required<Localized> =>
  Object.fromEntries(
    LOCALE_CODES.map((code) => [code, getCityName(settings, code)]),
  ) as Required<Localized>;

/** Returns the address of a picture of the look, on the portal's own origin. */
export const getBrandPictureUrl = ({ file }: BrandPicture): string =>
  `/v1/settings/look/pictures/${file}`;

/** Returns the logo of a theme: its own, else that of the other one. */
export const getLogo = ({ look: { logo } }: PortalSettings, theme: Theme): BrandPicture | null =>
  logo[theme] ?? logo.light ?? logo.dark;

/** Puts the names of the portal and the city into a text that holds `{portal}` or `{city}`. */
export const fillPlaceNames = (text: string, settings: PortalSettings, locale: Locale): string =>
  text
    .replaceAll('{portal}', getPortalName(settings, locale))
    .replaceAll('{city}', getCityName(settings, locale));
