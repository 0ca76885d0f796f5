import type { OwnBallot } from '../../shared/contract/have-your-say';
import type { KeyValueStore } from '../browser/ports';

type Store = Pick<KeyValueStore, 'read' | 'write'>;

const KEY = 'receipts';

/**
 * Reads the receipt of a ballot that the host cannot find for its voter: a visitor's, and one that
 * was cast with a token. Null where this device has none.
 */
export function readReceipt(store: Store, pollId: string): OwnBallot | null {
  const kept = Object.entries(readAll(store)).find(([id]) => id === pollId)?.[1];
  return isReceipt(kept) ? kept : null;
}

/** Keeps a receipt; false when the browser refuses: it then lasts as long as this page. */
export const keepReceipt = (store: Store, pollId: string, ballot: OwnBallot): boolean =>
  store.write(KEY, JSON.stringify({ ...readAll(store), [pollId]: ballot }));

function readAll(store: Store): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(store.read(KEY) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Tells whether the value is a receipt: any text can be written to the storage. */
function isReceipt(value: unknown): value is OwnBallot {
  const { receipt, castAt, answers } = Object(value) as Partial<OwnBallot>;
  return typeof receipt === 'string' && typeof castAt === 'string' && typeof answers === 'object';
}
