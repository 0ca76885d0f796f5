/** @jest-environment node */
import { toDetailArg, toListArg } from './contentEndpoints';
import { toCursorQuery, cursorPagination } from './cursorPagination';
import { toOpinionStatementsArg } from './opinionsApi';

describe('lists', () => {
  test('a page names the next one, and the last page none', () => {
    expect(cursorPagination.getNextPageParam({ next: 'c1' })).toBe('c1');
    expect(cursorPagination.getNextPageParam({ next: null })).toBeUndefined();
    expect(toCursorQuery('c1')).toEqual({ cursor: 'c1' });
    expect(toCursorQuery('')).toEqual({});
    expect(toCursorQuery(undefined)).toEqual({});
  });

  test.each([
    ['', {}],
    [
      'topic=culture&cursor=c1&area=%20old-town%20',
      { topic: 'culture', cursor: 'c1', area: 'old-town' },
    ],
    ['topic=%20&phase=open', { phase: 'open' }],
    ['limit=9&group=g&colour=red', {}],
  ])('?%s asks a list for %j', (search, expected) => {
    expect(toListArg('blogs', 'tr', new URLSearchParams(search))).toEqual({
      section: 'blogs',
      locale: 'tr',
      ...expected,
    });
  });

  const TOKEN = 'A-_'.repeat(14) + 'z';
  test.each([
    [`preview=${TOKEN}`, { preview: TOKEN }],
    [`preview=${TOKEN}z`, {}],
    [`preview=z${TOKEN}`, {}],
    [`preview=${TOKEN.slice(1)}`, {}],
    ['preview=', {}],
    ['', {}],
  ])('?%s of a page is a link to what is not out yet: %j', (search, expected) => {
    const place = { section: 'blogs', slug: 'spring', locale: 'tr' } as const;
    expect(toDetailArg(place, new URLSearchParams(search))).toEqual({ ...place, ...expected });
  });

  test.each([
    ['', { sort: 'consensus' }],
    ['sort=divided', { sort: 'divided' }],
    ['sort=loudest&cursor=c1', { sort: 'consensus', cursor: 'c1' }],
  ])('?%s of a report asks for statements %j', (search, expected) => {
    const place = { slug: 'trams', locale: 'tr' } as const;
    expect(toOpinionStatementsArg(place, new URLSearchParams(search))).toEqual({
      ...place,
      ...expected,
    });
  });
});
