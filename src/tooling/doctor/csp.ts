const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'connect-src': ['default-src'],
  'frame-src': ['child-src', 'default-src'],
};

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    // A directive that stands twice counts the first time only (CSP Level 3 §2.2.1).
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

/**
 * Parses the policies of a header; several are separated by commas, and each of them has to agree.
 */
export const parsePolicies = (header: string | null): readonly Policy[] =>
  (header ?? '')
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(parsePolicy);

const HOST_SOURCE =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+|\[[^\]]+\])(?::(\d+|\*))?(?:\/.*)?$/i;

const STANDARD_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const portOf = ({ port, protocol }: URL): string => port || (STANDARD_PORTS[protocol] ?? '');

/**
 * Tells whether a scheme in a policy allows an address: an insecure scheme also allows its secure
 * form (CSP Level 3 §6.7.2.8).
 */
const allowsScheme = (scheme: string, url: URL): boolean =>
  `${scheme}:` === url.protocol || (scheme === 'http' && url.protocol === 'https:');

function allowsHost(pattern: string, { hostname }: URL): boolean {
  if (pattern === '*') return true;
  const wanted = pattern.toLowerCase();
  return wanted.startsWith('*.') ? hostname.endsWith(wanted.slice(1)) : hostname === wanted;
}

function allowsSource(source: string, url: URL, self: string): boolean {
  if (source.toLowerCase() === "'self'") return url.origin === self;
  if (source === '*') return ['http:', 'https:'].includes(url.protocol);
  const scheme = /^([a-z][a-z0-9+.-]*):$/i.exec(source)?.[1];
  if (scheme) return allowsScheme(scheme.toLowerCase(), url);
  const [, given, host = '', port] = HOST_SOURCE.exec(source) ?? [];
  if (!host) return false;
  const own = new URL(self).protocol.replace(':', '');
  return (
    allowsScheme((given ?? own).toLowerCase(), url) &&
    allowsHost(host, url) &&
    (port === '*' || portOf(url) === (port ?? STANDARD_PORTS[url.protocol]))
  );
}

/**
 * Tells whether a content policy lets a page of the origin `self` use `address` under a directive
 * (CSP Level 3 §6.7.2; paths are not looked at). A directive that stands nowhere, nor what it falls
 * back to, forbids nothing.
 */
export function isAllowed(
  header: string | null,
  directive: string,
  address: string,
  self: string,
): boolean {
  const url = new URL(address);
  const names = [directive, ...(FALLBACKS[directive] ?? [])];
  return parsePolicies(header).every((policy) => {
    const sources = names.map((name) => policy.get(name)).find((list) => list !== undefined);
    return sources?.some((source) => allowsSource(source, url, self)) ?? true;
  });
}

/**
 * Tells whether a page may be shown in a frame of `parent`. Where the policy names frame-ancestors,
 * X-Frame-Options is not looked at (CSP Level 3 §6.4.2.2); otherwise DENY and SAMEORIGIN count.
 */
export function canBeFramed(headers: Headers, page: string, parent: string): boolean {
  const policy = headers.get('content-security-policy');
  const self = new URL(page).origin;
  if (parsePolicies(policy).some((each) => each.has('frame-ancestors')))
    return isAllowed(policy, 'frame-ancestors', parent, self);
  const option = headers.get('x-frame-options')?.trim().toLowerCase();
  return option !== 'deny' && (option !== 'sameorigin' || self === new URL(parent).origin);
}
