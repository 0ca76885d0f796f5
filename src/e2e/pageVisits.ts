import { expect, type Page } from '@playwright/test';
import { getLocaleInfo } from '../shared/locales';
import {
  getTestTurn,
  isWholeRun,
  listTestLocalesByDirection,
  TEST_LOCALES,
  type TestLocale,
} from '../shared/testing/testLocales';
import { takeTurn } from '../shared/testing/takeTurn';
import { listAxeViolations } from './axe';
import { expectHydrated, expectLanguage, expectLoaded, test } from './portal';

export interface PageCase {
  readonly path: string;
  readonly status: number;
  /** First-level headings; the workbench shows a whole screen inside its own. */
  readonly headings?: number;
}

export interface Look {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly hasAxe?: boolean;
}

export interface View {
  readonly page: Page;
  readonly portal: string;
  readonly locale: TestLocale;
  /** The first is that in which the page is loaded; for the others the window is changed. */
  readonly looks: readonly Look[];
}

async function setLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  // Parts that depend on the width are drawn anew in the first of these frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/**
 * Status, language, one heading; in every look no sideways scrolling and, where it looks, nothing
 * that axe finds.
 */
async function visit(
  { page, portal, locale, looks }: View,
  { path, status, headings = 1 }: PageCase,
) {
  const url = `${portal}/${locale}/${path}`;
  await setLook(page, looks[0]!);
  const response = await page.goto(url);
  expect.soft([url, response!.status()]).toEqual([url, status]);
  expect(await response!.text()).toMatch(new RegExp(`<html lang="${locale}" dir="`));
  await expectLanguage(page, locale);
  await expect.soft(page.locator('h1')).toHaveCount(headings);
  await expectHydrated(page);
  await expectLoaded(page);
  for (const look of looks) {
    if (look !== looks[0]) await setLook(page, look);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const where = `${url}, ${look.width} px`;
    expect.soft([where, beyond]).toEqual([where, 0]);
    if (look.hasAxe) expect.soft([where, await listAxeViolations(page)]).toEqual([where, []]);
  }
}

/** Takes the views of this run: one language of each direction by turns, or all in `test:all`. */
export const listViewsToRun = <Kind extends Pick<View, 'locale'>>(views: readonly Kind[]): Kind[] =>
  views.filter(({ locale }) => listTestLocalesByDirection().includes(locale));

/**
 * Each language, direction, width and theme; the longest words and the other direction on a phone.
 * Axe looks once in each theme: its findings depend on colours and width, not on the words.
 */
export const PAGE_VIEWS = listViewsToRun<Pick<View, 'locale' | 'looks'>>([
  { locale: 'tr', looks: [{ width: 360, colorScheme: 'light', hasAxe: true }] },
  {
    locale: 'ar',
    looks: [
      { width: 360, colorScheme: 'dark' },
      { width: 768, colorScheme: 'light' },
    ],
  },
  { locale: 'en', looks: [{ width: 1280, colorScheme: 'dark', hasAxe: true }] },
]);

/** Says which looks a test has, for its title. */
export const describeLooks = (looks: readonly Look[]) =>
  looks.map(({ width, colorScheme }) => `${width} px ${colorScheme}`).join(' and ');

/**
 * Takes every second page, those of even places in one direction and the others in the other, so
 * that each run visits all; they change once each language has had its turn. All in `test:all`.
 */
function listPagesToVisit(locale: TestLocale, pages: readonly PageCase[]): readonly PageCase[] {
  if (isWholeRun()) return pages;
  const turn = Math.floor(getTestTurn() / TEST_LOCALES.length);
  return takeTurn(pages, turn + Number(getLocaleInfo(locale).dir === 'rtl'), 2);
}

/** Visits one page of this run after the other, each as a step. */
export async function visitAll(view: View, pages: readonly PageCase[]): Promise<void> {
  for (const pageCase of listPagesToVisit(view.locale, pages))
    await test.step(pageCase.path || 'home', () => visit(view, pageCase));
}

/** Says what `visitAll` looks at in this view, for the title of a test. */
export function describeVisits({ locale, looks }: Pick<View, 'locale' | 'looks'>): string {
  const axe = looks.some(({ hasAxe }) => hasAxe) ? ', no axe finding' : '';
  return `in ${locale}, ${describeLooks(looks)}: status, language, direction, no sideways scrolling${axe}`;
}

/** A team that everybody may join, whose members are named on its page. */
export const TEAM_SLUG = 'green-neighbourhoods';

/** Finds a person who is named on a page that everybody reads. */
export async function findSomeone(portal: string): Promise<string> {
  const team = (await (await fetch(`${portal}/v1/teams/${TEAM_SLUG}`)).json()) as {
    details: { members: { personId: string }[] };
  };
  return team.details.members[0]!.personId;
}
