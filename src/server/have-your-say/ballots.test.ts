import type { OwnBallot, PollDetails, PollFacts } from '../../shared/contract/have-your-say';
import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import type { DemoPerson } from '../../shared/demoPeople';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { castBallot } from './pollQueries';

const OPEN = 'first-street-without-cars';
let host: TestHost;
let keys = 0;

beforeAll(async () => {
  host = await openTestHost();
}, 60_000);
afterAll(() => host.close());

async function getPoll(
  slug: string,
  person?: DemoPerson | number,
): Promise<DetailPage<PollDetails>> {
  const headers = person === undefined ? {} : await host.headersOf(person);
  const response = await host.app.inject({ url: `/v1/have-your-say/${slug}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function cast(
  slug: string,
  person: DemoPerson | number,
  optionId: string,
  key = `key-of-test-${keys++}`,
) {
  return host.app.inject({
    method: 'POST',
    url: `/v1/have-your-say/${slug}/ballots`,
    headers: { ...(await host.headersOf(person)), 'idempotency-key': key },
    payload: { optionId },
  });
}

async function findPoll(
  wanted: (poll: ListItem<PollFacts>) => boolean,
): Promise<ListItem<PollFacts>> {
  const response = await host.app.inject('/v1/have-your-say?limit=100');
  return response.json<Page<ListItem<PollFacts>>>().items.find(wanted)!;
}

const votesOf = (poll: DetailPage<PollDetails>, optionId: string) =>
  poll.details.result!.options.find((option) => option.optionId === optionId)!.votes;

test('[SPEC 1.1] a ballot is taken in, counted and kept with a receipt', async () => {
  const before = await getPoll(OPEN, 'grace');
  expect(before.details).toMatchObject({ refusal: null, ownBallot: null });
  const optionId = before.details.options[1]!.id;

  const response = await cast(OPEN, 'grace', optionId);
  expect(response.statusCode).toBe(201);
  const receipt = response.json<OwnBallot>();

  const after = await getPoll(OPEN, 'grace');
  expect(votesOf(after, optionId)).toBe(votesOf(before, optionId) + 1);
  expect(after.details).toMatchObject({
    refusal: 'alreadyVoted',
    ownBallot: receipt,
    hasVoted: true,
  });
  expect(after.version).toBe(before.version + 1);
});

test('a second ballot of the same person is refused and changes nothing', async () => {
  const before = await getPoll(OPEN, 'grace');
  const response = await cast(OPEN, 'grace', before.details.options[0]!.id);
  expect(response.statusCode).toBe(409);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ code: 'alreadyVoted', status: 409 });
  expect((await getPoll(OPEN, 'grace')).details.result).toEqual(before.details.result);
});

test('the same idempotency key answers the same receipt again', async () => {
  const { details } = await getPoll(OPEN, 'omar');
  const first = await cast(OPEN, 'omar', details.options[0]!.id, 'repeated-key');
  const second = await cast(OPEN, 'omar', details.options[0]!.id, 'repeated-key');
  expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
  expect(second.json()).toEqual(first.json());
});

test('of 30 ballots that one person sends at once, one is counted', async () => {
  const before = await getPoll(OPEN, 'leyla');
  const optionId = before.details.options[0]!.id;
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => cast(OPEN, 'leyla', optionId)),
  );
  const codes = responses.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 201)).toHaveLength(1);
  expect(codes.filter((code) => code === 409)).toHaveLength(29);
  expect(votesOf(await getPoll(OPEN), optionId)).toBe(votesOf(before, optionId) + 1);
});

test('[SPEC 1.2, 6.1] an anonymous visitor reads the poll and is told to sign in', async () => {
  const { details } = await getPoll(OPEN);
  expect(details).toMatchObject({ refusal: 'signInRequired', ownBallot: null, hasVoted: false });
});

test('a poll for verified residents says so before the form and refuses others', async () => {
  const poll = await findPoll(
    ({ phase, details }) => phase === 'open' && details.eligibility === 'verified',
  );
  const { details } = await getPoll(poll.slug, 'grace');
  expect(details.refusal).toBe('verificationRequired');
  const response = await cast(poll.slug, 'grace', details.options[0]!.id);
  expect(response.json()).toMatchObject({ status: 403, code: 'verificationRequired' });
  expect((await cast(poll.slug, 'omar', details.options[0]!.id)).statusCode).toBe(201);
});

test.each([
  ['closed', 'closed'],
  ['upcoming', 'notOpenYet'],
] as const)('a poll that is %s refuses a ballot: %s', async (phase, code) => {
  const poll = await findPoll((item) => item.phase === phase && !item.details.cancellation);
  const { details } = await getPoll(poll.slug, 'omar');
  expect(details.refusal).toBe(code);
  expect((await cast(poll.slug, 'omar', details.options[0]!.id)).json()).toMatchObject({
    status: 409,
    code,
  });
});

test('results that are hidden are sent to nobody before their time', async () => {
  const afterClose = await findPoll(
    ({ phase, details }) => phase === 'open' && details.resultsVisibility === 'after_close',
  );
  const afterVote = await findPoll(
    ({ phase, details }) => phase === 'open' && details.resultsVisibility === 'after_vote',
  );
  for (const { slug, details } of [afterClose, afterVote]) {
    expect(details.ballots).toBeNull();
    expect((await getPoll(slug, 'yusuf')).details).toMatchObject({ result: null, ballots: null });
  }
  const options = (await getPoll(afterVote.slug, 'yusuf')).details.options;
  await cast(afterVote.slug, 'yusuf', options[0]!.id);
  expect((await getPoll(afterVote.slug, 'yusuf')).details.result).not.toBeNull();
  expect((await getPoll(afterVote.slug, 'nadia')).details.result).toBeNull();
});

test('a secret ballot leaves nothing that links it to its voter', async () => {
  const poll = await findPoll(
    ({ phase, details }) => phase === 'open' && details.secrecy === 'secret',
  );
  const { id, details } = await getPoll(poll.slug, 'leyla');
  expect((await cast(poll.slug, 'leyla', details.options[0]!.id)).json()).toMatchObject({
    optionId: null,
  });
  const ballots = await host.database.db
    .selectFrom('ballots')
    .selectAll()
    .where('poll_id', '=', id)
    .execute();
  expect(ballots.length).toBeGreaterThan(0);
  expect(ballots.every(({ voter_id }) => voter_id === null)).toBe(true);
});

test('a ballot that arrives while its voter leaves is refused: nobody comes back to a second one', async () => {
  const { id: pollId, details } = await getPoll(OPEN);
  const ballot = {
    pollId,
    optionId: details.options[0]!.id,
    voterId: crypto.randomUUID(),
    idempotencyKey: 'who-has-left',
    isSecret: false,
  };
  await expect(castBallot(host.database.db, ballot, FIRST_START)).rejects.toMatchObject({
    code: 'invalidToken',
  });
  expect((await getPoll(OPEN)).details.result).toEqual(details.result);
});

test('an option of another poll and a missing key are refused', async () => {
  const other = await findPoll(({ phase, slug }) => phase === 'open' && slug !== OPEN);
  const foreign = (await getPoll(other.slug)).details.options[0]!.id;
  expect((await cast(OPEN, 'isil', foreign)).json()).toMatchObject({
    status: 422,
    code: 'unknownOption',
  });
  const response = await host.app.inject({
    method: 'POST',
    url: `/v1/have-your-say/${OPEN}/ballots`,
    headers: await host.headersOf('isil'),
    payload: { optionId: foreign },
  });
  expect(response.json()).toMatchObject({ status: 400, code: 'invalidRequest' });
});

test('[SPEC 7.3.2] a write without the anti-forgery header is refused; a cookie alone is no credential', async () => {
  const { 'x-xsrf-token': _token, ...headers } = await host.headersOf('isil');
  const request = {
    method: 'POST',
    url: `/v1/have-your-say/${OPEN}/ballots`,
    payload: { optionId: crypto.randomUUID() },
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
