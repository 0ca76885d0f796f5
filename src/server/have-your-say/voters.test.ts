import { randomBytes } from 'node:crypto';
import { hashToken } from '../../shared/ballots/tokens';
import { toPersonId } from '../seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { openPoll } from './openPoll';
import { openBallotClient } from './testing/ballotClient';
import { toFixtureIds, insertPoll } from './testing/pollFixtures';

let host: TestHost;
let client: ReturnType<typeof openBallotClient>;
beforeAll(async () => {
  host = await openTestHost();
  client = openBallotClient(host);
});
afterAll(() => host.close());

const choose = (slug: string, option = 0) => {
  const ids = toFixtureIds(slug);
  return { [ids.question(0)]: { chosen: [ids.option(0, option)] } };
};
const newKey = () => randomBytes(16).toString('base64url');
const rowOf = (slug: string) =>
  host.database.db
    .selectFrom('polls')
    .selectAll()
    .where('poll_id', '=', toFixtureIds(slug).poll)
    .executeTakeFirstOrThrow();

test('[SPEC 1.2, 6.1] an anonymous visitor reads the poll and is told to sign in', async () => {
  await insertPoll(host.database.db, { slug: 'signed-in' });
  expect((await client.read('signed-in')).details).toMatchObject({
    refusal: 'signInRequired',
    ownBallot: null,
    hasVoted: false,
  });
  expect(await client.refused('signed-in', choose('signed-in'), {})).toBe('401 signInRequired');
});

test('a poll for verified residents says so before the form and refuses others', async () => {
  const slug = 'verified';
  await insertPoll(host.database.db, { slug, details: { eligibility: 'verified' } });
  expect((await client.read(slug, 'grace')).details.refusal).toBe('verificationRequired');
  expect(await client.refused(slug, choose(slug), { as: 'grace' })).toBe(
    '403 verificationRequired',
  );
  await client.taken(slug, choose(slug), { as: 'omar' });
  expect((await rowOf(slug)).census).toBeGreaterThan(0);
});

describe('a poll for everyone', () => {
  let slug: string;
  let polls = 0;
  beforeEach(async () => {
    slug = `everyone-${(polls += 1)}`;
    await insertPoll(host.database.db, {
      slug,
      details: { eligibility: 'everyone', canChange: true },
    });
  });

  test('takes in one ballot of each visitor, by the key of their device', async () => {
    expect((await client.read(slug)).details).toMatchObject({ refusal: null, trust: null });
    const voterKey = newKey();
    const key = 'of-the-visitor';
    const first = await client.taken(slug, choose(slug), { voterKey, key });
    const again = await client.send(slug, choose(slug), { voterKey, key });
    expect([again.statusCode, again.json()]).toEqual([200, first]);
    await client.taken(slug, choose(slug, 1), { voterKey: newKey() });
    expect(await rowOf(slug)).toMatchObject({ ballots: 2, links: 2, census: null });
    // The same device votes anew: its first ballot is replaced.
    await client.taken(slug, choose(slug, 2), { voterKey });
    expect(await rowOf(slug)).toMatchObject({ ballots: 2, links: 3 });
  });

  test('takes in those who are signed in under their own name, whatever key they send', async () => {
    await client.taken(slug, choose(slug), { voterKey: newKey() });
    await client.taken(slug, choose(slug), { as: 'grace', voterKey: newKey() });
    await client.taken(slug, choose(slug, 1), { as: 'grace', voterKey: newKey() });
    expect((await rowOf(slug)).ballots).toBe(2);
    expect((await client.read(slug, 'grace')).details.hasVoted).toBe(true);
  });

  test.each([
    ['none', undefined],
    ['a short one', 'tooShort'],
    ['another alphabet', `${'a'.repeat(21)}!`],
  ])('a visitor with a key that is no key is refused: %s', async (_name, voterKey) => {
    const answer = await client.refused(slug, choose(slug), { ...(voterKey ? { voterKey } : {}) });
    expect(answer).toBe('400 invalidRequest');
  });

  test('the key of a visitor is stored nowhere, and is another voter in another poll', async () => {
    const other = 'everyone-else';
    await insertPoll(host.database.db, { slug: other, details: { eligibility: 'everyone' } });
    const voterKey = newKey();
    await client.taken(slug, choose(slug), { voterKey });
    await client.taken(other, choose(other), { voterKey });
    expect(await client.refused(other, choose(other), { voterKey })).toBe('409 alreadyVoted');
    const { db } = host.database;
    const rows = await db.selectFrom('poll_voters').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(voterKey);
    const ids = [slug, other].map((name) => toFixtureIds(name).poll);
    const voters = ids.map((id) =>
      rows.filter((row) => row.poll_id === id).map((row) => row.voter_id),
    );
    expect(voters[0]!.filter((id) => voters[1]!.includes(id))).toEqual([]);
  });

  test('from one address only so many visitors vote in an hour', async () => {
    const address = '10.9.9.9';
    const statuses: number[] = [];
    for (let index = 0; index < 121; index += 1)
      statuses.push(
        (await client.send(slug, choose(slug), { voterKey: newKey(), address })).statusCode,
      );
    expect(statuses.filter((status) => status === 201)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });

  test('the addresses of an IPv6 /64 are one network', async () => {
    const voteFrom = (address: string) =>
      client.send(slug, choose(slug), { voterKey: newKey(), address });
    for (let index = 1; index <= 120; index += 1)
      expect((await voteFrom(`2001:db8:7:a::${index.toString(16)}`)).statusCode).toBe(201);
    expect((await voteFrom('2001:db8:7:a:b:c:d:e')).json()).toMatchObject({
      status: 429,
      code: 'tooManyFromNetwork',
    });
    expect((await voteFrom('2001:db8:7:b::1')).statusCode).toBe(201);
  });

  test('ballots that are refused, since they cannot be counted, use nothing up', async () => {
    const address = '10.9.9.10';
    const unfit = { [toFixtureIds(slug).question(0)]: { chosen: [] } };
    for (let index = 0; index < 121; index += 1) {
      const { statusCode } = await client.send(slug, unfit, { voterKey: newKey(), address });
      expect(statusCode).toBe(422);
    }
    await client.taken(slug, choose(slug), { voterKey: newKey(), address });
  });
});

describe('a poll with tokens', () => {
  const slug = 'tokens';
  const tokens = ['K7QF-2M9D-XX41', 'ABCD-EFGH-JKLM'];
  beforeAll(() =>
    insertPoll(host.database.db, {
      slug,
      details: { eligibility: 'tokens', secrecy: 'secret' },
      tokens: tokens.map((token) => Buffer.from(hashToken(token))),
    }),
  );

  test('a token of the list votes once, signed in or not, however it was typed', async () => {
    expect((await client.read(slug)).details.refusal).toBe('tokenRequired');
    expect(await client.refused(slug, choose(slug), { as: 'grace' })).toBe('403 tokenRequired');
    expect(await client.refused(slug, choose(slug), { token: 'ZZZZ-ZZZZ' })).toBe(
      '403 tokenRequired',
    );
    await client.taken(slug, choose(slug), { token: 'k7qf2m9d xx41' });
    expect(await client.refused(slug, choose(slug), { token: tokens[0]! })).toBe(
      '409 alreadyVoted',
    );
    expect(await client.refused(slug, choose(slug), { token: tokens[0]!, as: 'omar' })).toBe(
      '409 alreadyVoted',
    );
    await client.taken(slug, choose(slug), { token: tokens[1]!, as: 'omar' });
    expect(await rowOf(slug)).toMatchObject({ ballots: 2, census: 2 });
    // A token is nobody's: the person who used one is not told to have voted.
    expect((await client.read(slug, 'omar')).details.hasVoted).toBe(false);
  });
});

describe('a poll for members', () => {
  const slug = 'members';
  let group: string;
  beforeAll(async () => {
    const { db } = host.database;
    const team = await db
      .selectFrom('contents')
      .select('id')
      .where('slug', '=', 'green-neighbourhoods')
      .where('section', '=', 'teams')
      .executeTakeFirstOrThrow();
    group = team.id;
    await insertPoll(db, { slug, details: { eligibility: 'members', group } });
  });
  const join = (person: string, until: string | null = null) =>
    host.database.db
      .insertInto('memberships')
      .values({
        content_id: group,
        person_id: person,
        role: 'member',
        title: null,
        since: '2026-01-01',
        until,
      })
      .onConflict((conflict) =>
        conflict.columns(['content_id', 'person_id', 'term']).doUpdateSet({ until }),
      )
      .execute();
  const leave = (person: string) =>
    host.database.db
      .deleteFrom('memberships')
      .where('content_id', '=', group)
      .where('person_id', '=', person)
      .execute();

  test('those vote who were members when it opened: neither who joins later nor who left before', async () => {
    const { db } = host.database;
    await leave(toPersonId('grace'));
    await join(toPersonId('omar'));
    await join(toPersonId('leyla'), '2026-01-31');
    expect((await client.read(slug, 'omar')).details).toMatchObject({
      refusal: null,
      groupName: { text: 'Green Neighbourhoods' },
    });
    expect((await client.read(slug, 'grace')).details.refusal).toBe('membersOnly');
    const { census } = await openPoll(db, toFixtureIds(slug).poll, FIRST_START);
    expect(census).toBeGreaterThan(1);

    await join(toPersonId('grace'));
    await leave(toPersonId('omar'));
    expect(await client.refused(slug, choose(slug), { as: 'grace' })).toBe('403 membersOnly');
    expect(await client.refused(slug, choose(slug), { as: 'leyla' })).toBe('403 membersOnly');
    expect(await client.refused(slug, choose(slug), {})).toBe('401 signInRequired');
    await client.taken(slug, choose(slug), { as: 'omar' });
    expect((await rowOf(slug)).census).toBe(census);
  });

  test('the first ballot of a member opens it with the list of that moment', async () => {
    const other = 'members-first';
    await insertPoll(host.database.db, { slug: other, details: { eligibility: 'members', group } });
    await join(toPersonId('yusuf'));
    await client.taken(other, choose(other), { as: 'yusuf' });
    const listed = await host.database.db
      .selectFrom('poll_census')
      .select('voter_id')
      .where('poll_id', '=', toFixtureIds(other).poll)
      .execute();
    expect(listed.map(({ voter_id }) => voter_id)).toContain(toPersonId('yusuf'));
    expect((await rowOf(other)).census).toBe(listed.length);
  });
});
