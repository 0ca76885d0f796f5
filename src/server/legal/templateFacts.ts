import { getSettings } from '../city/currentSettings';
import type { HostContext } from '../hostContext';
import type { LegalTemplateFacts } from './templates';

const isGiven = ([, value]: readonly [string, unknown]): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Returns what the host knows of the facts that templates of legal texts are filled in with. */
export function getTemplateFacts({
  portalOrigin,
  doors,
  translator,
}: Pick<HostContext, 'portalOrigin' | 'doors' | 'translator'>): LegalTemplateFacts {
  const { cityName, contact } = getSettings().identity;
  const facts = {
    cityName,
    postAddress: contact.address,
    contactMail: contact.email,
    phone: contact.phone,
    website: contact.website,
  };
  return {
    ...Object.fromEntries(Object.entries(facts).filter(isGiven)),
    portalAddress: portalOrigin,
    signInServices: doors.map(({ issuer }) => new URL(issuer).host),
    isTranslated: translator !== null,
  };
}
