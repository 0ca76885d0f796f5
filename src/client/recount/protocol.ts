import type { MethodComparison } from '../../counting/compareMethods';
import type { RecountCheck } from '../../counting/recountChecks';
import type { Method } from '../../shared/ballots/methods';

/** Task of the worker with a recount file. */
export type RecountTask =
  /** Check everything and count all questions again. */
  | { readonly kind: 'verify'; readonly file: Blob }
  /** Look for a receipt in the chain. */
  | { readonly kind: 'find'; readonly file: Blob; readonly receipt: string }
  /** Count one question by other methods. */
  | { readonly kind: 'compare'; readonly file: Blob; readonly question: string };

/** Position of a receipt in the chain. Links are counted from 1. */
export type ReceiptPosition =
  | { readonly state: 'counted' | 'replaced'; readonly link: number; readonly links: number }
  | { readonly state: 'missing' };

/** A file that was checked. */
export interface VerifiedFile {
  readonly isRight: boolean;
  /**
   * The poll that the file is of, and the last head of its chain; null where it could not be read.
   */
  readonly poll: string | null;
  readonly head: string | null;
}

/** Message of the worker. Checks come one by one; any other message is its last on a task. */
export type RecountMessage =
  | { readonly kind: 'checked'; readonly check: RecountCheck }
  | { readonly kind: 'verified'; readonly verified: VerifiedFile }
  | { readonly kind: 'found'; readonly place: ReceiptPosition }
  | {
      readonly kind: 'compared';
      readonly comparisons: readonly MethodComparison[];
      /** Methods that cannot read these ballots. */
      readonly unable: readonly Method[];
    }
  /** The file could not be read, or its ballots not be counted. */
  | { readonly kind: 'failed' };
