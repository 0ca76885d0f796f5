import type { MessageDescriptor } from 'react-intl';
import { getShownError } from '../../shared/errors';
import { refusalMessages } from './refusals/messages';
import { errorMessages } from './failures/messages';

/**
 * Returns what a person reads for a refusal of the server or a failure of shared/errors; an unknown
 * code has the general text.
 */
export function getErrorMessage(code: string): MessageDescriptor {
  if (Object.hasOwn(refusalMessages, code))
    return refusalMessages[code as keyof typeof refusalMessages];
  const name = getShownError(code).replace('error.', '') as keyof typeof errorMessages;
  return errorMessages[name] ?? errorMessages.unexpected;
}
