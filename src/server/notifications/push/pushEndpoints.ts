import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 that leads to no public host (IANA special-purpose registry, RFC 6890), and multicast. */
const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/**
 * Within what is global in IPv6: Teredo and other protocols, documentation, 6to4, which can carry
 * any IPv4.
 */
const CLOSED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, prefix] of CLOSED_IPV4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of CLOSED_IPV6) closed.addSubnet(net, prefix, 'ipv6');
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** @param address IPv4 or IPv6; anything else is not public */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && globalIpv6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** The endpoint leads where nobody is to be sent to. */
export class ClosedAddressError extends Error {
  override readonly name = 'ClosedAddress';
}

/**
 * Finds the addresses of a host name; the connection is made to the very ones that were looked at,
 * so that a second answer changes nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const isRefused = found.length === 0 || !found.every(({ address }) => isPublicAddress(address));
    if (isRefused) return callback(new ClosedAddressError('not a public address'), []);
    if (options.all) return callback(null, found);
    callback(null, found[0]!.address, found[0]!.family);
  });

/**
 * Tells whether a browser's endpoint has the form of one: https on the usual port, a host by name,
 * without name and password.
 * @param allowsLocal lets the tests' own push service through, on whatever port
 */
export function isEndpoint(text: string, allowsLocal: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, href, hash } = new URL(text);
  if (href !== text || username !== '' || password !== '' || hash !== '') return false;
  if (allowsLocal && hostname === '127.0.0.1') return true;
  const isName = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return protocol === 'https:' && port === '' && isName;
}

/**
 * Push services of browsers: Firefox; Chrome and what is built on it; Safari; Edge. A point in
 * front takes what is below it.
 */
const KNOWN_HOSTS = [
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Push services that are sent to. */
export interface KnownServices {
  /** Hosts of others that the installation sends to. */
  readonly hosts: readonly string[];
  /** Tells whether push services on the own machine are sent to. */
  readonly allowsLocal: boolean;
}

/**
 * Tells whether an endpoint, which `isEndpoint` has looked at, is one of a push service that is
 * sent to.
 */
export function isKnownService(endpoint: string, { hosts, allowsLocal }: KnownServices): boolean {
  const { hostname } = new URL(endpoint);
  if (allowsLocal && hostname === '127.0.0.1') return true;
  return KNOWN_HOSTS.concat(hosts).some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
}
