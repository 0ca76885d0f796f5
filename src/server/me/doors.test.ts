import { redeem, signIn as signInAtDoor, signInAndRedeem } from '../../door/testing/portal';
import type { TokenResponse } from '../../shared/contract/connect';
import type { SecurityEvent, SecurityFacts } from '../../shared/contract/accounts';
import type { DetailPage } from '../../shared/contract/content';
import type { PollDetails } from '../../shared/contract/have-your-say';
import type { DemoPerson } from '../../demo/people';
import { createRandomAnswers } from '../have-your-say/testing/randomAnswers';
import { FIRST_START } from '../testing/testHost';
import { openDoorHost, type DoorHost } from '../identity/testing/doorHost';

const MINUTE_MS = 60_000;
let host: DoorHost;
beforeAll(async () => {
  host = await openDoorHost();
});
afterAll(() => host.close());
afterEach(async () => {
  host.setNow(FIRST_START);
  await host.database.db.deleteFrom('identities').where('issuer', '=', host.door.issuer).execute();
  await host.database.db.deleteFrom('departed_voters').execute();
});

const atDoor = (person: DemoPerson) => host.signInAtDoor(person);
const link = (tokens: TokenResponse, accessToken: string) =>
  host.asOwner(tokens, 'POST', 'me/doors', { accessToken });
const unlink = (tokens: TokenResponse, issuer = host.door.issuer) =>
  host.asOwner(tokens, 'DELETE', `me/doors?${new URLSearchParams({ issuer })}`);
const arrive = async (accessToken: string) => {
  const grant_type = 'sol:door_account_token';
  return (await host.token({ grant_type, access_token: accessToken })).json<TokenResponse>();
};

async function account(email: string): Promise<TokenResponse> {
  await host.account(email);
  return host.signIn(email);
}

async function userOf({ access_token }: TokenResponse) {
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await host.app.inject({ url: '/connect/userinfo', headers });
  return answer.json<{ sub: string; name: string; roles: string[]; verified: boolean }>();
}

const kindsOf = async (tokens: TokenResponse) =>
  (await host.asOwner(tokens, 'GET', 'me/security-events'))
    .json<SecurityEvent[]>()
    .map(({ kind }) => kind);

const voterIdOf = async (tokens: TokenResponse) => {
  const { sub } = await userOf(tokens);
  const row = host.database.db.selectFrom('people').select('voter_id').where('id', '=', sub);
  return (await row.executeTakeFirstOrThrow()).voter_id;
};

async function acceptTerms(tokens: TokenResponse): Promise<void> {
  const { sub } = await userOf(tokens);
  await host.database.db
    .updateTable('people')
    .set({ terms_version: 2 })
    .where('id', '=', sub)
    .execute();
}

/**
 * Records that a person with this voter id has voted in an open poll of the demonstration. Returns
 * its slug.
 */
async function vote(voterId: string): Promise<string> {
  const { db } = host.database;
  const poll = await db
    .selectFrom('contents')
    .select(['id', 'slug'])
    .where('section', '=', 'have-your-say')
    .where('opens_at', '<=', FIRST_START)
    .where('closes_at', '>', FIRST_START)
    .executeTakeFirstOrThrow();
  const ids = { poll_id: poll.id, voter_id: voterId };
  const rest = { idempotency_key: voterId, receipt: voterId, cast_at: FIRST_START };
  await db
    .insertInto('poll_voters')
    .values({ ...ids, ...rest })
    .execute();
  return poll.slug;
}

test('[SPEC 1.4, 3.4.1] a linked login opens the account; what the door says of roles and verification counts at once', async () => {
  const tokens = await account('link@one.example');
  const before = await userOf(tokens);
  expect(before).toMatchObject({ roles: [], verified: false });

  const accessToken = await atDoor('yusuf');
  const answer = await link(tokens, accessToken);
  expect(answer.statusCode).toBe(200);
  expect(answer.json<SecurityFacts>().doors).toEqual([
    { issuer: host.door.issuer, linkedAt: FIRST_START.toISOString() },
  ]);
  expect(await userOf(tokens)).toMatchObject({ roles: ['moderator'], verified: true });
  expect((await userOf(await arrive(accessToken))).sub).toBe(before.sub);

  expect((await link(tokens, accessToken)).statusCode).toBe(200);
  expect((await kindsOf(tokens)).filter((kind) => kind === 'doorLinked')).toHaveLength(1);
});

test('[SPEC 1.4, 1.6] linking and unlinking are each reported to the address once; what changes nothing is not', async () => {
  const email = 'told@one.example';
  const tokens = await account(email);
  const grace = await atDoor('grace');
  expect((await link(tokens, grace)).statusCode).toBe(200);
  expect((await link(tokens, grace)).statusCode).toBe(200);
  expect((await unlink(tokens)).statusCode).toBe(204);
  const mails = await host.mailsTo(email, 3);
  expect(mails.map(({ message }) => message.header('subject'))).toEqual([
    'Confirm your e-mail address',
    'A way to sign in was added',
    'A way to sign in was removed',
  ]);
  for (const { message } of mails.slice(1))
    expect(message.text).toMatch(/http:\/\/localhost:3000\/en\/me\/security\r?\n/);
});

test('the same e-mail at the door links nothing: issuer and subject decide alone', async () => {
  const email = 'leyla@harbour.example';
  const password = 'a calm evening';
  await host.post('accounts', { name: 'Leyla', email, password, locale: 'tr' });
  await host.post('accounts/confirm', { token: await host.tokenTo(email) });
  const tokens = await host.signIn(email, password);
  const arrived = await arrive(await atDoor('leyla'));
  expect((await userOf(arrived)).sub).not.toBe((await userOf(tokens)).sub);
});

test('a login of another account is refused, and so is a second login of the same door', async () => {
  const omar = await atDoor('omar');
  await arrive(omar);
  const tokens = await account('taken@one.example');
  expect((await link(tokens, omar)).json()).toMatchObject({ status: 409, code: 'doorTaken' });

  expect((await link(tokens, await atDoor('isil'))).statusCode).toBe(200);
  expect((await link(tokens, await atDoor('nadia'))).json()).toMatchObject({ code: 'doorTaken' });
  expect((await host.asOwner(tokens, 'GET', 'me/security')).json()).toMatchObject({
    doors: [{ issuer: host.door.issuer }],
  });
});

test('of two accounts that link one login at once one gets it', async () => {
  const [one, two] = [await account('one@race.example'), await account('two@race.example')];
  const nadia = await atDoor('nadia');
  const answers = await Promise.all([link(one, nadia), link(two, nadia), link(one, nadia)]);
  const holder = (await userOf(await arrive(nadia))).sub;
  const subjects = [await userOf(one), await userOf(two), await userOf(one)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(
    subjects.map(({ sub }) => (sub === holder ? 200 : 409)),
  );
});

test('a token that the door did not give to this portal links nothing', async () => {
  const tokens = await account('refused@one.example');
  const extra = { client_id: 'meydan-archive' };
  const { code } = await signInAtDoor(host.door.issuer, 'grace', { extra });
  const foreign = (await redeem(host.door.issuer, code, extra)).body.access_token;
  for (const accessToken of ['invented', 'with\u0000null', foreign])
    expect((await link(tokens, accessToken)).json()).toMatchObject({
      status: 422,
      code: 'doorRefused',
    });
  expect((await host.asOwner(tokens, 'GET', 'me/security')).json()).toMatchObject({ doors: [] });
});

test('linking and unlinking need a sign-in of the last ten minutes; renewing a session is none', async () => {
  const tokens = await account('late@one.example');
  host.setNow(new Date(FIRST_START.getTime() + 10 * MINUTE_MS));
  const inTime = (await host.refresh(tokens.refresh_token)).json<TokenResponse>();
  expect((await link(inTime, 'invented')).json()).toMatchObject({ code: 'doorRefused' });
  host.setNow(new Date(FIRST_START.getTime() + 10 * MINUTE_MS + 1));
  for (const answer of [await link(inTime, 'invented'), await unlink(inTime)])
    expect(answer.json()).toMatchObject({ status: 403, code: 'recentSignInRequired' });
});

test('an unlinked login opens a new account; the sessions of the old one go on', async () => {
  const tokens = await account('unlink@one.example');
  const grace = await atDoor('grace');
  await link(tokens, grace);
  const before = await userOf(tokens);
  expect((await unlink(tokens)).statusCode).toBe(204);
  expect((await kindsOf(tokens))[0]).toBe('doorUnlinked');
  expect((await unlink(tokens)).json()).toMatchObject({ status: 404, code: 'notFound' });
  expect((await host.refresh(tokens.refresh_token)).statusCode).toBe(200);
  expect((await userOf(await arrive(await atDoor('grace')))).sub).not.toBe(before.sub);
});

test('the last way to sign in stays; a door that is not trusted any more is none', async () => {
  const arrived = await arrive(await atDoor('admin'));
  const { sub } = await userOf(arrived);
  expect((await unlink(arrived)).json()).toMatchObject({ status: 409, code: 'lastLogin' });
  await host.database.db
    .insertInto('identities')
    .values({ issuer: 'https://former.example', subject: 'x', person_id: sub })
    .execute();
  expect((await unlink(arrived)).json()).toMatchObject({ code: 'lastLogin' });
  expect((await unlink(arrived, 'https://former.example')).statusCode).toBe(204);
  expect((await userOf(await arrive(await atDoor('admin')))).sub).toBe(sub);
});

test('a login that was unlinked after a vote does not vote again: not in a new account', async () => {
  const tokens = await account('voted@one.example');
  const omar = await atDoor('omar');
  await link(tokens, omar);
  const slug = await vote(await voterIdOf(tokens));
  await unlink(tokens);

  const arrived = await arrive(await atDoor('omar'));
  expect((await userOf(arrived)).sub).not.toBe((await userOf(tokens)).sub);
  expect(await voterIdOf(arrived)).toBe(await voterIdOf(tokens));
  await acceptTerms(arrived);
  const url = `/v1/have-your-say/${slug}`;
  const poll = (await host.app.inject(url)).json<DetailPage<PollDetails>>();
  const again = await host.app.inject({
    method: 'POST',
    url: `${url}/ballots`,
    headers: {
      ...(await host.headersOf('grace')),
      authorization: `Bearer ${arrived.access_token}`,
      'idempotency-key': 'the second time',
    },
    payload: { answers: createRandomAnswers(poll.details) },
  });
  expect(again.json()).toMatchObject({ status: 409, code: 'alreadyVoted' });
});

test('… and not in an account that it is linked to: that one votes under the same voter id from now on', async () => {
  const former = await account('former@one.example');
  const omar = await atDoor('omar');
  await link(former, omar);
  await vote(await voterIdOf(former));
  await unlink(former);

  const next = await account('next@one.example');
  expect((await link(next, await atDoor('omar'))).statusCode).toBe(200);
  expect(await voterIdOf(next)).toBe(await voterIdOf(former));
});

test('an account that has voted itself cannot take such a login over; its own it can', async () => {
  const former = await account('own@one.example');
  const omar = await atDoor('omar');
  await link(former, omar);
  await vote(await voterIdOf(former));
  await unlink(former);

  const voter = await account('voter@one.example');
  const voterId = await voterIdOf(voter);
  await vote(voterId);
  const anew = await atDoor('omar');
  expect((await link(voter, anew)).json()).toMatchObject({ status: 409, code: 'doorHasVoted' });
  expect(await voterIdOf(voter)).toBe(voterId);
  expect((await link(former, anew)).statusCode).toBe(200);
});

test('a door that cannot be reached is said so', async () => {
  const alone = await openDoorHost();
  await alone.account('away@one.example');
  const tokens = await alone.signIn('away@one.example');
  const { access_token: accessToken } = (await signInAndRedeem(alone.door.issuer, 'grace')).tokens;
  await alone.door.stop();
  const answer = await alone.asOwner(tokens, 'POST', 'me/doors', { accessToken });
  await alone.close();
  expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
});
