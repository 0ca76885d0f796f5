import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser } from '../tooling/test/findBrowser';
import { getResidentBytes } from './processes';
import type { RecountTimes } from './recountPage';

const WORKER = join(import.meta.dirname, '../client/recount/worker.ts');
const PAGE = join(import.meta.dirname, 'recountPage.ts');
const GLOBAL = 'recountPage';
const MEGABYTE = 1_000_000;

export interface RecountPage {
  readonly recount: (file: string) => Promise<RecountTimes>;
  readonly close: () => Promise<void>;
}

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: GLOBAL,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
}

async function serve(files: Readonly<Record<string, string>>) {
  const server = createServer(({ url }, response) => {
    const script = files[url ?? ''];
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' });
    response.end(script ?? '<!doctype html><input type="file"><script src="/page.js"></script>');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

/** Returns the memory of the browser's largest process; this process has started the browser. */
const largestProcess = (): number =>
  Math.max(0, ...getResidentBytes(process.pid).slice(1)) / MEGABYTE;

/** Opens a page with the worker that the portal has. Null without a browser. */
export async function openRecountPage(): Promise<RecountPage | null> {
  const executablePath = findBrowser();
  if (!executablePath) return null;
  const site = await serve({
    '/worker.js': await bundled(WORKER),
    '/page.js': await bundled(PAGE),
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  return {
    async recount(file) {
      const page = await browser.newPage();
      await page.goto(site.url);
      await page.locator('input').setInputFiles(file);
      const measured = await page.evaluate<Omit<RecountTimes, 'megabytes'>>(
        `${GLOBAL}.recountChosen()`,
      );
      const megabytes = largestProcess();
      await page.close();
      return { ...measured, megabytes };
    },
    async close() {
      await browser.close();
      site.close();
    },
  };
}
