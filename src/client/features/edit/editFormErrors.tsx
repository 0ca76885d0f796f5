import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Locale } from '../../../shared/locales';
import { isProblem, type Problem } from '../../api/problem';
import type { Faults } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { editFaultMessages } from './messages';
import { getTextFieldName } from './writtenFields';

const FIELDS: Readonly<Record<string, readonly [field: string, fault: MessageDescriptor]>> = {
  addressTaken: ['slug', editFaultMessages.slugTaken],
  reservedAddress: ['slug', editFaultMessages.slug],
  membersOfNobody: ['visibility', editFaultMessages.members],
  unknownTopic: ['topics', editFaultMessages.topic],
  unknownDistrict: ['area', editFaultMessages.district],
};

const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  newerRevision: editFaultMessages.newer,
  notReadyToPublish: editFaultMessages.notReady,
};

type Failure = Problem | SerializedError | undefined;

export const isRevisionConflict = (error: Failure): boolean =>
  isProblem(error) && error.code === 'newerRevision';

/** Converts the server’s answer into the words of the form. */
export function toEditFormErrors(
  error: Failure,
  original: Locale,
): ReturnType<typeof toFormErrors> {
  const code = isProblem(error) ? error.code : '';
  if (code === 'invalidTitle') {
    const faults: Faults = { [getTextFieldName('title', original)]: editFaultMessages.title };
    return { faults };
  }
  const field = FIELDS[code];
  if (field) return { faults: { [field[0]]: field[1] } };
  const failure = FAILURES[code];
  return failure ? { failure: <FormattedMessage {...failure} /> } : toFormErrors(error);
}
