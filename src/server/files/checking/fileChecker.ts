import type { FastifyInstance } from 'fastify';
import { getPendingWork } from '../../background/pendingWork';
import { withoutTransactionCheck } from '../../db/transactionCheck';
import { checkFile, type CheckOptions } from './checkFile';

/** Checks files one after the other: what unpacks and draws takes memory. */
export interface FileChecker {
  /** Returns when the file was looked at, or could not be. */
  check(id: string): Promise<void>;
}

/**
 * Closing the host waits for the file that is being looked at; the others are found by the next
 * host.
 */
export function openFileChecker(app: FastifyInstance, options: CheckOptions): FileChecker {
  const pending = getPendingWork(app);
  const waiting = new Map<string, Promise<void>>();
  let last: Promise<void> = Promise.resolve();
  let isClosing = false;
  const look = async (id: string) => {
    if (!isClosing) await checkFile(options, id);
  };
  app.addHook('onClose', async () => {
    isClosing = true;
    await last;
  });
  return {
    check(id) {
      const before = waiting.get(id);
      if (before) return before;
      last = pending.track(
        last
          .then(() => withoutTransactionCheck(() => look(id)))
          .catch((err: unknown) => app.log.error({ err, file: id }, 'a file could not be checked'))
          .finally(() => waiting.delete(id)),
      );
      waiting.set(id, last);
      return last;
    },
  };
}
