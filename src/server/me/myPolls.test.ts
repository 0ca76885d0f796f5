import type { MyPolls } from '../../shared/contract/me';
import type { DemoPerson } from '../../demo/people';
import { openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function pollsOf(person: DemoPerson | number, locale = 'en'): Promise<MyPolls> {
  const headers = await host.headersOf(person);
  const response = await host.app.inject({ url: `/v1/me/have-your-say?locale=${locale}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json<MyPolls>();
}

const RESIDENT = 17;

test('votes cast are apart from those that wait, open ones from closed ones', async () => {
  const { toDo, voted, closed } = await pollsOf(RESIDENT);
  const now = host.clock();
  for (const poll of [...toDo, ...voted]) expect(Date.parse(poll.closesAt!)).toBeGreaterThan(now);
  for (const poll of closed) expect(Date.parse(poll.closesAt!)).toBeLessThanOrEqual(now);
  const slugs = [...toDo, ...voted, ...closed].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(voted.length).toBeGreaterThan(0);
  expect(closed.length).toBeGreaterThan(0);
  for (const { receipt, castAt } of [...voted, ...closed]) {
    expect(receipt).toMatch(/^[0-9A-F]{5}(-[0-9A-F]{5}){3}$/);
    expect(Date.parse(castAt)).toBeLessThanOrEqual(now);
  }
});

test('what became of a vote is told in the reader’s language', async () => {
  const { closed } = await pollsOf(RESIDENT, 'tr');
  const told = closed.find(({ outcome }) => outcome !== null);
  expect(told!.outcome).toMatchObject({ lang: 'tr' });
});

test('whoever has not voted has nothing but what waits', async () => {
  const { toDo, voted, closed } = await pollsOf('grace');
  expect([voted, closed]).toEqual([[], []]);
  expect(toDo.length).toBeGreaterThan(0);
});

test.each([
  ['hidden', { hidden_at: new Date(0) }],
  ['for the members of a group that they are not in', { visibility: 'members' }],
])('of a poll that is %s by now those who voted are told nothing', async (_, facts) => {
  const { db } = host.database;
  const { closed } = await pollsOf(RESIDENT);
  const { slug } = closed.find(({ outcome }) => outcome !== null)!;
  const set = (values: { hidden_at?: Date | null; visibility?: string }) =>
    db.updateTable('contents').set(values).where('slug', '=', slug).execute();
  await set(facts);
  const { closed: left, voted } = await pollsOf(RESIDENT);
  expect(left).toEqual(closed.filter((poll) => poll.slug !== slug));
  expect(voted.map((poll) => poll.slug)).not.toContain(slug);
  await set({ hidden_at: null, visibility: 'public' });
  expect((await pollsOf(RESIDENT)).closed).toEqual(closed);
});
