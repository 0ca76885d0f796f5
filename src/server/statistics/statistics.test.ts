import type { Statistics, VoteOutcomes } from '../../shared/contract/statistics';
import type { Locale } from '../../shared/locales';
import { openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function outcomes(locale: Locale = 'en') {
  const response = await host.app.inject(`/v1/statistics/outcomes?locale=${locale}`);
  expect(response.statusCode).toBe(200);
  return response.json<VoteOutcomes>().items;
}
const setContent = (slug: string, facts: { hidden_at?: Date | null; details?: string }) =>
  host.database.db.updateTable('contents').set(facts).where('slug', '=', slug).execute();

test('what came of the polls closed last: the announcement, the decisions, how far they are', async () => {
  const items = await outcomes();
  expect(items.length).toBe(3);
  const closed = items.map(({ poll }) => Date.parse(poll.closedAt));
  expect(closed).toEqual([...closed].sort((a, b) => b - a));
  const followed = items.filter(({ decisions }) => decisions.length > 0);
  expect(followed.length).toBeGreaterThan(0);
  expect(items.flatMap(({ commitments }) => commitments)).toContainEqual(
    expect.objectContaining({ progressPercent: expect.any(Number) as number }),
  );
});

test.each(['en', 'ar', 'tr'] as const)('[SPEC 1.6] the same in %s', async (locale) => {
  const [item] = await outcomes(locale);
  expect([item!.poll.title.lang, item!.outcome.statement.lang]).toEqual([locale, locale]);
});

test('[SPEC 6.1] what is hidden is missing at every link of the chain', async () => {
  const chained = (await outcomes()).find(({ commitments }) => commitments.length > 0)!;
  const { poll, decisions, commitments } = chained;
  const again = async () => (await outcomes()).find((item) => item.poll.slug === poll.slug);

  await setContent(commitments[0]!.slug, { hidden_at: new Date(0) });
  expect((await again())!.commitments).toEqual(commitments.slice(1));
  await setContent(commitments[0]!.slug, { hidden_at: null });

  for (const { slug } of decisions) await setContent(slug, { hidden_at: new Date(0) });
  expect(await again()).toMatchObject({ decisions: [], commitments: [] });
  for (const { slug } of decisions) await setContent(slug, { hidden_at: null });

  await setContent(poll.slug, { hidden_at: new Date(0) });
  expect(await again()).toBeUndefined();
  await setContent(poll.slug, { hidden_at: null });
});

test('ballots of a poll that nobody may see are in no number', async () => {
  const counted = async () => {
    const response = await host.app.inject('/v1/statistics');
    expect(response.statusCode).toBe(200);
    return response.json<Statistics>().ballots;
  };
  const { db } = host.database;
  const { slug, ballots } = await db
    .selectFrom('polls')
    .innerJoin('contents', 'contents.id', 'polls.poll_id')
    .select(['slug', 'ballots'])
    .where('visibility', '=', 'public')
    .where('status', '=', 'published')
    .where('ballots', '>', 0)
    .orderBy('slug')
    .executeTakeFirstOrThrow();
  const before = await counted();
  await setContent(slug, { hidden_at: new Date(0) });
  expect(await counted()).toBe(before - ballots);
  await setContent(slug, { hidden_at: null });
});

test('answered questions are counted: without any, nothing leads to their list', async () => {
  const countAnswers = async () =>
    (await host.app.inject('/v1/statistics')).json<Statistics>().answers;
  const list = await host.app.inject('/v1/faqs?limit=1');
  const before = await countAnswers();
  expect(before).toBe(list.json<{ total: number }>().total);
  expect(before).toBeGreaterThan(0);
});
