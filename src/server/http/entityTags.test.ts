import type { FastifyRequest } from 'fastify';
import { matchesIfNoneMatch } from './entityTags';

const asked = (tags?: string) =>
  ({ headers: tags === undefined ? {} : { 'if-none-match': tags } }) as FastifyRequest;

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['', '"a"', false],
])('who says %j and is offered %j: %j', (tags, etag, expected) => {
  expect(matchesIfNoneMatch(asked(tags), etag)).toBe(expected);
});

test('who says nothing is not known', () => {
  expect(matchesIfNoneMatch(asked(), '"a"')).toBeUndefined();
});
