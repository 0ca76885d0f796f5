import type { Poll } from './poll';
import { lazyResults } from './results/lazyResults';

/**
 * Loads what the page of this poll shows from the first moment on besides its screen.
 * @returns the names of the webpack chunks
 */
export async function loadPollParts({ details }: Poll): Promise<readonly string[]> {
  if (!details.result || details.cancellation) return [];
  await lazyResults.ready();
  return ['results'];
}
