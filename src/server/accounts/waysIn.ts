import { mayRegister } from '../../shared/settings';
import { getSettings } from '../city/currentSettings';
import { Problem } from '../http/problem';

/** Checks that people sign in by password here. @throws Problem passwordsOff */
export function requirePasswords(): void {
  if (!getSettings().signIn.passwords) throw new Problem('passwordsOff');
}

/**
 * Checks, by the settings and the address alone, that somebody may register: whether the address
 * has an account is not looked at.
 * @throws Problem passwordsOff, accountsClosed, addressNotAllowed
 */
export function requireMayRegister(email: string): void {
  requirePasswords();
  const settings = getSettings();
  if (settings.signIn.registration === 'off') throw new Problem('accountsClosed');
  if (!mayRegister(settings, email)) throw new Problem('addressNotAllowed');
}
