import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { parseFaultsText, type DetailFault } from '../../../../shared/details/detailFaults';
import type { Locale } from '../../../../shared/locales';
import { isProblem, type Problem } from '../../../api/problem';
import type { Faults } from '../../../ui/forms/formContext';
import { faultMessages } from '../../../ui/forms/messages';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { committeeFaultMessages } from './committee/messages';
import {
  detailFaultMessages,
  detailMessages,
  fieldFaultMessages,
} from '../../../parts/details/messages';

type Failure = Problem | SerializedError | undefined;

export const isRevisionConflict = (error: Failure): boolean =>
  isProblem(error) && error.code === 'newerRevision';

/** Texts in several languages: what is wrong with one is told at its original. */
const LOCALIZED: readonly string[] = [
  'issuingBody',
  'method',
  'responsible',
  'droppedReason',
  'organiser',
  'location',
  'purpose',
  'mandate',
  'dissolution.reason',
  'composition.category',
];

/**
 * Returns the name of a field in any row: the rows of a list have one message for a field of
 * theirs.
 */
const inAnyRow = (field: string): string =>
  field.replace(/^composition\.[^.]+\.(\w+)$/, 'composition.$1');

/** By field and fault, where more can be said than of any field. */
const OF_FIELD: Readonly<Record<string, MessageDescriptor>> = {
  'identifier.taken': fieldFaultMessages.identifierTaken,
  'number.taken': fieldFaultMessages.numberTaken,
  'supersedes.taken': fieldFaultMessages.supersedesTaken,
  'supersedes.cycle': fieldFaultMessages.supersedesCycle,
  'parent.cycle': fieldFaultMessages.parentCycle,
  'parent.otherKind': fieldFaultMessages.notABody,
  'body.otherKind': fieldFaultMessages.notABody,
  'issuer.otherKind': fieldFaultMessages.notABody,
  'decision.otherKind': fieldFaultMessages.notADecision,
  'composition.missing': committeeFaultMessages.noCategory,
  'composition.category.taken': committeeFaultMessages.categoryTaken,
  'composition.category.held': committeeFaultMessages.categoryHeld,
  'composition.seats.held': committeeFaultMessages.seatsHeld,
  'composition.seats.few': committeeFaultMessages.noSeat,
  'endsOn.order': committeeFaultMessages.endsBefore,
  'dissolution.on.order': committeeFaultMessages.endsBefore,
  'dissolution.on.future': committeeFaultMessages.notYet,
  'related.cycle': fieldFaultMessages.relatedCycle,
};
const OF_ANY = {
  ...detailFaultMessages,
  missing: faultMessages.missing,
  email: faultMessages.invalidEmail,
} as const;

const messageOf = ({ field, fault }: DetailFault): MessageDescriptor =>
  OF_FIELD[`${inAnyRow(field)}.${fault}`] ?? OF_ANY[fault];

/** Moments have a day and a time of day. */
export const MOMENT_FIELDS: readonly string[] = [
  'startsAt',
  'endsAt',
  'registration.opensAt',
  'registration.closesAt',
];

function fieldOf({ field, fault }: DetailFault, original: Locale): string {
  if (MOMENT_FIELDS.includes(field)) return `${field}.${fault === 'gap' ? 'time' : 'day'}`;
  return LOCALIZED.includes(inAnyRow(field)) ? `${field}.${original}` : field;
}

/** Puts each fault below the field in which it can be corrected. */
export const toFieldFaults = (found: readonly DetailFault[], original: Locale): Faults =>
  Object.fromEntries(found.map((fault) => [fieldOf(fault, original), messageOf(fault)]));

/** Converts the server’s answer into the words of the form. */
export function toDetailsFormErrors(
  error: Failure,
  original: Locale,
): ReturnType<typeof toFormErrors> {
  if (isRevisionConflict(error)) return { failure: <FormattedMessage {...detailMessages.newer} /> };
  const found =
    isProblem(error) && error.code === 'invalidDetails' ? parseFaultsText(error.detail ?? '') : [];
  return found.length > 0 ? { faults: toFieldFaults(found, original) } : toFormErrors(error);
}
