import type { AuditAction } from '../../../shared/contract/admin';
import type { LifecycleAct } from '../../../shared/contract/lifecycle';
import type { Action } from '../../../shared/permissions/can';
import type { SourceRow } from '../sourceQueries';

interface ActRule {
  /** The states that it is done in. */
  readonly from: readonly string[];
  /** The state that it leads to; null: the same. */
  readonly to: string | null;
  /** Tells whether it has been retracted already; undefined: it does not matter. */
  readonly isRetracted?: boolean;
  /** Only what was deleted is restored, and nothing else can become of it. */
  readonly isDeleted?: true;
  readonly may: Extract<Action, 'content.edit' | 'content.publish' | 'content.delete'>;
  readonly action: AuditAction;
}

const EVERY_STATE = ['draft', 'in_review', 'scheduled', 'published', 'archived'];

/** Rules of what can become of a content: one row for each act. */
export const ACT_RULES: Readonly<Record<LifecycleAct, ActRule>> = {
  submit: { from: ['draft'], to: 'in_review', may: 'content.edit', action: 'submitted' },
  return: { from: ['in_review'], to: 'draft', may: 'content.edit', action: 'returned' },
  schedule: {
    from: ['draft', 'in_review'],
    to: 'scheduled',
    may: 'content.publish',
    action: 'scheduled',
  },
  unschedule: { from: ['scheduled'], to: 'draft', may: 'content.publish', action: 'unscheduled' },
  publish: {
    from: ['draft', 'in_review', 'scheduled'],
    to: 'published',
    may: 'content.publish',
    action: 'published',
  },
  archive: { from: ['published'], to: 'archived', may: 'content.publish', action: 'archived' },
  unarchive: { from: ['archived'], to: 'published', may: 'content.publish', action: 'unarchived' },
  retract: {
    from: ['published', 'archived'],
    to: null,
    isRetracted: false,
    may: 'content.publish',
    action: 'retracted',
  },
  reinstate: {
    from: ['published', 'archived'],
    to: null,
    isRetracted: true,
    may: 'content.publish',
    action: 'reinstated',
  },
  delete: {
    from: ['draft', 'in_review', 'archived'],
    to: null,
    may: 'content.delete',
    action: 'deleted',
  },
  restore: {
    from: EVERY_STATE,
    to: null,
    isDeleted: true,
    may: 'content.delete',
    action: 'restored',
  },
};

/** Tells whether a content is in a state that the act is done in. */
export function fitsState(
  act: LifecycleAct,
  { status, retraction, deleted_at }: SourceRow,
): boolean {
  const { from, isRetracted, isDeleted = false } = ACT_RULES[act];
  return (
    from.includes(status) &&
    (deleted_at !== null) === isDeleted &&
    (isRetracted === undefined || (retraction !== null) === isRetracted)
  );
}
