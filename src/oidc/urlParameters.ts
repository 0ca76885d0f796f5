/** Add parameters to an address; its own come first, absent values are left out, a space becomes %20. */
export function withParameters(
  address: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(parameters)
    .filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  if (!given) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${given}`;
}
