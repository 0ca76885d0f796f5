import { PROFILE_LIMITS } from '../../shared/contract/profile';
import { Problem } from '../http/problem';

const WEB = ['http:', 'https:'];

function isPublicAddress({ protocol, username, password, href }: URL): boolean {
  // Text before an @ reads like the host and is not.
  const hasUser = username !== '' || password !== '';
  return WEB.includes(protocol) && !hasUser && href.length <= PROFILE_LIMITS.websiteLetters;
}

/**
 * Reads a web address as the URL parser writes it; null for none.
 * @throws Problem invalidWebsite for anything but http and https, for one with a user in it and for
 *   one that is too long when written out.
 */
export function readWebsite(text: string | null): string | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (!url || !isPublicAddress(url)) throw new Problem('invalidWebsite');
  return url.href;
}
