import { isLoopback } from '../../shared/loopback';

/** https, or this machine: where browsers offer cryptography and providers need no certificate. */
export const isSecure = (address: string): boolean =>
  URL.canParse(address) && (new URL(address).protocol === 'https:' || isLoopback(new URL(address)));

const isIpAddress = (hostname: string) => /^[\d.]+$/.test(hostname) || hostname.startsWith('[');

/**
 * Returns what browsers call a site: the scheme and the registrable domain. A heuristic without the
 * public suffix list: the last two labels, so two cities below `gov.uk` look like one site;
 * addresses of machines and localhost count by host.
 */
export function getSite(address: string): string {
  const url = new URL(address);
  const isWhole = isLoopback(url) || isIpAddress(url.hostname);
  const domain = isWhole ? url.hostname : url.hostname.split('.').slice(-2).join('.');
  return `${url.protocol}//${domain}`;
}
