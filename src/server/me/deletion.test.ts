import { decodeJwt } from 'jose';
import { PASSWORD } from '../accounts/testing/accountsHost';
import { deletePerson } from './deletion';
import { deleteExpired } from '../accounts/forgetOld';
import { toPersonId } from '../seed/seedContents';
import { startSession } from '../identity/sessions';
import type { TokenResponse } from '../../shared/contract/connect';
import type { PollDetails } from '../../shared/contract/have-your-say';
import type { DemoPerson } from '../../demo/people';
import { createRandomAnswers } from '../have-your-say/testing/randomAnswers';
import { FIRST_START } from '../testing/testHost';
import { openDoorHost, type DoorHost } from '../identity/testing/doorHost';
import { NO_MAILER } from '../mail/testing/noMailer';

const POLL = 'first-street-without-cars';
const DOOR_SCOPE = 'offline_access email phone profile roles';
let host: DoorHost;
let keys = 0;

beforeAll(async () => {
  host = await openDoorHost();
});
afterEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

const leave = (tokens: TokenResponse, password?: string) =>
  host.asOwner(tokens, 'DELETE', 'me', password === undefined ? {} : { password });
const subOf = ({ access_token }: TokenResponse) => decodeJwt(access_token).sub!;

/** Registers a confirmed account that has accepted the terms in force. */
async function register(email: string, mails = 1): Promise<TokenResponse> {
  const facts = { name: 'Deniz Ay', email, password: PASSWORD, locale: 'tr', termsVersion: 2 };
  await host.post('accounts', facts);
  await host.post('accounts/confirm', { token: await host.tokenTo(email, mails) });
  return host.signIn(email);
}

async function arrive(person: DemoPerson): Promise<TokenResponse> {
  const accessToken = await host.signInAtDoor(person);
  const answer = await host.token({
    grant_type: 'sol:door_account_token',
    scope: DOOR_SCOPE,
    access_token: accessToken,
  });
  const product = answer.json<TokenResponse>();
  await host.asOwner(product, 'POST', 'me/terms', { version: 2 });
  return product;
}

/** Signs in a demonstration person with a session that begins now. */
async function signedIn(person: DemoPerson): Promise<TokenResponse> {
  const id = toPersonId(person);
  const session = { personId: id, scope: 'roles', kind: 'door', device: '' } as const;
  const started = await startSession(host.database.db, session, FIRST_START);
  const { sessionId, refreshToken } = started!;
  const access_token = await host.tokens.issue(id, 'roles', sessionId);
  return {
    access_token,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: 300,
    scope: 'roles',
  };
}

interface PollPage {
  closesAt: string;
  details: PollDetails;
}
const poll = async (tokens: TokenResponse) =>
  (await host.asOwner(tokens, 'GET', `have-your-say/${POLL}`)).json<PollPage>();

async function vote(tokens: TokenResponse) {
  const { details } = await poll(tokens);
  return host.app.inject({
    method: 'POST',
    url: `/v1/have-your-say/${POLL}/ballots`,
    headers: {
      ...(await host.headersOf('omar')),
      authorization: `Bearer ${tokens.access_token}`,
      'idempotency-key': `leaving-${keys++}`,
    },
    payload: { answers: createRandomAnswers(details) },
  });
}

const departed = async () =>
  (await host.database.db.selectFrom('departed_voters').selectAll().execute()).length;

test('[SPEC 1.4, 3.3.1, 6.1] who votes, deletes the account and registers again is a new person who has voted already', async () => {
  const tokens = await register('back@one.example');
  expect((await vote(tokens)).statusCode).toBe(201);
  const { ballots } = (await poll(tokens)).details;
  expect((await leave(tokens, PASSWORD)).statusCode).toBe(204);
  expect(await departed()).toBe(1);

  const again = await register('back@one.example', 3);
  expect(subOf(again)).not.toBe(subOf(tokens));
  expect((await vote(again)).json()).toMatchObject({ status: 409, code: 'alreadyVoted' });
  expect((await poll(again)).details).toMatchObject({ refusal: 'alreadyVoted', ballots });
  expect(await departed()).toBe(0);
  const events = (await host.asOwner(again, 'GET', 'me/security-events')).json<
    { kind: string }[]
  >();
  expect(events.map(({ kind }) => kind)).toEqual(['signedIn', 'emailConfirmed']);
});

test('[SPEC 1.4, 7.1.3] who comes back through the same door is a new person who has voted already, until the poll has closed', async () => {
  const tokens = await arrive('grace');
  expect((await vote(tokens)).statusCode).toBe(201);
  expect((await leave(tokens)).statusCode).toBe(204);
  const again = await arrive('grace');
  expect(subOf(again)).not.toBe(subOf(tokens));
  expect((await vote(again)).json()).toMatchObject({ status: 409, code: 'alreadyVoted' });

  expect((await leave(again)).statusCode).toBe(204);
  const { closesAt } = await poll(await arrive('yusuf'));
  expect(await departed()).toBe(1);
  await deleteExpired(host.database.db, new Date(Date.parse(closesAt) - 1));
  expect(await departed()).toBe(1);
  await deleteExpired(host.database.db, new Date(closesAt));
  expect(await departed()).toBe(0);
});

test('[SPEC 1.4] a login that was linked after the request began brought its vote along: it is remembered as well', async () => {
  const former = await arrive('omar');
  expect((await vote(former)).statusCode).toBe(201);
  expect((await leave(former)).statusCode).toBe(204);

  const tokens = await register('linked@one.example');
  const { db } = host.database;
  const { voter_id: voterId } = await db
    .selectFrom('people')
    .select('voter_id')
    .where('id', '=', subOf(tokens))
    .executeTakeFirstOrThrow();
  const accessToken = await host.signInAtDoor('omar');
  expect((await host.asOwner(tokens, 'POST', 'me/doors', { accessToken })).statusCode).toBe(200);
  const context = {
    db,
    mail: NO_MAILER,
    doors: [],
    portalOrigin: 'http://localhost:3000',
    clock: () => FIRST_START.getTime(),
  };
  const nobody = { roles: [], verified: false, memberOf: [], leaderOf: [] };
  await deletePerson(context, { ...nobody, id: subOf(tokens), voterId });

  const again = await arrive('omar');
  expect((await vote(again)).json()).toMatchObject({ status: 409, code: 'alreadyVoted' });
  expect((await leave(again)).statusCode).toBe(204);
  await db.deleteFrom('departed_voters').execute();
});

test('nothing is kept of somebody who has not voted', async () => {
  expect((await leave(await register('silent@one.example'), PASSWORD)).statusCode).toBe(204);
  expect(await departed()).toBe(0);
});

test('[SPEC 6.1] access token, refresh token and password of a deleted account are refused at once, and its owner is told', async () => {
  const tokens = await register('gone@one.example');
  await leave(tokens, PASSWORD);
  expect((await host.asOwner(tokens, 'GET', 'me/security')).json()).toMatchObject({
    status: 401,
    code: 'invalidToken',
  });
  expect((await host.refresh(tokens.refresh_token)).json()).toMatchObject({
    error: 'invalid_grant',
  });
  const signIn = await host.token({
    grant_type: 'password',
    username: 'gone@one.example',
    password: PASSWORD,
  });
  expect(signIn.json()).toMatchObject({ error: 'invalid_grant' });
  const [, told] = await host.mailsTo('gone@one.example', 2);
  expect(told!.message.header('subject')).toBe('Hesabınız silindi');
  expect(told!.message.text).toMatch(/http:\/\/localhost:3000\/tr\r?\n/);
});

test('what was written stays without its author, as a newer version that every reader is told of', async () => {
  const { db } = host.database;
  const changes: string[] = [];
  await host.database.listen('content_changed', (payload) => void changes.push(payload));
  const tokens = await register('author@one.example');
  const id = subOf(tokens);
  const blog = await db
    .updateTable('contents')
    .set({ author_person_id: id, author_content_id: null, created_by: id })
    .where('section', '=', 'blogs')
    .where('author_kind', '=', 'person')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('contents as any')
        .select('any.id')
        .where('any.section', '=', 'blogs')
        .where('any.author_kind', '=', 'person')
        .where('any.published_at', '<', FIRST_START)
        .orderBy('any.id')
        .limit(1),
    )
    .returning(['id', 'slug', 'version'])
    .executeTakeFirstOrThrow();
  const comment = crypto.randomUUID();
  const dialog = await db
    .selectFrom('contents')
    .select(['id', 'slug', 'version'])
    .where('section', '=', 'dialogs')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('comments')
    .values({
      id: comment,
      root_id: comment,
      content_id: dialog.id,
      parent_id: null,
      depth: 0,
      alignment: 0,
      author_id: id,
      body: 'stays',
      lang: 'en',
      created_at: FIRST_START,
    })
    .execute();
  const voted = await db
    .updateTable('comments')
    .set((eb) => ({ votes_up: eb('votes_up', '+', 1) }))
    .where('id', '=', (eb) =>
      eb.selectFrom('comments').select('id').where('id', '<>', comment).orderBy('id').limit(1),
    )
    .returning(['id', 'votes_up'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('comment_votes')
    .values({ comment_id: voted.id, person_id: id, value: 1 })
    .execute();
  await db
    .insertInto('reports')
    .values({
      kind: 'comment',
      target_id: voted.id,
      content_id: dialog.id,
      reporter_id: id,
      reason: 'spam',
      at: FIRST_START,
    })
    .execute();
  expect((await leave(tokens, PASSWORD)).statusCode).toBe(204);

  const left = await db
    .selectFrom('comments')
    .leftJoin('reports', (join) =>
      join.onRef('target_id', '=', 'comments.id').on('reports.reason', '=', 'spam'),
    )
    .select(['votes_up', 'reporter_id'])
    .where('comments.id', '=', voted.id)
    .executeTakeFirstOrThrow();
  expect(left).toEqual({ votes_up: voted.votes_up - 1, reporter_id: null });

  const page = (await host.app.inject(`/v1/blogs/${blog.slug}`)).json();
  expect(page).toMatchObject({ version: blog.version + 1, author: { personId: null } });
  expect(JSON.stringify(page)).not.toContain('Deniz Ay');
  const kept = await db
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', comment)
    .executeTakeFirst();
  expect(kept).toMatchObject({ body: 'stays', author_id: null });
  const told = changes.map((payload) => JSON.parse(payload) as { id: string; version: number });
  expect(told).toContainEqual(expect.objectContaining({ id: blog.id, version: blog.version + 1 }));
  expect(told).toContainEqual(
    expect.objectContaining({ id: dialog.id, version: dialog.version + 1 }),
  );
});

test('the password is asked for, and after five wrong ones the session waits', async () => {
  const tokens = await register('tries@one.example');
  const none = await leave(tokens);
  expect(none.json()).toMatchObject({ status: 403, code: 'wrongPassword' });
  for (let time = 0; time < 5; time += 1)
    expect((await leave(tokens, 'not the password')).json()).toMatchObject({
      code: 'wrongPassword',
    });
  const refused = await leave(tokens, PASSWORD);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await host.asOwner(tokens, 'GET', 'me/security')).statusCode).toBe(200);
});

test('who has no password must have signed in within the last ten minutes', async () => {
  const tokens = await arrive('isil');
  host.setNow(new Date(FIRST_START.getTime() + 10 * 60_000 + 1));
  const { refresh_token } = tokens;
  const renewed = (await host.refresh(refresh_token)).json<TokenResponse>();
  expect((await leave(renewed)).json()).toMatchObject({
    status: 403,
    code: 'recentSignInRequired',
  });
  const fresh = await arrive('isil');
  expect((await leave(fresh)).statusCode).toBe(204);
});

test('[SPEC 6.1] the last administrator cannot leave; of two who leave at once one stays', async () => {
  const admin = await signedIn('admin');
  expect((await leave(admin)).json()).toMatchObject({ status: 409, code: 'lastAdmin' });
  const promote = (blocked_at: Date | null) =>
    host.database.db
      .updateTable('people')
      .set({ roles: ['admin'], blocked_at })
      .where('id', '=', toPersonId('leyla'))
      .execute();
  await promote(FIRST_START);
  expect((await leave(admin)).json()).toMatchObject({ status: 409, code: 'lastAdmin' });
  await promote(null);
  const answers = await Promise.all([leave(admin), leave(await signedIn('leyla'))]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
});

test('who has not accepted the terms in force can leave; nobody does so for somebody else', async () => {
  const nadia = await signedIn('nadia');
  const forged = await host.app.inject({
    method: 'DELETE',
    url: '/v1/me',
    headers: { authorization: `Bearer ${nadia.access_token}` },
    payload: {},
  });
  expect(forged.json()).toMatchObject({ status: 403, code: 'antiForgery' });
  const { authorization: _owner, ...anonymous } = await host.headersOf('nadia');
  const nobody = await host.app.inject({
    method: 'DELETE',
    url: '/v1/me',
    headers: anonymous,
    payload: {},
  });
  expect(nobody.json()).toMatchObject({ status: 401, code: 'signInRequired' });
  expect((await leave(nadia)).statusCode).toBe(204);
});
