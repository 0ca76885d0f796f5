const holdsObject = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsObject) : typeof value === 'object' && value !== null;

/**
 * Converts a value to JSON with the fields of objects in the order of their names (as RFC 8785
 * orders them), so that the same value is the same text everywhere: what is hashed, and what alike
 * ballots are told by.
 */
export function toCanonicalJson(value: unknown): string {
  // A value without objects inside has only one text, and the engine writes it faster.
  if (!holdsObject(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  const fields = Object.entries(value as object)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${toCanonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}
