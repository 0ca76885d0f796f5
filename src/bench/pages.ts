import { LOCALE_CODES } from '../shared/locales';
import { serveBarePages } from './barePage';
import { findBuiltPortal } from './benchHost';
import { startChild } from './child';
import { addFigure } from './figures';
import { measurePages, type PageFigures, type Throttling } from './lighthouseRun';
import { formatKilobytes, printNote, printTable, formatRatio, formatInteger } from './print';

/** Each round takes a quarter of an hour. */
const ROUNDS = Number(process.env.MEYDAN_BENCH_ROUNDS ?? 3);

/**
 * Pages that people open most: the entry pages, one of each kind of content, and the reference
 * pages.
 */
const PATHS: Readonly<Record<string, string>> = {
  home: '',
  polls: '/have-your-say',
  'a poll': '/have-your-say/first-street-without-cars',
  dialogs: '/dialogs',
  blog: '/blogs',
  events: '/events',
  governance: '/governance',
  faqs: '/faqs',
  search: '/search?q=park',
  'sign-in': '/sign-in',
};

/** They ask search engines to stay away, which Lighthouse counts against them. */
const UNLISTED = ['search', 'sign-in'];

const PAGES: readonly (readonly [name: string, path: string])[] = Object.entries(PATHS).flatMap(
  ([name, path]) =>
    LOCALE_CODES.map((locale) => [`${name}, ${locale}`, `/${locale}${path}`] as const),
);

const scores = ({ performance, accessibility, bestPractices, seo }: PageFigures) =>
  [performance, accessibility, bestPractices, seo].join(' ');

const isListed = (name: string) => !UNLISTED.some((unlisted) => name.startsWith(unlisted));

const isHome = (name: string) => name.startsWith('home');

interface Pair {
  readonly ours: PageFigures;
  readonly bare: PageFigures;
}

function addGoals(name: string, ours: PageFigures): void {
  addFigure({
    name: `${name}: performance`,
    value: ours.performance,
    unit: 'of 100',
    goals: [{ of: 'value', atLeast: 98 }],
  });
  addFigure({
    name: `${name}: the least of its other scores`,
    value: Math.min(ours.accessibility, ours.bestPractices, ...(isListed(name) ? [ours.seo] : [])),
    unit: 'of 100',
    goals: [{ of: 'value', atLeast: 98 }],
  });
  addFigure({
    name: `${name}: blocked`,
    value: ours.tbt,
    unit: 'ms',
    goals: [{ of: 'value', atMost: 150 }],
  });
  addFigure({
    name: `${name}: layout shift`,
    value: ours.cls,
    unit: '',
    goals: [{ of: 'value', atMost: 0.02 }],
  });
}

/** At most so many milliseconds, and so many times the same page without scripts. */
const HOME_GOALS = [
  { part: 'fcp', name: 'first paint', atMost: 1_000 },
  { part: 'speedIndex', name: 'speed index', atMost: 1_500 },
  { part: 'tti', name: 'until it can be used', atMost: 2_500 },
] as const;
const HOME_RATIO = 1.6;

function addHomeGoals(page: string, { ours, bare }: Pair): void {
  for (const { part, name, atMost } of HOME_GOALS)
    addFigure({
      name: `${page}: ${name}`,
      value: ours[part],
      unit: 'ms',
      reference: { name: 'without scripts', value: bare[part] },
      goals: [
        { of: 'value', atMost },
        { of: 'ratio', atMost: HOME_RATIO },
      ],
    });
}

/**
 * Prints how long the home page takes to show its largest part on a slow network with a slow
 * processor, in each language.
 */
function printHome(names: readonly string[], pairs: readonly Pair[]): void {
  printTable(`The same preset, network and processor slowed for real, medians of ${ROUNDS}`, [
    ['page', 'FCP ms', '÷ bare', 'LCP ms', '÷ bare', 'TBT ms'],
    ...pairs.map(({ ours, bare }, index) => [
      names[index]!,
      formatInteger(ours.fcp),
      formatRatio(ours.fcp, bare.fcp),
      formatInteger(ours.lcp),
      formatRatio(ours.lcp, bare.lcp),
      formatInteger(ours.tbt),
    ]),
  ]);
  for (const [index, { ours, bare }] of pairs.entries())
    addFigure({
      name: `${names[index]}: largest paint, slowed for real`,
      value: ours.lcp,
      unit: 'ms',
      reference: { name: 'without scripts', value: bare.lcp },
      goals: [
        { of: 'value', atMost: 1_000 },
        { of: 'ratio', atMost: 1.5 },
      ],
    });
}

function printPages(names: readonly string[], pairs: readonly Pair[]): void {
  for (const [index, pair] of pairs.entries()) {
    addGoals(names[index]!, pair.ours);
    if (isHome(names[index]!)) addHomeGoals(names[index]!, pair);
  }
  printTable(`Lighthouse, mobile, medians of ${ROUNDS}; ÷ bare: the same page without scripts`, [
    [
      'page',
      'perf a11y bp seo',
      'FCP ms',
      '÷ bare',
      'LCP ms',
      '÷ bare',
      'TBT ms',
      'SI ms',
      'TTI ms',
      'CLS',
      'kB',
      '÷ bare',
    ],
    ...pairs.map(({ ours, bare }, index) => [
      names[index]!,
      scores(ours),
      formatInteger(ours.fcp),
      formatRatio(ours.fcp, bare.fcp),
      formatInteger(ours.lcp),
      formatRatio(ours.lcp, bare.lcp),
      ...[ours.tbt, ours.speedIndex, ours.tti].map(formatInteger),
      ours.cls.toFixed(3),
      formatKilobytes(ours.bytes),
      formatRatio(ours.bytes, bare.bytes),
    ]),
  ]);
  printNote(
    'Goals: scores ≥ 98, TBT ≤ 150 ms, CLS ≤ 0.02; home: LCP ÷ bare ≤ 1.5, slowed for real.',
  );
}

/** Lighthouse's mobile preset on the production build, each page beside itself without scripts. */
export async function run(): Promise<void> {
  if (!findBuiltPortal()) {
    printNote('pages: run “npm run build” first.');
    return;
  }
  const host = await startChild('hostProcess.ts', []);
  const bare = await serveBarePages(host.origin);
  const pairsOf = async (pages: typeof PAGES, throttling: Throttling) => {
    const urls = pages.flatMap(([, path]) => [host.origin + path, bare.origin + path]);
    const figures = await measurePages(urls, ROUNDS, throttling);
    return (
      figures && pages.map((_, at) => ({ ours: figures[at * 2]!, bare: figures[at * 2 + 1]! }))
    );
  };
  const pairs = await pairsOf(PAGES, 'simulate');
  const home = PAGES.filter(([name]) => isHome(name));
  const slowed = await pairsOf(home, 'devtools');
  bare.close();
  await host.stop();
  if (!pairs || !slowed) {
    printNote('pages: no browser was found.');
    return;
  }
  const names = (pages: typeof PAGES) => pages.map(([name]) => name);
  printPages(names(PAGES), pairs);
  printHome(names(home), slowed);
}
