import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { transformSync } from 'esbuild';

const require = createRequire(import.meta.url);
const stripMessages = require('./stripMessages.cjs') as (source: string) => string;

const CLIENT = resolve('src/client');
const MAIN = `${CLIENT}/main.tsx`;
/** Files in which the routes name their screens. */
const ROUTES = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /[\\/](routes|accessRoutes)\.ts$/.test(name))
  .map((name) => `${CLIENT}/${name}`);
/** Opened by those alone who write contents; the editor that comments share has it for them. */
const ONLY_WRITERS = `${CLIENT}/ui/forms/PictureButton.tsx`;

/** Loaded by the frame on pages that have all the usual texts; the home page shows none of them. */
const NOT_AT_HOME = [
  'ui/Markdown',
  'features/errors/UnauthorizedPage',
  'parts/sign-in/ProofDialog',
].map((name) => `${CLIENT}/${name}.tsx`);

/** A file that brings a part of the texts along (`LazyMessages.tsx`). */
const BRINGS = /<LazyMessages part="([\w-]+)"/;
const IS_MESSAGES = /[\\/](messages|sharedMessages)\.ts$/;
const STATIC = /^(?:import|export)\s([^"';]*?)\sfrom\s*"(\.[^"]+)"/gm;
const BARE = /^import\s*"(\.[^"]+)"/gm;
const LATE = /import\(\s*(?:\/\*.*?\*\/\s*)?["'](\.[^"']+)["']/gs;
const SCREEN = /webpackChunkName: "([\w-]+)"[^*]*\*\/\s*'([^']+)'/g;

interface Import {
  readonly file: string;
  /** Text between `import` and `from`. */
  readonly names: string;
}

function fileOf(from: string, specifier: string): string | null {
  const base = resolve(dirname(from), specifier);
  return ['.ts', '.tsx'].map((ending) => base + ending).find((file) => existsSync(file)) ?? null;
}

const read = (file: string) => readFileSync(file, 'utf8');

function importsOf(file: string): readonly Import[] {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const { code } = transformSync(read(file), { loader, jsx: 'automatic', target: 'es2022' });
  const found = [
    ...[...code.matchAll(STATIC)].map(([, names = '', specifier = '']) => ({ names, specifier })),
    ...[...code.matchAll(BARE), ...code.matchAll(LATE)].map(([, specifier = '']) => ({
      names: '',
      specifier,
    })),
  ];
  return found.flatMap(({ names, specifier }) => {
    const target = fileOf(file, specifier);
    return target ? [{ file: target, names }] : [];
  });
}

const idsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value && typeof value.id === 'string') return [value.id];
  return Object.values(value).flatMap(idsIn);
};

/** Maps every table that a file of messages exports to its ids. */
function tablesOf(file: string): ReadonlyMap<string, readonly string[]> {
  const lines = stripMessages(read(file)).matchAll(/^export const (\w+) = (.*);$/gm);
  return new Map([...lines].map(([, name = '', json = '']) => [name, idsIn(JSON.parse(json))]));
}

/** Reads each file once, however many screens stand on it. */
function remembered<T>(ask: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    const answer = known.get(file) ?? ask(file);
    known.set(file, answer);
    return answer;
  };
}

const importsIn = remembered(importsOf);
const tablesIn = remembered(tablesOf);

const idsOfImport = ({ file, names }: Import) =>
  [...tablesIn(file)].flatMap(([name, ids]) =>
    names.includes('*') || new RegExp(`\\b${name}\\b`).test(names) ? ids : [],
  );

/** Messages found on the way through the modules. */
interface Found {
  readonly ids: ReadonlySet<string>;
  /** Files that bring a part along, and which; the way ends there. */
  readonly bringing: ReadonlyMap<string, string>;
}

/**
 * Finds all messages that the modules from `starts` on can show, whatever they load later included.
 */
function textsFrom(starts: readonly string[], ends: readonly string[]): Found {
  const ids = new Set<string>();
  const bringing = new Map<string, string>();
  const seen = new Set(ends);
  const open = [...starts];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const part = starts.includes(file) ? undefined : BRINGS.exec(read(file))?.[1];
    if (part) bringing.set(file, part);
    else
      for (const each of importsIn(file)) {
        if (IS_MESSAGES.test(each.file)) idsOfImport(each).forEach((id) => ids.add(id));
        else open.push(each.file);
      }
  }
  return { ids, bringing };
}

/** Maps each screen chunk to the modules that it begins with. */
function screenModules(): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, readonly string[]>();
  for (const table of ROUTES)
    for (const [, chunk = '', specifier = ''] of read(table).matchAll(SCREEN)) {
      const file = fileOf(table, specifier);
      if (file) modules.set(chunk, [...(modules.get(chunk) ?? []), file]);
    }
  return modules;
}

/**
 * Finds which messages the portal can show by following its imports: the frame, the screens of each
 * chunk, and by file what brings a part along. A file that imports a table of messages is taken to
 * show all of it.
 */
export function findNeededMessages() {
  const modules = screenModules();
  const shell = textsFrom([MAIN], [...NOT_AT_HOME, ...[...modules.values()].flat()]);
  const found = [...modules].map(([chunk, files]) => ({
    chunk,
    ...textsFrom(files, [ONLY_WRITERS]),
  }));
  const bringing = [shell, ...found].flatMap((each) => [...each.bringing]);
  return {
    shell: shell.ids,
    screens: new Map(found.map(({ chunk, ids }) => [chunk, ids])),
    late: new Map(bringing.map(([file, part]) => [file, { part, ids: textsFrom([file], []).ids }])),
  };
}
