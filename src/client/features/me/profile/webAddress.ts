import { PROFILE_LIMITS } from '../../../../shared/contract/profile';

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const OF_THE_WEB = ['http:', 'https:'];

/**
 * Returns a website as it is kept: complete, with https where no scheme was typed. Null for what is
 * no address of the web.
 */
export function parseWebAddress(typed: string): string | null {
  const text = typed.trim();
  const complete = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(complete)) return null;
  const { protocol, hostname, username, href } = new URL(complete);
  const isWebsite = OF_THE_WEB.includes(protocol) && /[^.]\.[^.]/.test(hostname) && username === '';
  return isWebsite && href.length <= PROFILE_LIMITS.websiteLetters ? href : null;
}
