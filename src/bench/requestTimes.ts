import type { Page } from '@playwright/test';

/** Milliseconds since 1970, as a browser's clock tells them with fractions. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface RequestSpan extends Span {
  readonly url: string;
}

/**
 * Records, for each request of this page, the span from when the browser takes it up until its
 * answer is there.
 */
export function watchRequests(page: Page): readonly RequestSpan[] {
  const requests: RequestSpan[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    if (responseEnd >= 0) {
      requests.push({ url: request.url(), from: startTime, to: startTime + responseEnd });
    }
  });
  return requests;
}

/** Returns the milliseconds of this span in which at least one of the requests was under way. */
export function getWaitedMs({ from, to }: Span, requests: readonly Span[]): number {
  const within = requests
    .map((request) => ({ from: Math.max(from, request.from), to: Math.min(to, request.to) }))
    .filter((request) => request.from < request.to)
    .toSorted((left, right) => left.from - right.from);
  let [sum, until] = [0, from];
  for (const request of within) {
    sum += Math.max(0, request.to - Math.max(until, request.from));
    until = Math.max(until, request.to);
  }
  return sum;
}
