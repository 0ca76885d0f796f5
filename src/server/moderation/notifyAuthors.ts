import { sql } from 'kysely';
import type { ModeratedKind } from '../../shared/contract/moderation';
import { notifyOfComments } from '../comments/commentNotifications';
import type { Database } from '../db/openDatabase';
import { notifyReceivers } from '../notifications/notify';
import type { ModeratedItem } from './moderatedItems';
import { OPEN_APPEALS } from './waitingItems';

/** Finds those of the things whose authors asked for another look and have no answer yet. */
export async function findAppealedIds(
  trx: Database,
  kind: ModeratedKind,
  things: readonly ModeratedItem[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ target_id: string }>`
    select target_id from ${OPEN_APPEALS} as appeals
    where kind = ${kind} and target_id = any(${things.map(({ id }) => id)}::uuid[])`.execute(trx);
  return new Set(rows.map(({ target_id }) => target_id));
}

interface Told {
  readonly decisionId: string;
  readonly at: Date;
}

async function tellAuthors(
  trx: Database,
  kind: 'hidden' | 'appealDecided',
  things: readonly ModeratedItem[],
  { decisionId, at }: Told,
): Promise<void> {
  if (things.length === 0) return;
  const receivers = sql`
    select person_id, content_id, 'author' as because, thing_id
    from unnest(
      ${things.map(({ authorId }) => authorId)}::uuid[], ${things.map(({ contentId }) => contentId)}::uuid[],
      ${things.map(({ id }) => id)}::uuid[]
    ) as written (person_id, content_id, thing_id)
    where person_id is not null`;
  const occasion = sql<string>`${`decided ${decisionId} `}::text || told.thing_id`;
  // The name of the person of the staff who decided stays private.
  await notifyReceivers(trx, { kind, actorId: null, occasion, at }, receivers);
}

/** Tells authors that something of theirs is hidden from now on. */
export const notifyOfHiding = (
  trx: Database,
  things: readonly ModeratedItem[],
  told: Told,
): Promise<void> => tellAuthors(trx, 'hidden', things, told);

/** Decision that is told: all of one kind, what becomes of them, and whose appeals that answers. */
export interface NotifiedDecision extends Told {
  readonly kind: ModeratedKind;
  readonly things: readonly ModeratedItem[];
  readonly after: 'shown' | 'hidden';
  readonly appealed: ReadonlySet<string>;
}

/**
 * Tells authors that something of theirs was hidden, or what became of their appeal; and everybody
 * of comments that waited until now.
 */
export async function notifyAuthors(trx: Database, decided: NotifiedDecision): Promise<void> {
  const { kind, things, after, appealed, at } = decided;
  const answered = things.filter(({ id }) => appealed.has(id));
  await tellAuthors(trx, 'appealDecided', answered, decided);
  if (after === 'hidden') {
    const hidden = things.filter(({ id, state }) => state !== 'hidden' && !appealed.has(id));
    return notifyOfHiding(trx, hidden, decided);
  }
  const isComment = kind === 'comment';
  const held = things.filter(({ state }) => isComment && state === 'held').map(({ id }) => id);
  if (held.length > 0) await notifyOfComments(trx, held, at);
}
