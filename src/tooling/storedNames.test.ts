import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORAGE_LIST, type StoredItem } from '../shared/storageList';
import { listStoredNames } from './storedNames';

const NO_PART_OF_THE_PORTAL =
  /\.(test|stories)\.tsx?$|\/(testing|workbench|conformance)\/|\/memory/;
const paths = [
  'src/client',
  'src/shared',
  'src/server/http',
  'src/server/identity',
  'src/server/setup',
]
  .flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !NO_PART_OF_THE_PORTAL.test(path));
const found = listStoredNames(paths);
const items: readonly StoredItem[] = STORAGE_LIST;
/** Without whose or what it is of. */
const nameOf = (name: string | null) => name?.replace(/:.*$/, ':') ?? '';
const listed = items.flatMap(({ names }) => names);

test('the name of everything that is stored can be read from the code', () => {
  expect(found.filter(({ name }) => name === null)).toEqual([]);
});

test('everything that the portal stores in a browser stands on the page about it', () => {
  const missing = found.filter(({ name }) => name !== null && !listed.includes(nameOf(name)));
  expect(missing).toEqual([]);
});

test('the page names nothing that is stored no more, and says rightly where the rest is', () => {
  const wrong = items.flatMap(({ names, places }) =>
    names.filter(
      (name) => !found.some((one) => nameOf(one.name) === name && places.includes(one.place)),
    ),
  );
  expect(wrong).toEqual([]);
});

test('nothing is written to a store past the places where names are looked for', () => {
  const known = new Set(found.map(({ file }) => file));
  const writes = /\b(setItem|document\.cookie =|indexedDB\.open|caches\.open)\b/;
  const writing = paths.filter((path) => writes.test(readFileSync(path, 'utf8')));
  const PORTS = ['src/client/browser/storagePort.ts', 'src/client/browser/cookies.ts'];
  expect(writing.filter((path) => !known.has(path) && !PORTS.includes(path))).toEqual([]);
});

test('a name that is followed through a helper, a table or a template is found; one made while it runs is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stored-'));
  const path = join(folder, 'some.ts');
  writeFileSync(
    path,
    `const KEYS = { one: 'first' } as const;
     const keyOf = (id: string) => \`second:\${id}\`;
     ports.localStorage.write(KEYS.one, 'x');
     ports.sessionStorage.write(keyOf('a'), 'x');
     ports.cookies.write(random(), 'x');`,
  );
  expect(listStoredNames([path]).map(({ place, name }) => [place, name])).toEqual([
    ['local', 'first'],
    ['session', 'second:'],
    ['cookie', null],
  ]);
  rmSync(folder, { recursive: true });
});
