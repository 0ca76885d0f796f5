/** Place where two values differ first, and what stands there. */
export interface Difference {
  /** The fields on the way, as in `rounds[2].votes[0]`; empty for the values themselves. */
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const step = (path: string, key: string, isList: boolean): string => {
  if (isList) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};

/**
 * Compares two values of JSON, field by field. Fields that are undefined are as good as missing.
 * Null when they are equal.
 */
export function findFirstDifference(
  expected: unknown,
  found: unknown,
  path = '',
): Difference | null {
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found))
    return Object.is(expected, found) || expected === found ? null : { path, expected, found };
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  for (const key of keys) {
    const at = step(path, key, Array.isArray(expected));
    const difference = findFirstDifference(expected[key], found[key], at);
    if (difference) return difference;
  }
  return null;
}
