import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { expectHydrated, expectSignedIn, getText, signIn } from '../e2e/portal';
import { openSeeded } from '../e2e/seededFolder';
import type { Locale } from '../shared/locales';
import { findBrowser } from '../tooling/test/findBrowser';
import { findBuiltPortal } from './benchHost';
import { addFigure } from './figures';
import { JOBS, type Job, type Step } from './jobList';
import { printNote, printTable } from './print';

const LOCALES = ['en', 'ar', 'tr'] as const;
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
type Viewport = (typeof VIEWPORTS)[number];

interface JobResult {
  readonly clicks: number;
  readonly fields: number;
  /** From the top of the page to the main action. */
  readonly pixel: number;
}

const FIELDS =
  'input:not([type=hidden], [type=radio]), select, textarea, [role=combobox], fieldset:has([type=radio]), [role=group]:has(> [role=spinbutton])';

/** Runs in the page: counts what can be filled in and stands before this element. */
const countFieldsBefore = (target: Element, selector: string): number =>
  [...document.querySelectorAll(`main :is(${selector})`)].filter(
    (field) =>
      !field.contains(target) &&
      field.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING &&
      field.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  ).length;

/** Runs in the page: where these elements stand while nothing has been scrolled. */
const listTops = (targets: readonly Element[]): number[] => {
  scrollTo({ top: 0, behavior: 'instant' });
  const shown = targets.filter((target) => target.checkVisibility({ visibilityProperty: true }));
  return shown.map((target) => Math.round(target.getBoundingClientRect().top));
};

/** Matches the text of a message, whatever stands in its gaps. */
function toPattern(locale: Locale, id: string): RegExp | string {
  if (!/^[\w-]+(\.[\w-]+)+$/.test(id)) return id;
  const parts = getText(locale, id)
    .split(/\{\w+(?:, number)?\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}`);
}

function findTargets(page: Page, locale: Locale, step: Step): Locator {
  const { act, role, name, to, orName, isInDialog } = step;
  const place = isInDialog ? page.getByRole('dialog') : page.locator('body');
  if (act === 'choose') return place.locator('main fieldset :is([type=radio], [type=checkbox])');
  if (to) return place.locator(`a[href*="${to}"]:visible`);
  const named = (id: string) => place.getByRole(role, { name: toPattern(locale, id) });
  return orName ? named(name!).or(named(orName)) : named(name!);
}

/** Returns digits of a day next year at nine, by the greatest number that a part takes. */
const toDigits = (greatest: number): string => {
  if (greatest > 59) return String(new Date().getFullYear() + 1);
  return { 12: '09', 23: '09', 59: '00' }[greatest] ?? '15';
};

async function typeDate(group: Locator): Promise<void> {
  for (const part of await group.getByRole('spinbutton').all()) {
    await part.focus();
    await part.pressSequentially(toDigits(Number(await part.getAttribute('aria-valuemax'))));
  }
}

const ACTS: Readonly<Record<Step['act'], (target: Locator, typed: string) => Promise<void>>> = {
  press: (target) => target.click(),
  fill: (target, typed) => target.fill(typed),
  choose: (target) => target.check(),
  select: async (target, typed) => void (await target.selectOption(typed)),
  typeDate,
};

/** Does a job once and counts. @throws Error when something that it needs does not come */
async function doJob(page: Page, locale: Locale, job: Job): Promise<JobResult> {
  const fields = new Map<string, number>();
  let [isDecided, pixel] = [false, NaN];
  const steps = job.steps(locale);
  for (const step of steps) {
    const targets = findTargets(page, locale, step);
    const target = targets.nth(step.nth ?? 0);
    await target.waitFor();
    if (page.url().includes(`/${locale}`)) await expectHydrated(page);
    if (step.isMain) {
      const ways = step.reachedBy
        ? targets.or(page.locator(`main a[href="${step.reachedBy}"]`))
        : targets;
      pixel = Math.min(...(await ways.evaluateAll(listTops)));
    }
    if (!isDecided) fields.set(page.url(), await target.evaluate(countFieldsBefore, FIELDS));
    isDecided ||= step.act !== 'press' || step.isMain === true;
    await ACTS[step.act](target, step.typed ?? '');
  }
  await page.getByText(toPattern(locale, job.done)).first().waitFor();
  const clicks = steps.filter(({ act }) => act === 'press').length;
  return { clicks, fields: [...fields.values()].reduce((sum, count) => sum + count, 0), pixel };
}

interface Setting {
  readonly browser: Browser;
  readonly portal: string;
  readonly locale: Locale;
  readonly viewport: Viewport;
}

/** Signs in where there is room for the link to it, then does the job in the size that is asked. */
async function measureJob({ browser, portal, locale, viewport }: Setting, job: Job) {
  const page = await browser.newPage({ viewport: VIEWPORTS[1], locale });
  try {
    await page.goto(`${portal}/${locale}${job.start}`);
    if (job.person) await signIn(page, locale, job.person);
    await page.setViewportSize(viewport);
    await page.goto(`${portal}/${locale}${job.start}`);
    if (job.person) await expectSignedIn(page, job.person);
    return await doJob(page, locale, job);
  } catch (error) {
    printNote(`${job.name}, ${locale}, ${viewport.width} px: ${(error as Error).message}`);
    return null;
  } finally {
    await page.context().close();
  }
}

const toCell = (result: JobResult | null | undefined): string =>
  result ? `${result.clicks} · ${result.fields} · ${result.pixel}` : 'not done';

/** Adds the worst of all languages and sizes to the figures; a job that failed meets no goal. */
function addGoals(job: Job, results: readonly (JobResult | null)[]): void {
  const worst = (part: keyof JobResult, of = results) =>
    Math.max(...of.map((result) => result?.[part] ?? Infinity));
  const add = (name: string, value: number, unit: string, atMost: number) =>
    addFigure({ name: `${job.name}: ${name}`, value, unit, goals: [{ of: 'value', atMost }] });
  add('clicks', worst('clicks'), '', job.clicks);
  add('fields before the first decision', worst('fields'), '', job.fields);
  for (const [index, { width, height }] of VIEWPORTS.entries()) {
    const ofWidth = results.filter((_, at) => at % VIEWPORTS.length === index);
    add(`main action at ${width} px`, worst('pixel', ofWidth), 'px', height);
  }
}

/** Counts what jobs take: presses, fields that come first, and where the main action stands. */
export async function run(): Promise<void> {
  const executablePath = findBrowser();
  if (!findBuiltPortal() || !executablePath) {
    printNote('jobs: run “npm run build” first; a browser is needed as well.');
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const results = JOBS.map((): (JobResult | null)[] => []);
  const heading: string[] = [];
  for (const locale of LOCALES)
    for (const viewport of VIEWPORTS) {
      heading.push(`${locale} ${viewport.width}`);
      // Each begins with the same data: nobody has voted, and the team has no namesake.
      const { portal, stop } = await openSeeded();
      for (const [index, job] of JOBS.entries())
        results[index]!.push(await measureJob({ browser, portal, locale, viewport }, job));
      await stop();
    }
  await browser.close();
  for (const [index, job] of JOBS.entries()) addGoals(job, results[index]!);
  printTable('Clicks beyond the fields · fields before the first decision · main action in px', [
    ['job', ...heading],
    ...JOBS.map(({ name }, index) => [name, ...results[index]!.map(toCell)]),
  ]);
  printNote('Goals: of the review by use; the main action stands on the first screen.');
}
