import { toCanonicalJson } from './canonicalJson';

test.each<[unknown, string]>([
  [
    { b: 1, a: { d: [2, { f: 1, e: null }], c: 'ç' } },
    '{"a":{"c":"ç","d":[2,{"e":null,"f":1}]},"b":1}',
  ],
  [{ a: undefined, b: 0 }, '{"b":0}'],
  [[], '[]'],
  [{}, '{}'],
  [[['b'], ['a', 'ç']], '[["b"],["a","ç"]]'],
  [[[1], { b: [null], a: true }], '[[1],{"a":true,"b":[null]}]'],
  [null, 'null'],
  ['"', '"\\""'],
  // By code units, as RFC 8785 wants it: capital letters first.
  [{ a: 1, B: 2, 10: 3, 9: 4 }, '{"10":3,"9":4,"B":2,"a":1}'],
])('%j is written as %s', (value, text) => {
  expect(toCanonicalJson(value)).toBe(text);
});

test('the same value is the same text, however it was put together', () => {
  const value = { chosen: ['b', 'a'], none: true };
  const other = Object.fromEntries(Object.entries(value).toReversed());
  expect(toCanonicalJson(other)).toBe(toCanonicalJson(value));
  expect(JSON.parse(toCanonicalJson(value))).toEqual(value);
});

test('the order of a list is part of it', () => {
  expect(toCanonicalJson(['a', 'b'])).not.toBe(toCanonicalJson(['b', 'a']));
});
