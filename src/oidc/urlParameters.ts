/**
 * Add parameters to an address; its own come first, absent and empty values are left out, a space
 * becomes %20. A parameter of the address that has the name of a given one gives way: none is sent
 * twice (RFC 6749 §3.1).
 */
export function addParameters(
  address: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => !!entry[1]);
  if (given.length === 0) return address;

  const [page = '', query = ''] = splitAt('?', splitAt('#', address)[0]);
  const names = new Set(given.map(([name]) => name));
  const kept = query.split('&').filter((pair) => pair && !names.has(nameOf(pair)));
  const added = new URLSearchParams(given).toString().replaceAll('+', '%20');
  return `${page}?${[...kept, added].join('&')}`;
}

/** Splits a text into the two sides of the first separator. */
function splitAt(separator: string, whole: string): [before: string, after: string] {
  const place = whole.indexOf(separator);
  return place < 0 ? [whole, ''] : [whole.slice(0, place), whole.slice(place + 1)];
}

const nameOf = (pair: string) => new URLSearchParams(pair).keys().next().value ?? '';
