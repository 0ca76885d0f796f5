import { findVisibleFaults } from './passwordRules';

test.each([
  ['nine char', ['tooShort']],
  ['', ['tooShort', 'tooUniform']],
  ['aaaabbbbcccc', ['tooUniform']],
  ['a'.repeat(257), ['tooLong', 'tooUniform']],
  ['harbour lights', []],
  ['مصباح الميناء', []],
  // Ten characters in twenty UTF-16 units.
  ['😀😁😂😃😄😀😁😂😃😄', []],
  ['😀😁😂😃😄😀😁😂😃', ['tooShort']],
])('the password %j breaks the rules %j', (password, faults) => {
  expect(findVisibleFaults(password)).toEqual(faults);
});
