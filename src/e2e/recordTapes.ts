// The scenes of the shelf that need a browser, recorded anew on the portal as it is built: `npm run tape -- record --browser`.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { newDataFolder, removeFolder, startRecordedInstallation } from './installation';
import { saveTape, TAPE_SCENES } from './tapeScenes';

const SHELF = 'src/tape/shelf/recorded';

/** What the page says about its tape stands here as well: why one was not saved. */
function tellWarnings(page: Page): void {
  page.on('console', (message) => {
    if (message.text().includes('tape')) process.stderr.write(`${message.text()}\n`);
  });
}

async function recordScene(browser: Browser, name: string, portal: string): Promise<string> {
  const context = await browser.newContext({ acceptDownloads: true });
  const page = await context.newPage();
  tellWarnings(page);
  await TAPE_SCENES[name]!({ page, context, portal });
  const file = resolve(SHELF, `${name}.tape.jsonl`);
  await saveTape(page, file);
  await context.close();
  return file;
}

async function main(wanted: readonly string[]): Promise<void> {
  mkdirSync(SHELF, { recursive: true });
  const folder = newDataFolder();
  const { portal, stop } = await startRecordedInstallation(folder);
  const { MEYDAN_BROWSER: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const name of wanted)
      process.stdout.write(`${await recordScene(browser, name, portal)}\n`);
  } finally {
    await browser.close();
    await stop();
    removeFolder(folder);
  }
}

const named = process.argv.slice(2);
const all = Object.keys(TAPE_SCENES);
const unknown = named.find((name) => !all.includes(name));
if (unknown === undefined) await main(named.length > 0 ? named : all);
else {
  process.stderr.write(`There is no scene ${unknown}: ${all.join(', ')}.\n`);
  process.exitCode = 2;
}
