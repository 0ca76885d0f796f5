import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '../shared/locales';
import { LEGAL_PAGES } from '../shared/routes';

/** Files in which languages are named: the table, and what knows the writing of one of them. */
const ALLOWED = [
  'src/shared/locales.ts',
  'src/shared/localeFacts.ts',
  // Languages that are offered where nobody has chosen: those of installations of before.
  'src/shared/settings.ts',
  // The letters of one script: more room between lines, no slant, no spacing.
  'src/client/styles/tokens.css',
  'src/client/ui/forms/MarkdownEditor.module.css',
  'src/door/pages/door.css',
  // A row of a table in HTML.
  'src/client/ui/forms/pastedMarkdown.ts',
  // Names were folded by Turkish rules when certificates of 0.1.0 were issued.
  'src/server/content/holderName.ts',
];
/** Demonstration, tests and tools: their contents have the languages that they have. */
const NOT_PRODUCT =
  /^src\/(demo|e2e|bench|tape|tooling|operate)\/|^src\/server\/(seed|db\/migrations)\/|[/.](testing|test|stories|e2e)[/.]/;
const SOURCE = /\.(tsx?|cjs|mjs|css)$/;

/** The code of a language other than the source's, as text or as name of a property. */
const others = LOCALE_CODES.filter((code) => code !== 'en').join('|');
const NAMED = [
  new RegExp(`['"\`](?:${others})(?:-[A-Za-z]+)*['"\`]`),
  new RegExp(`(?<![\\w.<>-])(?:${others}):\\s`),
  new RegExp(`[{,]\\s*(?:${others})\\s*[,}]`),
  new RegExp(`:lang\\((?:${others})\\)|[./](?:${others})\\.json`),
];
/** Comments may speak of a language. */
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file).replaceAll('\\', '/'))
  .filter((file) => SOURCE.test(file) && !NOT_PRODUCT.test(file) && !ALLOWED.includes(file));

const findNames = (text: string): readonly string[] =>
  NAMED.flatMap((pattern) => pattern.exec(text.replace(COMMENT, ''))?.[0] ?? []);

test('a list of languages is found in whatever way it is written', () => {
  for (const text of [
    "const CODES = ['en', 'tr'];",
    "const TEXTS = { en: 'Yes', ar: 'نعم' };",
    'const TEXTS = { en, ar, tr };',
    "import tr from '../i18n/tr.json';",
    '.line:lang(ar) { color: red }',
    "const REGION = 'ar-EG';",
  ])
    expect([text, findNames(text).length > 0]).toEqual([text, true]);
  expect(
    findNames('/** In Turkish: tr: x */ <tr><td>{start}</td></tr>; tbody tr:hover {}'),
  ).toEqual([]);
});

test('nothing in the product names languages but the table', () => {
  const named = files.flatMap((file) =>
    findNames(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(named).toEqual([]);
});

test.each(LOCALE_CODES)(
  '%s has its files: texts of the pages and of the host, legal texts',
  (code) => {
    const wanted = [
      `i18n/${code}.json`,
      `i18n/host/${code}.json`,
      ...LEGAL_PAGES.map((page) => `src/server/legal/templates/${page}.${code}.md`),
    ];
    expect(wanted.filter((file) => !existsSync(file))).toEqual([]);
  },
);
