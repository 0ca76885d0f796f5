import type { Poll } from './poll';
import { shownResults } from './results/late';

/**
 * Loads what the page of this poll shows from the first moment on besides its screen.
 * @returns the names of the webpack chunks
 */
export async function loadPartsOf({ details }: Poll): Promise<readonly string[]> {
  if (!details.result || details.cancellation) return [];
  await shownResults.ready();
  return ['results'];
}
