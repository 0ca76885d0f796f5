import { isProblem } from '../../../api/problem';
import { getErrorMessage } from '../../../intl/errorMessage';
import { toFormErrors } from '../../../ui/forms/formErrors';

/**
 * Converts the host’s answer into the words of the form: at the field that it is about, by
 * `fields`, else above the button.
 */
export function toSeatFormErrors(
  error: Parameters<typeof toFormErrors>[0],
  fields: Readonly<Record<string, string>>,
): ReturnType<typeof toFormErrors> {
  const code = isProblem(error) ? error.code : '';
  const field = fields[code];
  return field === undefined ? toFormErrors(error) : { faults: { [field]: getErrorMessage(code) } };
}
