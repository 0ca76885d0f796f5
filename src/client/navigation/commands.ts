/** A segment of a path; it is encoded. */
type PathSegment = string | number;

/** A path from the root, without language prefix; or its first part followed by segments. */
export type Commands = string | readonly PathSegment[];

/** A navigation was asked for with nothing in the place of a part (SPEC 8.7). */
export class NullCommandError extends Error {
  override readonly name = 'NullCommandError';

  constructor(readonly index: number) {
    super(`the navigation command at index ${index} is null or undefined`);
  }
}

/**
 * Returns the path that commands name: always from the root. Throws `NullCommandError` where one is
 * missing.
 */
export function toPath(commands: Commands): string {
  const parts = Array.isArray(commands)
    ? (commands as readonly PathSegment[])
    : [commands as string];
  const missing = [...parts].findIndex((part) => part === null || part === undefined);
  if (missing >= 0) throw new NullCommandError(missing);

  const [first = '', ...segments] = parts;
  return [String(first).replace(/\/$/, ''), ...segments.map(encodeURIComponent)].join('/');
}
