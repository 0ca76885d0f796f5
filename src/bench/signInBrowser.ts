import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser } from '../tooling/test/findBrowser';
import type { Alg, TokenFigures } from './signInTokens';

const GLOBAL = 'signInTokens';

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'signInTokens.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: GLOBAL,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
}

/**
 * Serves a page with the script in it. Isolated from other origins, so that its clock is fine
 * enough for a cold start.
 */
async function serve(script: string) {
  const server = createServer((request, response) => {
    const isScript = request.url === '/script.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(isScript ? script : '<!doctype html><script src="/script.js"></script>');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

export interface BrowserFigures {
  readonly name: string;
  readonly figures: readonly TokenFigures[];
}

/**
 * Runs the same measurements in a browser, each algorithm in a page that has never seen a token.
 * Null without a browser.
 */
export async function measureInBrowser(algs: readonly Alg[]): Promise<BrowserFigures | null> {
  const executablePath = findBrowser();
  if (!executablePath) return null;
  const site = await serve(await bundled());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const figures: TokenFigures[] = [];
  for (const alg of algs) {
    const page = await browser.newPage();
    await page.goto(site.url);
    figures.push(await page.evaluate<TokenFigures>(`${GLOBAL}.measureTokens('${alg}')`));
    await page.close();
  }
  const name = `Chromium ${browser.version()}`;
  await browser.close();
  site.close();
  return { name, figures };
}
