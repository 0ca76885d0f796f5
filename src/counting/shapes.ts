/** Something in a JSON document that is not as it has to be: where it is, what belongs there, what was found. */
export interface ShapeFault {
  /** As in `chain.links[3].receipt`; empty for the document itself. */
  readonly where: string;
  readonly expected: string;
  readonly found: string;
}

/** Looks at a value and everything in it. */
export type Shape = (value: unknown, where: string) => ShapeFault[];

const LONGEST_SHOWN = 60;

/** A value in a few letters. */
export function shortened(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

const test =
  (expected: string, isRight: (value: unknown) => boolean): Shape =>
  (value, where) =>
    isRight(value) ? [] : [{ where, expected, found: shortened(value) }];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = test('a text', (value) => typeof value === 'string');
export const truth = test('true or false', (value) => typeof value === 'boolean');
export const whole = test('a whole number', Number.isSafeInteger);
export const count = test('a whole number, 0 or more', (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0);
export const anything: Shape = (value, where) =>
  value === undefined ? [{ where, expected: 'a value', found: 'nothing' }] : [];
/** A fingerprint by SHA-256. */
export const digest = test('64 hexadecimal digits', (value) =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value));
export const moment = test('a time in UTC, as 2026-03-10T09:00:00.000Z', (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) &&
  !Number.isNaN(Date.parse(value)));

export const oneOf = (...values: readonly string[]): Shape =>
  test(`one of ${values.join(', ')}`, (value) => values.includes(value as string));

export const orNull =
  (shape: Shape): Shape =>
  (value, where) =>
    value === null ? [] : shape(value, where);

export const list =
  (shape: Shape): Shape =>
  (value, where) =>
    Array.isArray(value)
      ? value.flatMap((item: unknown, index) => shape(item, `${where}[${index}]`))
      : [{ where, expected: 'a list', found: shortened(value) }];

const inside = (where: string, field: string) => (where === '' ? field : `${where}.${field}`);

/** An object that has a value of this shape for any name. */
export const record =
  (shape: Shape): Shape =>
  (value, where) =>
    isObject(value)
      ? Object.entries(value).flatMap(([field, item]) => shape(item, inside(where, field)))
      : [{ where, expected: 'an object', found: shortened(value) }];

/** An object with these fields and no others. */
export const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, where) => {
    if (!isObject(value)) return [{ where, expected: 'an object', found: shortened(value) }];
    const strangers = Object.keys(value).filter((field) => !Object.hasOwn(shapes, field));
    return [
      ...strangers.map((field) => ({
        where: inside(where, field),
        expected: 'nothing',
        found: shortened(value[field]),
      })),
      ...Object.entries(shapes).flatMap(([field, shape]) =>
        shape(value[field], inside(where, field)),
      ),
    ];
  };
