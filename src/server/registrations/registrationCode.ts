import { randomBytes } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '../../shared/registrationCode';

/** Creates a code that cannot be guessed: 50 random bits. */
export const createRegistrationCode = (): string =>
  Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
