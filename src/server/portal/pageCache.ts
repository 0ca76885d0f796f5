export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

interface Entry {
  readonly page: Promise<RenderedPage>;
  readonly until: number;
}

const LIFETIME_MS = 10_000;
const MOST_PAGES = 500;

export interface PageCache {
  /** The page at this address: rendered once, however many ask at the same time, and kept for 10 s. Only 200s are kept. */
  get(url: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>;
  /** Something changed: every page is rendered anew. */
  clear(): void;
}

/**
 * What anonymous visitors see is the same for all of them; rendering it costs a thousand times what sending it does.
 * `clock` in milliseconds. At most 500 pages are kept; the oldest goes first.
 */
export function createPageCache(clock: () => number): PageCache {
  const entries = new Map<string, Entry>();

  const forget = (url: string, entry: Entry) => {
    if (entries.get(url) === entry) entries.delete(url);
  };

  const keep = (url: string, page: Promise<RenderedPage>): void => {
    if (entries.size >= MOST_PAGES) entries.delete(entries.keys().next().value!);
    const entry = { page, until: clock() + LIFETIME_MS };
    entries.set(url, entry);
    page.then(
      ({ status }) => status !== 200 && forget(url, entry),
      () => forget(url, entry),
    );
  };

  return {
    get(url, render) {
      const known = entries.get(url);
      if (known && known.until > clock()) return known.page;
      entries.delete(url);
      const page = render();
      keep(url, page);
      return page;
    },
    clear: () => entries.clear(),
  };
}
