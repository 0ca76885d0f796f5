import type { TokenResponse } from '../../shared/contract/connect';
import { RECENT_SIGN_IN_MS } from '../../shared/contract/profile';
import { RETENTION_PERIODS } from '../../shared/retention';
import { PASSWORD, openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { deleteExpired } from '../accounts/forgetOld';
import { DEFAULT_VALUES } from '../../shared/settings';
import { changeArea, readArea } from '../settings/changeSettings';
import { FIRST_START } from '../testing/testHost';
import { rememberLogin } from './departedVoters';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost({ seed: 'demo' });
});
afterAll(() => host.close());
afterEach(() => later(0));

const later = (ms: number) => host.setNow(new Date(FIRST_START.getTime() + ms));
const ask = (tokens: TokenResponse, email: string, password = PASSWORD) =>
  host.asOwner(tokens, 'POST', 'me/email', { email, password });
const confirm = (token: string) => host.post('accounts/email/confirm', { token });
const undo = (token: string) => host.post('accounts/email/undo', { token });
const signInStatus = async (username: string, password = PASSWORD) =>
  (await host.token({ grant_type: 'password', username, password })).statusCode;
const facts = async (tokens: TokenResponse) =>
  (await host.asOwner(tokens, 'GET', 'me/security')).json<Record<string, unknown>>();

/** Opens an account and asks for another address; its own has got two mails by then. */
async function asked(from: string, to: string) {
  await host.account(from);
  const tokens = await host.signIn(from);
  expect((await ask(tokens, to)).statusCode).toBe(202);
  return { tokens, link: await host.tokenTo(to), stop: await host.tokenTo(from, 2) };
}

/** Casts a ballot of a voter id in a poll that stays open. */
async function vote(voter_id: string): Promise<void> {
  const { db } = host.database;
  const poll = await db
    .updateTable('contents')
    .set({ closes_at: null })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('contents as poll')
        .select('poll.id')
        .where('poll.section', '=', 'have-your-say')
        .orderBy('poll.id')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const key = `of ${voter_id}`;
  const facts = { idempotency_key: key, receipt: key, cast_at: FIRST_START };
  await db
    .insertInto('poll_voters')
    .values({ ...facts, poll_id: poll.id, voter_id })
    .execute();
}

async function personOf(email: string): Promise<{ id: string; voter_id: string }> {
  return host.database.db
    .selectFrom('people')
    .select(['id', 'voter_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

test('another address holds once its mail was followed; until then the former one does, and other sessions end', async () => {
  await host.account('old@one.example');
  const elsewhere = await host.signIn('old@one.example');
  const here = await host.signIn('old@one.example');
  expect((await ask(here, ' New@one.example ')).statusCode).toBe(202);
  const [mail] = await host.mailsTo('New@one.example');
  expect(mail!.message.text).toContain('http://localhost:3000/en/confirm-new-email#token=');
  expect(mail!.message.text).not.toContain('Deniz');
  expect(await facts(here)).toMatchObject({
    email: 'old@one.example',
    newEmail: { email: 'New@one.example', until: '2026-03-11T09:00:00.000Z' },
  });
  expect(await signInStatus('new@one.example')).toBe(400);
  expect(await signInStatus('old@one.example')).toBe(200);

  expect((await confirm(await host.tokenTo('New@one.example'))).statusCode).toBe(204);
  expect(await signInStatus('old@one.example')).toBe(400);
  expect(await signInStatus('new@one.example')).toBe(200);
  expect((await host.refresh(elsewhere.refresh_token)).statusCode).toBe(400);
  expect((await host.refresh(here.refresh_token)).statusCode).toBe(200);
  expect(await facts(here)).toMatchObject({ email: 'New@one.example', newEmail: null });
  const events = await host.asOwner(here, 'GET', 'me/security-events');
  expect(events.json<{ kind: string }[]>().map(({ kind }) => kind)).toContain('emailChanged');
  const { id } = await personOf('New@one.example');
  const { db } = host.database;
  const log = await db.selectFrom('audit_log').selectAll().where('person_id', '=', id).execute();
  expect(log.map(({ action, actor_id }) => [action, actor_id])).toEqual([['emailChanged', id]]);
  expect(JSON.stringify(log)).not.toContain('one.example');
  const [, , changed] = await host.mailsTo('old@one.example', 3);
  expect(changed!.message.text).toContain('http://localhost:3000/en/undo-email-change#token=');
});

test('a link confirms once, for 24 hours, and until another one is asked for', async () => {
  const { tokens, link } = await asked('links@one.example', 'links-new@one.example');
  expect((await ask(tokens, 'links-newer@one.example')).statusCode).toBe(202);
  const newer = await host.tokenTo('links-newer@one.example');
  expect((await confirm(link)).json()).toMatchObject({ status: 410, code: 'linkInvalid' });
  later(DAY_MS);
  expect((await confirm(newer)).statusCode).toBe(410);
  later(DAY_MS - 1);
  const answers = await Promise.all([newer, newer, newer].map(confirm));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410, 410]);
  expect((await confirm(newer)).statusCode).toBe(410);
  expect((await undo(newer)).statusCode).toBe(410);
});

test('two wishes at once leave one, whose links work', async () => {
  await host.account('twice@one.example');
  const tokens = await host.signIn('twice@one.example');
  const addresses = ['twice-a@one.example', 'twice-b@one.example'];
  await Promise.all(addresses.map((email) => ask(tokens, email)));
  const links = [await host.tokenTo(addresses[0]!), await host.tokenTo(addresses[1]!)];
  const answers = [await confirm(links[0]!), await confirm(links[1]!)];
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
});

test('nobody learns whether the new address has an account; its owner is told by mail', async () => {
  await host.account('taken@one.example', 'First Owner');
  await host.account('asks@one.example');
  const tokens = await host.signIn('asks@one.example');
  const taken = await ask(tokens, 'TAKEN@one.example');
  await host.settled();
  expect(await facts(tokens)).toMatchObject({ newEmail: { email: 'TAKEN@one.example' } });
  const free = await ask(tokens, 'free@one.example');
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  const [, told] = await host.mailsTo('taken@one.example', 2);
  expect(told!.message.text).toContain('http://localhost:3000/en/forgot-password');
  expect(told!.message.text).not.toContain('#token=');
  expect(await host.mailsTo('asks@one.example', 3)).toHaveLength(3);
});

test('an address that got an account meanwhile is not taken; one that was only registered is', async () => {
  const first = await asked('late@one.example', 'late-new@one.example');
  await host.account('late-other@one.example');
  await host.post('accounts', {
    name: 'Meanwhile',
    email: 'late-new@one.example',
    password: 'of somebody else',
    locale: 'en',
  });
  const registration = await host.tokenTo('late-new@one.example', 2);
  expect((await host.post('accounts/confirm', { token: registration })).statusCode).toBe(204);
  expect((await confirm(first.link)).json()).toMatchObject({ code: 'linkInvalid' });
  expect(await signInStatus('late@one.example')).toBe(200);
  expect(await signInStatus('late-new@one.example', 'of somebody else')).toBe(200);

  const second = await asked('squat@one.example', 'squat-new@one.example');
  await host.post('accounts', {
    name: 'Squatter',
    email: 'squat-new@one.example',
    password: 'of a stranger here',
    locale: 'en',
  });
  const squatter = await host.tokenTo('squat-new@one.example', 2);
  expect((await confirm(second.link)).statusCode).toBe(204);
  expect((await host.post('accounts/confirm', { token: squatter })).statusCode).toBe(410);
  expect(await signInStatus('squat-new@one.example')).toBe(200);
});

test('two accounts that want one address at once: one has it, the other keeps its own', async () => {
  const one = await asked('both-a@one.example', 'both-new@one.example');
  await host.account('both-b@one.example');
  const tokens = await host.signIn('both-b@one.example');
  await ask(tokens, 'both-new@one.example');
  const other = await host.tokenTo('both-new@one.example', 2);
  const answers = await Promise.all([confirm(one.link), confirm(other)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
  const kept = answers[0].statusCode === 204 ? 'both-b@one.example' : 'both-a@one.example';
  expect(await signInStatus(kept)).toBe(200);
  expect(await signInStatus('both-new@one.example')).toBe(200);
});

test('links of an account that is deleted or blocked meanwhile are dead', async () => {
  const deleted = await asked('deleted@one.example', 'deleted-new@one.example');
  const answer = await host.asOwner(deleted.tokens, 'DELETE', 'me', { password: PASSWORD });
  expect(answer.statusCode).toBe(204);
  for (const call of [confirm(deleted.link), undo(deleted.stop)])
    expect((await call).json()).toMatchObject({ status: 410, code: 'linkInvalid' });

  const blocked = await asked('blocked@one.example', 'blocked-new@one.example');
  await host.database.db
    .updateTable('people')
    .set({ blocked_at: FIRST_START })
    .where('email', '=', 'blocked@one.example')
    .execute();
  expect((await confirm(blocked.link)).statusCode).toBe(410);
});

test('a deletion and a confirmation at once leave no account with half an address', async () => {
  const { tokens, link } = await asked('leaves@one.example', 'leaves-new@one.example');
  const [deletion] = await Promise.all([
    host.asOwner(tokens, 'DELETE', 'me', { password: PASSWORD }),
    confirm(link),
  ]);
  expect(deletion.statusCode).toBe(204);
  expect(await signInStatus('leaves@one.example')).toBe(400);
  expect(await signInStatus('leaves-new@one.example')).toBe(400);
});

test('the former address stops a change that waits; every session ends', async () => {
  const { tokens, link, stop } = await asked('stop@one.example', 'stop-new@one.example');
  const answers = await Promise.all([undo(stop), undo(stop)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
  expect((await confirm(link)).statusCode).toBe(410);
  expect((await host.refresh(tokens.refresh_token)).statusCode).toBe(400);
  expect(await signInStatus('stop@one.example')).toBe(200);
});

test('the former address undoes a change for seven days, by either mail, with the links that came after it', async () => {
  for (const [name, mailNumber] of [
    ['first', 2],
    ['second', 3],
  ] as const) {
    const from = `${name}@one.example`;
    const to = `${name}-new@one.example`;
    const { link } = await asked(from, to);
    expect((await confirm(link)).statusCode).toBe(204);
    const thief = await host.signIn(to);
    await host.post('ForgetPassword', { email: to, locale: 'en' });
    const reset = await host.tokenTo(to, 2);
    const [mail] = (await host.mailsTo(from, 3)).slice(mailNumber - 1);
    const token = /#token=([\w-]+)/.exec(mail!.message.text)![1]!;
    later(RETENTION_PERIODS.formerEmailDays * DAY_MS);
    expect((await undo(token)).statusCode).toBe(410);
    later(RETENTION_PERIODS.formerEmailDays * DAY_MS - 1);
    expect((await undo(token)).statusCode).toBe(204);
    later(0);
    expect((await host.refresh(thief.refresh_token)).statusCode).toBe(400);
    expect(await signInStatus(to)).toBe(400);
    expect(await signInStatus(from)).toBe(200);
    const password = 'another calm bay';
    expect((await host.post('ForgetPasswordConfirm', { token: reset, password })).statusCode).toBe(
      410,
    );
  }
});

test('changing the address twice does not push the owner’s out', async () => {
  const { link } = await asked('push@one.example', 'push-b@one.example');
  await confirm(link);
  const first = await host.tokenTo('push@one.example', 3);
  const thief = await host.signIn('push-b@one.example');
  await ask(thief, 'push-c@one.example');
  await confirm(await host.tokenTo('push-c@one.example'));
  const second = await host.tokenTo('push-b@one.example', 3);
  expect((await undo(first)).statusCode).toBe(204);
  expect(await signInStatus('push@one.example')).toBe(200);
  expect(await signInStatus('push-c@one.example')).toBe(400);
  expect((await undo(second)).statusCode).toBe(410);
});

test('who withdraws the wish keeps the address, and its links are dead', async () => {
  const { tokens, link } = await asked('withdraw@one.example', 'withdraw-new@one.example');
  expect((await host.asOwner(tokens, 'DELETE', 'me/email')).statusCode).toBe(204);
  expect(await facts(tokens)).toMatchObject({ newEmail: null });
  expect((await confirm(link)).statusCode).toBe(410);
});

test('it needs the password, a recent sign-in, and an address that is another one', async () => {
  await host.account('needs@one.example');
  const tokens = await host.signIn('needs@one.example');
  const codes = async (email: string, password = PASSWORD) =>
    (await ask(tokens, email, password)).json<{ code: string }>().code;
  expect(await codes('needs-new@one.example', 'not the password')).toBe('wrongPassword');
  expect(await codes('no address')).toBe('invalidEmail');
  expect(await codes('needs@one.example')).toBe('sameAddress');
  later(RECENT_SIGN_IN_MS + 1);
  const { access_token } = (await host.refresh(tokens.refresh_token)).json<TokenResponse>();
  const answer = await ask({ ...tokens, access_token }, 'needs-new@one.example');
  expect(answer.json()).toMatchObject({ code: 'recentSignInRequired' });
  expect(await host.mailsTo('needs-new@one.example', 0)).toEqual([]);
});

test('where accounts are for some domains, the new address is at one of them', async () => {
  await host.account('inside@one.example');
  const tokens = await host.signIn('inside@one.example');
  const setSignIn = async (value: object) => {
    const { db } = host.database;
    const { revision } = await readArea(db, 'signIn', {});
    const change = { area: 'signIn', revision, value, origin: 'file' } as const;
    await db
      .transaction()
      .execute((trx) => changeArea(trx, change, { personId: null, at: FIRST_START }));
    await host.settled();
  };
  await setSignIn({ passwords: true, registration: 'domains', domains: ['one.example'] });
  const refused = await ask(tokens, 'inside@two.example');
  expect(refused.json()).toMatchObject({ status: 403, code: 'addressNotAllowed' });
  expect((await ask(tokens, 'inside-new@ONE.example')).statusCode).toBe(202);
  await setSignIn(DEFAULT_VALUES.signIn);
});

test('three mails in an hour to one address at most, and five wishes of one person', async () => {
  await host.account('often-a@one.example');
  await host.account('often-b@one.example');
  const [one, other] = [
    await host.signIn('often-a@one.example'),
    await host.signIn('often-b@one.example'),
  ];
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1)
    statuses.push((await ask(one, 'often@one.example')).statusCode);
  statuses.push((await ask(other, 'often@one.example')).statusCode);
  for (const email of ['often-1@one.example', 'often-2@one.example', 'often-3@one.example'])
    statuses.push((await ask(one, email)).statusCode);
  expect(statuses).toEqual([202, 202, 202, 429, 202, 202, 429]);
});

test('who has voted does not vote again with the address they gave up, and no account gets two voter ids', async () => {
  const { db } = host.database;
  const { link } = await asked('voter@one.example', 'voter-new@one.example');
  const before = await personOf('voter@one.example');
  await vote(before.voter_id);
  expect((await confirm(link)).statusCode).toBe(204);
  await host.account('voter@one.example', 'Somebody New');
  expect((await personOf('voter@one.example')).voter_id).toBe(before.voter_id);

  const other = await asked('other@one.example', 'gone@one.example');
  const { voter_id } = await personOf('other@one.example');
  await vote(voter_id);
  const departed = '00000000-0000-4000-8000-00000000dead';
  await vote(departed);
  await rememberLogin(db, { emailKey: 'gone@one.example' }, departed, FIRST_START);
  expect((await confirm(other.link)).json()).toMatchObject({
    status: 409,
    code: 'addressHasVoted',
  });
  expect(await signInStatus('other@one.example')).toBe(200);
});

test('a wish and a former address go after seven days; the database holds no token that could be used', async () => {
  const { db } = host.database;
  const { link, stop } = await asked('forget@one.example', 'forget-new@one.example');
  const rows = () =>
    db.selectFrom('email_changes').selectAll().where('email', '=', 'forget-new@one.example');
  const [row] = await rows().execute();
  const dump = [row!.confirm_hash, row!.stop_hash].flatMap((hash) => [
    hash.toString('utf8'),
    hash.toString('base64url'),
  ]);
  expect(dump).not.toContain(link);
  expect(dump).not.toContain(stop);
  await deleteExpired(db, new Date(FIRST_START.getTime() + 6 * DAY_MS));
  expect(await rows().execute()).toHaveLength(1);
  await deleteExpired(db, new Date(FIRST_START.getTime() + 7 * DAY_MS + 1));
  expect(await rows().execute()).toEqual([]);
});
