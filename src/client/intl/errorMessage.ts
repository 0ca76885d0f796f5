import { shownFor } from '../../shared/errors';
import { errorMessages } from './sharedMessages';

/** What a person reads for a failure of shared/errors; an unknown code has the general text. */
export function errorMessage(code: string) {
  const name = shownFor(code).replace('error.', '') as keyof typeof errorMessages;
  return errorMessages[name] ?? errorMessages.unexpected;
}
