export interface Collector<Item> {
  /** In the order in which they came. */
  readonly items: readonly Item[];
  add(item: Item): void;
  /** Resolves when at least so many have come. */
  reach(count: number): Promise<void>;
}

/** Creates a list of items that come in one by one, and can be waited for. */
export function createCollector<Item>(): Collector<Item> {
  const items: Item[] = [];
  const waiting = new Map<() => void, number>();
  const resolveReached = () => {
    for (const [resolve, count] of waiting)
      if (items.length >= count) {
        waiting.delete(resolve);
        resolve();
      }
  };
  return {
    items,
    add(item) {
      items.push(item);
      resolveReached();
    },
    reach: (count) =>
      new Promise((resolve) => {
        waiting.set(resolve, count);
        resolveReached();
      }),
  };
}
