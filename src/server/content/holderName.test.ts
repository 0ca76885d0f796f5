import { createHash } from 'node:crypto';
import { hashName, listNameHashes } from './holderName';

const SALT = Buffer.alloc(16, 7);
const hex = (hash: Buffer) => hash.toString('hex');
const isNamed = (name: string, hash: string) => listNameHashes(SALT, name).map(hex).includes(hash);
const issuedFor = (name: string) => hex(hashName(SALT, name));
/**
 * Hashes a name as in certificates of the first release: it took no accent off but the Turkish ones
 * and the Arabic marks.
 */
const formerlyIssuedFor = (spelling: string) =>
  hex(createHash('sha256').update(SALT).update(spelling).digest());

test.each([
  ['kamil  yilmaz', 'Kâmil Yılmaz'],
  ['Jose Garcia', 'José García'],
  ['محمد', 'مُحَمَّد'],
])('%s is the holder of a certificate for %s', (typed, name) => {
  expect(isNamed(typed, issuedFor(name))).toBe(true);
});

test.each([
  ['José García', 'josé garcía'],
  ['IŞIL ÖĞÜT', 'isil ogut'],
  ['Kâmil', 'kâmil'],
  ['أحمد', 'احمد'],
])('certificates of before for %s are confirmed as before', (typed, spelling) => {
  expect(isNamed(typed, formerlyIssuedFor(spelling))).toBe(true);
});

test('another name is another holder', () => {
  expect(isNamed('Jane', issuedFor('Jana'))).toBe(false);
});
