import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installDebianPackages } from './findProgram';

// The one without a window of its own draws less and leaves more of a small machine to the portal.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'msedge',
  'microsoft-edge',
];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const existing = (file: string | undefined | null) => (file && existsSync(file) ? file : null);

function downloadedByPlaywright(): string | null {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    {
      stdio: 'ignore',
    },
  );
  return status === 0 ? existing(chromium.executablePath()) : null;
}

const fromDebian = (browser: string) => () =>
  installDebianPackages([browser, 'fonts-noto-core']) ? findProgram(NAMES) : null;

/** Places where a browser may be, cheapest look first. The last three install one. */
const PLACES: readonly (() => string | null)[] = [
  () => existing(process.env.MEYDAN_BROWSER),
  () => findProgram(NAMES),
  () => USUAL_PLACES.find((file) => existsSync(file)) ?? null,
  () => existing(chromium.executablePath()),
  fromDebian('chromium-headless-shell'),
  fromDebian('chromium'),
  downloadedByPlaywright,
];

/** Finds the browser for the tests; null when there is none and none can be installed. */
export function findBrowser(): string | null {
  for (const look of PLACES) {
    const found = look();
    if (found) return found;
  }
  return null;
}
