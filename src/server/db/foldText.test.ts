import { sql } from 'kysely';
import { fold } from '../../shared/fold';
import { SPELLINGS } from '../../shared/testing/spellings';
import type { OpenDatabase } from './openDatabase';
import { openTestDatabase } from '../testing/testHost';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const foldAll = async (texts: readonly string[]) => {
  const { rows } = await sql<{ folded: string }>`
    select fold_text(text) as folded from unnest(${texts}::text[]) with ordinality as one(text, place) order by place`.execute(
    database.db,
  );
  return rows.map(({ folded }) => folded);
};

test.each([
  ...SPELLINGS.flat(),
  'IŞIL IĞDIR',
  'ÇAĞRI ÜNAL',
  'مُحَمَّد آل مَكْتُوم',
  'هدى الرؤوف الطائي',
  'Room ٤٢ ۴۲',
  'ﷲ ﻻ',
  '\u0130\u0307 e\u0301',
])('[SPEC 1.6] the database folds %s as the host does', async (text) => {
  expect(await foldAll([text])).toEqual([fold(text)]);
});

/**
 * Letters, marks and digits of Latin, Greek, Cyrillic, Armenian, Hebrew and Arabic, and their forms
 * for presentation.
 */
const RANGES = [
  [0x1, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0x1ab0, 0x1aff],
  [0x1cd0, 0x20ff],
  [0x2de0, 0x2dff],
  [0x3000, 0x30ff],
  [0xa640, 0xa69f],
  [0xfb00, 0xffff],
  [0xe0000, 0xe01ef],
] as const;

test('letter by letter the database folds as the host does', async () => {
  const letters = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
  ).filter((letter) => /\P{Cn}/u.test(letter));
  const folded = await foldAll(letters);
  const different = letters.filter((letter, place) => folded[place] !== fold(letter));
  expect(different.map((letter) => letter.codePointAt(0)!.toString(16))).toEqual([]);
});
