import { isWellKnownEndpoints } from './discovery';

test.each([
  [{}, true],
  [{ issuer: 'https://door.example', sendsIss: true, idTokenAlgorithms: ['RS256'] }, true],
  [{ issuer: 7 }, false],
  [{ issuer: 'https://door.example', tokenEndpoint: null }, false],
  [{ sendsIss: 'yes' }, false],
  [{ idTokenAlgorithms: 'RS256' }, false],
  [{ idTokenAlgorithms: ['RS256', 256] }, false],
  [{ issuer: ['https://door.example'] }, false],
  [null, false],
  [[], false],
  ['https://door.example', false],
])('%j are endpoints by hand: %s', (value, expected) => {
  expect(isWellKnownEndpoints(value)).toBe(expected);
});
