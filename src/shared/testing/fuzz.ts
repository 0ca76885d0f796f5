import { readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';

/**
 * Few in a run of all tests; `MEYDAN_FUZZ_RUNS=20000` looks further, `MEYDAN_FUZZ_SEED` elsewhere.
 */
const RUNS = Number(process.env.MEYDAN_FUZZ_RUNS ?? 150);
const SEED = Number(process.env.MEYDAN_FUZZ_SEED ?? 20_260_301);

/**
 * Counts the generated inputs that a test looks at, where it must look at `least` of them in every
 * run.
 */
export const getRunCount = (least = 0): number => Math.max(RUNS, least);

/** Entry of a corpus: an input as it is, or a piece of it repeated a number of times. */
type CorpusEntry =
  string | { readonly repeat: string; readonly times: number; readonly end?: string };

/** Inputs that were found, or are known, to trouble parsers, by what they are. */
export type Corpus = Readonly<Record<string, CorpusEntry>>;

const written = (kept: CorpusEntry): string =>
  typeof kept === 'string' ? kept : kept.repeat.repeat(kept.times) + (kept.end ?? '');

/** Reads a corpus that lies beside its test. */
export const readCorpus = (file: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Corpus).map(([what, kept]) => [
      what,
      written(kept),
    ]),
  );

/** A parser of something that comes from outside. */
export interface FuzzTarget<Input, Output> {
  /** Looked at in every run, before what is generated. */
  readonly corpus: Iterable<readonly [what: string, input: Input]>;
  readonly generated: Arbitrary<Input>;
  readonly read: (input: Input) => Output | Promise<Output>;
  /** The parser's own way to say no; anything else that it throws is a fault of ours. */
  readonly isRefusal?: (error: unknown) => boolean;
  /** Fails where what was read is not what the parser promises. */
  readonly look?: (output: Output, input: Input) => void;
  readonly least?: number;
  /** Number of runs of which one is done, where one takes long. */
  readonly oneOf?: number;
}

const PROTOTYPES = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const shapeOf = () => PROTOTYPES.map((prototype) => Object.getOwnPropertyNames(prototype).join());
const CLEAN = shapeOf();

/** @throws Error when an input has left something on what every object has */
function expectNoPollution(): void {
  if (shapeOf().join('\n') !== CLEAN.join('\n')) throw new Error('a prototype was polluted');
}

async function lookAt<Input, Output>(
  fuzzed: FuzzTarget<Input, Output>,
  input: Input,
): Promise<void> {
  const { read, look, isRefusal } = fuzzed;
  let output: Output;
  try {
    output = await read(input);
  } catch (error) {
    if (isRefusal?.(error)) return expectNoPollution();
    throw error;
  }
  look?.(output, input);
  expectNoPollution();
}

/**
 * Reads the whole corpus and generated inputs. @throws Error with the smallest input that fails,
 * and the seed that finds it again
 */
export async function fuzz<Input, Output>(fuzzed: FuzzTarget<Input, Output>): Promise<void> {
  for (const [what, input] of fuzzed.corpus) {
    await lookAt(fuzzed, input).catch((error: unknown) => {
      throw new Error(`of the corpus: ${what}`, { cause: error });
    });
  }
  const property = fc.asyncProperty(fuzzed.generated, (input) => lookAt(fuzzed, input));
  await fc.assert(property, {
    numRuns: Math.ceil(getRunCount(fuzzed.least) / (fuzzed.oneOf ?? 1)),
    seed: SEED,
    includeErrorInReport: true,
  });
}

/**
 * Inputs that parsers often fail on: signs that mean something somewhere, halves of characters,
 * names that every object has.
 */
const STRANGE = [
  '',
  ' ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\0',
  '\u000b',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '\ud800',
  '\udc00',
  '\u202e',
  '\u2066',
  '\u0130',
  'ı',
  'ß',
  'ﬃ',
  '٣',
  '😀',
  'é',
  '\u0301',
  '%',
  '%00',
  '%zz',
  '%E0%A4',
  '%2f',
  '%5c',
  '&',
  '&amp;',
  '&#0;',
  '=',
  '?',
  '#',
  '.',
  '..',
  '/',
  '//',
  '\\',
  '"',
  "'",
  '`',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '<!--',
  ']]>',
  ':',
  ';',
  ',',
  '|',
  '*',
  '_',
  '~',
  '-',
  '--',
  '+',
  '!',
  '$',
  '${',
  '@',
  '^',
  '\\u0000',
  '\\x',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'length',
  'hasOwnProperty',
  'null',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '0',
  '-1',
  '1e999',
  '9007199254740993',
  '0x10',
  'javascript:',
  'data:',
  'BEGIN:',
  'END:',
  'META',
  '-->',
  'WEBVTT',
  '%PDF-',
  'PK\u0003\u0004',
];

const sign = fc.oneof(fc.constantFrom(...STRANGE), fc.string({ unit: 'binary', maxLength: 8 }));

/** Any text, short, of any characters or of those that mean something. */
export const anyText = (maxLength = 80): Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength }),
    fc.string({ unit: 'grapheme', maxLength }),
    fc.array(sign, { maxLength: maxLength / 4 }).map((parts) => parts.join('')),
  );

interface Edit {
  readonly at: number;
  readonly length: number;
  readonly put: string;
  readonly kind: 'put' | 'cut' | 'double' | 'repeat' | 'swap';
}

const edit: Arbitrary<Edit> = fc.record({
  at: fc.nat(),
  length: fc.nat({ max: 40 }),
  put: sign,
  kind: fc.constantFrom('put', 'put', 'cut', 'double', 'repeat', 'swap'),
});

const TIMES = 200;

function edited(text: string, { at, length, put, kind }: Edit): string {
  const from = at % (text.length + 1);
  const [before, piece] = [text.slice(0, from), text.slice(from, from + length)];
  const after = text.slice(from + length);
  const instead: Readonly<Record<Edit['kind'], string>> = {
    put,
    cut: '',
    double: piece + piece,
    repeat: piece.repeat(kind === 'repeat' ? TIMES : 0),
    swap: after.slice(0, length) + piece,
  };
  return before + instead[kind] + after;
}

/**
 * Generates one of the texts with a few pieces removed, doubled, repeated or replaced; now and then
 * any text at all.
 */
export const anyMutatedText = (...texts: readonly string[]): Arbitrary<string> =>
  fc.oneof(
    { arbitrary: anyText(), weight: 1 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...texts), fc.array(edit, { maxLength: 6 }))
        .map(([text, edits]) => edits.reduce(edited, text)),
      weight: 6,
    },
  );

const key = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'valueOf'),
  anyText(8),
);
const leaf = fc.oneof(
  fc.constantFrom('null', 'true', '0', '-1', '1e999', '""', '[]', '{}', '1e-7', '9007199254740993'),
  anyText(12).map((text) => JSON.stringify(text)),
);

/** JSON as text: keys occur twice, and are called as what every object has. */
export const anyJson: Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }).map((values) => `[${values.join()}]`),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 4 })
      .map(
        (pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`,
      ),
  ),
})).value;

/** Lists every value in a JSON text, by its path. */
function valuesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([name, inner]) => valuesIn(inner, [...path, name])),
  ];
}

const HOLE = 'here goes something else';

/** Returns the same with another value there, as text. */
function replaced(example: unknown, path: readonly string[], by: string): string {
  const put = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return HOLE;
    const copy = (
      Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
    ) as Record<string, unknown>;
    copy[name] = put(copy[name], rest);
    return copy;
  };
  return JSON.stringify(put(example, path)).replace(JSON.stringify(HOLE), () => by);
}

/**
 * Generates JSON texts that are nearly these: one value is another one, or a few letters are
 * changed.
 */
export function anyMutatedJson(...examples: readonly unknown[]): Arbitrary<string> {
  const texts = examples.map((example) => JSON.stringify(example));
  const places = examples.flatMap((example) =>
    valuesIn(example).map((path) => ({ example, path })),
  );
  return fc.oneof(
    { arbitrary: anyJson, weight: 1 },
    { arbitrary: anyMutatedText(...texts), weight: 2 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...places), anyJson)
        .map(([{ example, path }, by]) => replaced(example, path, by)),
      weight: 4,
    },
  );
}

/** Bytes that are nearly these. */
export const anyMutatedBytes = (...samples: readonly Buffer[]): Arbitrary<Buffer> =>
  fc
    .tuple(
      fc.constantFrom(...samples),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 16 }), fc.uint8Array({ maxLength: 16 })), {
        maxLength: 8,
      }),
    )
    .map(([sample, edits]) =>
      edits.reduce((bytes, [place, length, put]) => {
        const at = place % (bytes.length + 1);
        return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + length)]);
      }, sample),
    );

/** Replacements as JSON, in which infinite numbers can be written. */
const DAMAGE: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '7.5',
  '1e999',
  '""',
  '"text"',
  '"7"',
  '[]',
  '{}',
  '[null]',
  '["text"]',
  '{"toString":1,"valueOf":1}',
  '{"__proto__":{"a":1}}',
];

/**
 * Maps what was done to the JSON texts of an example in which one field, however deep, is missing
 * or something else.
 */
export function createDamagedExamples(example: unknown): ReadonlyMap<string, string> {
  return new Map(
    valuesIn(example).flatMap((path) => {
      const at = path.join('.') || 'all of it';
      const others = DAMAGE.map((by) => [`${at} is ${by}`, replaced(example, path, by)] as const);
      const missing = without(example, path);
      return missing ? [...others, [`${at} is missing`, missing] as const] : others;
    }),
  );
}

/** Returns the same as JSON without the value at the path. */
function without(example: unknown, path: readonly string[]): string | null {
  if (path.length === 0) return null;
  return JSON.stringify(JSON.parse(replaced(example, path, `"${GONE}"`)), (_, value: unknown) =>
    value === GONE ? undefined : value,
  );
}

const GONE = 'here is nothing';

const kindOf = (value: unknown): string => {
  if (value === null || Array.isArray(value)) return value === null ? 'null' : 'list';
  return typeof value === 'number' && !Number.isFinite(value) ? 'no number' : typeof value;
};

interface Exempt {
  /** Paths below which everything goes, with `*` for an element. */
  readonly anything?: readonly string[] | undefined;
  /** Paths that can be null as well. */
  readonly nullable?: readonly string[] | undefined;
}

/**
 * Says where a value differs in kind from an example, at any depth. What only the example has may
 * be missing.
 */
export function listDifferences(
  value: unknown,
  example: unknown,
  exempt: Exempt = {},
  path = '',
): readonly string[] {
  const { anything = [], nullable = [] } = exempt;
  if (anything.includes(path) || (value === null && nullable.includes(path))) return [];
  const [kind, wanted] = [kindOf(value), kindOf(example)];
  if (kind !== wanted) return [`${path}: ${kind} instead of ${wanted}`];
  const below = (name: string) => (path ? `${path}.${name}` : name);
  if (Array.isArray(value)) {
    const elements = example as readonly unknown[];
    const element: unknown =
      kindOf(elements[0]) === 'object' ? Object.assign({}, ...elements) : elements[0];
    return value.flatMap((one) => listDifferences(one, element, exempt, below('*')));
  }
  if (kind !== 'object') return [];
  return Object.entries(value as object).flatMap(([name, one]) =>
    listDifferences(one, (example as Record<string, unknown>)[name], exempt, below(name)),
  );
}
