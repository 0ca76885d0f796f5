import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { IMPORT_RULES } from './importRules';

const DECISIONS = readdirSync('src/decisions').map((name) => join('src/decisions', name));
const DOCUMENTS = ['README.md', 'src/ARCHITECTURE.md', 'i18n/README.md', ...DECISIONS];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const read = (file: string) => readFileSync(file, 'utf8');

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

describe.each(DOCUMENTS)('%s', (document) => {
  test('names paths that exist', () => {
    const inCode = matches(read(document), /`((?:src|i18n|public)\/[\w./-]+)`/g);
    const links = matches(read(document), /\]\((?!https?:|#)([^)\s]+)\)/g).map((link) =>
      normalize(join(dirname(document), link)),
    );
    expect([...inCode, ...links].filter((path) => !existsSync(path))).toEqual([]);
  });

  test('names commands that exist', () => {
    const named = matches(read(document), /`?npm run ([\w:]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('ARCHITECTURE prints the import table that the linter enforces', () => {
  const file = 'src/ARCHITECTURE.md';
  const rows = IMPORT_RULES.map(
    ({ folder, mayImport, because }) =>
      `| \`${folder}\` | ${mayImport.map((name) => `\`${name}\``).join(' ') || 'nothing'} | ${because} |`,
  );
  const table = [
    '| folder | may import, besides itself | because |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
  const document = read(file).replace(
    /(<!-- import-table -->\n)[\s\S]*(<!-- \/import-table -->)/,
    (_all, start: string, end: string) => `${start}${table}\n${end}`,
  );
  // `UPDATE_DOCUMENTS=1 npx jest documents` writes the table anew.
  if (process.env.UPDATE_DOCUMENTS) writeFileSync(file, document);
  expect(read(file)).toBe(document);
});

test('every environment variable that the host reads stands in README', () => {
  const named = new Set(
    matches(read('src/server/settings.ts'), /env\.([A-Z_]+)/g).concat(['PORT', 'DOOR_PORT']),
  );
  expect([...named].filter((name) => !read('README.md').includes(`| \`${name}\` |`))).toEqual([]);
});
