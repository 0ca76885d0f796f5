import type { ElectionFormat } from '../../../../../shared/contract/papers';

const FORMATS: readonly (readonly [ending: string, format: ElectionFormat])[] = [
  ['.pb', 'pabulib'],
  ['.blt', 'blt'],
];

/** The endings of election files, for a file field. */
export const ELECTION_ENDINGS = FORMATS.map(([ending]) => ending).join();

/** The currency of a budget whose file does not say one. */
export const EXPECTED_CURRENCY = 'EUR';

/** Finds the format of an election file by its name; null where it is none. */
export const findFormat = (name: string): ElectionFormat | null =>
  FORMATS.find(([ending]) => name.toLowerCase().endsWith(ending))?.[1] ?? null;
