import type { HistoryEntry, HistoryPort } from './ports';

/** State that each entry of the window's history carries. */
interface Stored {
  readonly index: number;
  readonly state: unknown;
}

/**
 * Creates the port of the window's history. An entry that the browser made itself, for a link
 * within the page, is numbered when it is first seen: it always follows the one that was current.
 */
export function createHistoryPort(): HistoryPort {
  const { history, location } = window;
  let index = 0;

  const entry = (): HistoryEntry => {
    const stored = history.state as Partial<Stored> | null;
    const url = location.pathname + location.search + location.hash;
    return { index, url, state: stored?.state ?? null };
  };
  const number = (otherwise: number): HistoryEntry => {
    const stored = history.state as Partial<Stored> | null;
    index = stored?.index ?? otherwise;
    if (stored?.index === undefined) history.replaceState({ index, state: null }, '');
    return entry();
  };

  number(0);
  return {
    current: entry,
    push: (url, state) => {
      index += 1;
      history.pushState({ index, state } satisfies Stored, '', url);
    },
    replace: (url, state) => history.replaceState({ index, state } satisfies Stored, '', url),
    go: (delta) => history.go(delta),
    listen: (moved) => {
      const listen = () => moved(number(index + 1));
      window.addEventListener('popstate', listen);
      return () => window.removeEventListener('popstate', listen);
    },
  };
}

/** Shows the browser's own question, in its own words, when the page is left or loaded anew. */
export function warnBeforeUnload(): () => void {
  const warn = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
