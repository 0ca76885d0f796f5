import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { RESPONSE_CACHE_MS } from '../server/content/responseCache';
import { openBenchHost } from './benchHost';

/** Until the service worker has put away what it keeps, and what is asked for late has come. */
const SETTLED_MS = 5_000;

/** Bytes over the wire. */
export interface Visits {
  readonly first: number;
  readonly again: number;
}

/**
 * Measures the bytes that the host sends, its headers counted, when a browser opens the home page
 * and then opens it once more.
 */
export async function measureVisits(executablePath: string): Promise<Visits> {
  const { app, close } = await openBenchHost(null, { visitorAnswersMs: RESPONSE_CACHE_MS });
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const sent = () => sockets.reduce((bytes, { bytesWritten }) => bytes + bytesWritten, 0);
  const visit = async () => {
    const before = sent();
    await page.goto(`http://127.0.0.1:${port}/`);
    await sleep(SETTLED_MS);
    await page.goto('about:blank');
    return sent() - before;
  };
  const visits = { first: await visit(), again: await visit() };
  await browser.close();
  await close();
  return visits;
}
