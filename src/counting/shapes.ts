/** A fault in the shape of a JSON document: where it is, what belongs there, what was found. */
export interface ShapeFault {
  /** Path as in `chain.links[3].receipt`; empty for the document itself. */
  readonly where: string;
  readonly expected: string;
  readonly found: string;
}

/**
 * Looks at a value and everything in it. It says where a fault is from this value on; whoever holds
 * the value adds its own place.
 */
export type Shape = (value: unknown) => readonly ShapeFault[];

const MAX_SHOWN_LETTERS = 60;

/** Shortens a value to a few letters. */
export function shortenValue(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MAX_SHOWN_LETTERS ? `${text.slice(0, MAX_SHOWN_LETTERS)}…` : text;
}

const NONE: readonly ShapeFault[] = [];

const test =
  (expected: string, isRight: (value: unknown) => boolean): Shape =>
  (value) =>
    isRight(value) ? NONE : [{ where: '', expected, found: shortenValue(value) }];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = test('a text', (value) => typeof value === 'string');
export const bool = test('true or false', (value) => typeof value === 'boolean');
export const integer = test('a whole number', Number.isSafeInteger);
export const count = test('a whole number, 0 or more', (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0);
export const anyValue = test('a value', (value) => value !== undefined);
/** A fingerprint by SHA-256. */
export const sha256Digest = test('64 hexadecimal digits', (value) =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value));
export const utcTimestamp = test('a time in UTC, as 2026-03-10T09:00:00.000Z', (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) &&
  !Number.isNaN(Date.parse(value)));

export const oneOf = (...values: readonly string[]): Shape =>
  test(`one of ${values.join(', ')}`, (value) => values.includes(value as string));

const notAnObject = test('an object', () => false);
const notAList = test('a list', () => false);

export const nullable =
  (shape: Shape): Shape =>
  (value) =>
    value === null ? NONE : shape(value);

/** Allows a value to be missing. */
export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined ? NONE : shape(value);

/** Converts a fault of a field or an item to one of the value that holds it. */
function inside(place: string, fault: ShapeFault): ShapeFault {
  const isFieldNext = fault.where !== '' && !fault.where.startsWith('[');
  return { ...fault, where: `${place}${isFieldNext ? '.' : ''}${fault.where}` };
}

export const list =
  (shape: Shape): Shape =>
  (value) => {
    if (!Array.isArray(value)) return notAList(value);
    const faults: ShapeFault[] = [];
    for (const [index, item] of value.entries())
      for (const fault of shape(item)) faults.push(inside(`[${index}]`, fault));
    return faults;
  };

/** Describes an object that has a value of this shape for any name. */
export const record =
  (shape: Shape): Shape =>
  (value) => {
    if (!isObject(value)) return notAnObject(value);
    const faults: ShapeFault[] = [];
    for (const field of Object.keys(value))
      for (const fault of shape(value[field])) faults.push(inside(field, fault));
    return faults;
  };

/** Describes an object with these fields and no others. */
export const fields = (shapes: Readonly<Record<string, Shape>>): Shape => {
  const known = Object.entries(shapes);
  return (value) => {
    if (!isObject(value)) return notAnObject(value);
    const faults: ShapeFault[] = [];
    for (const field of Object.keys(value))
      if (!Object.hasOwn(shapes, field))
        faults.push({ where: field, expected: 'nothing', found: shortenValue(value[field]) });
    for (const [field, shape] of known)
      for (const fault of shape(value[field])) faults.push(inside(field, fault));
    return faults;
  };
};
