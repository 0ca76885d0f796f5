import { LOCALE_CODES } from '../shared/locales';
import { serveBarePages } from './barePage';
import { builtPortal } from './benchHost';
import { startChild } from './child';
import { addFigure } from './figures';
import { measurePages, type PageFigures } from './lighthouseRun';
import { kilobytes, printNote, printTable, ratio, whole } from './print';

/** Each round takes a quarter of an hour. */
const ROUNDS = Number(process.env.MEYDAN_BENCH_ROUNDS ?? 3);

/** What people open most: the ways in, one of each kind of content, and what they look things up in. */
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

function addGoals(name: string, ours: PageFigures, reference: PageFigures): void {
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
    name: `${name}: largest paint`,
    value: ours.lcp,
    unit: 'ms',
    reference: { name: 'without scripts', value: reference.lcp },
    goals: [{ of: 'ratio', atMost: 1.5 }],
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

/** Lighthouse's mobile preset on the production build, each page beside itself without scripts. */
export async function run(): Promise<void> {
  if (!builtPortal()) {
    printNote('pages: run “npm run build” first.');
    return;
  }
  const host = await startChild('hostProcess.ts', []);
  const bare = await serveBarePages(host.origin);
  const urls = PAGES.flatMap(([, path]) => [host.origin + path, bare.origin + path]);
  const figures = await measurePages(urls, ROUNDS);
  bare.close();
  await host.stop();
  if (!figures) {
    printNote('pages: no browser was found.');
    return;
  }
  for (const [index, [name]] of PAGES.entries())
    addGoals(name, figures[index * 2]!, figures[index * 2 + 1]!);
  printTable(`Lighthouse, mobile, medians of ${ROUNDS}; ÷ bare: the same page without scripts`, [
    [
      'page',
      'perf a11y bp seo',
      'FCP ms',
      '÷ bare',
      'LCP ms',
      '÷ bare',
      'TBT ms',
      'CLS',
      'kB',
      '÷ bare',
    ],
    ...PAGES.map(([name], index) => {
      const [ours, reference] = [figures[index * 2]!, figures[index * 2 + 1]!];
      return [
        name,
        scores(ours),
        whole(ours.fcp),
        ratio(ours.fcp, reference.fcp),
        whole(ours.lcp),
        ratio(ours.lcp, reference.lcp),
        whole(ours.tbt),
        ours.cls.toFixed(3),
        kilobytes(ours.bytes),
        ratio(ours.bytes, reference.bytes),
      ];
    }),
  ]);
  printNote('Goals: scores ≥ 98, LCP ÷ bare ≤ 1.5, TBT ≤ 150 ms, CLS ≤ 0.02, home ≤ 160 kB.');
}
