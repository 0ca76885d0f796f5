import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { SECTIONS, findSectionOfPath, type Section } from '../../shared/sections';
import type { SectionState } from '../../shared/contract/settings';
import { DEFAULT_VALUES } from '../../shared/settings';
import { runWithNewestSettings } from '../city/currentSettings';
import { toPersonId } from '../seed/seedContents';
import { notify } from '../notifications/notify';
import { openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
let slugs: ReadonlyMap<Section, string>;
beforeAll(async () => {
  host = await openTestHost();
  const first = async (section: Section) => {
    const { items } = await read<{ items: { slug: string }[] }>(`/v1/${section}?limit=1`);
    return [section, items[0]!.slug] as const;
  };
  slugs = new Map(await Promise.all(SECTIONS.map(first)));
});
afterEach(() => setSections({}));
afterAll(() => host.close());

const read = async <Body>(url: string, headers = {}): Promise<Body> =>
  (await host.app.inject({ url, headers })).json<Body>();

async function setSections(states: Partial<Record<Section, SectionState>>): Promise<void> {
  const headers = await host.headersOf('admin');
  const { revision } = await read<{ revision: number }>('/v1/settings/sections', headers);
  const { statusCode } = await host.app.inject({
    method: 'PUT',
    url: '/v1/settings/sections',
    headers,
    payload: { revision, value: { ...DEFAULT_VALUES.sections, ...states } },
  });
  expect(statusCode).toBe(200);
}

const statusOf = async (url: string, headers = {}) =>
  (await host.app.inject({ url, headers })).statusCode;

/** Lists where the slugs of a section are named, among all that everybody reads. */
async function findMentions(section: Section): Promise<readonly string[]> {
  const slug = slugs.get(section)!;
  const urls = [
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/en/feed.atom',
    '/v1/calendar.ics',
    '/v1/statistics/outcomes',
    `/v1/search?q=${slug.split('-')[0]}`,
    `/v1/search?q=${slug.split('-')[0]}&section=${section}`,
    `/v1/search/suggestions?q=${slug.split('-')[0]}`,
  ];
  const bodies = await Promise.all(
    urls.map(async (url) => [url, (await host.app.inject(url)).body] as const),
  );
  const marks = [`/${section}`, `"section":"${section}"`];
  return bodies.filter(([, body]) => marks.some((mark) => body.includes(mark))).map(([url]) => url);
}

test.each(SECTIONS)(
  '%s switched off is not there, for nobody, and is all back later',
  async (section) => {
    const slug = slugs.get(section)!;
    const urls = [
      `/v1/${section}`,
      `/v1/${section}/${slug}`,
      `/sitemap/${section}/1.xml`,
      `/og/en/${section}/${slug}.png`,
      `/en/${section}/feed.atom`,
    ];
    const before = await Promise.all(urls.slice(0, 3).map((url) => statusOf(url)));
    expect(before).toEqual([200, 200, 200]);
    expect(await findMentions(section)).not.toEqual([]);

    await setSections({ [section]: 'off' });
    for (const headers of [{}, await host.headersOf('admin'), await host.headersOf('grace')])
      for (const url of urls) expect([url, await statusOf(url, headers)]).toEqual([url, 404]);
    expect(await findMentions(section)).toEqual([]);

    await setSections({});
    expect(await Promise.all(urls.slice(0, 3).map((url) => statusOf(url)))).toEqual(before);
  },
);

test('in a section that can only be read nothing is written, and what is there is read', async () => {
  const slug = slugs.get('blogs')!;
  const headers = { ...(await host.headersOf('grace')), 'idempotency-key': crypto.randomUUID() };
  const write = (url: string, payload: object, method: 'POST' | 'DELETE' = 'POST') =>
    host.app.inject({ method, url, headers, payload });
  await setSections({ blogs: 'readOnly' });
  expect(await statusOf(`/v1/blogs/${slug}`)).toBe(200);
  const comment = await write(`/v1/blogs/${slug}/comments`, { text: 'Words' });
  expect([comment.statusCode, comment.json()]).toMatchObject([409, { code: 'sectionClosed' }]);
  expect((await write('/v1/blogs', {})).json()).toMatchObject({ code: 'sectionClosed' });

  // Other sections, taking back what is one's own, and reports of what is against the law.
  expect((await write('/v1/events', {})).json()).not.toMatchObject({ code: 'sectionClosed' });
  const id = crypto.randomUUID();
  const removed = await write(`/v1/blogs/${slug}/comments/${id}`, {}, 'DELETE');
  const reported = await write(`/v1/blogs/${slug}/comments/${id}/report`, { reason: 'spam' });
  expect([removed.statusCode, reported.statusCode]).toEqual([404, 404]);
});

test('what can only be read says to visitors and members alike that it takes no ballot, registration or attempt', async () => {
  const find = async (section: Section, query = '') =>
    (await read<{ items: { slug: string }[] }>(`/v1/${section}?limit=1${query}`)).items[0]!.slug;
  const poll = await find('have-your-say', '&phase=open');
  const quiz = await find('quizzes');
  const event = await host.database.db
    .selectFrom('contents')
    .select('slug')
    .where('section', '=', 'events')
    .where('status', '=', 'published')
    .where('closes_at', '>', new Date(host.clock()))
    .where(sql<boolean>`details -> 'registration' ->> 'way' = 'here'`)
    .where(sql<boolean>`details ->> 'cancellation' is null`)
    .executeTakeFirstOrThrow();
  await setSections({ 'have-your-say': 'readOnly', quizzes: 'readOnly', events: 'readOnly' });
  for (const headers of [{}, await host.headersOf('grace')])
    for (const url of [
      `/v1/have-your-say/${poll}`,
      `/v1/quizzes/${quiz}`,
      `/v1/events/${event.slug}/registration`,
    ]) {
      const body = await read<{ refusal?: string; details?: { refusal: string } }>(url, headers);
      expect([url, body.refusal ?? body.details?.refusal]).toEqual([url, 'sectionClosed']);
    }
  const cast = await host.app.inject({
    method: 'POST',
    url: `/v1/have-your-say/${poll}/ballots`,
    headers: { ...(await host.headersOf('grace')), 'idempotency-key': crypto.randomUUID() },
    payload: { answers: {} },
  });
  expect(cast.json()).toMatchObject({ status: 409, code: 'sectionClosed' });
});

test('administrators are told how much a section closes when it is not on', async () => {
  const headers = await host.headersOf('admin');
  const counts = await read<object>('/v1/settings/sections/consequences', headers);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contents where section = 'have-your-say'
      and status = 'published' and deleted_at is null
      and opens_at <= ${new Date(host.clock())} and closes_at > ${new Date(host.clock())}
      and details ->> 'cancellation' is null and details ->> 'recount' is null`.execute(
    host.database.db,
  );
  expect(counts).toMatchObject({ openVotes: rows[0]!.count });
  expect(rows[0]!.count).toBeGreaterThan(0);
});

test('what people own in a closed section is not shown to them either', async () => {
  const headers = await host.headersOf('grace');
  const { db } = host.database;
  const slug = slugs.get('blogs')!;
  const post = await db
    .selectFrom('contents')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const about = { kind: 'corrected', because: 'following', contentId: post.id } as const;
  const news = { ...about, actorId: null, at: new Date(host.clock()), occasion: 'a test' };
  await db.transaction().execute((trx) => notify(trx, news, [toPersonId('grace')]));
  const hasNews = async () =>
    (await host.app.inject({ url: '/v1/me/notifications', headers })).body.includes(slug);
  expect(await hasNews()).toBe(true);
  expect(await statusOf('/v1/me/blogs', headers)).toBe(200);
  await setSections({ blogs: 'off' });
  expect(await hasNews()).toBe(false);
  expect(await statusOf('/v1/me/blogs', headers)).toBe(404);

  // Nobody is told of what happens there meanwhile.
  const countAll = () => db.selectFrom('notifications').select('id').execute();
  const before = await countAll();
  const later = { ...news, occasion: 'another test' };
  await runWithNewestSettings(() =>
    db.transaction().execute((trx) => notify(trx, later, [toPersonId('grace')])),
  );
  expect(await countAll()).toEqual(before);
});

test.each([
  ['/v1/blogs/trees?x=/events', 'blogs'],
  ['/v1/me/teams', 'teams'],
  ['/v1/events.ics', 'events'],
  ['/ar/training/first-aid.ics', 'training'],
  ['/v1/certificates/7', 'training'],
  ['/sitemap/faqs/1.xml', 'faqs'],
  ['/user/blogs', null],
  ['/v1/search?section=blogs', null],
  ['/', null],
])('%s is of %s', (path, section) => {
  expect(findSectionOfPath(path)).toBe(section);
});
