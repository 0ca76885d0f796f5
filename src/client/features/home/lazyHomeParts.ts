import { useEffect, useState } from 'react';
import { useLocaleContext } from '../../intl/IntlRoot';
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

/**
 * Returns those parts where they are loaded. A closed portal prepares a page without its data, by
 * which it would know them needed: there they come later.
 */
export function useHomeParts(): HomeParts | null {
  const { stage } = useLocaleContext().settings;
  const [, setLoaded] = useState(parts !== null);
  const isLate = stage !== 'open' && parts === null;
  useEffect(() => {
    if (isLate)
      loadHomeParts().then(
        () => setLoaded(true),
        // Without the file the page stays as it is, as without a connection.
        () => undefined,
      );
  }, [isLate]);
  return parts;
}
