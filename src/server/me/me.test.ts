import { sql } from 'kysely';
import type { MyContent, Notice } from '../../shared/contract/me';
import type { DetailPage, Page } from '../../shared/contract/content';
import type { PollDetails } from '../../shared/contract/have-your-say';
import type { DemoPerson } from '../../demo/people';
import { toPersonId } from '../seed/seedContents';
import { createRandomAnswers } from '../have-your-say/testing/randomAnswers';
import { openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function mine<T>(section: string, person: DemoPerson | number, locale = 'en'): Promise<T[]> {
  const url = `/v1/me/${section}?locale=${locale}`;
  const response = await host.app.inject({ url, headers: await host.headersOf(person) });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json<Page<T>>().items as T[];
}

test('membership and authorship lead to what is mine', async () => {
  expect(await mine<MyContent>('teams', 'isil', 'tr')).toContainEqual(
    expect.objectContaining({
      slug: 'green-neighbourhoods',
      relation: 'member',
      title: expect.objectContaining({ lang: 'tr' }),
    }),
  );
  expect((await mine<MyContent>('committees', 'leyla')).map(({ slug }) => slug)).toContain(
    'budget-committee',
  );
  const posts = await mine<MyContent>('blogs', 'nadia');
  expect(posts.every(({ relation }) => relation === 'author')).toBe(true);
});

test.each([
  ['teams', 'grace', 'green-neighbourhoods'],
  ['committees', 78, 'budget-committee'],
] as const)('of own %s those that are hidden are not told of', async (section, who, slug) => {
  const { db } = host.database;
  const hide = (hidden_at: Date | null) =>
    db.updateTable('contents').set({ hidden_at }).where('slug', '=', slug).execute();
  const slugs = async () => (await mine<MyContent>(section, who)).map((item) => item.slug);
  const before = await slugs();
  expect(before).toContain(slug);
  await hide(new Date(0));
  expect(await slugs()).toEqual(before.filter((other) => other !== slug));
  await hide(null);
});

test('a poll that closes soon asks for a vote until it is cast; an outcome is told to those who voted', async () => {
  const [soon] = (await mine<Notice>('notices', 'omar')).filter(
    ({ kind }) => kind === 'pollClosingSoon',
  );
  const { slug } = soon!.content;
  const kinds = (notices: Notice[]) =>
    notices.filter(({ content }) => content.slug === slug).map(({ kind }) => kind);
  const cancel = (cancellation: object | null) =>
    sql`update contents set details = details || ${JSON.stringify({ cancellation })}::jsonb where slug = ${slug}`.execute(
      host.database.db,
    );
  await cancel({ en: 'The plan is withdrawn.' });
  expect(kinds(await mine<Notice>('notices', 'omar'))).toEqual([]);
  await cancel(null);
  const poll = (await host.app.inject(`/v1/have-your-say/${slug}`)).json<DetailPage<PollDetails>>();
  await host.app.inject({
    method: 'POST',
    url: `/v1/have-your-say/${slug}/ballots`,
    headers: { ...(await host.headersOf('omar')), 'idempotency-key': 'notice-test' },
    payload: { answers: createRandomAnswers(poll.details) },
  });
  expect(kinds(await mine<Notice>('notices', 'omar'))).toEqual([]);
  expect((await mine<Notice>('notices', 17)).some(({ kind }) => kind === 'outcomePublished')).toBe(
    true,
  );
  expect(
    (await mine<Notice>('notices', 'grace')).some(({ kind }) => kind === 'outcomePublished'),
  ).toBe(false);
});

test('what I wrote and was cancelled is neither to come nor open', async () => {
  const { db } = host.database;
  const soon = '2100-01-01T10:00:00Z';
  await db
    .updateTable('contents')
    .set({ author_person_id: toPersonId('nadia'), opens_at: soon, closes_at: null })
    .where('section', '=', 'events')
    .execute();
  const cancelled = await db
    .updateTable('contents')
    .set({ details: sql`details || '{"cancellation": {"en": "The hall is flooded."}}'` })
    .where('section', '=', 'events')
    .where('slug', '<', 'n')
    .returning('slug')
    .execute();
  const phases = (await mine<MyContent>('events', 'nadia')).map(
    ({ slug, phase }) => [slug, phase] as const,
  );
  expect(
    phases
      .filter(([, phase]) => phase === null)
      .map(([slug]) => slug)
      .sort(),
  ).toEqual(cancelled.map(({ slug }) => slug).sort());
  expect(phases.some(([, phase]) => phase === 'upcoming')).toBe(true);
});

test.each(['teams', 'have-your-say', 'notices', 'notifications'])(
  'me/%s is for those who are signed in',
  async (section) => {
    const response = await host.app.inject(`/v1/me/${section}`);
    expect(response.json()).toMatchObject({ status: 401, code: 'signInRequired' });
  },
);
