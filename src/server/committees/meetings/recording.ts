import { sql } from 'kysely';
import type { MeetingRecord, WrittenDecision } from '../../../shared/contract/meetings';
import type { MeetingFault } from '../../../shared/meetings/meetingFaults';
import { LOCALE_CODES, type Locale } from '../../../shared/locales';
import type { Database } from '../../db/openDatabase';
import { readBody, readLocalized } from '../../editing/readWritten';
import type { WriteRequest } from '../../http/idempotency';
import { Problem } from '../../http/problem';
import { listRecordable, type RecordedPerson } from './holders';
import type { AtMeeting, MeetingRow, WritingAt } from './meeting';
import { readDecisions, votesOf, type DecisionRow } from './meetingSource';
import { changeRow } from './planning';
import { refuseFaults } from './readMeeting';
import { notifyOfMeeting } from './notifyOfMeeting';

/** Facts that are known of a meeting while its record is judged. */
interface Known {
  readonly people: readonly RecordedPerson[];
  readonly stored: readonly DecisionRow[];
  readonly itemIds: ReadonlySet<string>;
  readonly original: Locale;
}

/** Reads a record as it is kept. */
const readRecord = (record: MeetingRecord): MeetingRecord => ({
  ...record,
  minutes: readLocalized(record.minutes, readBody),
  decisions: record.decisions.map((decision) => ({
    ...decision,
    text: readLocalized(decision.text, readBody),
  })),
});

function attendanceFaults({ attendance }: MeetingRecord, { people }: Known): MeetingFault[] {
  const ids = attendance.map(({ personId }) => personId);
  const known = new Set(people.map(({ personId }) => personId));
  return [
    ...(new Set(ids).size < ids.length ? [{ field: 'attendance', fault: 'taken' } as const] : []),
    ...ids.flatMap((id, index): MeetingFault[] =>
      known.has(id) ? [] : [{ field: `attendance.${index}`, fault: 'unknown' }],
    ),
  ];
}

/**
 * Counts who was there; null where nobody wrote it down. Who has left the portal since counts as
 * before.
 */
function presentIn({ attendance }: MeetingRecord, { people }: Known): number | null {
  const gone = people.filter(({ personId }) => personId === null);
  const states = [...attendance, ...gone].map(({ state }) => state);
  return states.length === 0 ? null : states.filter((state) => state === 'present').length;
}

const isSame = (row: DecisionRow, written: WrittenDecision): boolean =>
  JSON.stringify([votesOf(row), row.method, row.result]) ===
    JSON.stringify([written.votes && inOrder(written.votes), written.method, written.result]) &&
  LOCALE_CODES.every((code) => row.text[code] === written.text[code]);

const inOrder = ({ for: inFavour, against, abstained }: NonNullable<WrittenDecision['votes']>) => ({
  for: inFavour,
  against,
  abstained,
});

function decisionFaults(record: MeetingRecord, known: Known): MeetingFault[] {
  const { decisions } = record;
  const present = presentIn(record, known);
  const entered = known.stored.filter(({ entry_id }) => entry_id !== null);
  const ids = new Set(decisions.map(({ id }) => id));
  const isLost = entered.some(({ id }) => !ids.has(id));
  return [
    ...(ids.size < decisions.length ? [{ field: 'decisions', fault: 'taken' } as const] : []),
    ...(isLost ? [{ field: 'decisions', fault: 'entered' } as const] : []),
    ...decisions.flatMap((decision, index): MeetingFault[] => {
      const place = `decisions.${index}`;
      const { votes, itemId } = decision;
      const cast = votes ? votes.for + votes.against + votes.abstained : 0;
      const row = entered.find(({ id }) => id === decision.id);
      return [
        ...(decision.text[known.original]
          ? []
          : [{ field: `${place}.text`, fault: 'missing' } as const]),
        ...(itemId !== null && !known.itemIds.has(itemId)
          ? [{ field: `${place}.itemId`, fault: 'unknown' } as const]
          : []),
        ...(present !== null && cast > present
          ? [{ field: `${place}.votes`, fault: 'votes' } as const]
          : []),
        ...(row && !isSame(row, decision) ? [{ field: place, fault: 'entered' } as const] : []),
      ];
    }),
  ];
}

async function putAttendance(
  trx: Database,
  meetingId: string,
  attendance: MeetingRecord['attendance'],
): Promise<void> {
  await trx
    .deleteFrom('meeting_attendance')
    .where('meeting_id', '=', meetingId)
    .where('person_id', 'is not', null)
    .execute();
  if (attendance.length === 0) return;
  await trx
    .insertInto('meeting_attendance')
    .values(
      attendance.map(({ personId, state }) => ({
        meeting_id: meetingId,
        person_id: personId,
        state,
      })),
    )
    .execute();
}

async function putDecisions(
  trx: Database,
  meetingId: string,
  decisions: readonly WrittenDecision[],
): Promise<void> {
  const rows = decisions.map(({ id, itemId, text, method, votes, result }, index) => ({
    id,
    meeting_id: meetingId,
    agenda_item_id: itemId,
    number: index + 1,
    method,
    result,
    text: JSON.stringify(text),
    votes_for: votes?.for ?? null,
    votes_against: votes?.against ?? null,
    votes_abstained: votes?.abstained ?? null,
  }));
  await trx
    .deleteFrom('meeting_decisions')
    .where('meeting_id', '=', meetingId)
    .where('id', '!=', sql<string>`all(${rows.map(({ id }) => id)}::uuid[])`)
    .execute();
  if (rows.length === 0) return;
  const put = await trx
    .insertInto('meeting_decisions')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          agenda_item_id: eb.ref('excluded.agenda_item_id'),
          number: eb.ref('excluded.number'),
          text: eb.ref('excluded.text'),
          method: eb.ref('excluded.method'),
          result: eb.ref('excluded.result'),
          votes_for: eb.ref('excluded.votes_for'),
          votes_against: eb.ref('excluded.votes_against'),
          votes_abstained: eb.ref('excluded.votes_abstained'),
        }))
        .where('meeting_decisions.meeting_id', '=', meetingId),
    )
    .returning('id')
    .execute();
  if (put.length < rows.length) refuseFaults([{ field: 'decisions', fault: 'taken' }]);
}

async function knownOf(trx: Database, meeting: MeetingRow, original: Locale): Promise<Known> {
  const items = await trx
    .selectFrom('agenda_items')
    .select('id')
    .where('meeting_id', '=', meeting.id)
    .execute();
  return {
    people: await listRecordable(trx, meeting),
    stored: await readDecisions(trx, meeting.id),
    itemIds: new Set(items.map(({ id }) => id)),
    original,
  };
}

/**
 * Writes down who was there, what was decided and what was said, once the meeting has begun. What
 * stands in the register stays as it is.
 * @throws Problem forbidden, newerRevision, notPossibleNow, invalidDetails; notReadyToPublish where
 *   published minutes would be lost
 */
export function recordMeeting(
  at: WritingAt & AtMeeting,
  body: MeetingRecord,
  cause: WriteRequest,
): Promise<MeetingRow> {
  const original = at.committee.original_locale;
  const record = readRecord(body);
  return changeRow(at, body.version, cause, async (trx, before) => {
    if (before.starts_at > cause.at) throw new Problem('notPossibleNow');
    const known = await knownOf(trx, before, original);
    refuseFaults([...attendanceFaults(record, known), ...decisionFaults(record, known)]);
    if (before.minutes_state === 'published' && !record.minutes[original])
      throw new Problem('notReadyToPublish', 'minutes');
    await putAttendance(trx, before.id, record.attendance);
    await putDecisions(trx, before.id, record.decisions);
    return { state: 'held', minutes: JSON.stringify(record.minutes) };
  });
}

/**
 * Publishes the minutes and tells of it; the same request again changes nothing. @throws Problem
 * forbidden, newerRevision, notPossibleNow, notReadyToPublish
 */
export function publishMinutes(
  at: WritingAt & AtMeeting,
  version: number,
  cause: WriteRequest,
): Promise<MeetingRow> {
  const { committee } = at;
  return changeRow(at, version, cause, async (trx, before) => {
    if (before.state !== 'held' || before.minutes_state === 'published')
      throw new Problem('notPossibleNow');
    if (!before.minutes[committee.original_locale])
      throw new Problem('notReadyToPublish', 'minutes');
    const { is_public: isPublic, id: occasion } = before;
    await notifyOfMeeting(trx, { kind: 'minutesPublished', committee, isPublic, occasion }, cause);
    return { minutes_state: 'published', minutes_published_at: cause.at };
  });
}
