type Fields = Readonly<Record<string, unknown>>;
type Entry = readonly [path: string, value: unknown];

/** Knows what has been written before, so that it need not be written again. */
export interface WrittenValues {
  /** The address of an equal value; undefined where there is none. */
  readonly addressOf: (value: object) => string | undefined;
  /** @throws RangeError where nothing stands */
  readonly valueAt: (address: string) => unknown;
}

/** In place of a value: the address of an equal one. */
const AT = '=';
/**
 * With a list: the names that are gone. With anything else: a value as it is, whatever its names
 * look like.
 */
const GONE = '~';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every(
      (name) => Object.hasOwn(b, name) && isEqual((a as Fields)[name], (b as Fields)[name]),
    )
  );
}

const lengthOf = (value: unknown) => JSON.stringify(value).length;
const shorter = (a: unknown, b: unknown) => (lengthOf(b) < lengthOf(a) ? b : a);
const hasMarks = (value: Fields) =>
  Object.keys(value).some((name) => [AT, GONE, '__proto__'].includes(name) || name.includes('.'));

/** Encodes a value where there was no similar one before. */
export function encodeValue(value: unknown, written: WrittenValues): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const address = written.addressOf(value);
  const plain = Array.isArray(value)
    ? value.map((part) => encodeValue(part, written))
    : encodedFields(value as Fields, written);
  return address === undefined ? plain : shorter(plain, { [AT]: address });
}

function encodedFields(value: Fields, written: WrittenValues): Fields {
  if (hasMarks(value)) return { [GONE]: value };
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, encodeValue(part, written)]),
  );
}

export function decodeValue(value: unknown, written: WrittenValues): unknown {
  if (Array.isArray(value)) return value.map((part) => decodeValue(part, written));
  if (!isFields(value)) return value;
  if (AT in value) return written.valueAt(String(value[AT]));
  if (GONE in value) return value[GONE];
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, decodeValue(part, written)]),
  );
}

/**
 * Computes what turns one object into another: `{"payload.at": 5}` sets what is in a part, `{"~":
 * ["code"]}` takes away. Values that stand elsewhere already are named by their address.
 */
export function createPatch(base: Fields, value: Fields, written: WrittenValues): Fields {
  return Object.fromEntries(entriesOf(base, value, written));
}

function entriesOf(base: Fields, value: Fields, written: WrittenValues): readonly Entry[] {
  const gone = Object.keys(base).filter((name) => !Object.hasOwn(value, name));
  const kept = Object.keys(base).filter((name) => Object.hasOwn(value, name));
  const added = Object.keys(value).filter((name) => !Object.hasOwn(base, name));
  return [
    ...(gone.length > 0 ? [[GONE, gone] as const] : []),
    ...kept.flatMap((name) => changesAt(name, { base: base[name], value: value[name] }, written)),
    ...added.map((name) => [name, encodeValue(value[name], written)] as const),
  ];
}

interface Pair {
  readonly base: unknown;
  readonly value: unknown;
}

/** None where both are equal. */
function changesAt(name: string, { base, value }: Pair, written: WrittenValues): readonly Entry[] {
  if (isEqual(base, value)) return [];
  const changes = changesWithin(base, value, written);
  if (!changes) return [[name, wholly({ base, value }, written)]];
  const [only, ...others] = changes;
  const isPath = only && others.length === 0 && only[0] !== GONE;
  const change: Entry = isPath
    ? [`${name}.${only[0]}`, only[1]]
    : [name, Object.fromEntries(changes)];
  const whole: Entry = [name, wholly({ base, value }, written)];
  return [lengthOf(whole) < lengthOf(change) ? whole : change];
}

/** Lists the changes part by part; null where the one cannot be made of the other in this way. */
function changesWithin(
  base: unknown,
  value: unknown,
  written: WrittenValues,
): readonly Entry[] | null {
  if (isFields(base) && isFields(value)) {
    return hasMarks(value) ? null : entriesOf(base, value, written);
  }
  if (!Array.isArray(base) || !Array.isArray(value) || value.length < base.length) return null;
  return value.flatMap((part, index) => {
    const before = partBefore(base, value, index);
    const changes = changesAt(String(index), { base: before, value: part }, written);
    const isRepeated = index >= base.length && changes.length === 0;
    return isRepeated ? [[String(index), typeof part === 'object' ? {} : part]] : changes;
  });
}

/**
 * Returns what a part of a list is compared with: new parts of a list are similar to its last part.
 */
const partBefore = (base: readonly unknown[], grown: readonly unknown[], index: number) =>
  index < base.length ? base[index] : grown[index - 1];

/** Writes a value as a whole: an object in place of an object would be read as its changes. */
function wholly({ base, value }: Pair, written: WrittenValues): unknown {
  const isMistaken = isFields(value) && typeof base === 'object' && base !== null;
  const address = isFields(value) ? written.addressOf(value) : undefined;
  if (!isMistaken) return encodeValue(value, written);
  const literal = { [GONE]: value };
  return address === undefined ? literal : shorter(literal, { [AT]: address });
}

/** @throws RangeError for an address at which nothing stands */
export function applyPatch(base: Fields, patch: Fields, written: WrittenValues): Fields {
  return changed(base, patch, written) as Fields;
}

function changed(base: unknown, patch: unknown, written: WrittenValues): unknown {
  const isPatch = isFields(patch) && typeof base === 'object' && base !== null;
  if (!isPatch || AT in patch) return decodeValue(patch, written);
  const gone = patch[GONE];
  if (gone !== undefined && !Array.isArray(gone)) return gone;
  if (Array.isArray(base)) return grown(base, patch, written);
  const left = Object.entries(base).filter(([name]) => !(gone ?? []).includes(name));
  const value: Record<string, unknown> = Object.fromEntries(left);
  for (const [path, part] of Object.entries(patch)) {
    if (path === GONE) continue;
    const [name, within] = stepOf(path, part);
    value[name] = changed((base as Fields)[name], within, written);
  }
  return value;
}

function grown(base: readonly unknown[], patch: Fields, written: WrittenValues): unknown {
  const value = [...base];
  for (const [path, part] of Object.entries(patch)) {
    const [name, within] = stepOf(path, part);
    const index = Number(name);
    if (!Number.isInteger(index) || index > value.length)
      throw new RangeError(`${name} is no place in a list of ${value.length}.`);
    value[index] = changed(partBefore(base, value, index), within, written);
  }
  return value;
}

function stepOf(path: string, part: unknown): readonly [string, unknown] {
  const dot = path.indexOf('.');
  return dot < 0 ? [path, part] : [path.slice(0, dot), { [path.slice(dot + 1)]: part }];
}
