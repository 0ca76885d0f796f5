import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { IMPORT_RULES, SERVER_BASE } from './importRules';

const DECISIONS = readdirSync('src/decisions').map((name) => join('src/decisions', name));
const FLOWS = readdirSync('src/flows').map((name) => join('src/flows', name));
const OPERATE = readdirSync('src/operate')
  .filter((name) => !/^testing$|\.test\.ts$/.test(name))
  .map((name) => join('src/operate', name));
const DOCUMENTS = [
  'README.md',
  'src/ARCHITECTURE.md',
  'src/CHANGELOG.md',
  'src/CONTRIBUTING.md',
  'src/SECURITY.md',
  'src/operate/README.md',
  'src/bench/README.md',
  'i18n/README.md',
  ...DECISIONS,
  ...FLOWS,
];
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
    const named = matches(read(document), /`?npm run ([\w:-]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('ARCHITECTURE prints the import table that the linter enforces', () => {
  const file = 'src/ARCHITECTURE.md';
  const toNames = (folders: readonly string[]) => folders.map((name) => `\`${name}\``).join(' ');
  const toCell = (folders: readonly string[]) =>
    SERVER_BASE.every((name) => folders.includes(name))
      ? `*base* ${toNames(folders.filter((name) => !SERVER_BASE.includes(name)))}`.trim()
      : toNames(folders) || 'nothing';
  const rows = IMPORT_RULES.map(
    ({ folder, mayImport, because }) => `| \`${folder}\` | ${toCell(mayImport)} | ${because} |`,
  );
  const table = [
    '| folder | may import, besides itself | because |',
    '|---|---|---|',
    `| *base* of the host | ${toNames(SERVER_BASE)} | what the rows below call *base* |`,
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

const VARIABLE = /\b((?:MEYDAN|DOOR)_[A-Z_]+|DATABASE_URL|PORT)\b/g;
/** Variables of the tests. */
const OF_TESTS = /^(MEYDAN_TEST_.*|MEYDAN_BROWSER)$/;
const isListed = (name: string) =>
  new RegExp(`^\\|[^|]*\`${name}\``, 'm').test(read('src/operate/README.md'));

test('every environment variable that the host or the door reads stands in the operator’s guide', () => {
  const sources = ['src/server', 'src/door'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|testing\//.test(name))
      .map((name) => join(folder, name)),
  );
  const named = sources.flatMap((file) => matches(read(file), /(?:env\.|env\[')([A-Z_]{4,})\b/g));
  const unpacked = sources.flatMap((file) =>
    matches(read(file), /const \{([^}]*)\} = (?:process\.)?env;/g).flatMap((inside) =>
      matches(inside, /\b([A-Z_]{4,})\b/g),
    ),
  );
  const all = [...new Set([...named, ...unpacked, 'PORT', 'DOOR_PORT'])];
  expect(all).toEqual(expect.arrayContaining(['MEYDAN_FILES_SECRET', 'MEYDAN_VIRUS_SCANNER']));
  expect(all.filter((name) => !OF_TESTS.test(name) && !isListed(name))).toEqual([]);
});

test('the files for operators name variables that exist', () => {
  const named = OPERATE.flatMap((file) => matches(read(file), VARIABLE));
  expect(named).toContain('MEYDAN_TRUST_PROXY');
  expect([...new Set(named)].filter((name) => !isListed(name))).toEqual([]);
});

test('the files for operators name programs and addresses that exist', () => {
  const programs = OPERATE.flatMap((file) => matches(read(file), /\b(src\/[\w/]+\.ts)\b/g));
  expect(programs).toContain('src/tooling/backup/backup.ts');
  expect(programs.filter((file) => !existsSync(file))).toEqual([]);
  const metrics = matches(read('src/operate/README.md'), /`(meydan_\w+)/g);
  const source = ['requestMetrics', 'gauges']
    .map((name) => read(`src/server/metrics/${name}.ts`))
    .join('');
  expect(metrics.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});

/**
 * Programs that a city runs are installed without the packages of developers, and so is what they
 * import.
 */
test('what runs in production imports no package of developers', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };
  const files = ['src/server', 'src/shared', 'src/counting', 'src/opinions', 'src/tooling/backup'];
  const imported = files
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|testing\//.test(name))
        .map((name) => join(folder, name)),
    )
    .flatMap((file) => matches(read(file), /^(?:import(?! type)|\}) [^;]*?from '([^.'][^']*)';/gm));
  const packages = imported
    .filter((name) => !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  expect(packages).toContain('fastify');
  expect([...new Set(packages)].filter((name) => !(name in dependencies))).toEqual([]);
});
