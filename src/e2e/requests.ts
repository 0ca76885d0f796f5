import { expect, type Page, type Request } from '@playwright/test';

/** Open as long as the page is; behind a service worker its kind does not tell. */
const isStream = (request: Request) =>
  request.resourceType() === 'eventsource' || new URL(request.url()).pathname === '/v1/stream';

/**
 * Follows the requests of a page from now on, streams aside. The function that it returns waits
 * until none is under way and the page, which has read the last answer by then, has begun no other.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!isStream(request)) underWay.add(request);
  });
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  return () =>
    expect
      .poll(async () => {
        await page.evaluate(() => undefined);
        return [...underWay].map((request) => request.url());
      })
      .toEqual([]);
}
