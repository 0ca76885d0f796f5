import { isIPv4, isIPv6 } from 'node:net';

/** A network that attempts are counted for. */
export interface NetworkKey {
  /** An IPv4 address, or the prefix of an IPv6 network with its length. */
  readonly key: string;
  /** Factor by which the whole network may exceed the number of a limit. */
  readonly factor: number;
}

/** Subnets of one customer's /56 that may use a limit up at the same time. */
const SITE_FACTOR = 4;
const GROUPS = 8;
const MAPPED_PREFIX = '0:0:0:0:0:ffff';

/** Reads an IPv6 address as eight groups in hexadecimal, without leading zeros. */
function toGroups(address: string): string[] {
  const tail = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [a = 0, b = 0, c = 0, d = 0] = tail?.slice(1).map(Number) ?? [];
  const inHex = tail
    ? address.slice(0, tail.index) + [a * 256 + b, c * 256 + d].map((n) => n.toString(16)).join(':')
    : address;
  const [head = [], rest] = inHex.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = Array<string>(rest ? GROUPS - head.length - rest.length : 0).fill('0');
  return [...head, ...missing, ...(rest ?? [])].map((group) => parseInt(group, 16).toString(16));
}

const toIPv4 = ([high = '0', low = '0']: readonly string[]): string =>
  [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 0xff]).join('.');

/**
 * Lists what limits count an address by. IPv4: the address. IPv6: the /64, since one device chooses
 * freely among its addresses, and the /56 that a customer is usually given, with a higher number
 * (RFC 6177). IPv4-mapped IPv6 counts as IPv4. A text that is no address counts as itself.
 */
export function listNetworkKeys(address: string): readonly NetworkKey[] {
  const bare = address.split('%', 1)[0]!;
  if (isIPv4(bare) || !isIPv6(bare)) return [{ key: bare, factor: 1 }];
  const groups = toGroups(bare);
  if (groups.slice(0, 6).join(':') === MAPPED_PREFIX)
    return [{ key: toIPv4(groups.slice(6)), factor: 1 }];
  const [a, b, c, d = '0'] = groups;
  const site = (parseInt(d, 16) & 0xff00).toString(16);
  return [
    { key: `${a}:${b}:${c}:${d}::/64`, factor: 1 },
    { key: `${a}:${b}:${c}:${site}::/56`, factor: SITE_FACTOR },
  ];
}
