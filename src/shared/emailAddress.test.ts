import { Value } from 'typebox/value';
import { Email } from './contract/text';
import { isEmail } from './emailAddress';

test.each([
  ['hello@skovby.example', true],
  [' hello@skovby.example ', true],
  ['ğrace@köy.example', true],
  [`${'a'.repeat(64)}@one.example`, true],
  ['hello@skovby', false],
  ['hello@skovby.', false],
  ['hello skovby.example', false],
  ['two@one.example, other@one.example', false],
  ['\u2066hello@skovby.example\u2069', false],
  ['hello@skovby.example\nBcc: x@y.example', false],
  ['', false],
])('%j is an address: %s, to the function and to the contract', (text, is) => {
  expect([isEmail(text), Value.Check(Email, text)]).toEqual([is, is]);
});
