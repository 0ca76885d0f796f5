import { sql } from 'kysely';
import type { ReportReason } from '../../shared/contract/comments';
import {
  MODERATED_KINDS,
  type DecisionAnswer,
  type ModeratedKind,
  type ModerationDecision,
} from '../../shared/contract/moderation';
import type { HeldFor } from '../db/tables';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { logDecision, lockModeration, requireModerationRight, type Moderator } from './decisions';
import {
  MODERATED_ITEMS,
  type ModeratedItem,
  type ModeratedItemState,
  type Verdict,
} from './moderatedItems';

interface Row {
  readonly kind: ModeratedKind;
  readonly target_id: string;
  readonly decision: ModerationDecision;
  readonly before: ModeratedItemState;
  readonly before_for: HeldFor | ReportReason | null;
  /** True if nothing was decided about it since. */
  readonly is_last: boolean;
}

/** Reads what the staff decided then and has not taken back. @throws Problem notFound */
async function readDecision(trx: Database, decisionId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select kind, target_id, decision, before, before_for, not exists (
      select from moderations as later
      where later.kind = moderations.kind and later.target_id = moderations.target_id
        and later.undone_at is null and later.number > moderations.number
    ) as is_last
    from moderations
    where decision_id = ${decisionId} and not automatic and undone_at is null
    order by target_id`.execute(trx);
  if (rows.length === 0) throw new Problem('notFound');
  return rows;
}

const verdictBefore = ({ before, before_for }: Row): Verdict => ({
  state: before,
  heldFor: before === 'held' ? (before_for as HeldFor | null) : null,
  hiddenFor: before === 'hidden' ? (before_for as ReportReason | null) : null,
});

/** Withdraws a decision: it counts no longer, and the reports that it weighed wait again. */
async function withdraw(
  trx: Database,
  decisionId: string,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('moderations')
    .set({ undone_at: at })
    .where('decision_id', '=', decisionId)
    .where('target_id', 'in', ids)
    .execute();
  await trx
    .updateTable('reports')
    .set({ decision_id: null })
    .where('decision_id', '=', decisionId)
    .where('target_id', 'in', ids)
    .execute();
}

type Undo = readonly [ModeratedItem, Row];
interface UndoneKind {
  readonly kind: ModeratedKind;
  readonly undone: readonly Undo[];
}

/** Locks all that is as it was decided, before anything that is counted with it. */
async function lockUndone(trx: Database, rows: readonly Row[]): Promise<readonly UndoneKind[]> {
  const all: UndoneKind[] = [];
  for (const kind of MODERATED_KINDS) {
    const byId = new Map(
      rows.filter((row) => row.kind === kind).map((row) => [row.target_id, row]),
    );
    const things = await MODERATED_ITEMS[kind].lock(trx, [...byId.keys()]);
    const undone = things.flatMap((thing): Undo[] => {
      const row = byId.get(thing.id)!;
      return row.is_last && row.decision === thing.state ? [[thing, row]] : [];
    });
    all.push({ kind, undone });
  }
  return all;
}

async function undoKind(
  trx: Database,
  decisionId: string,
  { kind, undone }: UndoneKind,
  moderator: Moderator,
): Promise<string[]> {
  if (undone.length === 0) return [];
  await requireModerationRight(
    trx,
    moderator.viewer,
    undone.map(([thing]) => thing),
  );
  const ids = undone.map(([{ id }]) => id);
  await withdraw(trx, decisionId, ids, moderator.at);
  await MODERATED_ITEMS[kind].change(
    trx,
    undone.map(([thing, row]) => [thing, verdictBefore(row)]),
  );
  for (const [thing, { before }] of undone)
    await logDecision(
      trx,
      { kind, thing, after: before, action: 'moderationUndone', reason: '' },
      moderator,
    );
  return ids;
}

/**
 * Takes a decision back: everything becomes what it was before, but for what was deleted or decided
 * about since.
 * @throws Problem notFound, forbidden
 */
export function undoDecision(
  db: Database,
  decisionId: string,
  moderator: Moderator,
): Promise<DecisionAnswer> {
  return db.transaction().execute(async (trx) => {
    await lockModeration(trx);
    const rows = await readDecision(trx, decisionId);
    const undone: string[] = [];
    for (const ofKind of await lockUndone(trx, rows))
      undone.push(...(await undoKind(trx, decisionId, ofKind, moderator)));
    const newer = rows.map(({ target_id }) => target_id).filter((id) => !undone.includes(id));
    return { decisionId, decided: undone.length, newer };
  });
}
