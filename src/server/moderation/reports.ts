import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { REPORT_REASONS, type Report, type ReportReason } from '../../shared/contract/comments';
import type { ModeratedKind } from '../../shared/contract/moderation';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { notifyOfHiding } from './notifyAuthors';
import { MODERATED_ITEMS, type ModeratedItem } from './moderatedItems';

/** Number of people finding a thing out of place that hides it until the staff has looked. */
const REPORTS_BEFORE_HIDING = 3;

/** Thing that is reported, and by whom. */
export interface NewReport {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly personId: string;
  readonly report: Report;
  readonly at: Date;
}

/**
 * Keeps a report; one that was weighed already stays so: changing one's reason does not ask again.
 */
async function keepReport(
  trx: Database,
  { contentId }: ModeratedItem,
  reporting: NewReport,
): Promise<void> {
  const { kind, id, personId, report, at } = reporting;
  const said = { reason: report.reason, note: report.note ?? '', at };
  await trx
    .insertInto('reports')
    .values({ kind, target_id: id, content_id: contentId, reporter_id: personId, ...said })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'target_id', 'reporter_id']).doUpdateSet(said),
    )
    .execute();
}

async function waitingReasons(trx: Database, { kind, id }: NewReport): Promise<ReportReason[]> {
  const rows = await trx
    .selectFrom('reports')
    .select('reason')
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('decision_id', 'is', null)
    .execute();
  return rows.map(({ reason }) => reason);
}

/**
 * Tells whether the staff has let these very words stand: from then on reports alone do not hide
 * them.
 */
async function wasUpheld(
  trx: Database,
  { kind, id }: NewReport,
  thing: ModeratedItem,
): Promise<boolean> {
  const { rows } = await sql`
    select from moderations
    where kind = ${kind} and target_id = ${id} and decision = 'shown' and undone_at is null
      and at >= ${thing.wordedAt}::timestamptz limit 1`.execute(trx);
  return rows.length > 0;
}

/** Returns the reason that most of them gave; of several the first in the order of the form. */
const mostGiven = (reasons: readonly ReportReason[]): ReportReason => {
  const times = (reason: ReportReason) => reasons.filter((given) => given === reason).length;
  return REPORT_REASONS.toSorted((left, right) => times(right) - times(left))[0]!;
};

async function hide(
  trx: Database,
  thing: ModeratedItem,
  { kind, at }: NewReport,
  reason: ReportReason,
) {
  const decisionId = randomUUID();
  await trx
    .insertInto('moderations')
    .values({
      decision_id: decisionId,
      kind,
      target_id: thing.id,
      content_id: thing.contentId,
      decision: 'hidden',
      before: thing.state,
      reason,
      by_id: null,
      automatic: true,
      at,
    })
    .execute();
  const verdict = { state: 'hidden', heldFor: null, hiddenFor: reason } as const;
  await MODERATED_ITEMS[kind].change(trx, [[thing, verdict]]);
  await notifyOfHiding(trx, [thing], { decisionId, at });
}

/** Keeps a person's report; enough of them hide what is shown. @throws Problem notShown */
export function reportItem(db: Database, reporting: NewReport): Promise<void> {
  const { kind, id } = reporting;
  return db.transaction().execute(async (trx) => {
    const [thing] = await MODERATED_ITEMS[kind].lock(trx, [id]);
    if (thing?.state !== 'shown') throw new Problem('notShown');
    await keepReport(trx, thing, reporting);
    const reasons = await waitingReasons(trx, reporting);
    const isEnough = reasons.length >= REPORTS_BEFORE_HIDING;
    if (isEnough && !(await wasUpheld(trx, reporting, thing)))
      await hide(trx, thing, reporting, mostGiven(reasons));
    else await MODERATED_ITEMS[kind].touch(trx, [id]);
  });
}
