import type { OwnBallot } from '../../shared/contract/have-your-say';
import { listCountedReceipts, listHeads } from '../../shared/ballots/receipts';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { createDatabaseNow } from '../db/databaseClock';
import { openBallotBox } from './ballotBox';
import { openPoll } from './openPoll';
import { openBallotClient } from './testing/ballotClient';
import { countStatements } from './testing/countStatements';
import { toFixtureIds, insertPoll } from './testing/pollFixtures';

const SECOND_MS = 1_000;
let host: TestHost;
let client: ReturnType<typeof openBallotClient>;

beforeAll(async () => {
  host = await openTestHost();
  client = openBallotClient(host);
});
beforeEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

const at = (ms: number) => new Date(FIRST_START.getTime() + ms);

const rowOf = (slug: string) =>
  host.database.db
    .selectFrom('polls')
    .selectAll()
    .where('poll_id', '=', toFixtureIds(slug).poll)
    .executeTakeFirstOrThrow();

const linksOf = (slug: string) =>
  host.database.db
    .selectFrom('poll_links')
    .select(['receipt', 'replaces'])
    .where('poll_id', '=', toFixtureIds(slug).poll)
    .orderBy('position')
    .execute();

const ballotsOf = (slug: string) =>
  host.database.db
    .selectFrom('ballots')
    .select(['voter_id', 'answers'])
    .where('poll_id', '=', toFixtureIds(slug).poll)
    .execute();

/** Creates the answer A, B or C (0, 1, 2) to the one question of the usual poll of a test. */
const choose = (slug: string, option: number) => {
  const ids = toFixtureIds(slug);
  return { [ids.question(0)]: { chosen: [ids.option(0, option)] } };
};

/**
 * Checks that the chain leads from the first head to the last one, and counts as many ballots as
 * there are.
 */
async function expectSound(slug: string): Promise<void> {
  const { first_head, head, links, ballots } = await rowOf(slug);
  const chain = await linksOf(slug);
  expect(listHeads(first_head!, chain).at(-1) ?? first_head).toBe(head);
  expect([chain.length, listCountedReceipts(chain).length]).toEqual([links, ballots]);
  expect(await ballotsOf(slug)).toHaveLength(ballots);
  const voters = await host.database.db
    .selectFrom('poll_voters')
    .select('receipt')
    .where('poll_id', '=', toFixtureIds(slug).poll)
    .execute();
  expect(voters.map(({ receipt }) => receipt).sort()).toEqual(listCountedReceipts(chain).sort());
}

test('a ballot is taken in, counted and kept with a receipt', async () => {
  await insertPoll(host.database.db, { slug: 'usual' });
  const before = await client.read('usual', 'grace');
  expect(before.details).toMatchObject({
    refusal: null,
    ownBallot: null,
    trust: null,
    methods: ['plurality'],
    questions: [{ type: 'choice', options: [{ label: { text: 'A' } }, {}, {}] }],
  });

  const own = await client.taken('usual', choose('usual', 1), { as: 'grace' });
  expect(own).toMatchObject({ answers: choose('usual', 1), castAt: FIRST_START.toISOString() });
  expect(own.receipt).toMatch(/^(?:[0-9A-F]{5}-){3}[0-9A-F]{5}$/);

  const after = await client.read('usual', 'grace');
  expect(after.version).toBe(before.version + 1);
  expect(after.details).toMatchObject({
    refusal: 'alreadyVoted',
    ownBallot: own,
    hasVoted: true,
    ballots: 1,
    result: { isFinal: false, ballots: 1, counts: [{ answered: 1, blank: 0 }] },
    trust: { links: 1, sealedAt: null },
  });
  await expectSound('usual');
});

test('every ballot is a link of the chain that the opening began', async () => {
  const slug = 'chained';
  await insertPoll(host.database.db, { slug });
  for (const as of ['grace', 'omar', 'leyla'] as const)
    await client.taken(slug, choose(slug, 0), { as });
  const { first_head, head, links } = await rowOf(slug);
  expect(links).toBe(3);
  expect((await client.read(slug)).details.trust).toMatchObject({ firstHead: first_head, head });
  await expectSound(slug);
});

test('a poll opens once, with the number of people who can vote then and the ballots from before', async () => {
  const { db } = host.database;
  const slug = 'opened';
  const { poll } = await insertPoll(db, { slug, ballots: [choose(slug, 0), choose(slug, 1)] });
  const [first, second] = await Promise.all([openPoll(db, poll, at(0)), openPoll(db, poll, at(1))]);
  expect(second).toEqual(first);
  const people = await db
    .selectFrom('people')
    .select('id')
    .where('blocked_at', 'is', null)
    .execute();
  expect(first).toMatchObject({ census: people.length, ballots: 2, links: 2 });
  await client.taken(slug, choose(slug, 2), { as: 'grace' });
  expect((await rowOf(slug)).first_head).toBe(first.first_head);
  await expectSound(slug);
});

test('a second ballot of the same person is refused and changes nothing', async () => {
  const slug = 'twice';
  await insertPoll(host.database.db, { slug });
  await client.taken(slug, choose(slug, 0), { as: 'grace' });
  const before = await rowOf(slug);
  expect(await client.refused(slug, choose(slug, 1), { as: 'grace' })).toBe('409 alreadyVoted');
  expect(await rowOf(slug)).toEqual(before);
});

test('the same idempotency key answers the same receipt again, after the poll has closed too', async () => {
  const slug = 'repeated';
  await insertPoll(host.database.db, { slug, closesAt: at(SECOND_MS) });
  const voting = { as: 'omar', key: 'repeated-key' } as const;
  const first = await client.send(slug, choose(slug, 0), voting);
  host.setNow(at(SECOND_MS));
  const second = await client.send(slug, choose(slug, 0), voting);
  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  expect(second.json()).toEqual(first.json());
  expect((await rowOf(slug)).links).toBe(1);
});

test('of 1,000 ballots that one person sends at once, one is counted', async () => {
  const slug = 'at-once';
  await insertPoll(host.database.db, { slug });
  const { db } = host.database;
  const { authorization, ...headers } = await host.headersOf('leyla');
  const send = async (index: number): ReturnType<typeof client.send> => {
    const response = await host.app.inject({
      method: 'POST',
      url: `/v1/have-your-say/${slug}/ballots`,
      // The limit of writes per address is not what this is about.
      remoteAddress: `10.1.${index >> 8}.${index & 255}`,
      headers: {
        ...headers,
        authorization: authorization!,
        'idempotency-key': `at-once-${index}`,
      },
      payload: { answers: choose(slug, index % 3) },
    });
    // On a busy machine some are told to come again.
    return response.statusCode === 503 ? send(index) : response;
  };
  const responses = await Promise.all(Array.from({ length: 1_000 }, (_, index) => send(index)));
  const answers = responses.map((response) =>
    response.statusCode === 201 ? 'taken' : response.json<{ code: string }>().code,
  );
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'alreadyVoted')).toHaveLength(999);
  expect(await rowOf(slug)).toMatchObject({ ballots: 1, links: 1 });
  const voters = await db
    .selectFrom('poll_voters')
    .select('receipt')
    .where('poll_id', '=', toFixtureIds(slug).poll)
    .execute();
  expect(voters).toEqual([
    { receipt: responses[answers.indexOf('taken')]!.json<OwnBallot>().receipt },
  ]);
  await expectSound(slug);
});

test('the same ballot sent twenty times at once is one ballot with one receipt', async () => {
  const slug = 'same-key';
  await insertPoll(host.database.db, { slug });
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      client.send(slug, choose(slug, 0), { as: 'isil', key: 'one-and-the-same' }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array<number>(19).fill(200),
    201,
  ]);
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  await expectSound(slug);
});

test('where a ballot can change, the later one counts and the chain shows both', async () => {
  const slug = 'changing';
  await insertPoll(host.database.db, { slug, details: { canChange: true } });
  const first = await client.taken(slug, choose(slug, 0), { as: 'grace' });
  expect((await client.read(slug, 'grace')).details).toMatchObject({
    refusal: null,
    hasVoted: true,
    ownBallot: first,
  });
  host.setNow(at(SECOND_MS));
  const second = await client.taken(slug, choose(slug, 2), { as: 'grace' });
  expect(second.receipt).not.toBe(first.receipt);
  expect(second.castAt).toBe(at(SECOND_MS).toISOString());
  expect(await linksOf(slug)).toEqual([
    { receipt: first.receipt, replaces: null },
    { receipt: second.receipt, replaces: first.receipt },
  ]);
  expect(await rowOf(slug)).toMatchObject({ ballots: 1, links: 2 });
  expect((await ballotsOf(slug)).map(({ answers }) => answers)).toEqual([choose(slug, 2)]);
  expect((await client.read(slug, 'grace')).details.ownBallot).toEqual(second);
  await expectSound(slug);
});

test('a ballot that is sent late once more does not take the place of the newer one', async () => {
  const slug = 'late-again';
  await insertPoll(host.database.db, { slug, details: { canChange: true } });
  const send = (option: number, key: string) =>
    client.send(slug, choose(slug, option), { as: 'grace', key });
  // The answer to the first is lost on the way; on another device the same person votes anew,
  // twice.
  const first = await send(0, 'first-device-1');
  const second = await send(1, 'second-device-1');
  const third = await send(2, 'second-device-2');
  expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const before = await rowOf(slug);
  for (const late of [
    await send(0, 'first-device-1'),
    await send(1, 'second-device-1'),
    await send(2, 'second-device-2'),
  ])
    expect([late.statusCode, late.json()]).toEqual([200, third.json()]);
  expect(await rowOf(slug)).toEqual(before);
  expect((await client.read(slug, 'grace')).details.ownBallot).toEqual(third.json());
  await expectSound(slug);
});

test('ballots of one voter and their repetitions that wait together are told apart by their keys', async () => {
  const slug = 'late-together';
  const { db } = host.database;
  const { poll } = await insertPoll(db, { slug, details: { canChange: true } });
  await openPoll(db, poll, at(0));
  const box = openBallotBox(db, createDatabaseNow(host.clock));
  const voterId = crypto.randomUUID();
  const cast = (key: string, option: number) =>
    box.cast({ pollId: poll, voterId, owner: null, key, answers: choose(slug, option) });
  const casts = await Promise.all([
    cast('together-1', 0),
    cast('together-2', 1),
    cast('together-1', 0),
    cast('together-2', 1),
  ]);
  expect(casts.map((one) => 'isNew' in one && one.isNew)).toEqual([true, true, false, false]);
  expect(await cast('together-1', 0)).toMatchObject({
    isNew: false,
    own: { key: 'together-2', answers: choose(slug, 1) },
  });
  expect(await rowOf(slug)).toMatchObject({ ballots: 1, links: 2 });
  await expectSound(slug);
});

test('a person’s key is no other person’s', async () => {
  const slug = 'key-of-another';
  await insertPoll(host.database.db, { slug, details: { canChange: true } });
  const key = 'the-same-key';
  await client.taken(slug, choose(slug, 0), { as: 'grace', key });
  await client.taken(slug, choose(slug, 1), { as: 'grace' });
  await client.taken(slug, choose(slug, 2), { as: 'omar', key });
  expect(await rowOf(slug)).toMatchObject({ ballots: 2, links: 3 });
});

test('a batch takes as many statements for two hundred ballots as for two', async () => {
  const slug = 'counted-statements';
  const { db } = host.database;
  const { poll } = await insertPoll(db, { slug, details: { canChange: true } });
  await openPoll(db, poll, at(0));
  const counting = countStatements(db);
  const box = openBallotBox(counting.db, createDatabaseNow(host.clock));
  const voters = Array.from({ length: 200 }, () => crypto.randomUUID());
  const castAll = async (voterIds: readonly string[]) => {
    const before = counting.sent();
    const casts = await Promise.all(
      voterIds.map((voterId) =>
        box.cast({
          pollId: poll,
          voterId,
          owner: null,
          key: crypto.randomUUID(),
          answers: choose(slug, 0),
        }),
      ),
    );
    expect(casts).toEqual(voterIds.map(() => expect.objectContaining({ isNew: true })));
    return counting.sent() - before;
  };
  const first = await castAll(voters.slice(0, 2));
  expect(await castAll(voters.slice(2))).toBe(first);
  const again = await castAll(voters.slice(0, 2));
  expect(await castAll(voters)).toBe(again);
  await expectSound(slug);
});

test('changes that arrive at once follow one another: as many links, one ballot', async () => {
  const slug = 'changing-at-once';
  await insertPoll(host.database.db, { slug, details: { canChange: true } });
  const owns = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      client.taken(slug, choose(slug, index % 3), { as: 'omar' }),
    ),
  );
  const chain = await linksOf(slug);
  expect(chain.map(({ receipt }) => receipt).sort()).toEqual(
    owns.map(({ receipt }) => receipt).sort(),
  );
  const [counted] = listCountedReceipts(chain);
  expect((await ballotsOf(slug))[0]!.answers).toEqual(
    owns.find(({ receipt }) => receipt === counted)!.answers,
  );
  await expectSound(slug);
});

test('a secret ballot leaves nothing that links it to its voter, and cannot change', async () => {
  const slug = 'secret';
  await insertPoll(host.database.db, { slug, details: { secrecy: 'secret', canChange: true } });
  const own = await client.taken(slug, choose(slug, 0), { as: 'leyla' });
  expect(own.answers).toBeNull();
  expect((await client.read(slug, 'leyla')).details.ownBallot).toEqual(own);
  expect(await ballotsOf(slug)).toEqual([{ voter_id: null, answers: choose(slug, 0) }]);
  expect(await client.refused(slug, choose(slug, 1), { as: 'leyla' })).toBe('409 alreadyVoted');
  await expectSound(slug);
});

test('a ballot counts until the last millisecond before the end, and not at the end itself', async () => {
  const slug = 'closing';
  await insertPoll(host.database.db, { slug, closesAt: at(SECOND_MS) });
  host.setNow(at(SECOND_MS - 1));
  await client.taken(slug, choose(slug, 0), { as: 'grace' });
  host.setNow(at(SECOND_MS));
  expect(await client.refused(slug, choose(slug, 0), { as: 'omar' })).toBe('409 closed');
  expect(await rowOf(slug)).toMatchObject({ ballots: 1 });
});

test('a ballot that was let through and waited until the end is refused', async () => {
  const slug = 'waited';
  const { db } = host.database;
  const { poll } = await insertPoll(db, { slug, closesAt: at(SECOND_MS) });
  await openPoll(db, poll, at(0));
  const ballot = (index: number) => ({
    pollId: poll,
    voterId: crypto.randomUUID(),
    owner: null,
    key: `waited-${index}`,
    answers: choose(slug, 0),
  });
  const cast = (ms: number) =>
    openBallotBox(
      db,
      createDatabaseNow(() => at(ms).getTime()),
    ).cast(ballot(ms));
  expect(await cast(SECOND_MS)).toEqual({ refusal: 'closed' });
  expect(await cast(SECOND_MS - 1)).toMatchObject({ isNew: true });
});

test.each([
  ['upcoming', { opensAt: at(1) }, '409 notOpenYet'],
  ['closed', { closesAt: at(0) }, '409 closed'],
  ['cancelled', { details: { cancellation: { en: 'Asked wrongly.' } } }, '409 cancelled'],
  [
    'cancelled before it opened',
    { opensAt: at(1), details: { cancellation: { en: 'No.' } } },
    '409 cancelled',
  ],
] as const)(
  'a poll that is %s refuses every ballot, also a wrong one',
  async (name, facts, answer) => {
    const slug = `refusing-${name.replaceAll(' ', '-')}`;
    await insertPoll(host.database.db, { slug, ...facts });
    expect((await client.read(slug, 'omar')).details.refusal).toBe(answer.split(' ')[1]);
    for (const answers of [choose(slug, 0), { junk: true }])
      expect(await client.refused(slug, answers, { as: 'omar' })).toBe(answer);
    expect((await rowOf(slug)).opened_at).toBeNull();
  },
);

test('a draft takes in no ballots, not even of those who may read it', async () => {
  const slug = 'drafted';
  const { poll } = await insertPoll(host.database.db, { slug });
  await host.database.db
    .updateTable('contents')
    .set({ status: 'draft', published_at: null })
    .where('id', '=', poll)
    .execute();
  expect(await client.refused(slug, choose(slug, 0), { as: 'admin' })).toBe('409 notOpenYet');
  expect(await client.refused(slug, choose(slug, 0), { as: 'grace' })).toBe('404 notFound');
});

test('results that are hidden are sent to nobody before their time', async () => {
  const hidden = { after: 'after_close', vote: 'after_vote', staff: 'staff_only' } as const;
  for (const [name, resultsVisibility] of Object.entries(hidden)) {
    const slug = `hidden-${name}`;
    await insertPoll(host.database.db, { slug, details: { resultsVisibility } });
    await client.taken(slug, choose(slug, 0), { as: 'yusuf' });
    expect((await client.read(slug, 'grace')).details).toMatchObject({
      result: null,
      ballots: null,
    });
  }
  const results = async (slug: string) =>
    Promise.all(
      (['yusuf', 'grace', 'nadia'] as const).map(
        async (as) => (await client.read(slug, as)).details.result !== null,
      ),
    );
  // Yusuf voted and moderates, Grace does neither, Nadia is an editor.
  expect(await results('hidden-after')).toEqual([false, false, false]);
  expect(await results('hidden-vote')).toEqual([true, false, false]);
  expect(await results('hidden-staff')).toEqual([true, false, true]);
  host.setNow(at(7 * 24 * 3_600_000));
  expect(await results('hidden-after')).toEqual([true, true, true]);
  expect(await results('hidden-vote')).toEqual([true, true, true]);
  expect(await results('hidden-staff')).toEqual([true, false, true]);
});

test('a ballot that arrives while its voter leaves is refused: nobody comes back to a second one', async () => {
  const slug = 'leaving';
  const { db } = host.database;
  const { poll } = await insertPoll(db, { slug });
  await openPoll(db, poll, at(0));
  const gone = {
    pollId: poll,
    voterId: crypto.randomUUID(),
    owner: { personId: crypto.randomUUID(), sessionId: null },
  };
  const stays = { ...gone, voterId: crypto.randomUUID(), owner: null };
  const answers = choose(slug, 0);
  const box = openBallotBox(db, createDatabaseNow(host.clock));
  const casts = await Promise.all([
    box.cast({ ...gone, key: 'who-has-left', answers }),
    box.cast({ ...stays, key: 'who-stays', answers }),
  ]);
  expect(casts).toMatchObject([{ refusal: 'invalidToken' }, { isNew: true }]);
  expect(await rowOf(slug)).toMatchObject({ ballots: 1 });
  await expectSound(slug);
});

test('a missing key is refused', async () => {
  const slug = 'without-key';
  await insertPoll(host.database.db, { slug });
  const response = await host.app.inject({
    method: 'POST',
    url: `/v1/have-your-say/${slug}/ballots`,
    headers: await host.headersOf('isil'),
    payload: { answers: choose(slug, 0) },
  });
  expect(response.json()).toMatchObject({ status: 400, code: 'invalidRequest' });
});

test('[SPEC 7.3.2] a write without the anti-forgery header is refused; a cookie alone is no credential', async () => {
  const slug = 'forged';
  await insertPoll(host.database.db, { slug });
  const { 'x-xsrf-token': _token, ...headers } = await host.headersOf('isil');
  const request = {
    method: 'POST',
    url: `/v1/have-your-say/${slug}/ballots`,
    payload: { answers: choose(slug, 0) },
  } as const;
  const withoutHeader = await host.app.inject({
    ...request,
    headers: { ...headers, 'idempotency-key': 'abcdefgh' },
  });
  expect(withoutHeader.json()).toMatchObject({ status: 403, code: 'antiForgery' });

  const { authorization, ...anonymous } = await host.headersOf('isil');
  const cookie = `${anonymous.cookie}; accessToken=${authorization!.replace('Bearer ', '')}`;
  const cookieAlone = await host.app.inject({
    ...request,
    headers: { ...anonymous, cookie, 'idempotency-key': 'abcdefgh' },
  });
  expect(cookieAlone.json()).toMatchObject({ status: 401, code: 'signInRequired' });
});
