import { createListeners } from './memoryBrowser';
import type { HistoryEntry, HistoryPort, PageLocation } from './ports';

interface HistoryRecord {
  readonly url: URL;
  readonly state: unknown;
}

/**
 * Creates a tab's history and address bar, which are one object. As in a browser, `go` moves later.
 */
export function createMemoryHistory(start = 'http://localhost:3000/') {
  let entries: HistoryRecord[] = [{ url: new URL(start), state: null }];
  let index = 0;
  const visited: string[] = [];
  const moves = createListeners<[entry: HistoryEntry]>();

  const here = () => entries[index]!;
  const keep = (at: number, url: string, state: unknown) => {
    entries = [...entries.slice(0, at), { url: new URL(url, here().url), state }];
    index = at;
  };
  const current = (): HistoryEntry => {
    const { url, state } = here();
    return { index, url: url.pathname + url.search + url.hash, state };
  };
  const replace = (url: string, state: unknown) => {
    entries[index] = { url: new URL(url, here().url), state };
  };
  const move = (delta: number) => {
    if (!entries[index + delta]) return;
    index += delta;
    moves.tell(current());
  };
  const visit = (enter: (url: string) => void) => (url: string) => {
    enter(url);
    visited.push(here().url.href);
  };

  const history: HistoryPort = {
    current,
    push: (url, state) => keep(index + 1, url, state),
    replace,
    go: (delta) =>
      delta === 0 ? void visited.push(here().url.href) : queueMicrotask(() => move(delta)),
    listen: moves.listen,
  };
  const location: PageLocation = {
    href: () => here().url.href,
    assign: visit((url) => keep(index + 1, url, null)),
    replace: visit((url) => replace(url, null)),
    rewrite: (url) => replace(url, here().state),
  };
  return { history, location, visited };
}
