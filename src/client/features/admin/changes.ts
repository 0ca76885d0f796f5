import type { AuditEntry } from '../../../shared/contract/admin';
import type { contentSentences } from './messages';

/** Acts on a content. */
export type ContentAct = Extract<AuditEntry['action'], keyof typeof contentSentences>;

/** One thing that an entry of the log says; `role` where it is about a role. */
export interface AuditChange {
  readonly kind:
    | 'roleGiven'
    | 'roleTaken'
    | 'verifiedGiven'
    | 'verifiedTaken'
    | 'residentVerified'
    | 'blocked'
    | 'unblocked'
    | 'secondFactorReset'
    | 'feedbackAnswered'
    | 'feedbackDone'
    | 'feedbackReopened'
    | ContentAct
    | 'hidden'
    | 'shown'
    | 'moderationUndone'
    | 'settingsChanged'
    | 'emailChanged'
    | 'emailChangeUndone'
    | 'peopleInvited'
    | 'invitationWithdrawn'
    | 'invitationRestored'
    | 'rightsChanged';
  readonly role?: string;
}

type State = AuditEntry['before'];

const rolesOf = ({ roles }: State): readonly string[] =>
  Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];

const without = (roles: readonly string[], others: readonly string[]) =>
  roles.filter((role) => !others.includes(role));

function verifiedChanges(before: State, after: State): readonly AuditChange[] {
  if (before['verified'] === after['verified']) return [];
  return [{ kind: after['verified'] === true ? 'verifiedGiven' : 'verifiedTaken' }];
}

/** Lists the differences; an entry whose states say nothing that is known here is still told. */
export function listChanges({ action, before, after }: AuditEntry): readonly AuditChange[] {
  if (action !== 'rightsChanged') return [{ kind: action }];
  const [had, has] = [rolesOf(before), rolesOf(after)];
  const changes: readonly AuditChange[] = [
    ...without(has, had).map((role) => ({ kind: 'roleGiven' as const, role })),
    ...without(had, has).map((role) => ({ kind: 'roleTaken' as const, role })),
    ...verifiedChanges(before, after),
  ];
  return changes.length > 0 ? changes : [{ kind: 'rightsChanged' }];
}
