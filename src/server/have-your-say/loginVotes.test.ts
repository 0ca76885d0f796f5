import { randomUUID } from 'node:crypto';
import type { TokenAnswer } from '../../shared/contract/connect';
import type { DemoPerson } from '../../shared/demoPeople';
import { setByClock } from '../db/databaseClock';
import { openDoorHost, type DoorHost } from '../identity/testing/doorHost';
import { FIRST_START } from '../testing/testHost';
import { openBallotBox } from './ballotBox';
import { openPoll } from './openPoll';
import { fixtureIds, insertPoll } from './testing/pollFixtures';

let host: DoorHost;
beforeAll(async () => {
  host = await openDoorHost();
});
afterAll(() => host.close());
afterEach(async () => {
  await host.database.db.deleteFrom('identities').where('issuer', '=', host.door.issuer).execute();
});

let accounts = 0;
/** Somebody with an address and a password. */
async function account(): Promise<TokenAnswer> {
  const email = `login-${(accounts += 1)}@one.example`;
  await host.account(email);
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  return host.signIn(email);
}

async function link(tokens: TokenAnswer, person: DemoPerson): Promise<void> {
  const accessToken = await host.signInAtDoor(person);
  const answer = await host.asOwner(tokens, 'POST', 'me/doors', { accessToken });
  expect(answer.statusCode).toBe(200);
}
async function unlink(tokens: TokenAnswer): Promise<void> {
  const { issuer } = host.door;
  const answer = await host.asOwner(
    tokens,
    'DELETE',
    `me/doors?${new URLSearchParams({ issuer })}`,
  );
  expect(answer.statusCode).toBe(204);
}
/** As it is after a poll has closed and its closing is put off. */
const forgetDeparted = () => host.database.db.deleteFrom('departed_voters').execute();

async function cast(slug: string, tokens: TokenAnswer, key: string = randomUUID(), option = 0) {
  const ids = fixtureIds(slug);
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
      .where('poll_id', '=', fixtureIds(slug).poll)
      .execute()
  ).length;
const keysOf = async (slug: string) =>
  (
    await host.database.db
      .selectFrom('poll_logins')
      .selectAll()
      .where('poll_id', '=', fixtureIds(slug).poll)
      .execute()
  ).map(({ login_key }) => login_key.toString('hex'));

test('a login votes once in a poll for verified residents, whichever account it is linked to, also when nothing else remembers it', async () => {
  const slug = 'one-login';
  await insertPoll(host.database.db, { slug, details: { eligibility: 'verified' } });
  const [first, next] = [await account(), await account()];
  await link(first, 'omar');
  expect(await cast(slug, first, 'the-first-ballot')).toBe('201');
  await unlink(first);
  await forgetDeparted();
  await link(next, 'omar');
  expect(await cast(slug, next)).toBe('409 alreadyVoted');
  expect(await ballotsOf(slug)).toBe(1);
  await unlink(next);
  await link(first, 'omar');
  expect(await cast(slug, first, 'the-first-ballot')).toBe('200');
});

test('where accounts vote the login is not asked for: nothing of it is kept', async () => {
  const slug = 'accounts';
  await insertPoll(host.database.db, { slug, details: { eligibility: 'signed_in' } });
  const tokens = await account();
  await link(tokens, 'omar');
  expect(await cast(slug, tokens)).toBe('201');
  expect(await keysOf(slug)).toEqual([]);
});

test('a ballot that can be changed is changed by the account that cast it, and is one', async () => {
  const slug = 'changed-by-login';
  const details = { eligibility: 'verified', canChange: true } as const;
  await insertPoll(host.database.db, { slug, details });
  const [first, next] = [await account(), await account()];
  await link(first, 'omar');
  expect(await cast(slug, first)).toBe('201');
  expect(await cast(slug, first, randomUUID(), 1)).toBe('201');
  await unlink(first);
  expect(await cast(slug, first, randomUUID(), 2)).toBe('403 verificationRequired');
  await forgetDeparted();
  await link(next, 'omar');
  expect(await cast(slug, next)).toBe('409 alreadyVoted');
  expect([await ballotsOf(slug), (await keysOf(slug)).length]).toEqual([1, 1]);
});

test('what is kept of a login says nothing of it, and is another thing in each poll', async () => {
  const slugs = ['kept-one', 'kept-two'];
  const tokens = await account();
  await link(tokens, 'yusuf');
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
  const ids = fixtureIds(slug);
  const box = openBallotBox(db, setByClock(host.clock));
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
