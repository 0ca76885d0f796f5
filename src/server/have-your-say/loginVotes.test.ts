import { randomUUID } from 'node:crypto';
import type { TokenResponse } from '../../shared/contract/connect';
import type { DetailPage } from '../../shared/contract/content';
import type { PollDetails } from '../../shared/contract/have-your-say';
import type { MyPolls, Notice } from '../../shared/contract/me';
import { createDatabaseNow } from '../db/databaseClock';
import { openDoorHost, type DoorHost } from '../identity/testing/doorHost';
import { remindOfClosingPolls } from '../notifications/reminders';
import { FIRST_START } from '../testing/testHost';
import { openBallotBox } from './ballotBox';
import { openPoll } from './openPoll';
import { toFixtureIds, insertPoll } from './testing/pollFixtures';

let host: DoorHost;
beforeAll(async () => {
  host = await openDoorHost();
});
afterAll(() => host.close());
afterEach(async () => {
  await host.database.db.deleteFrom('identities').where('issuer', '=', host.door.issuer).execute();
});

/** Deletes the departed voters: the state after a poll has closed and its closing is put off. */
const forgetDeparted = () => host.database.db.deleteFrom('departed_voters').execute();

async function cast(slug: string, tokens: TokenResponse, key: string = randomUUID(), option = 0) {
  const ids = toFixtureIds(slug);
  const answer = await host.app.inject({
    method: 'POST',
    url: `/v1/have-your-say/${slug}/ballots`,
    headers: {
      ...(await host.headersOf('grace')),
      authorization: `Bearer ${tokens.access_token}`,
      'idempotency-key': key,
    },
    payload: { answers: { [ids.question(0)]: { chosen: [ids.option(0, option)] } } },
  });
  return [answer.statusCode, answer.json<{ code?: string }>().code ?? ''].join(' ').trim();
}
const ballotsOf = async (slug: string) =>
  (
    await host.database.db
      .selectFrom('ballots')
      .select('id')
      .where('poll_id', '=', toFixtureIds(slug).poll)
      .execute()
  ).length;
const keysOf = async (slug: string) =>
  (
    await host.database.db
      .selectFrom('poll_logins')
      .selectAll()
      .where('poll_id', '=', toFixtureIds(slug).poll)
      .execute()
  ).map(({ login_key }) => login_key.toString('hex'));

test('a login votes once in a poll for verified residents, whichever account it is linked to, also when nothing else remembers it', async () => {
  const slug = 'one-login';
  await insertPoll(host.database.db, { slug, details: { eligibility: 'verified' } });
  const [first, next] = [await host.openAccount(), await host.openAccount()];
  await host.link(first, 'omar');
  expect(await cast(slug, first, 'the-first-ballot')).toBe('201');
  await host.unlink(first);
  await forgetDeparted();
  await host.link(next, 'omar');
  expect(await cast(slug, next)).toBe('409 loginHasVoted');
  expect(await ballotsOf(slug)).toBe(1);
  await host.unlink(next);
  await host.link(first, 'omar');
  expect(await cast(slug, first, 'the-first-ballot')).toBe('200');
});

test('whoever has a login that voted through another account is told so before they fill in a ballot, and reminded nowhere', async () => {
  const slug = 'told-before';
  const { db } = host.database;
  const { poll } = await insertPoll(db, { slug, details: { eligibility: 'verified' } });
  const [first, next] = [await host.openAccount(), await host.openAccount()];
  const read = async <Body>(tokens: TokenResponse, path: string) =>
    (await host.asOwner(tokens, 'GET', path)).json<Body>();
  const isReminded = async (tokens: TokenResponse) => {
    const owner = await host.tokens.verify(tokens.access_token);
    await db.deleteFrom('notifications').where('content_id', '=', poll).execute();
    await db
      .insertInto('follows')
      .values({ content_id: poll, person_id: owner!.personId, is_following: true, at: FIRST_START })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.transaction().execute((trx) => remindOfClosingPolls(trx, FIRST_START));
    const told = await db
      .selectFrom('notifications')
      .select('person_id')
      .where('content_id', '=', poll)
      .execute();
    return told.some(({ person_id }) => person_id === owner!.personId);
  };
  const see = async (tokens: TokenResponse) => {
    const page = await read<DetailPage<PollDetails>>(tokens, `have-your-say/${slug}`);
    const { toDo } = await read<MyPolls>(tokens, 'me/have-your-say');
    const { items } = await read<{ items: Notice[] }>(tokens, 'me/notices');
    const isHere = (content: { slug: string }) => content.slug === slug;
    return [
      page.details.refusal,
      toDo.some(isHere),
      items.some((item) => isHere(item.content) && item.kind === 'pollClosingSoon'),
      await isReminded(tokens),
    ];
  };
  await host.link(first, 'omar');
  expect(await see(first)).toEqual([null, true, true, true]);
  expect(await cast(slug, first)).toBe('201');
  expect(await see(first)).toEqual(['alreadyVoted', false, false, false]);
  await host.unlink(first);
  await forgetDeparted();
  await host.link(next, 'omar');
  expect(await see(next)).toEqual(['loginHasVoted', false, false, false]);
});

test('where accounts vote the login is not asked for: nothing of it is kept', async () => {
  const slug = 'accounts';
  await insertPoll(host.database.db, { slug, details: { eligibility: 'signed_in' } });
  const tokens = await host.openAccount();
  await host.link(tokens, 'omar');
  expect(await cast(slug, tokens)).toBe('201');
  expect(await keysOf(slug)).toEqual([]);
});

test('a ballot that can be changed is changed by the account that cast it, and is one', async () => {
  const slug = 'changed-by-login';
  const details = { eligibility: 'verified', canChange: true } as const;
  await insertPoll(host.database.db, { slug, details });
  const [first, next] = [await host.openAccount(), await host.openAccount()];
  await host.link(first, 'omar');
  expect(await cast(slug, first)).toBe('201');
  expect(await cast(slug, first, randomUUID(), 1)).toBe('201');
  await host.unlink(first);
  expect(await cast(slug, first, randomUUID(), 2)).toBe('403 verificationRequired');
  await forgetDeparted();
  await host.link(next, 'omar');
  expect(await cast(slug, next)).toBe('409 loginHasVoted');
  expect([await ballotsOf(slug), (await keysOf(slug)).length]).toEqual([1, 1]);
});

test('the table itself takes a login once in a poll, whatever comes at the same moment', async () => {
  const slug = 'one-row';
  const { db } = host.database;
  await insertPoll(db, { slug, details: { eligibility: 'verified' } });
  const tokens = await host.openAccount();
  await host.link(tokens, 'leyla');
  expect(await cast(slug, tokens)).toBe('201');
  const rows = await db
    .selectFrom('poll_logins')
    .selectAll()
    .where('poll_id', '=', toFixtureIds(slug).poll)
    .execute();
  await expect(db.insertInto('poll_logins').values(rows).execute()).rejects.toMatchObject({
    constraint: 'poll_logins_pkey',
  });
});

test('what is kept of a login says nothing of it, and is another thing in each poll', async () => {
  const slugs = ['kept-one', 'kept-two'];
  const tokens = await host.openAccount();
  await host.link(tokens, 'yusuf');
  for (const slug of slugs) {
    const details = { eligibility: 'verified', secrecy: 'secret' } as const;
    await insertPoll(host.database.db, { slug, details });
    expect(await cast(slug, tokens)).toBe('201');
  }
  const [[one], [two]] = [await keysOf(slugs[0]!), await keysOf(slugs[1]!)];
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(two).not.toBe(one);
  const rows = await host.database.db.selectFrom('poll_logins').selectAll().execute();
  expect([...new Set(rows.flatMap((row) => Object.keys(row)))].toSorted()).toEqual([
    'login_key',
    'poll_id',
  ]);
});

test('whether somebody is verified is asked again when the ballot is taken in', async () => {
  const slug = 'verified-again';
  const { db } = host.database;
  const { poll } = await insertPoll(db, { slug, details: { eligibility: 'verified' } });
  await openPoll(db, poll, FIRST_START);
  const person = await db
    .insertInto('people')
    .values({ name: 'Deniz Ay', verified: false })
    .returning(['id', 'voter_id'])
    .executeTakeFirstOrThrow();
  const ids = toFixtureIds(slug);
  const box = openBallotBox(db, createDatabaseNow(host.clock));
  const ballot = {
    pollId: poll,
    voterId: person.voter_id,
    owner: { personId: person.id, sessionId: null },
    answers: { [ids.question(0)]: { chosen: [ids.option(0, 0)] } },
  };
  expect(await box.cast({ ...ballot, key: 'too-early' })).toEqual({
    refusal: 'verificationRequired',
  });
  await db.updateTable('people').set({ verified: true }).where('id', '=', person.id).execute();
  expect(await box.cast({ ...ballot, voterId: randomUUID(), key: 'of-another' })).toEqual({
    refusal: 'invalidToken',
  });
  expect(await box.cast({ ...ballot, key: 'in-time' })).toMatchObject({ isNew: true });
});
