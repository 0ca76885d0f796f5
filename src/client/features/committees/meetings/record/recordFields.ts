import {
  ATTENDANCE_STATUSES,
  DECISION_METHODS,
  DECISION_RESULTS,
  MEETING_LIMITS,
  type AttendanceStatus,
  type DecisionMethod,
  type DecisionResult,
} from '../../../../../shared/meetings/meetingRules';
import type {
  MeetingRecord,
  MeetingSource,
  MeetingVotes,
  WrittenDecision,
} from '../../../../../shared/contract/meetings';
import type { Faults, Fields } from '../../../../ui/forms/Form';
import {
  readLocalizedField,
  listTooLongFields,
  readTextField,
} from '../../../../ui/forms/localized';
import { faultMessages } from '../../../../ui/forms/messages';
import { readNumberField } from '../../../../parts/details/fieldValues';
import { parseRows } from '../edit/rows';

export type WrittenRecord = Omit<MeetingRecord, 'version'>;
export type SourceDecision = MeetingSource['decisions'][number];

export const VOTES = ['for', 'against', 'abstained'] as const;
type Part = 'text' | 'item' | 'method' | 'result' | (typeof VOTES)[number];

/** Returns the name of a field of a decision: `decision.<id>.text`. */
export const getDecisionFieldName = (id: string, part: Part): string => `decision.${id}.${part}`;
export const getAttendanceFieldName = (personId: string): string => `attendance.${personId}`;

type Person = MeetingSource['attendance'][number];

const EXPECTED = { coming: 'present', notComing: 'excused' } as const;

/**
 * Returns the first value at a name: the recorded attendance, and before any was recorded, the
 * person's reply.
 */
export function toStartFields(
  { state, reply }: Person,
  all: readonly Person[],
): AttendanceStatus | '' {
  if (state !== null) return state;
  const isNew = all.every((one) => one.state === null);
  return isNew && reply !== null ? EXPECTED[reply] : '';
}

const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined =>
  all.find((one) => one === text);

/** Counted votes; null where none of the three was typed. */
function votesIn(fields: Fields, id: string): MeetingVotes | null {
  const counts = VOTES.map((part) => readNumberField(fields, getDecisionFieldName(id, part)));
  if (counts.every((count) => count === null)) return null;
  const [inFavour, against, abstained] = counts;
  return { for: inFavour ?? 0, against: against ?? 0, abstained: abstained ?? 0 };
}

const decisionIn = (fields: Fields, id: string): WrittenDecision => ({
  id,
  itemId: fields[getDecisionFieldName(id, 'item')] || null,
  text: readLocalizedField(fields, getDecisionFieldName(id, 'text')),
  method: oneOf<DecisionMethod>(DECISION_METHODS, fields[getDecisionFieldName(id, 'method')])!,
  votes: votesIn(fields, id),
  result: oneOf<DecisionResult>(DECISION_RESULTS, fields[getDecisionFieldName(id, 'result')])!,
});

const asSent = ({ id, itemId, text, method, votes, result }: SourceDecision): WrittenDecision => ({
  id,
  itemId,
  text,
  method,
  votes,
  result,
});

const attendanceIn = (fields: Fields, { attendance }: MeetingSource): WrittenRecord['attendance'] =>
  attendance.flatMap(({ personId }) => {
    if (personId === null) return [];
    const state = oneOf<AttendanceStatus>(
      ATTENDANCE_STATUSES,
      fields[getAttendanceFieldName(personId)],
    );
    return state ? [{ personId, state }] : [];
  });

/**
 * Converts the typed fields to a record as it is sent. Decisions in the register are sent
 * unchanged.
 */
export const readRecord = (fields: Fields, source: MeetingSource): WrittenRecord => {
  const entered = new Map(
    source.decisions.filter(({ isEntered }) => isEntered).map((one) => [one.id, one]),
  );
  return {
    attendance: attendanceIn(fields, source),
    decisions: parseRows(fields, 'decisions').map(({ id }) => {
      const fixed = entered.get(id);
      return fixed ? asSent(fixed) : decisionIn(fields, id);
    }),
    minutes: readLocalizedField(fields, 'minutes'),
  };
};

/**
 * Checks that each decision has a text in the language of the committee, that no text is too long,
 * and that published minutes are not emptied.
 */
export function checkRecord(fields: Fields, source: MeetingSource): Faults {
  const { originalLocale: original, minutesPublishedAt } = source;
  const entered = new Set(source.decisions.flatMap((one) => (one.isEntered ? [one.id] : [])));
  const open = parseRows(fields, 'decisions').filter(({ id }) => !entered.has(id));
  const needed = [
    ...open.map(({ id }) => `${getDecisionFieldName(id, 'text')}.${original}`),
    ...(minutesPublishedAt === null ? [] : [`minutes.${original}`]),
  ];
  const tooLong = [
    ...open.flatMap(({ id }) =>
      listTooLongFields(fields, getDecisionFieldName(id, 'text'), MEETING_LIMITS.decisionText),
    ),
    ...listTooLongFields(fields, 'minutes', MEETING_LIMITS.minutes),
  ];
  const missing = needed.filter((name) => readTextField(fields, name) === '');
  return {
    ...Object.fromEntries(missing.map((name) => [name, faultMessages.missing])),
    ...Object.fromEntries(tooLong.map((name) => [name, faultMessages.tooLong])),
  };
}
