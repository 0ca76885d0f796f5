/** Codes that stand in for a lost authenticator app; each counts once. */
export const RECOVERY_CODE_COUNT = 10;

/** Digits that letters are easily taken for. */
const ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Returns a recovery code as it is kept: without blanks and dashes, in capitals. */
export const toRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => ALIKE[letter]!);
