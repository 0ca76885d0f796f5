/**
 * Cuts the bytes of a stream into pieces as large as `memory`, the last one shorter; at least one
 * piece, be it empty. A piece stands until the next one is asked for: all are in the same memory.
 */
export async function* splitIntoPieces(
  source: AsyncIterable<Uint8Array>,
  memory: Uint8Array,
): AsyncIterable<Uint8Array> {
  let filled = 0;
  let isFirst = true;
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length;) {
      // Only what is followed by more is known not to be the last one.
      if (filled === memory.length) {
        yield memory;
        isFirst = false;
        filled = 0;
      }
      const part = chunk.subarray(from, from + memory.length - filled);
      memory.set(part, filled);
      filled += part.length;
      from += part.length;
    }
  }
  if (filled > 0 || isFirst) yield memory.subarray(0, filled);
}

export interface BufferPool {
  take(): Uint8Array;
  /** For what nobody reads or writes any more. */
  giveBack(piece: Uint8Array): void;
}

/**
 * Pieces of memory that are used again: left to the collector, they would pile up before they go.
 * `kept`: how many wait at most.
 */
export function createBufferPool(size: number, kept: number): BufferPool {
  const spare: Uint8Array[] = [];
  return {
    take: () => spare.pop() ?? new Uint8Array(size),
    giveBack(piece) {
      if (spare.length < kept) spare.push(piece);
    },
  };
}
