import type { CommentState, ReportReason } from '../../shared/contract/comments';
import type { ModeratedKind } from '../../shared/contract/moderation';
import type { HeldFor } from '../db/tables';
import type { Database } from '../db/openDatabase';
import { moderatedComments } from './moderatedComments';
import { moderatedStatements } from './moderatedStatements';

export type ModeratedItemState = Exclude<CommentState, 'deleted'>;

/** Text that people wrote and moderation decides about. */
export interface ModeratedItem {
  readonly id: string;
  readonly contentId: string;
  readonly parentId: string | null;
  readonly authorId: string | null;
  readonly state: ModeratedItemState;
  readonly heldFor: HeldFor | null;
  readonly hiddenFor: ReportReason | null;
  readonly revision: number;
  /** When its words came to be as they are. */
  readonly wordedAt: Date;
}

/** State that a thing is given by a decision. */
export interface Verdict {
  readonly state: ModeratedItemState;
  readonly heldFor: HeldFor | null;
  readonly hiddenFor: ReportReason | null;
}

/** Operations that moderation needs for a kind of things; deleted ones are not there for it. */
export interface ModeratedItemType {
  /**
   * Locks those of the things that there are, in the order of their ids until the transaction ends.
   */
  lock(trx: Database, ids: readonly string[]): Promise<ModeratedItem[]>;
  /** They become what was decided; counts and versions follow. */
  change(trx: Database, changes: readonly (readonly [ModeratedItem, Verdict])[]): Promise<void>;
  /** Marks the things as having news for those who decide. */
  touch(trx: Database, ids: readonly string[]): Promise<void>;
}

/** A new kind of things that are moderated has its row here, and one in `waitingItems.ts`. */
export const MODERATED_ITEMS: Readonly<Record<ModeratedKind, ModeratedItemType>> = {
  comment: moderatedComments,
  statement: moderatedStatements,
};
