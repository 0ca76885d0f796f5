import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { DocumentLeft, type BrowserWindow, type Point } from './browser';

/** Says what to look for inside of what the step before found. */
export interface LocatorStep {
  readonly role?: string;
  /** Part of the accessible name. */
  readonly name?: string;
  /** Part of an element's own text. */
  readonly text?: string;
  /** A regular expression for an element's own text. */
  readonly pattern?: string;
  readonly selector?: string;
  /** Index among those that were found, from 0. */
  readonly index?: number;
}

/** Says which elements are meant, from the whole page inwards. */
export type Locator = readonly LocatorStep[];

interface FoundElement {
  readonly count: number;
  readonly text: string;
  readonly value: string | null;
  readonly isChecked: boolean;
  /** Point where a press reaches the element; otherwise the reason why none does. */
  readonly point: Point | string;
}

const NONE: FoundElement = {
  count: 0,
  text: '',
  value: null,
  isChecked: false,
  point: 'not there',
};

const LIBRARY_FILE = 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const LIBRARY = readFileSync(resolve(import.meta.dirname, '..', '..', '..', LIBRARY_FILE), 'utf8');

/**
 * Runs in the page, with Testing Library there: roles and names are found in the same way in every
 * browser.
 */
function findInPage(locator: Locator, isForPress: boolean): FoundElement | null {
  interface Queries {
    queryAllByRole(
      root: HTMLElement,
      role: string,
      options: { name?: (name: string) => boolean },
    ): HTMLElement[];
    queryAllByText(root: HTMLElement, text: (own: string) => boolean): HTMLElement[];
  }
  const library = Reflect.get(window, 'TestingLibraryDom') as Queries | undefined;
  if (!library) return null;

  const findAll = (root: HTMLElement, step: LocatorStep): HTMLElement[] => {
    const { name, text, pattern } = step;
    if (step.selector !== undefined) return [...root.querySelectorAll<HTMLElement>(step.selector)];
    if (step.role !== undefined)
      return library.queryAllByRole(
        root,
        step.role,
        name === undefined ? {} : { name: (full) => full.includes(name) },
      );
    return library.queryAllByText(root, (own) =>
      pattern === undefined ? own.includes(text ?? '') : new RegExp(pattern).test(own),
    );
  };
  let elements = [document.body];
  for (const step of locator) {
    const found = [...new Set(elements.flatMap((root) => findAll(root, step)))];
    const visible = found.filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    elements = step.index === undefined ? visible : visible.slice(step.index, step.index + 1);
  }

  const [first] = elements;
  const findPoint = (): Point | string => {
    if (!first) return 'not there';
    if (!isForPress) return 'not looked for';
    if (first.matches(':disabled, [aria-disabled="true"]')) return 'disabled';
    // People scroll by an act, after which a page leads to its target no more.
    document.dispatchEvent(new WheelEvent('wheel'));
    first.scrollIntoView({ block: 'center', behavior: 'instant' });
    const labels = first instanceof HTMLInputElement ? [...(first.labels ?? [])] : [];
    for (const target of [first, ...labels]) {
      const { left, top, width, height } = target.getBoundingClientRect();
      const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      const hit = document.elementFromPoint(point.x, point.y);
      if (hit && [first, ...labels].some((one) => one.contains(hit))) return point;
    }
    return 'covered by something else';
  };
  return {
    count: elements.length,
    text: first?.innerText ?? '',
    value: first && 'value' in first ? String(first.value) : null,
    isChecked: first?.matches(':checked, [aria-checked="true"]') ?? false,
    point: findPoint(),
  };
}

/** Calls a function in the page, which sees nothing but its arguments. */
export const callInPage = <T, A extends readonly unknown[]>(
  window: BrowserWindow,
  work: (...parameters: A) => T | Promise<T>,
  ...parameters: A
): Promise<T> =>
  window.evaluate(`(${String(work)})(...${JSON.stringify(parameters)})`) as Promise<T>;

const ignoreLeft = (error: unknown): undefined => {
  if (!(error instanceof DocumentLeft)) throw error;
};

async function find(
  window: BrowserWindow,
  locator: Locator,
  isForPress = false,
): Promise<FoundElement> {
  const look = () => callInPage(window, findInPage, locator, isForPress).catch(ignoreLeft);
  const found = await look();
  if (found !== null) return found ?? NONE;
  await window.evaluate(`(() => { ${LIBRARY}\n })()`).catch(ignoreLeft);
  return (await look()) ?? NONE;
}

const POLL_INTERVALS_MS = [50, 50, 100, 250];

const waitFor = (locator: Locator, look: () => Promise<unknown>) =>
  expect.poll(look, { message: JSON.stringify(locator), intervals: POLL_INTERVALS_MS });

/**
 * Expects of what a function in the page returns, read until it fits; the page may be left
 * meanwhile.
 */
export const pollInPage = <T, A extends readonly unknown[]>(
  window: BrowserWindow,
  work: (...parameters: A) => T | Promise<T>,
  ...parameters: A
) =>
  expect.poll(() => callInPage(window, work, ...parameters).catch(ignoreLeft), {
    intervals: POLL_INTERVALS_MS,
  });

export const expectVisible = (window: BrowserWindow, locator: Locator) =>
  waitFor(locator, async () => (await find(window, locator)).count).toBeGreaterThan(0);

export const expectGone = (window: BrowserWindow, locator: Locator) =>
  waitFor(locator, async () => (await find(window, locator)).count).toBe(0);

export const expectValue = (window: BrowserWindow, locator: Locator, value: string) =>
  waitFor(locator, async () => (await find(window, locator)).value).toBe(value);

export const expectChecked = (window: BrowserWindow, locator: Locator) =>
  waitFor(locator, async () => (await find(window, locator)).isChecked).toBe(true);

export const expectUrl = (window: BrowserWindow, url: string | RegExp) => {
  const wait = expect.poll(() => window.readUrl(), { intervals: POLL_INTERVALS_MS });
  return typeof url === 'string' ? wait.toBe(url) : wait.toMatch(url);
};

/** Reads the text of the first that is found, once it is there. */
export async function readText(window: BrowserWindow, locator: Locator): Promise<string> {
  await expectVisible(window, locator);
  return (await find(window, locator)).text;
}

/** Presses the first that is found, once it is there, enabled, uncovered and does not move. */
export async function click(window: BrowserWindow, locator: Locator): Promise<void> {
  let before: FoundElement['point'] = '';
  let point: FoundElement['point'] = '';
  await waitFor(locator, async () => {
    before = point;
    point = (await find(window, locator, true)).point;
    if (typeof point === 'string') return point;
    return JSON.stringify(point) === JSON.stringify(before) ? 'ready' : 'moves';
  }).toBe('ready');
  await window.clickAt(point as unknown as Point);
}

/** Types this into a field, in the place of what it holds. */
export async function fill(window: BrowserWindow, locator: Locator, text: string): Promise<void> {
  await click(window, locator);
  await callInPage(window, () => (document.activeElement as HTMLInputElement).select());
  await window.type(text);
  await expectValue(window, locator, text);
}
