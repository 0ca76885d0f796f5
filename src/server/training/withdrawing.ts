import type { WithdrawalChange } from '../../shared/contract/courses';
import type { ReadContext } from '../content/section';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { writeAudit } from '../identity/audit';
import type { Viewer } from '../../shared/permissions/can';
import { announceNewVersion } from '../live/newVersion';
import { notify } from '../notifications/notify';
import { findCertificate, canWithdraw, type FoundCertificate } from './findCertificate';

type Act = 'certificateWithdrawn' | 'certificateReinstated';

interface Doing {
  readonly reading: ReadContext;
  readonly viewer: Viewer;
  readonly number: string;
}

/**
 * Records what follows from a change: an entry of the log, a notification to the holder and pages
 * that are made anew, in the same transaction.
 */
async function tell(
  trx: Database,
  { reading: { now: at }, viewer }: Doing,
  row: FoundCertificate,
  { action, reason }: { readonly action: Act; readonly reason: string },
): Promise<void> {
  const { slug, title, original_locale, number, person_id: personId, course_id } = row;
  const traces = { section: 'training', slug, title: title[original_locale] ?? '', number };
  await writeAudit(trx, {
    at,
    actorId: viewer.id,
    personId,
    action,
    reason,
    before: traces,
    after: traces,
  });
  // No host shows the page of before to anybody.
  await announceNewVersion(trx, course_id);
  // The log names who acted, the notification to the holder does not: the decision is the city's.
  await notify(
    trx,
    {
      kind: action,
      because: 'learner',
      contentId: course_id,
      actorId: null,
      at,
      occasion: `${action} ${number} ${at.toISOString()}`,
    },
    [personId],
  );
}

/** @throws Problem notFound, forbidden */
async function findKept({ reading, number }: Doing): Promise<FoundCertificate> {
  const row = await findCertificate(reading, number);
  if (!canWithdraw(row, reading)) throw new Problem('forbidden');
  return row;
}

/**
 * Takes a certificate back: its page says so from now on, and its holder is told why. Again changes
 * nothing.
 * @throws Problem notFound, forbidden
 */
export async function withdrawCertificate(
  doing: Doing,
  { reason: typed }: WithdrawalChange,
): Promise<void> {
  const row = await findKept(doing);
  const reason = typed.trim();
  const { db, now } = doing.reading;
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('certificates')
      .set({ withdrawn_at: now, withdrawal_reason: reason })
      .where('number', '=', row.number)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0) await tell(trx, doing, row, { action: 'certificateWithdrawn', reason });
  });
}

/**
 * Makes a withdrawn certificate valid again. Again changes nothing. @throws Problem notFound,
 * forbidden
 */
export async function reinstateCertificate(
  doing: Doing,
  { reason: typed }: WithdrawalChange,
): Promise<void> {
  const row = await findKept(doing);
  await doing.reading.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('certificates')
      .set({ withdrawn_at: null, withdrawal_reason: null })
      .where('number', '=', row.number)
      .where('withdrawn_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0)
      await tell(trx, doing, row, { action: 'certificateReinstated', reason: typed.trim() });
  });
}
