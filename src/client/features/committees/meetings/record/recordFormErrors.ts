import type { SerializedError } from '@reduxjs/toolkit';
import type { Locale } from '../../../../../shared/locales';
import {
  parseMeetingFaultsText,
  type MeetingFault,
} from '../../../../../shared/meetings/meetingFaults';
import type { Problem } from '../../../../api/problem';
import type { Faults } from '../../../../ui/forms/Form';
import { faultMessages } from '../../../../ui/forms/messages';
import { detailFaultMessages } from '../../../../parts/details/messages';
import { toMeetingFormErrors } from '../edit/planFormErrors';
import { recordFaultMessages } from './messages';
import { getDecisionFieldName, type WrittenRecord } from './recordFields';

const MESSAGES = {
  ...recordFaultMessages,
  missing: faultMessages.missing,
  unknown: detailFaultMessages.unknown,
  taken: detailFaultMessages.taken,
} as const;

const messageOf = (fault: MeetingFault['fault']) =>
  fault in MESSAGES ? MESSAGES[fault as keyof typeof MESSAGES] : undefined;

const DECISION = /^decisions\.(\d+)(?:\.(text|itemId|votes))?$/;

/**
 * Finds the field of the form that the host names: `decisions.2.votes` are those of the third
 * decision that was sent.
 */
function fieldOf(
  place: string,
  { decisions }: WrittenRecord,
  original: Locale,
): string | undefined {
  const [, index, part] = DECISION.exec(place) ?? [];
  const found = index === undefined ? undefined : decisions[Number(index)];
  if (!found) return undefined;
  if (part === 'itemId') return getDecisionFieldName(found.id, 'item');
  if (part === 'votes') return getDecisionFieldName(found.id, 'for');
  return `${getDecisionFieldName(found.id, 'text')}.${original}`;
}

function faultsAt(detail: string, sent: WrittenRecord, original: Locale): Faults {
  return Object.fromEntries(
    parseMeetingFaultsText(detail).flatMap(({ field, fault }) => {
      const [name, message] = [fieldOf(field, sent, original), messageOf(fault)];
      return name && message ? [[name, message] as const] : [];
    }),
  );
}

/** Converts the server’s answer to a record into the words of the form. */
export const toRecordFormErrors = (
  error: Problem | SerializedError | undefined,
  sent: WrittenRecord | null,
  original: Locale,
) => toMeetingFormErrors(error, (detail) => (sent ? faultsAt(detail, sent, original) : {}));
