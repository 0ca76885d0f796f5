import type { DetailPage } from '../../shared/contract/content';
import type { PollDetails } from '../../shared/contract/have-your-say';
import type { MyNeeds } from '../../shared/contract/me';
import type { DemoPerson } from '../../demo/people';
import { toPersonId } from '../seed/seedContents';
import { createRandomAnswers } from '../have-your-say/testing/randomAnswers';
import { openTestHost, type TestHost } from '../testing/testHost';

/**
 * Open polls in which they may vote. Three are for verified residents such as Nadia, one for a
 * committee of which Grace is a member.
 */
const WAITING = { grace: 11, nadia: 13 };
let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function needsOf(person: DemoPerson): Promise<MyNeeds> {
  const response = await host.app.inject({
    url: '/v1/me/needs?locale=tr',
    headers: await host.headersOf(person),
  });
  expect(response.statusCode).toBe(200);
  return response.json<MyNeeds>();
}

test('open polls wait for those who may vote, the nearest end first, until the vote is cast', async () => {
  const { polls } = await needsOf('omar');
  const ends = polls.items.map(({ closesAt }) => closesAt!);
  expect(ends).toEqual([...ends].sort());
  expect(polls.items.length).toBe(Math.min(3, polls.total));

  const [first] = polls.items;
  const poll = (await host.app.inject(`/v1/have-your-say/${first!.slug}`)).json<
    DetailPage<PollDetails>
  >();
  const cast = await host.app.inject({
    method: 'POST',
    url: `/v1/have-your-say/${first!.slug}/ballots`,
    headers: { ...(await host.headersOf('omar')), 'idempotency-key': 'needs-test' },
    payload: { answers: createRandomAnswers(poll.details) },
  });
  expect(cast.statusCode).toBe(201);
  const after = (await needsOf('omar')).polls;
  expect(after.total).toBe(polls.total - 1);
  expect(after.items.map(({ slug }) => slug)).not.toContain(first!.slug);
});

test('[SPEC 6.1] a poll for verified residents does not wait for others', async () => {
  const totals = [(await needsOf('grace')).polls.total, (await needsOf('nadia')).polls.total];
  expect(totals).toEqual([WAITING.grace, WAITING.nadia]);
});

test('one’s own drafts wait, those of others do not', async () => {
  const slug = 'what-a-moderator-reads-in-a-week';
  const { db } = host.database;
  await db
    .updateTable('contents')
    .set({ author_person_id: toPersonId('leyla') })
    .where('slug', '=', slug)
    .execute();
  const { drafts } = await needsOf('leyla');
  expect(drafts.items.map((item) => item.slug)).toEqual([slug]);
  expect((await needsOf('grace')).drafts.total).toBe(0);
});

test('a draft whose readers are others by now does not wait for whoever entered it', async () => {
  const { db } = host.database;
  const slug = 'what-a-moderator-reads-in-a-week';
  const setAuthor = (facts: { author_person_id: string; created_by: string | null }) =>
    db.updateTable('contents').set(facts).where('slug', '=', slug).execute();
  await setAuthor({ author_person_id: toPersonId('nadia'), created_by: toPersonId('grace') });
  expect((await needsOf('grace')).drafts.total).toBe(0);
  expect((await needsOf('nadia')).drafts.items.map((item) => item.slug)).toContain(slug);
  await setAuthor({ author_person_id: toPersonId('leyla'), created_by: null });
});

test('a poll that closes soon is not said a second time as a notice', async () => {
  const { notices } = await needsOf('isil');
  expect(notices.total).toBeGreaterThan(0);
  expect(notices.items.map(({ kind }) => kind)).not.toContain('pollClosingSoon');
});
