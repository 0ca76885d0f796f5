import { STORAGE_KEYS, TIMING } from '../../../shared/constants';
import { SIGN_IN_LIMITS } from '../../../shared/signInConstants';
import type { Ports } from '../../browser/ports';
import { parseFiniteNumber, createListParser, parseStored } from '../../browser/storedParsers';
import { SignInError } from './signInError';

/**
 * Count a redirect that nobody asked for. One too many within a minute is a loop between portal and
 * provider.
 * @throws SignInError `signInLoops`
 */
export function countRedirect({
  clock,
  sessionStorage,
}: Pick<Ports, 'clock' | 'sessionStorage'>): void {
  const now = clock();
  const times = parseStored(
    createListParser(parseFiniteNumber),
    sessionStorage.read(STORAGE_KEYS.automaticRedirects),
  );
  const recent = (times ?? []).filter((at) => at <= now && now - at < TIMING.redirectLoopMs);
  if (recent.length >= SIGN_IN_LIMITS.automaticRedirects) {
    sessionStorage.remove(STORAGE_KEYS.automaticRedirects);
    throw new SignInError('signInLoops');
  }
  sessionStorage.write(STORAGE_KEYS.automaticRedirects, JSON.stringify([...recent, now]));
}
