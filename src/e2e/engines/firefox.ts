import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import {
  DocumentLeft,
  type BrowserSession,
  type BrowserWindow,
  type RunningBrowser,
} from './browser';

/** The messages of puppeteer and of Firefox about a page that was left while it was asked. */
const LEFT =
  /context was destroyed|no such frame|detached|cannot find context|browsing context.*discarded|actor.*destroyed/i;

/**
 * Messages that Firefox itself writes into the console when a request finds nobody or is cut off by
 * leaving. Where the service worker refuses an answer, the message says what it refused with.
 */
const EXPECTED_FAULT =
  /^(Error: )?(Firefox can’t establish a connection|The connection to .* was interrupted|Failed to load ‘.*’\. A ServiceWorker intercepted the request and encountered an unexpected error)/;

function toWindow(page: Page): BrowserWindow {
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    readUrl: async () => page.url(),
    evaluate: async (expression) => {
      try {
        return await page.evaluate(expression);
      } catch (error) {
        if (LEFT.test(String(error))) throw new DocumentLeft(String(error));
        throw error;
      }
    },
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
  };
}

async function openSession(context: BrowserContext): Promise<BrowserSession> {
  const faults: string[] = [];
  const watched = new Map<Page, BrowserWindow>();
  const watch = (page: Page): BrowserWindow => {
    const known = watched.get(page);
    if (known) return known;
    const noteFault = (text: string) => {
      if (!EXPECTED_FAULT.test(text)) faults.push(text);
    };
    page.on('pageerror', (error) => noteFault(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') noteFault(message.text());
    });
    page.on('dialog', (dialog) => void dialog.accept());
    page.on('popup', (popup) => popup && watch(popup));
    page.setDefaultNavigationTimeout(0);
    const window = toWindow(page);
    watched.set(page, window);
    return window;
  };
  const page = await context.newPage();
  return {
    firstWindow: watch(page),
    faults,
    openWindow: async () => watch(await context.newPage()),
    listWindows: async () => (await context.pages()).map(watch),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    close: () => context.close(),
  };
}

/** A loaded machine takes its time to start a browser. */
const NO_LIMIT = 0;

/** Starts Firefox without a window on the screen, driven over WebDriver BiDi. */
export async function openFirefox(program: string): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    args: ['--width=1280', '--height=900'],
    defaultViewport: null,
    timeout: NO_LIMIT,
  });
  return {
    openSession: async () => openSession(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
