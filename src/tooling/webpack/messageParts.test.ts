import { createRequire } from 'node:module';
import { findNeededMessages } from './neededMessages';

const require = createRequire(import.meta.url);
const { partsOfIds, readParts } = require('./messageFiles.cjs') as {
  readonly readParts: () => Record<
    'areas' | 'screens',
    Readonly<Record<string, readonly string[]>>
  >;
  readonly partsOfIds: () => (id: string) => string | null;
};

const ADVICE = 'one line in src/client/intl/messageParts.json';
const { areas, screens: rows } = readParts();
const partsFor = (chunk: string) => ['shell', ...(rows[chunk] ?? ['common'])];

const partOf = partsOfIds();
const { shell, screens, late } = findNeededMessages();

const notIn = (ids: Iterable<string>, parts: readonly (string | null)[]) =>
  [...ids]
    .filter((id) => !parts.includes(partOf(id)))
    .map((id) => `${id} is in “${partOf(id)}”: ${ADVICE}`);

test('the frame of all pages finds its texts in the shell', () => {
  expect(shell.size).toBeGreaterThan(100);
  expect(notIn(shell, ['shell'])).toEqual([]);
});

test('what is opened on any page brings its texts along', () => {
  expect(late.size).toBeGreaterThan(1);
  const missing = [...late.values()].flatMap(({ part, ids }) => notIn(ids, ['shell', part]));
  expect(missing).toEqual([]);
});

test.each([...screens.keys()])('[SPEC 3.8.1] screens of “%s” find all their texts', (chunk) => {
  expect(notIn(screens.get(chunk) ?? [], partsFor(chunk))).toEqual([]);
});

test('the shell has no texts that one screen alone shows', () => {
  const needed = new Set([
    ...shell,
    ...(screens.get('home') ?? []),
    ...(screens.get('errors') ?? []),
  ]);
  const others = [...screens.values()].flatMap((ids) => [...ids]);
  const needless = others.filter((id) => !needed.has(id) && partOf(id) === 'shell');
  expect([...new Set(needless)].map((id) => `${id}: ${ADVICE}`)).toEqual([]);
});

test('the table names screens and parts that exist', () => {
  expect(Object.keys(rows).filter((chunk) => !screens.has(chunk))).toEqual([]);
  const known = ['shell', ...Object.keys(areas)];
  const named = Object.values(rows).flat();
  expect(named.filter((part) => !known.includes(part))).toEqual([]);
  expect([...rows['workbench']!].toSorted()).toEqual(Object.keys(areas).toSorted());
});
