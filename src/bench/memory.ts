interface Figure {
  readonly everyMs: number;
  /** Bytes. */
  readonly read: () => number;
}

/** Needs `--expose-gc`. */
const collect = () => globalThis.gc?.();

const FIGURES = {
  /** Memory that the system has given to this process. */
  resident: { everyMs: 10, read: () => process.memoryUsage.rss() },
  /** Memory that is left in use after a collection; looking takes time. */
  held: {
    everyMs: 250,
    read() {
      collect();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    },
  },
} as const satisfies Readonly<Record<string, Figure>>;
export type MemoryFigure = keyof typeof FIGURES;

export const isMemoryFigure = (name: string): name is MemoryFigure => Object.hasOwn(FIGURES, name);

/** Looks at this process's memory until it is asked by how many bytes it has grown at most. */
export function watchMemory(name: MemoryFigure): () => number {
  const { everyMs, read } = FIGURES[name];
  collect();
  const base = read();
  let peak = base;
  const look = () => (peak = Math.max(peak, read()));
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    return look() - base;
  };
}
