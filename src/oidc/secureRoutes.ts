/**
 * Tells whether the bearer header may be sent to an address: it has exactly the origin of a secure
 * route, and its path begins with the route's path, whole segments compared. `*` in a route stands
 * for one or more characters inside one segment, never for a part of the host. Both must be
 * absolute; nothing else is secure.
 */
export function isSecureRoute(url: string, routes: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const asked = new URL(url);
  return routes.some((route) => URL.canParse(route) && covers(new URL(route), asked));
}

function covers(route: URL, asked: URL): boolean {
  // An origin that is none, as of data: and blob:, reads "null" on both sides.
  if (route.origin === 'null' || route.origin !== asked.origin) return false;
  const segments = segmentsOf(asked);
  return segmentsOf(route).every((pattern, place) => matches(pattern, segments[place]));
}

/** Splits a path into segments; a slash at the end says nothing. */
const segmentsOf = ({ pathname }: URL) => pathname.replace(/\/$/, '').split('/');

function matches(pattern: string, segment: string | undefined): boolean {
  if (segment === undefined) return false;
  if (!pattern.includes('*')) return pattern === segment;
  const literal = pattern.split(/\*+/).map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${literal.join('.+')}$`).test(segment);
}
