import { createHash } from 'node:crypto';
import { fold, toLatinDigits } from '../../shared/fold';

const hashOf = (salt: Buffer, spelling: string): Buffer =>
  createHash('sha256').update(salt).update(spelling.trim().replace(/\s+/g, ' ')).digest();

/**
 * Makes the SHA-256 (FIPS 180-4) of a salt of 16 random bytes and a name as people type it: case,
 * marks and spaces do not count.
 */
export const hashName = (salt: Buffer, name: string): Buffer => hashOf(salt, fold(name));

const FORMERLY_ALIKE = new Map(
  ['ıi', 'şs', 'ğg', 'çc', 'öo', 'üu', 'أا', 'إا', 'آا', 'ٱا', 'ىي', 'ةه', 'ؤو', 'ئي'].map(
    ([letter, other]) => [letter!, other!],
  ),
);

/**
 * Folds as 0.1.0 did when it issued certificates: “é” is no “e” there. Hashes of that time can only
 * be compared with it.
 */
const foldFormerly = (name: string): string =>
  toLatinDigits(
    name
      .normalize('NFKC')
      .toLocaleLowerCase('tr')
      .replace(/\p{Mn}|\u0640/gu, '')
      .replace(/[ışğçöüأإآٱىةؤئ]/g, (letter) => FORMERLY_ALIKE.get(letter)!),
  );

/** Lists the hashes that a certificate of this name can have, by when it was issued. */
export const listNameHashes = (salt: Buffer, name: string): readonly Buffer[] => [
  hashName(salt, name),
  hashOf(salt, foldFormerly(name)),
];
