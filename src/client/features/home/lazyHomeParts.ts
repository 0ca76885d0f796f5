import type * as HomeWords from './HomeWords';

type HomeParts = typeof HomeWords;

export const HOME_WORDS_CHUNK = 'home-words';

let parts: HomeParts | null = null;

/**
 * Loads the parts that few home pages have: the words of the settings, and what is said while there
 * is nothing yet. Whoever prepares such a page waits for them, on the host as in the browser.
 */
export async function loadHomeParts(): Promise<void> {
  parts = await import(/* webpackChunkName: "home-words" */ './HomeWords');
}

/** Returns those parts where they are loaded. */
export const getHomeParts = (): HomeParts | null => parts;
