/**
 * Returns a web address that may be offered as a link, with its host for the reader; null for
 * anything but https.
 */
export function parseSafeLink(address: string | null): { href: string; host: string } | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, href, host } = new URL(address);
  return protocol === 'https:' ? { href, host } : null;
}
