/**
 * Reads a value out of the browser's storage, where anybody may have written it; undefined where it
 * is not what is wanted.
 */
export type Parser<T> = (value: unknown) => T | undefined;

const accept =
  <T>(isWanted: (value: unknown) => value is T): Parser<T> =>
  (value) =>
    isWanted(value) ? value : undefined;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const parseText = accept((value) => typeof value === 'string');
export const parseFilledText = accept(
  (value): value is string => typeof value === 'string' && value !== '',
);
export const parseFiniteNumber = accept((value): value is number => Number.isFinite(value));
export const parseBoolean = accept((value) => typeof value === 'boolean');
/** Any object; what is in it is read elsewhere. */
export const parseAnyObject = accept(isObject);

export const createEnumParser = <const T extends string>(...names: readonly T[]): Parser<T> =>
  accept((value): value is T => names.some((name) => name === value));

export const createNullableParser =
  <T>(parse: Parser<T>): Parser<T | null> =>
  (value) =>
    value === null ? null : parse(value);

const isSound = <T>(value: T | undefined): value is T => value !== undefined;

/** Parses a list without the elements that are damaged. */
export const createListParser =
  <T>(parse: Parser<T>): Parser<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(parse).filter(isSound) : undefined;

/** Parses an object with values of one kind by any name, without those that are damaged. */
export const createRecordParser =
  <T>(parse: Parser<T>): Parser<Readonly<Record<string, T>>> =>
  (value) =>
    isObject(value) ? parseEach(value, Object.keys(value), () => parse) : undefined;

type Parsers<T> = { readonly [name in keyof T]-?: Parser<T[name]> };

/**
 * Creates the parser of an object of these fields and no others. A damaged optional field is left
 * out; without a required one there is no object.
 */
export function createObjectParser<R extends object, O extends object = object>(
  required: Parsers<R>,
  optional: Parsers<O> = {} as Parsers<O>,
): Parser<R & Partial<O>> {
  const parsers = { ...required, ...optional } as Readonly<Record<string, Parser<unknown>>>;
  const names = Object.keys(parsers);
  return (value) => {
    if (!isObject(value)) return undefined;
    const read = parseEach(value, names, (name) => parsers[name]!);
    const isWhole = Object.keys(required).every((name) => Object.hasOwn(read, name));
    return isWhole ? (read as R & Partial<O>) : undefined;
  };
}

function parseEach<T>(
  value: Fields,
  names: readonly string[],
  parserFor: (name: string) => Parser<T>,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const read = Object.hasOwn(value, name) ? parserFor(name)(value[name]) : undefined;
      return read === undefined ? [] : [[name, read] as const];
    }),
  );
}

/** Reads what is stored as JSON. */
export function parseStored<T>(parse: Parser<T>, stored: string | null): T | undefined {
  try {
    return parse(JSON.parse(stored ?? 'null'));
  } catch {
    return undefined;
  }
}
