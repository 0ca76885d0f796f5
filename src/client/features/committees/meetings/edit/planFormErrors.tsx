import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { WrittenMeeting } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import {
  parseMeetingFaultsText,
  type MeetingFault,
} from '../../../../../shared/meetings/meetingFaults';
import { isProblem, type Problem } from '../../../../api/problem';
import type { Faults } from '../../../../ui/forms/Form';
import { faultMessages } from '../../../../ui/forms/messages';
import { toFormErrors } from '../../../../ui/forms/formErrors';
import { detailFaultMessages } from '../../../../parts/details/messages';
import { meetingEditMessages } from './messages';
import { getItemFieldName } from './writtenPlan';

type Failure = Problem | SerializedError | undefined;

export const isRevisionConflict = (error: Failure): boolean =>
  isProblem(error) && error.code === 'newerRevision';

/** A few faults are not known here: those of the record. */
const OF_ANY: Partial<Record<MeetingFault['fault'], MessageDescriptor>> = {
  ...detailFaultMessages,
  missing: faultMessages.missing,
};

const MOMENTS: readonly string[] = ['startsAt', 'endsAt'];
const OWN_FIELDS: Readonly<Record<string, string>> = {
  timezone: 'timezone',
  onlineUrl: 'onlineUrl',
};

const ITEM_TITLE = /^agenda\.(\d+)(?:\.items\.(\d+))?\.title$/;

/**
 * Finds the field of the form that the host names: `agenda.2.title` is the title of the third item
 * that was sent.
 */
function fieldOf(
  { field: place, fault }: MeetingFault,
  sent: WrittenMeeting,
  original: Locale,
): string | undefined {
  if (place === 'title') return `title.${original}`;
  if (MOMENTS.includes(place)) return `${place}.${fault === 'gap' ? 'time' : 'day'}`;
  const [, top, below] = ITEM_TITLE.exec(place) ?? [];
  if (top === undefined) return OWN_FIELDS[place];
  const item = sent.agenda[Number(top)];
  const found = below === undefined ? item : item?.items[Number(below)];
  return found && `${getItemFieldName(found.id, 'title')}.${original}`;
}

function faultsAt(detail: string, sent: WrittenMeeting, original: Locale): Faults {
  return Object.fromEntries(
    parseMeetingFaultsText(detail).flatMap((found) => {
      const { field, fault } = found;
      const name = fieldOf(found, sent, original);
      const isHeld = field === 'startsAt' && fault === 'order';
      const message = isHeld ? meetingEditMessages.wasHeld : OF_ANY[fault];
      return name && message ? [[name, message] as const] : [];
    }),
  );
}

/**
 * Converts the server’s answer into the words of a form: `faultsAt` finds the fields of the faults.
 */
export function toMeetingFormErrors(
  error: Failure,
  faultsAt: (detail: string) => Faults,
): ReturnType<typeof toFormErrors> {
  const { code, detail = '' }: Partial<Problem> = isProblem(error) ? error : {};
  if (code === 'newerRevision')
    return { failure: <FormattedMessage {...meetingEditMessages.newer} /> };
  const faults = code === 'invalidDetails' ? faultsAt(detail) : {};
  return Object.keys(faults).length > 0 ? { faults } : toFormErrors(error);
}

/** Converts the server’s answer to a plan into the words of the form. */
export function toPlanFormErrors(
  error: Failure,
  sent: WrittenMeeting | null,
  original: Locale,
): ReturnType<typeof toFormErrors> {
  return toMeetingFormErrors(error, (detail) => (sent ? faultsAt(detail, sent, original) : {}));
}
