import { LOCALE_CODES } from '../shared/locales';
import { serveBarePages } from './barePage';
import { builtPortal } from './benchHost';
import { startChild } from './child';
import { measurePages, type PageFigures } from './lighthouseRun';
import { kilobytes, printNote, printTable, ratio, whole } from './print';

const ROUNDS = 3;

const PAGES: readonly (readonly [name: string, path: string])[] = [
  ...LOCALE_CODES.map((locale) => [`home, ${locale}`, `/${locale}`] as const),
  ['polls, en', '/en/have-your-say'],
  ['a poll, ar', '/ar/have-your-say/first-street-without-cars'],
  ['search, tr', '/tr/search?q=park'],
];

const scores = ({ performance, accessibility, bestPractices, seo }: PageFigures) =>
  [performance, accessibility, bestPractices, seo].join(' ');

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
