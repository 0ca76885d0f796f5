import { isAlias, findFieldKind, findParameterKind } from './aliasKinds';

type Fields = Readonly<Record<string, unknown>>;

/** Names of errors are no names of people. */
const ERROR_NAME = /^\w*(?:Error|Exception)$/;
const PARAMETER = /[?&#]([\w.-]+)=([^&#\s"'\\]*)/g;
/**
 * Tells whether a part is the address of an equal value that stands elsewhere; it is examined
 * there.
 */
const isAddress = (name: string, part: unknown) => name === '=' && /^\d+\//.test(String(part));
/** Names that are gone. */
const isGone = (name: string, part: unknown) => name === '~' && Array.isArray(part);

/**
 * Values that are secret by their names alone, whatever they look like: passwords, codes, names of
 * people. On a tape an alias stands there. `row` is one line of a file.
 */
export function findSecretsByName(row: string): readonly string[] {
  const line = parsed(row);
  if (!line) return [];
  // The names of locks and channels are none of people.
  const { name: _, ...fields } = line;
  return Object.entries(fields).flatMap(([path, part]) => within(part, path));
}

function within(value: unknown, path: string): readonly string[] {
  if (typeof value === 'string') return inText(value, nameOf(path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    isAddress(name, part) || isGone(name, part)
      ? []
      : within(part, /^(?:\d+|~)$/.test(name) ? path : name),
  );
}

/** `body.user.phone` and `body.phones.0` name what stands there. */
const nameOf = (path: string) =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .at(-1) ?? '';

function inText(text: string, name: string): readonly string[] {
  const object = parsed(text);
  if (object) return Object.entries(object).flatMap(([key, part]) => within(part, key));
  const isSecret = findFieldKind(name) !== undefined && !isClean(text);
  const parameters = [...text.matchAll(PARAMETER)]
    .filter(([, parameter = '']) => findParameterKind(parameter) !== undefined)
    .map(([, , given = '']) => decoded(given))
    .filter((given) => !isClean(given));
  return isSecret ? [text, ...parameters] : parameters;
}

const isClean = (text: string) => text === '' || isAlias(text) || ERROR_NAME.test(text);

/** Parses a text as a JSON object; null where it is no object. */
function parsed(text: string): Fields | null {
  if (!/^[[{]/.test(text)) return null;
  try {
    return JSON.parse(text) as Fields;
  } catch {
    return null;
  }
}

function decoded(parameter: string): string {
  try {
    return decodeURIComponent(parameter.replaceAll('+', ' '));
  } catch {
    return parameter;
  }
}
