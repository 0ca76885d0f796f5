import type { PGlite } from '@electric-sql/pglite';

type Engine = Pick<PGlite, 'waitReady' | 'execProtocolStream'>;

const codeOf = (letter: string) => letter.charCodeAt(0);
/**
 * Query, Sync and Flush: what a server answers at once. Whatever else there is waits for one of
 * these.
 */
const ANSWERED = new Set([codeOf('Q'), codeOf('S'), codeOf('H')]);

/**
 * Wraps the engine as the driver speaks to it, which hands over Parse, Bind, Describe, Execute and
 * Sync one by one: here they reach it together, as they would reach a server. A statement costs one
 * call instead of five, and none begins before the one that failed has been left behind (PostgreSQL
 * documentation, “Extended Query”: after an error everything is discarded until the Sync).
 */
export function batchUntilSync(engine: Engine): Engine {
  let begun: Uint8Array[] = [];
  return {
    waitReady: engine.waitReady,
    execProtocolStream(message, options) {
      begun.push(message);
      if (!ANSWERED.has(message[0]!)) return Promise.resolve([]);
      const together = Buffer.concat(begun);
      begun = [];
      return engine.execProtocolStream(together, options);
    },
  };
}
