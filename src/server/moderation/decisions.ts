import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  MODERATED_KINDS,
  type Decision,
  type DecisionAnswer,
  type ModeratedKind,
} from '../../shared/contract/moderation';
import type { Viewer } from '../../shared/permissions/can';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { writeAudit } from '../identity/audit';
import { readText } from '../identity/readName';
import { findAppealedIds, notifyAuthors } from './notifyAuthors';
import { isModeratedBy } from './waitingItems';
import {
  MODERATED_ITEMS,
  type ModeratedItem,
  type ModeratedItemState,
  type Verdict,
} from './moderatedItems';

/** Person of the staff who decides, and the moment. */
export interface Moderator {
  readonly viewer: Viewer;
  readonly at: Date;
}

/** Decisions go one after the other: what two decide about at once, the first has decided. */
export const lockModeration = (trx: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('moderation'))`.execute(trx);

/** @throws Problem forbidden where one of the things stands elsewhere than this person moderates */
export async function requireModerationRight(
  trx: Database,
  viewer: Viewer,
  things: readonly ModeratedItem[],
): Promise<void> {
  const ids = [...new Set(things.map(({ contentId }) => contentId))];
  const { rows } = await sql`
    select from contents where id = any(${ids}::uuid[]) and ${isModeratedBy(viewer)}`.execute(trx);
  if (rows.length !== ids.length) throw new Problem('forbidden');
}

/** Logs a decision as its author and the log are told: the thing, not its words. */
export async function logDecision(
  trx: Database,
  { kind, thing, after, action, reason }: Logged,
  { viewer, at }: Moderator,
): Promise<void> {
  await writeAudit(trx, {
    at,
    actorId: viewer.id,
    personId: thing.authorId,
    action,
    reason,
    before: { kind, id: thing.id, state: thing.state },
    after: { kind, id: thing.id, state: after },
  });
}
interface Logged {
  readonly kind: ModeratedKind;
  readonly thing: ModeratedItem;
  readonly after: ModeratedItemState;
  readonly action: 'hidden' | 'shown' | 'moderationUndone';
  readonly reason: string;
}

interface Decided {
  readonly decisionId: string;
  readonly kind: ModeratedKind;
  readonly things: readonly ModeratedItem[];
}

async function keepDecision(
  trx: Database,
  { decisionId, kind, things }: Decided,
  { decision, reason, feedback = '' }: Decision,
  { viewer, at }: Moderator,
): Promise<void> {
  await trx
    .insertInto('moderations')
    .values(
      things.map((thing) => ({
        decision_id: decisionId,
        kind,
        target_id: thing.id,
        content_id: thing.contentId,
        decision,
        before: thing.state,
        before_for: thing.heldFor ?? thing.hiddenFor,
        reason: decision === 'hidden' ? reason! : null,
        feedback: readText(feedback),
        by_id: viewer.id,
        automatic: false,
        at,
      })),
    )
    .execute();
  await trx
    .updateTable('reports')
    .set({ decision_id: decisionId })
    .where('kind', '=', kind)
    .where(
      'target_id',
      'in',
      things.map(({ id }) => id),
    )
    .where('decision_id', 'is', null)
    .execute();
}

async function decideKind(
  trx: Database,
  { kind, things, decisionId }: Decided,
  decision: Decision,
  moderator: Moderator,
): Promise<void> {
  if (things.length === 0) return;
  await requireModerationRight(trx, moderator.viewer, things);
  const appealed = await findAppealedIds(trx, kind, things);
  await keepDecision(trx, { kind, things, decisionId }, decision, moderator);
  const { decision: action, reason } = decision;
  const hiddenFor = action === 'hidden' ? reason! : null;
  const verdict: Verdict = { state: action, heldFor: null, hiddenFor };
  await MODERATED_ITEMS[kind].change(
    trx,
    things.map((thing) => [thing, verdict]),
  );
  for (const thing of things) {
    const logged = { kind, thing, after: action, action, reason: hiddenFor ?? '' };
    await logDecision(trx, logged, moderator);
  }
  const { at } = moderator;
  await notifyAuthors(trx, { decisionId, at, kind, things, after: action, appealed });
}

/**
 * Locks all that is decided about and has not changed since it was read, before anything that is
 * counted with it.
 */
async function lockWanted(
  trx: Database,
  { items }: Decision,
): Promise<readonly Pick<Decided, 'kind' | 'things'>[]> {
  const wanted: Pick<Decided, 'kind' | 'things'>[] = [];
  for (const kind of MODERATED_KINDS) {
    const revisions = new Map(
      items.filter((item) => item.kind === kind).map((item) => [item.id, item.revision]),
    );
    const locked = await MODERATED_ITEMS[kind].lock(trx, [...revisions.keys()]);
    const things = locked.filter(({ id, revision }) => revisions.get(id) === revision);
    wanted.push({ kind, things });
  }
  return wanted;
}

/**
 * Decides about up to a hundred things in one transaction. Those that have changed since they were
 * read are left as they are.
 * @throws Problem invalidRequest for hiding without a reason, forbidden
 */
export function decideItem(
  db: Database,
  decision: Decision,
  moderator: Moderator,
): Promise<DecisionAnswer> {
  if (decision.decision === 'hidden' && decision.reason === undefined)
    throw new Problem('invalidRequest', 'body/reason is missing');
  return db.transaction().execute(async (trx) => {
    await lockModeration(trx);
    const decisionId = randomUUID();
    const wanted = await lockWanted(trx, decision);
    for (const { kind, things } of wanted)
      await decideKind(trx, { kind, things, decisionId }, decision, moderator);
    const decided = wanted.flatMap(({ things }) => things.map(({ id }) => id));
    return {
      decisionId: decided.length > 0 ? decisionId : null,
      decided: decided.length,
      newer: [...new Set(decision.items.map(({ id }) => id))].filter((id) => !decided.includes(id)),
    };
  });
}
