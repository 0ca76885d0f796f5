import type { PasswordFault } from '../../shared/contract/accounts';
import { findVisibleFaults } from '../../shared/passwordRules';
import { COMMON_PASSWORDS } from './commonPasswords';

const FEWEST_OF_NAME = 5;

export interface NamedPerson {
  readonly name: string;
  readonly email: string;
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Tells whether a password is a known one as it is, with digits and signs around it, or written
 * twice.
 */
function isCommon(folded: string): boolean {
  const word = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const half = folded.slice(0, folded.length / 2);
  return [folded, word, half + half === folded ? half : folded].some((text) =>
    COMMON_PASSWORDS.has(text),
  );
}

const namesPerson = (folded: string, { name, email }: NamedPerson): boolean =>
  fold(`${name} ${email}`)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .some((part) => [...part].length >= FEWEST_OF_NAME && folded.includes(part));

/** Returns the reason that this password is refused for this person; null when it is taken. */
export function findPasswordFault(password: string, person: NamedPerson): PasswordFault | null {
  const folded = fold(password);
  const [visible] = findVisibleFaults(password);
  if (visible) return visible;
  if (isCommon(folded)) return 'tooCommon';
  return namesPerson(folded, person) ? 'namesPerson' : null;
}
