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

/**
 * Puts each fault of `contact/email: invalid, zone: unknownZone` below its field. A text that is
 * wrong in no language that is named is wrong in the reader's.
 */
function toFaults(detail: string, { fields }: AnySettingsForm, locale: Locale): Faults {
  const paths = detail.split(', ').map((part) => part.split(':')[0]!.replaceAll('/', '.'));
  const found = paths.flatMap((path) => {
    const field = fields.find(({ name }) => path === name || path.startsWith(`${name}.`));
    if (!field) return [];
    const isWhole = field.isLocalized && path === field.name;
    return [[isWhole ? `${path}.${locale}` : path, field.fault ?? settingsFaults.invalid]];
  });
  return Object.fromEntries(found);
}

/** Converts the server's answer into the words of the form. */
export function toSettingsFormErrors(
  error: Failure,
  form: AnySettingsForm,
  locale: Locale,
): ReturnType<typeof toFormErrors> {
  const { code = '', detail = '' }: Partial<Problem> = isProblem(error) ? error : {};
  const faults = code === 'invalidSettings' ? toFaults(detail, form, locale) : {};
  if (Object.keys(faults).length > 0) return { faults };
  const failure = FAILURES[code];
  return failure ? { failure: <FormattedMessage {...failure} /> } : toFormErrors(error);
}
