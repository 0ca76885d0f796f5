import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Locale } from '../../../../shared/locales';
import { isProblem, type Problem } from '../../../api/problem';
import type { Faults } from '../../../ui/forms/formContext';
import { toFormErrors } from '../../../ui/forms/formErrors';
import type { AnySettingsForm } from './forms';
import { settingsFaults, settingsMessages } from './messages';

type Failure = Problem | SerializedError | undefined;

const FAILURES: Readonly<Record<string, MessageDescriptor>> = {
  newerRevision: settingsMessages.newerFailure,
  lockedSettings: settingsMessages.lockedFailure,
  invalidSettings: settingsMessages.invalidFailure,
};

export const isRevisionConflict = (error: Failure): boolean =>
  isProblem(error) && error.code === 'newerRevision';

type ShownFields = AnySettingsForm['fields'];

/**
 * Puts each fault of `contact/email: invalid, domains/0: invalid` below its field. A text that is
 * wrong in no language that is named is wrong in the reader's.
 */
function toFaults(detail: string, fields: ShownFields, locale: Locale): Faults {
  const paths = detail.split(', ').map((part) => part.split(':')[0]!.replaceAll('/', '.'));
  const found = paths.flatMap((path) => {
    const field = fields.find(({ name }) => path === name || path.startsWith(`${name}.`));
    if (!field) return [];
    const isOneLanguage = field.isLocalized && path !== field.name;
    const name = field.isLocalized ? `${field.name}.${locale}` : field.name;
    return [[isOneLanguage ? path : name, field.fault ?? settingsFaults.invalid]];
  });
  return Object.fromEntries(found);
}

/** Converts the server's answer into the words of a form with these fields. */
export function toSettingsFormErrors(
  error: Failure,
  fields: ShownFields,
  locale: Locale,
): ReturnType<typeof toFormErrors> {
  const { code = '', detail = '' }: Partial<Problem> = isProblem(error) ? error : {};
  const faults = code === 'invalidSettings' ? toFaults(detail, fields, locale) : {};
  if (Object.keys(faults).length > 0) return { faults };
  const failure = FAILURES[code];
  return failure ? { failure: <FormattedMessage {...failure} /> } : toFormErrors(error);
}
