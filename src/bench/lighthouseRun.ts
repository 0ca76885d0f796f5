import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../tooling/test/findBrowser';
import { median } from './measure';
import { reservePort } from '../tooling/test/reservePort';

/** Scores from 0 to 100; times in milliseconds; bytes as transferred. */
export interface PageFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly speedIndex: number;
  readonly tti: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
}

const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  tti: 'interactive',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

/**
 * Source of the preset's slow network and processor: calculated from a fast run (Lighthouse's own
 * way), or applied to the browser.
 */
export type Throttling = 'simulate' | 'devtools';

/**
 * Runs Lighthouse's mobile preset once in a browser of its own. @throws Error when the page cannot
 * be loaded
 */
async function measureOnce(
  url: string,
  executablePath: string,
  throttlingMethod: Throttling,
): Promise<PageFigures> {
  const port = await reservePort();
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    throttlingMethod,
  }).finally(() => browser.close());
  const failure = result?.lhr.runtimeError;
  if (!result || failure) throw new Error(`${url}: ${failure?.message ?? 'not measured'}`);

  const { audits, categories } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? NaN) * 100);
  const value = (name: keyof typeof AUDITS) => audits[AUDITS[name]]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('fcp'),
    lcp: value('lcp'),
    speedIndex: value('speedIndex'),
    tti: value('tti'),
    tbt: value('tbt'),
    cls: value('cls'),
    bytes: value('bytes'),
  };
}

/** Now and then the browser loses the recording of a run; the page is loaded once more then. */
const measure = (...run: Parameters<typeof measureOnce>): Promise<PageFigures> =>
  measureOnce(...run).catch(() => measureOnce(...run));

const medians = (runs: readonly PageFigures[]): PageFigures => {
  const names = Object.keys(runs[0]!) as (keyof PageFigures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as unknown as PageFigures;
};

/**
 * Medians for each address, the runs interleaved so that a busy moment hits all alike. Null without
 * a browser.
 */
export async function measurePages(
  urls: readonly string[],
  rounds: number,
  throttling: Throttling,
): Promise<readonly PageFigures[] | null> {
  const browser = findBrowser();
  if (!browser) return null;
  const runs: PageFigures[][] = urls.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, url] of urls.entries())
      runs[index]!.push(await measure(url, browser, throttling));
  return runs.map(medians);
}
