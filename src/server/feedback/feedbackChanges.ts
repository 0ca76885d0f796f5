import type { Selectable } from 'kysely';
import type { AuditAction } from '../../shared/contract/admin';
import type { FeedbackChange } from '../../shared/contract/feedback';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { writeAudit } from '../identity/audit';
import { toFeedbackReference } from './feedbackQueries';

/** Member of the staff who does it, and when. */
export interface FeedbackActor {
  readonly actorId: string;
  readonly at: Date;
}

type Row = Selectable<Tables['feedback']>;

/** Locks the row against a second answer. @throws Problem notFound */
const lockFeedback = (db: Database, id: string): Promise<Row> =>
  db
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('notFound'));

/**
 * Logs what became of a message, not what stands in it nor who wrote it: the log is kept, the
 * message is not.
 */
const logChange = (
  trx: Database,
  row: Row,
  action: AuditAction,
  { actorId, at }: FeedbackActor,
): Promise<void> =>
  writeAudit(trx, {
    at,
    actorId,
    personId: null,
    action,
    reason: toFeedbackReference(row),
    before: { done: row.done_at !== null },
    after: { done: action !== 'feedbackReopened' },
  });

/**
 * Answers a message by mail, in the language it was written in; with that it is done. The mail
 * quotes nothing of the message: an address that somebody else typed would get their words from us.
 * @throws Problem notFound, alreadyAnswered, noAddress, unavailable where no mail leaves
 */
export function answerFeedback(
  { db, mail, portalOrigin }: Pick<HostContext, 'db' | 'mail' | 'portalOrigin'>,
  id: string,
  text: string,
  doer: FeedbackActor,
): Promise<void> {
  if (mail.transport.kind === 'none') throw new Problem('unavailable');
  return db.transaction().execute(async (trx) => {
    const row = await lockFeedback(trx, id);
    if (row.answer !== null) throw new Problem('alreadyAnswered');
    const { email: to, locale } = row;
    if (to === null) throw new Problem('noAddress');
    await trx
      .updateTable('feedback')
      .set({ answer: text, answered_at: doer.at, done_at: row.done_at ?? doer.at })
      .where('id', '=', id)
      .execute();
    await logChange(trx, row, 'feedbackAnswered', doer);
    const values = {
      quotation: `${toFeedbackReference(row)}\n\n${text}`,
      link: `${portalOrigin}/${locale}/feedback`,
    };
    await mail.send({ to, locale, template: 'feedbackAnswer', values }, trx);
  });
}

/**
 * Marks a message as done or as open again, and keeps a note for the staff. @throws Problem
 * notFound
 */
export function changeFeedback(
  db: Database,
  id: string,
  { done, note }: FeedbackChange,
  doer: FeedbackActor,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await lockFeedback(trx, id);
    const isDone = row.done_at !== null;
    const becomes = done ?? isDone;
    await trx
      .updateTable('feedback')
      .set({ note: note ?? row.note, done_at: becomes ? (row.done_at ?? doer.at) : null })
      .where('id', '=', id)
      .execute();
    if (becomes !== isDone)
      await logChange(trx, row, becomes ? 'feedbackDone' : 'feedbackReopened', doer);
  });
}
