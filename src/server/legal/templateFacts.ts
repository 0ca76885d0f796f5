import type { HostContext } from '../hostContext';
import type { LegalTemplateFacts } from './templates';

/** Returns what the host knows of the facts that templates of legal texts are filled in with. */
export const getTemplateFacts = ({
  portalOrigin,
  doors,
  translator,
}: Pick<HostContext, 'portalOrigin' | 'doors' | 'translator'>): LegalTemplateFacts => ({
  portalAddress: portalOrigin,
  signInServices: doors.map(({ issuer }) => new URL(issuer).host),
  isTranslated: translator !== null,
});
