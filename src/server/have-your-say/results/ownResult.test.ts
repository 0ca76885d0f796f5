import { randomBytes } from 'node:crypto';
import { RECEIPT_HEADER } from '../../../shared/ballots/receiptHeader';
import { hashToken } from '../../../shared/ballots/tokens';
import type { PollResult } from '../../../shared/contract/have-your-say';
import type { DemoPerson } from '../../../demo/people';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { openPoll } from '../openPoll';
import { openBallotClient } from '../testing/ballotClient';
import { toFixtureIds, insertPoll, type FixturePoll } from '../testing/pollFixtures';

const AN_HOUR_AGO = new Date(FIRST_START.getTime() - 3_600_000);

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

const open = (
  slug: string,
  details: FixturePoll['details'] = {},
  more: Partial<FixturePoll> = {},
) =>
  insertPoll(host.database.db, {
    slug,
    details: { eligibility: 'everyone', resultsVisibility: 'after_vote', ...details },
    ...more,
  });

interface Reader {
  readonly receipt?: string;
  readonly as?: DemoPerson;
}

async function ask(slug: string, { receipt, as }: Reader = {}) {
  return host.app.inject({
    url: `/v1/have-your-say/${slug}/result`,
    headers: {
      ...(as && (await host.headersOf(as))),
      ...(receipt !== undefined && { [RECEIPT_HEADER]: receipt }),
    },
  });
}

const codeOf = async (slug: string, reader?: Reader) => {
  const answer = await ask(slug, reader);
  return answer.statusCode === 200 ? '200' : answer.json<{ code: string }>().code;
};

test('a visitor sees the result so far with the receipt of their ballot, and not without it', async () => {
  await open('seen');
  const { receipt } = await client.taken('seen', choose('seen'), { voterKey: newKey() });
  expect(await codeOf('seen')).toBe('notFound');
  const answer = await ask('seen', { receipt });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<PollResult>()).toMatchObject({ isFinal: false, ballots: 1 });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await client.read('seen')).details).toMatchObject({ result: null, ballots: null });
});

test('so does the bearer of a voting code', async () => {
  const token = 'K7QF-2M9D-XX41';
  await open('coded', { eligibility: 'tokens' }, { tokens: [Buffer.from(hashToken(token))] });
  const { receipt } = await client.taken('coded', choose('coded'), { token });
  expect(await codeOf('coded')).toBe('notFound');
  expect(await codeOf('coded', { receipt })).toBe('200');
});

test('a receipt of another poll, a wrong one and one that is none show nothing', async () => {
  await open('here');
  await open('elsewhere');
  const { receipt } = await client.taken('elsewhere', choose('elsewhere'), { voterKey: newKey() });
  await client.taken('here', choose('here'), { voterKey: newKey() });
  expect(await codeOf('elsewhere', { receipt })).toBe('200');
  expect(await codeOf('here', { receipt })).toBe('notFound');
  expect(await codeOf('here', { receipt: '00000-00000-00000-00000' })).toBe('notFound');
  expect(await codeOf('here', { receipt: "' or 1=1" })).toBe('invalidRequest');
});

test('the receipt of a ballot that was replaced shows nothing, the one of the ballot that counts does', async () => {
  await open('changed', { canChange: true });
  const voterKey = newKey();
  const before = await client.taken('changed', choose('changed'), { voterKey });
  const after = await client.taken('changed', choose('changed', 1), { voterKey });
  expect(await codeOf('changed', before)).toBe('notFound');
  const answer = await ask('changed', after);
  expect(answer.json<PollResult>()).toMatchObject({ ballots: 1 });
});

test('no receipt opens what is shown after the close or to the staff alone', async () => {
  for (const resultsVisibility of ['after_close', 'staff_only'] as const) {
    const slug = resultsVisibility.replace('_', '-');
    await open(slug, { resultsVisibility });
    const { receipt } = await client.taken(slug, choose(slug), { voterKey: newKey() });
    expect(await codeOf(slug, { receipt })).toBe('notFound');
  }
});

test('where people vote by their account, the account opens the result and no receipt does', async () => {
  await open('signed', { eligibility: 'signed_in' });
  const { receipt } = await client.taken('signed', choose('signed'), { as: 'grace' });
  expect(await codeOf('signed', { receipt })).toBe('notFound');
  expect(await codeOf('signed', { as: 'omar' })).toBe('notFound');
  expect(await codeOf('signed', { as: 'grace' })).toBe('200');
});

test('after the close everybody sees it, with a receipt or without', async () => {
  const ballots = [choose('over'), choose('over', 1), choose('over')];
  await open('over', {}, { ballots, closesAt: AN_HOUR_AGO });
  await openPoll(host.database.db, toFixtureIds('over').poll, FIRST_START);
  for (const reader of [{}, { receipt: '00000-00000-00000-00000' }]) {
    const answer = await ask('over', reader);
    expect(answer.json<PollResult>()).toMatchObject({ ballots: 3 });
  }
});

test('a poll that has not opened, and one that is not there, have no result', async () => {
  await open('early', { resultsVisibility: 'always' });
  expect(await codeOf('early')).toBe('notFound');
  expect(await codeOf('nowhere')).toBe('notFound');
});
