import { isProblem } from '../../../api/problem';
import { errorMessage } from '../../../intl/errorMessage';
import { problemOf } from '../../../ui/lazy/forms/problemOf';

/**
 * Converts the host’s answer into the words of the form: at the field that it is about, by
 * `fields`, else above the button.
 */
export function seatProblem(
  error: Parameters<typeof problemOf>[0],
  fields: Readonly<Record<string, string>>,
): ReturnType<typeof problemOf> {
  const code = isProblem(error) ? error.code : '';
  const field = fields[code];
  return field === undefined ? problemOf(error) : { faults: { [field]: errorMessage(code) } };
}
