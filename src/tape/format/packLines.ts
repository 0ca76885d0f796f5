import { canonicalize, computeNextHash } from './canonicalJson';
import { decodeValue, encodeValue, applyPatch, createPatch, type WrittenValues } from './patch';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Lines as they stand in a file, from top to bottom: one that is like an earlier one names it
 * (`as`) and says what differs. Numbers that count, and the time where it has not moved, are said
 * by the order of the lines.
 */
export interface Packer {
  readonly pack: (line: Fields) => Fields;
  /** @throws RangeError where something is named that does not stand there */
  readonly unpack: (row: Fields) => Fields;
}

interface Kept {
  readonly number: number;
  /** Without what follows from the rest of the line. */
  readonly line: Fields;
}

/** Number of lines of a kind that are tried. */
const TRIED = 6;
/** Shorter values are not worth an address. */
const LEAST_ADDRESSED = 24;

/** `header` is the first line. */
export function createPacker(header: Fields): Packer {
  const kept: (Kept | null)[] = [{ number: 1, line: header }];
  const byKind = new Map<string, Kept[]>();
  const addresses = new Map<string, string>();
  const last = { t: 0, c: 0, i: 0, j: 0 };

  const written: WrittenValues = {
    addressOf: (value) => {
      const text = canonicalize(value);
      return text.length < LEAST_ADDRESSED ? undefined : addresses.get(text);
    },
    valueAt: (address) => {
      const [number, ...names] = address.split('/');
      let value: unknown = kept[Number(number) - 1]?.line ?? null;
      for (const name of names) {
        if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
          throw new RangeError(`Nothing stands at ${address}.`);
        value = (value as Fields)[name];
      }
      return value;
    },
  };
  /** Returns the canonical text, as that of the parts is in it. */
  const keepAddresses = (value: unknown, address: string | null): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const parts = Object.entries(value).map(
      ([name, part]) => [name, keepAddresses(part, step(address, name))] as const,
    );
    const text = Array.isArray(value)
      ? `[${parts.map(([, part]) => part).join()}]`
      : `{${parts
          .toSorted(byName)
          .map(([name, part]) => `${JSON.stringify(name)}:${part}`)
          .join()}}`;
    if (address !== null && text.length >= LEAST_ADDRESSED) addresses.set(text, address);
    return text;
  };
  const keep = (line: Fields) => {
    const one = { number: kept.length + 1, line };
    kept.push(one);
    for (const kind of kindsOf(line))
      byKind.set(kind, [...(byKind.get(kind) ?? []), one].slice(-TRIED));
    for (const [name, part] of Object.entries(line)) keepAddresses(part, `${one.number}/${name}`);
    last.t = Number(line['t'] ?? last.t);
    last.c = Number(line['c'] ?? last.c);
    last.i = Number(line['i'] ?? last.i);
    last.j = tokenNumber(line['j']) ?? last.j;
  };
  /** Returns the line that would come if nothing but the order of lines mattered. */
  const expected = (base: Fields): Fields => ({
    ...base,
    ...('t' in base && { t: last.t }),
    ...('c' in base && { c: last.c + 1 }),
    ...('i' in base && { i: last.i + 1 }),
    ...('s' in base && { s: last.c }),
    ...('j' in base && { j: `jwt#${last.j + 1}` }),
    ...(typeof base['n'] === 'number' && { n: base['n'] + 1 }),
  });
  const unpackBare = (row: Fields): Fields => {
    if (!('as' in row)) return decodeValue(row, written) as Fields;
    const { as, ...patch } = row;
    const base = kept[Number(as) - 1]?.line;
    if (!base || as === 1) throw new RangeError(`No line ${String(as)} stands before this one.`);
    return applyPatch(expected(base), patch, written);
  };

  return {
    pack: (line) => {
      const bare = withoutImplied(line);
      let row = encodeValue(bare, written) as Fields;
      let length = JSON.stringify(row).length;
      const tried = kindsOf(bare)
        .map((kind) => byKind.get(kind))
        .find((lines) => lines !== undefined);
      for (const { number, line: base } of tried ?? []) {
        const like = { as: number, ...createPatch(expected(base), bare, written) };
        const likeLength = JSON.stringify(like).length;
        if (likeLength >= length) continue;
        row = like;
        length = likeLength;
      }
      keep(unpackBare(row));
      return row;
    },
    unpack: (row) => {
      const bare = unpackBare(row);
      keep(bare);
      return withImplied(bare);
    },
  };
}

/** Lists the kinds of a line, the nearest first. */
function kindsOf(line: Fields): readonly string[] {
  if ('j' in line) return ['j'];
  if ('s' in line) return ['s'];
  if ('c' in line) return [`c ${String(line['a'])}`, 'c'];
  const kind = String(line['k']);
  if (kind === 'net') return [`net ${String(line['ep'])}`, 'net'];
  return 'i' in line ? [kind] : [`e ${String(line['p'])}`];
}

type Named = readonly [name: string, text: string];
const byName = ([a]: Named, [b]: Named) => Number(a > b) - Number(a < b);

/** Appends one step to an address; null for a name with a slash, which would be two steps. */
const step = (address: string | null, name: string) =>
  address === null || name.includes('/') ? null : `${address}/${name}`;

const TOKEN = /^jwt#(\d+)$/;

function tokenNumber(name: unknown): number | null {
  const found = TOKEN.exec(String(name));
  return found && Number(found[1]);
}

/**
 * Removes what other fields imply: the name of its endpoint says what a request is, and the field
 * beside it what an action is.
 */
function withoutImplied(line: Fields): Fields {
  if (line['k'] === 'net') {
    const { method, urlT, ...rest } = line;
    const req = line['req'] as Fields | undefined;
    const isImplied = line['ep'] === `${String(method)} ${String(urlT)}`;
    const isWhole = req && req['hash'] === hashOfFields(req);
    const bare = isWhole ? { ...rest, req: { fields: req['fields'] } } : rest;
    return isImplied ? bare : { ...bare, method, urlT };
  }
  const action = line['v'];
  if (!('c' in line) || typeof action !== 'object' || action === null) return line;
  const { type, ...rest } = action as Fields;
  return type === line['a'] ? { ...line, v: rest } : line;
}

function withImplied(line: Fields): Fields {
  if (line['k'] === 'net') return withRequest(line);
  const action = line['v'];
  const isImplied =
    'c' in line && typeof action === 'object' && action !== null && !('type' in action);
  return isImplied ? { ...line, v: { type: line['a'], ...action } } : line;
}

const ENDPOINT = /^(\S+) (.*)$/;

function withRequest(line: Fields): Fields {
  const [, method, urlT] = ENDPOINT.exec(String(line['ep'])) ?? [];
  const given = line['req'] as Fields | undefined;
  const req = given && { hash: hashOfFields(given), ...given };
  return { method, urlT, ...line, ...(req && { req }) };
}

/** Computes the hash that follows from the fields where nothing was left out of them. */
const hashOfFields = ({ fields }: Fields) => computeNextHash('', canonicalize(fields));
