import { COMMON_PASSWORDS } from './commonPasswords';
import { findPasswordFault } from './passwordRules';

const PERSON = { name: 'Işıl Haddad', email: 'i.hdd@harbour.example' };

test.each([
  ['ninechars', 'tooShort'],
  ['👩‍🚀👩‍🚀', 'tooShort'],
  [`${'abcdefgh '.repeat(28)}abcde`, 'tooLong'],
  ['aabbccddaabb', 'tooUniform'],
  ['PASSWORD1234', 'tooCommon'],
  ['!!!welcome2026', 'tooCommon'],
  ['zxcvbnmzxcvbnm', 'tooCommon'],
  ['1234567890', 'tooCommon'],
  ['my haDDad 77', 'namesPerson'],
  ['at the harbour', 'namesPerson'],
])('“%s” is refused: %s', (password, fault) => {
  expect(findPasswordFault(password, PERSON)).toBe(fault);
});

test.each([
  'ten chars!',
  'a quiet evening',
  'işık ve deniz',
  'سماء زرقاء هادئة',
  'x.hdd and tea',
  'b1c2d3e4f5'.repeat(25),
])('“%s” is taken', (password) => {
  expect(findPasswordFault(password, PERSON)).toBeNull();
});

test('the list of common passwords is one, in lower case', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(200);
  expect([...COMMON_PASSWORDS].filter((text) => text !== text.toLowerCase())).toEqual([]);
});
