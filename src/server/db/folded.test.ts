import { sql } from 'kysely';
import { fold } from '../../shared/fold';
import type { OpenDatabase } from './openDatabase';
import { openTestDatabase } from '../testing/testHost';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  'Grace Bell',
  'IŞIL IĞDIR',
  'İlker Öğütçü',
  'ÇAĞRI ÜNAL',
  'مُحَمَّد آل مَكْتُوم',
  'فاطمــة إبراهيم',
  'هدى الرؤوف الطائي',
  'ٱلرَّحْمٰن',
  'Room ٤٢ ۴۲',
  'ﷲ ﻻ',
  '\u0130\u0307 e\u0301',
])('the database folds %s as the host does', async (name) => {
  const { rows } = await sql<{ name: string }>`select folded(${name}) as name`.execute(database.db);
  expect(rows).toEqual([{ name: fold(name) }]);
});
