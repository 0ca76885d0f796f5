import type { PasswordFault } from './contract/accounts';

/** In characters. The texts for people name these numbers. */
const PASSWORD_RULES = { minimum: 10, maximum: 256, different: 5 } as const;

/**
 * The faults that a password shows by itself; whether it is too common or names the person is for
 * the server to say.
 */
const VISIBLE_FAULTS = ['tooShort', 'tooLong', 'tooUniform'] as const;
export type VisibleFault = Extract<PasswordFault, (typeof VISIBLE_FAULTS)[number]>;

const IS_BROKEN: Readonly<Record<VisibleFault, (characters: readonly string[]) => boolean>> = {
  tooShort: ({ length }) => length < PASSWORD_RULES.minimum,
  tooLong: ({ length }) => length > PASSWORD_RULES.maximum,
  tooUniform: (characters) => new Set(characters).size < PASSWORD_RULES.different,
};

/** Lists the rules that a password breaks, the first one first; a character is a code point. */
export function findVisibleFaults(password: string): readonly VisibleFault[] {
  const characters = [...password.normalize('NFKC')];
  return VISIBLE_FAULTS.filter((fault) => IS_BROKEN[fault](characters));
}
