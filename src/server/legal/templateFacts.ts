import type { Localized } from '../../shared/contract/text';
import { LOCALE_CODES, type Locale } from '../../shared/locales';
import { isLoopback } from '../../shared/loopback';
import { getCityFormat, getPortalText, getSettings, toCityDay } from '../city/currentSettings';
import type { HostContext } from '../hostContext';
import type { LegalTemplateFacts } from './templates';

const isGiven = ([, value]: readonly [string, unknown]): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

const inEachLanguage = (write: (locale: Locale) => string): Localized =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, write(code)]));

const writeDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(getCityFormat(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

/** Returns what the host knows of the facts that templates of legal texts are filled in with. */
export function getTemplateFacts({
  portalOrigin,
  doors,
  translator,
  clock,
}: Pick<HostContext, 'portalOrigin' | 'doors' | 'translator' | 'clock'>): LegalTemplateFacts {
  const { identity, languages } = getSettings();
  const { cityName, contact } = identity;
  // A name or an address that is known in one language stands in the others, too.
  const spread = (texts: Localized): Localized => {
    const known = texts[languages.first] ?? Object.values(texts)[0];
    return known === undefined ? {} : inEachLanguage((locale) => texts[locale] ?? known);
  };
  const facts = {
    cityName: spread(cityName),
    postAddress: spread(contact.address),
    contactMail: contact.email,
    phone: contact.phone,
    website: contact.website,
  };
  return {
    ...Object.fromEntries(Object.entries(facts).filter(isGiven)),
    portalAddress: isLoopback(new URL(portalOrigin)) ? inEachLanguage(getPortalText) : portalOrigin,
    today: inEachLanguage((locale) => writeDay(toCityDay(clock()), locale)),
    signInServices: doors.map(({ issuer }) => new URL(issuer).host),
    isTranslated: translator !== null,
  };
}
