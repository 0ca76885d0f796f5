import { expect, type Page, type Request } from '@playwright/test';

/** Runs when the browser has nothing else to do: what an answer leads to has been asked for. */
const nextIdleTime = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

/**
 * Follows the requests of a page from now on, streams aside. The function that it returns waits
 * until none is under way and none has followed from the last answer.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') underWay.add(request);
  });
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  return () =>
    expect
      .poll(async () => {
        await nextIdleTime(page);
        return [...underWay].map((request) => request.url());
      })
      .toEqual([]);
}
