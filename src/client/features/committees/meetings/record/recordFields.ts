import {
  ATTENDANCES,
  DECISION_METHODS,
  DECISION_RESULTS,
  MEETING_LIMITS,
  type Attendance,
  type DecisionMethod,
  type DecisionResult,
} from '../../../../../shared/meetings/limits';
import type {
  MeetingRecord,
  MeetingSource,
  MeetingVotes,
  WrittenDecision,
} from '../../../../../shared/contract/meetings';
import type { Faults, Fields } from '../../../../ui/lazy/forms/Form';
import { localizedOf, tooLongIn, typedIn } from '../../../../ui/lazy/forms/localized';
import { faultMessages } from '../../../../ui/lazy/forms/messages';
import { numberIn } from '../../../edit/details/fieldValues';
import { rowsIn } from '../edit/rows';

export type Written = Omit<MeetingRecord, 'version'>;
export type SourceDecision = MeetingSource['decisions'][number];

export const VOTES = ['for', 'against', 'abstained'] as const;
type Part = 'text' | 'item' | 'method' | 'result' | (typeof VOTES)[number];

/** Returns the name of a field of a decision: `decision.<id>.text`. */
export const decisionField = (id: string, part: Part): string => `decision.${id}.${part}`;
export const attendanceField = (personId: string): string => `attendance.${personId}`;

type Person = MeetingSource['attendance'][number];

const EXPECTED = { coming: 'present', notComing: 'excused' } as const;

/**
 * Returns the first value at a name: the recorded attendance, and before any was recorded, the
 * person's reply.
 */
export function startOf({ state, reply }: Person, all: readonly Person[]): Attendance | '' {
  if (state !== null) return state;
  const isNew = all.every((one) => one.state === null);
  return isNew && reply !== null ? EXPECTED[reply] : '';
}

const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined =>
  all.find((one) => one === text);

/** Counted votes; null where none of the three was typed. */
function votesIn(fields: Fields, id: string): MeetingVotes | null {
  const counts = VOTES.map((part) => numberIn(fields, decisionField(id, part)));
  if (counts.every((count) => count === null)) return null;
  const [inFavour, against, abstained] = counts;
  return { for: inFavour ?? 0, against: against ?? 0, abstained: abstained ?? 0 };
}

const decisionIn = (fields: Fields, id: string): WrittenDecision => ({
  id,
  itemId: fields[decisionField(id, 'item')] || null,
  text: localizedOf(fields, decisionField(id, 'text')),
  method: oneOf<DecisionMethod>(DECISION_METHODS, fields[decisionField(id, 'method')])!,
  votes: votesIn(fields, id),
  result: oneOf<DecisionResult>(DECISION_RESULTS, fields[decisionField(id, 'result')])!,
});

const asSent = ({ id, itemId, text, method, votes, result }: SourceDecision): WrittenDecision => ({
  id,
  itemId,
  text,
  method,
  votes,
  result,
});

const attendanceIn = (fields: Fields, { attendance }: MeetingSource): Written['attendance'] =>
  attendance.flatMap(({ personId }) => {
    if (personId === null) return [];
    const state = oneOf<Attendance>(ATTENDANCES, fields[attendanceField(personId)]);
    return state ? [{ personId, state }] : [];
  });

/**
 * Converts the typed fields to a record as it is sent. Decisions in the register are sent
 * unchanged.
 */
export const recordIn = (fields: Fields, source: MeetingSource): Written => {
  const entered = new Map(
    source.decisions.filter(({ isEntered }) => isEntered).map((one) => [one.id, one]),
  );
  return {
    attendance: attendanceIn(fields, source),
    decisions: rowsIn(fields, 'decisions').map(({ id }) => {
      const fixed = entered.get(id);
      return fixed ? asSent(fixed) : decisionIn(fields, id);
    }),
    minutes: localizedOf(fields, 'minutes'),
  };
};

/**
 * Checks that each decision has a text in the language of the committee, that no text is too long,
 * and that published minutes are not emptied.
 */
export function checkRecord(fields: Fields, source: MeetingSource): Faults {
  const { originalLocale: original, minutesPublishedAt } = source;
  const entered = new Set(source.decisions.flatMap((one) => (one.isEntered ? [one.id] : [])));
  const open = rowsIn(fields, 'decisions').filter(({ id }) => !entered.has(id));
  const needed = [
    ...open.map(({ id }) => `${decisionField(id, 'text')}.${original}`),
    ...(minutesPublishedAt === null ? [] : [`minutes.${original}`]),
  ];
  const tooLong = [
    ...open.flatMap(({ id }) =>
      tooLongIn(fields, decisionField(id, 'text'), MEETING_LIMITS.decisionText),
    ),
    ...tooLongIn(fields, 'minutes', MEETING_LIMITS.minutes),
  ];
  const missing = needed.filter((name) => typedIn(fields, name) === '');
  return {
    ...Object.fromEntries(missing.map((name) => [name, faultMessages.missing])),
    ...Object.fromEntries(tooLong.map((name) => [name, faultMessages.tooLong])),
  };
}
