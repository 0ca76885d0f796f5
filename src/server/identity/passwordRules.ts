import type { PasswordFault } from '../../shared/contract/accounts';
import { COMMON_PASSWORDS } from './commonPasswords';

const FEWEST_CHARACTERS = 10;
const MOST_CHARACTERS = 256;
const FEWEST_DIFFERENT = 5;
const FEWEST_OF_NAME = 5;

export interface NamedPerson {
  readonly name: string;
  readonly email: string;
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** A known one as it is, with digits and signs around it, or written twice. */
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

/** Why this password is refused for this person; null when it is taken. Lengths are counted in characters, not in bytes. */
export function passwordFault(password: string, person: NamedPerson): PasswordFault | null {
  const folded = fold(password);
  const characters = [...password.normalize('NFKC')];
  const rules: readonly (readonly [PasswordFault, boolean])[] = [
    ['tooShort', characters.length < FEWEST_CHARACTERS],
    ['tooLong', characters.length > MOST_CHARACTERS],
    ['tooUniform', new Set(characters).size < FEWEST_DIFFERENT],
    ['tooCommon', isCommon(folded)],
    ['namesPerson', namesPerson(folded, person)],
  ];
  return rules.find(([, applies]) => applies)?.[0] ?? null;
}
