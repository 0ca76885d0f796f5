import type { Updateable } from 'kysely';
import type {
  MeetingCancellation,
  MeetingChange,
  WrittenMeeting,
} from '../../../shared/contract/meetings';
import type { Localized } from '../../../shared/contract/text';
import { LOCALE_CODES } from '../../../shared/locales';
import type { Database } from '../../db/openDatabase';
import type { Tables } from '../../db/tables';
import { hashRequestKey, type WriteRequest } from '../../http/idempotency';
import { Problem } from '../../http/problem';
import { readBody, readLocalized } from '../../editing/readWritten';
import { lockCommittee } from '../lockCommittee';
import { putAgenda } from './agendaRows';
import {
  requireWriting,
  selectMeetings,
  type AtMeeting,
  type MeetingRow,
  type WritingAt,
} from './meeting';
import { faultsOf, planColumns, readMeeting, refuseFaults } from './readMeeting';
import { notifyOfMeeting } from './notifyOfMeeting';

type Columns = ReturnType<typeof planColumns>;

/** @throws Problem notFound */
export const readRow = async (trx: Database, committeeId: string, id: string) => {
  const row = await selectMeetings(trx, committeeId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('notFound');
  return row as MeetingRow;
};

/**
 * Announces a meeting, once: the same request again finds the same one. Members and followers are
 * told of one that is still to come.
 * @throws Problem forbidden, invalidDetails with what is wrong
 */
export function createMeeting(
  at: WritingAt,
  body: WrittenMeeting,
  cause: WriteRequest,
): Promise<MeetingRow> {
  const { committee, reading } = at;
  requireWriting(at, body.isPublic);
  const written = readMeeting(body);
  refuseFaults(faultsOf(written, committee.original_locale));
  const creation_key = hashRequestKey(cause, `meeting of ${committee.id}`);
  return reading.db.transaction().execute(async (trx) => {
    await lockCommittee(trx, committee.id);
    const earlier = await selectMeetings(trx, committee.id)
      .where('creation_key', '=', creation_key)
      .executeTakeFirst();
    if (earlier) return earlier;
    const columns = planColumns(written);
    const { id } = await trx
      .insertInto('meetings')
      .values({ ...columns, content_id: committee.id, creation_key, updated_at: cause.at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await putAgenda(trx, id, written.agenda);
    if (columns.starts_at > cause.at)
      await notifyOfMeeting(
        trx,
        { kind: 'meetingAnnounced', committee, isPublic: written.isPublic, occasion: id },
        cause,
      );
    return readRow(trx, committee.id, id);
  });
}

type Changed = Updateable<Tables['meetings']>;

/**
 * Makes one change of a meeting behind its committee’s row: `change` tells the new columns. The
 * same request again changes nothing.
 * @throws Problem newerRevision where somebody was quicker; notPossibleNow for a cancelled one
 */
export function changeRow(
  at: WritingAt & AtMeeting,
  version: number,
  cause: WriteRequest,
  change: (trx: Database, before: MeetingRow) => Promise<Changed>,
): Promise<MeetingRow> {
  const { committee, meeting, reading } = at;
  const change_key = hashRequestKey(cause, meeting.id);
  return reading.db.transaction().execute(async (trx) => {
    await lockCommittee(trx, committee.id);
    const before = await readRow(trx, committee.id, meeting.id);
    requireWriting(at, before.is_public);
    if (before.change_key?.equals(change_key)) return before;
    if (before.version !== version) throw new Problem('newerRevision');
    if (before.state === 'cancelled') throw new Problem('notPossibleNow');
    const columns = await change(trx, before);
    await trx
      .updateTable('meetings')
      .set({ ...columns, version: version + 1, change_key, updated_at: cause.at })
      .where('id', '=', meeting.id)
      .execute();
    return readRow(trx, committee.id, meeting.id);
  });
}

/** Tells whether what people plan by has changed: when it is, and where. */
const isMoved = (
  before: MeetingRow,
  after: Omit<Columns, 'place'> & { readonly place: Localized },
): boolean =>
  before.starts_at.getTime() !== after.starts_at.getTime() ||
  before.ends_at?.getTime() !== after.ends_at?.getTime() ||
  before.online_url !== after.online_url ||
  LOCALE_CODES.some((code) => before.place[code] !== after.place[code]);

/**
 * Changes what is planned; those who are told of the meeting hear of another time or place. @throws
 * Problem forbidden, invalidDetails, newerRevision, notPossibleNow
 */
export function changeMeeting(
  at: WritingAt & AtMeeting,
  { version, ...body }: MeetingChange,
  cause: WriteRequest,
): Promise<MeetingRow> {
  const { committee } = at;
  requireWriting(at, body.isPublic);
  const written = readMeeting(body);
  refuseFaults(faultsOf(written, committee.original_locale));
  const columns = planColumns(written);
  return changeRow(at, version, cause, async (trx, before) => {
    if (before.state === 'held' && columns.starts_at > cause.at)
      refuseFaults([{ field: 'startsAt', fault: 'order' }]);
    await putAgenda(trx, before.id, written.agenda);
    if (
      before.state === 'planned' &&
      columns.starts_at > cause.at &&
      isMoved(before, { ...columns, place: written.place })
    )
      await notifyOfMeeting(
        trx,
        {
          kind: 'meetingChanged',
          committee,
          isPublic: written.isPublic,
          occasion: `${before.id} ${version + 1}`,
        },
        cause,
      );
    return columns;
  });
}

/**
 * Calls a meeting off, for good. @throws Problem forbidden, reasonMissing, newerRevision,
 * notPossibleNow for one that was held
 */
export function cancelMeeting(
  at: WritingAt & AtMeeting,
  { version, reason: said }: MeetingCancellation,
  cause: WriteRequest,
): Promise<MeetingRow> {
  const { committee } = at;
  const reason = readLocalized(said, readBody);
  if (!reason[committee.original_locale]) throw new Problem('reasonMissing');
  return changeRow(at, version, cause, async (trx, before) => {
    if (before.state !== 'planned') throw new Problem('notPossibleNow');
    const { is_public: isPublic, id } = before;
    await notifyOfMeeting(
      trx,
      { kind: 'meetingCancelled', committee, isPublic, occasion: id },
      cause,
    );
    return { state: 'cancelled', reason: JSON.stringify(reason) };
  });
}
