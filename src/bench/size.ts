import type { FastifyInstance } from 'fastify';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../shared/locales';
import { findBrowser } from '../tooling/test/findBrowser';
import { findBuiltPortal, openBenchHost } from './benchHost';
import { measureBytesSent, sumBytes, type Bytes } from './bytes';
import { measureEmptyStackBytes } from './emptyStackBytes';
import { addFigure } from './figures';
import { printLaterFiles } from './laterFiles';
import { listPageFiles, type FileKind } from './pageFiles';
import { formatKilobytes, printNote, printTable, formatRatio } from './print';
import { measureVisits } from './repeatVisit';

type Part = Exclude<FileKind, 'style'> | 'html';

const PARTS: readonly { readonly part: Part; readonly name: string }[] = [
  { part: 'script', name: 'JavaScript' },
  { part: 'html', name: 'HTML with its style sheets' },
  { part: 'font', name: 'fonts' },
  { part: 'other', name: 'icon, manifest' },
  { part: 'picture', name: 'uploaded pictures' },
];

interface View {
  readonly bytes: Readonly<Record<Part, Bytes>>;
  /** Without the pictures that people have uploaded. */
  readonly total: Bytes;
  readonly files: readonly string[];
}

async function firstView(app: FastifyInstance, page: string): Promise<View> {
  const files = { ...(await listPageFiles(app, page)), html: [page] };
  const weighed = await Promise.all(
    PARTS.map(async ({ part }) => {
      const sizes = await Promise.all(files[part].map((file) => measureBytesSent(app, file)));
      return [part, sumBytes(sizes)] as const;
    }),
  );
  const bytes = Object.fromEntries(weighed) as Record<Part, Bytes>;
  const { picture: _picture, ...own } = bytes;
  return { bytes, total: sumBytes(Object.values(own)), files: Object.values(files).flat() };
}

const pageOf = (locale: Locale) => (locale === DEFAULT_LOCALE ? '/' : `/${locale}`);

function printFirstViews(views: readonly View[], empty: Bytes): void {
  const row = (name: string, pick: (view: View) => Bytes) => [
    name,
    ...views.flatMap((view, index) => {
      const { raw, gzip, brotli } = pick(view);
      return (index === 0 ? [raw, gzip, brotli] : [brotli]).map(formatKilobytes);
    }),
    formatRatio(pick(views[0]!).brotli, empty.brotli),
  ];
  const [first, ...others] = LOCALES.map(({ code }) => code);
  printTable('First view of the home page, as the host sends it, kB', [
    [
      'size',
      ...['raw', 'gzip', 'br'].map((form) => `${first} ${form}`),
      ...others.map((locale) => `${locale} br`),
      '÷ empty',
    ],
    ...PARTS.map(({ part, name }) => row(name, ({ bytes }) => bytes[part])),
    row('all but uploaded pictures', ({ total }) => total),
    [
      '  empty stack, JavaScript',
      ...[empty.raw, empty.gzip, empty.brotli].map(formatKilobytes),
      ...others.map(() => formatKilobytes(empty.brotli)),
      formatRatio(1, 1),
    ],
  ]);
  printNote('Goals: JavaScript ÷ empty ≤ 1.30, all but uploaded pictures ≤ 160 kB, fonts ≤ 45 kB.');
  const brotli = (bytes: Bytes) => bytes.brotli / 1_000;
  const most = (pick: (view: View) => Bytes) =>
    Math.max(...views.map((view) => brotli(pick(view))));
  const beside = (name: string, value: number, ratio: number, kB: number) =>
    addFigure({
      name,
      value,
      unit: 'kB',
      reference: { name: 'empty stack', value: brotli(empty) },
      goals: [
        { of: 'ratio', atMost: ratio },
        { of: 'value', atMost: kB },
      ],
    });
  beside(
    'JavaScript of the home page',
    most(({ bytes }) => bytes.script),
    1.3,
    135,
  );
  beside(
    'everything of the home page',
    most(({ total }) => total),
    1.5,
    160,
  );
  addFigure({
    name: 'fonts of the home page',
    value: most(({ bytes }) => bytes.font),
    unit: 'kB',
    goals: [{ of: 'value', atMost: 45 }],
  });
}

async function printVisits(): Promise<void> {
  const browser = findBrowser();
  if (!browser) return;
  const { first, again } = await measureVisits(browser);
  printTable('The home page opened in a browser, all that the host sends, kB', [
    ['visit', 'kB'],
    ['first', formatKilobytes(first)],
    ['again', formatKilobytes(again)],
  ]);
  addFigure({
    name: 'the home page opened once more',
    value: again / 1_000,
    unit: 'kB',
    goals: [{ of: 'value', atMost: 6 }],
  });
}

/**
 * Measures the transfer of the home page's first view in each language, beside the same packages
 * with nothing of ours; then every other file.
 */
export async function run(): Promise<void> {
  const folder = findBuiltPortal();
  if (!folder) {
    printNote('size: run “npm run build” first.');
    return;
  }
  const { app, close } = await openBenchHost(null);
  const views: View[] = [];
  for (const { code } of LOCALES) views.push(await firstView(app, pageOf(code)));
  printFirstViews(views, await measureEmptyStackBytes());
  await printLaterFiles(app, folder, views[0]!.files);
  await close();
  await printVisits();
}
