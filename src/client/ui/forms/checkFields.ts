import { isEmail } from '../../../shared/emailAddress';
import { findVisibleFaults } from '../../../shared/passwordRules';
import type { Faults, Fields } from './Form';
import { faultMessages, weakMessages } from './messages';

type Check = (value: string) => Faults[string];

const CHECKS = {
  filled: (value) => (value.trim() === '' ? faultMessages.missing : undefined),
  email: (value) => (isEmail(value) ? undefined : faultMessages.invalidEmail),
  newPassword: (value) => {
    const [fault] = findVisibleFaults(value);
    return fault && weakMessages[fault];
  },
} as const satisfies Record<string, Check>;

/**
 * Finds the faults of the fields at first sight; the server decides. An empty field is always
 * reported as such.
 */
export const checkFields =
  (wanted: Readonly<Record<string, keyof typeof CHECKS>>) =>
  (fields: Fields): Faults => {
    const found = Object.entries(wanted).map(([name, check]) => {
      const value = fields[name] ?? '';
      return [name, CHECKS.filled(value) ?? CHECKS[check](value)] as const;
    });
    return Object.fromEntries(found.filter(([, fault]) => fault !== undefined));
  };
