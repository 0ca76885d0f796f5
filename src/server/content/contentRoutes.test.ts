import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import { TEST_LOCALES } from '../../shared/testing/testLocales';
import { openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function get<T>(url: string): Promise<T> {
  const response = await host.app.inject(url);
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json<T>();
}

type Item = ListItem<Record<string, unknown>>;

describe.each([
  'have-your-say',
  'dialogs',
  'blogs',
  'publications',
  'training',
  'teams',
  'committees',
  'governance',
  'events',
  'quizzes',
  'faqs',
] as const)('[SPEC 1.1] %s', (section) => {
  test('lists what is published and opens each item in every language', async () => {
    const { items, total } = await get<Page<Item>>(`/v1/${section}?limit=100`);
    expect(items.length).toBeGreaterThan(0);
    expect(items).toHaveLength(total);
    for (const locale of TEST_LOCALES) {
      for (const { slug } of items.slice(0, 3)) {
        const page = await get<DetailPage<unknown>>(`/v1/${section}/${slug}?locale=${locale}`);
        expect(page.title.lang === locale || !page.translatedInto.includes(locale)).toBe(true);
        expect(page.body.text.length).toBeGreaterThan(20);
      }
    }
  });

  test('pages by cursor without repeating or skipping', async () => {
    const { items: all } = await get<Page<Item>>(`/v1/${section}?limit=100`);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const url: string = `/v1/${section}?limit=2${cursor ? `&cursor=${cursor}` : ''}`;
      const page: Page<Item> = await get(url);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(all.map(({ id }) => id));
  });
});

test.each(['upcoming', 'open', 'closed'] as const)(
  'phase=%s gives polls of that phase alone',
  async (phase) => {
    const { items } = await get<Page<Item>>(`/v1/have-your-say?phase=${phase}&limit=100`);
    expect(items.length).toBeGreaterThan(0);
    expect(items.map((item) => item.phase)).toEqual(items.map(() => phase));
  },
);

test('phase=current begins with what is open and closes soonest; the counts are of every phase', async () => {
  const all = await get<Page<Item>>('/v1/have-your-say?limit=100');
  const current = await get<Page<Item>>('/v1/have-your-say?phase=current&limit=100');
  const open = all.items.filter(({ phase }) => phase === 'open');
  expect(current.items.map(({ closesAt }) => closesAt)).toEqual(
    open.map(({ closesAt }) => closesAt).sort(),
  );
  expect(current.total).toBe(open.length);
  const countOf = (phase: string) => all.items.filter((item) => item.phase === phase).length;
  const counts = {
    open: countOf('open'),
    upcoming: countOf('upcoming'),
    closed: countOf('closed'),
  };
  expect(all.phases).toEqual(counts);
  expect(current.phases).toEqual(counts);
});

test('phase=current gives events that are not over, the next one first', async () => {
  const { items, total, phases } = await get<Page<Item>>('/v1/events?phase=current&limit=100');
  expect(total).toBe(phases!.open + phases!.upcoming);
  expect(items).toHaveLength(total);
  expect(items.map(({ phase }) => phase)).not.toContain('closed');
  const starts = items.map(({ opensAt }) => opensAt);
  expect(starts).toEqual([...starts].sort());
});

test('a section without phases counts none, and phase=current is everything', async () => {
  const all = await get<Page<Item>>('/v1/blogs');
  const current = await get<Page<Item>>('/v1/blogs?phase=current');
  expect(current.total).toBe(all.total);
  expect(current).not.toHaveProperty('phases');
});

test('search finds Arabic and Turkish words however they are typed', async () => {
  const arabic = await get<Page<Item>>(`/v1/have-your-say?q=${encodeURIComponent('المكتبه')}`);
  const turkish = await get<Page<Item>>('/v1/have-your-say?q=KUTUPHANE');
  expect(arabic.items.map(({ slug }) => slug)).toContain('new-library-design');
  expect(turkish.items.map(({ slug }) => slug)).toContain('new-library-design');
  expect((await get<Page<Item>>('/v1/have-your-say?q=100%25_no')).total).toBe(0);
});

test('what has no translation is sent in its original language and says so', async () => {
  const { items } = await get<Page<Item>>('/v1/blogs?locale=tr&limit=100');
  const untranslated = items.filter(({ title }) => title.lang !== 'tr');
  expect(untranslated).toHaveLength(1);
});

test('quizzes never send which option is right or why', async () => {
  const { items } = await get<Page<Item>>('/v1/quizzes');
  for (const { slug } of items) {
    const { body } = await host.app.inject(`/v1/quizzes/${slug}`);
    expect(body).not.toMatch(/"correct"|"explanation"/);
  }
});

test.each([
  ['/v1/blogs?sort=title', 400, 'invalidRequest'],
  ['/v1/blogs?limit=1000', 400, 'invalidRequest'],
  ['/v1/blogs?locale=xx', 400, 'invalidRequest'],
  ['/v1/blogs?cursor=abc', 400, 'invalidCursor'],
  ['/v1/blogs/nothing-here', 404, 'notFound'],
  ['/v1/nothing', 404, 'notFound'],
  ['/v1/dialogs/nothing-here/comments', 404, 'notFound'],
])('%s is refused as problem+json: %s %s', async (url, status, code) => {
  const response = await host.app.inject(url);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ status, code });
});

test.each([
  ['2026-02-28 23:59:59.999999+03', 200],
  ['infinity', 200],
  ['2026-02-30 00:00:00+00', 400],
  ['2026-13-01 00:00:00+00', 400],
  ['2026-01-01 24:00:00+00', 400],
  ['2026-01-01 00:00:60+00', 400],
  ['2026-01-01 00:00:00+16', 400],
  ['0000-01-01 00:00:00+00', 400],
  ['yesterday', 400],
])('a cursor with %s as its moment is answered with %s', async (moment, status) => {
  const key = JSON.stringify([moment, '00000000-0000-4000-8000-000000000000']);
  const cursor = Buffer.from(key).toString('base64url');
  const response = await host.app.inject(`/v1/blogs?cursor=${cursor}`);
  expect(response.statusCode).toBe(status);
  if (status === 400) expect(response.json()).toMatchObject({ code: 'invalidCursor' });
});

test('the home page’s numbers are those of the database', async () => {
  const numbers = await get<Record<string, number>>('/v1/statistics');
  const { total } = await get<Page<Item>>('/v1/have-your-say?phase=open&limit=1');
  expect(numbers.openPolls).toBe(total);
  expect(numbers.people).toBe(247);
  expect(numbers.comments).toBeGreaterThan(90);
});
