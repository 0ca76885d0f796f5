import { jest } from '@jest/globals';
import pg from 'pg';
import type { ListItem, Page } from '../../shared/contract/content';
import { SECTIONS } from '../../shared/sections';
import { openTestHost, type TestHost } from '../testing/testHost';

/** The most that a list or a page may ask of the database, however long it is. */
const MOST_QUERIES = 12;
/**
 * Number of additional queries for what some contents of a section have, and not the first one: it
 * is read for all of them together.
 */
const MORE_FOR_ALL = 3;

let host: TestHost;
let reader: Record<string, string>;
beforeAll(async () => {
  host = await openTestHost();
  reader = await host.headersOf(0);
});
afterAll(() => host.close());

const watchQueries = () => jest.spyOn(pg.Client.prototype, 'query');
let asked: ReturnType<typeof watchQueries>;
beforeEach(() => void (asked = watchQueries()));

/**
 * Counts the queries that a request takes. What the host does by itself meanwhile can only add: the
 * least of three counts.
 */
async function queriesOf(url: string, headers: Record<string, string>): Promise<number> {
  const counts: number[] = [];
  while (counts.length < 3) {
    const before = asked.mock.calls.length;
    const { statusCode } = await host.app.inject({ url, headers });
    expect([url, statusCode]).toEqual([url, 200]);
    counts.push(asked.mock.calls.length - before);
  }
  return Math.min(...counts);
}

const readers = [
  ['a visitor', () => ({})],
  ['somebody signed in', () => reader],
] as const;

describe.each(readers)('for %s', (_name, headersFor) => {
  test.each(SECTIONS)('the list of %s does not ask once for each content', async (section) => {
    const one = await queriesOf(`/v1/${section}?limit=1`, headersFor());
    const all = await queriesOf(`/v1/${section}?limit=100`, headersFor());
    expect(one).toBeGreaterThan(0);
    expect(all).toBeLessThanOrEqual(Math.min(one + MORE_FOR_ALL, MOST_QUERIES));
  });

  test.each(SECTIONS)('a page of %s asks a few times', async (section) => {
    const { items } = (await host.app.inject(`/v1/${section}`)).json<Page<ListItem<object>>>();
    for (const { slug } of items.slice(0, 3))
      expect(await queriesOf(`/v1/${section}/${slug}`, headersFor())).toBeLessThanOrEqual(
        MOST_QUERIES,
      );
  });
});
