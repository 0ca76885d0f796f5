import type { TokenResponse } from '../../shared/contract/connect';
import type { Stage } from '../../shared/contract/setup';
import { openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { changeStage } from '../setup/stage';
import { FIRST_START, PRODUCTION_CONFIG } from '../testing/testHost';

let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost({ seed: 'demo', config: PRODUCTION_CONFIG });
});
afterAll(() => host.close());

const findPersonId = async (email: string) => {
  const { db } = host.database;
  const credential = db.selectFrom('credentials').select('person_id').where('email', '=', email);
  return (await credential.executeTakeFirstOrThrow()).person_id;
};

/** Newer than any version of the terms: they are accepted. */
const TERMS = 1_000;

/** Opens an account with a password whose person has these roles, and signs in. */
async function openStaff(email: string, ...roles: string[]): Promise<TokenResponse> {
  await host.account(email);
  const tokens = await host.signIn(email);
  const id = await findPersonId(email);
  await host.database.db
    .updateTable('people')
    .set({ roles, terms_version: TERMS })
    .where('id', '=', id)
    .execute();
  return tokens;
}

/** Gives an account the second factor that it could have set up itself. */
const addFactor = async (email: string) =>
  host.database.db
    .insertInto('second_factors')
    .values({
      person_id: await findPersonId(email),
      secret: Buffer.alloc(1),
      created_at: FIRST_START,
      confirmed_at: FIRST_START,
    })
    .execute();

const setStage = (stage: Stage) =>
  host.database.db
    .transaction()
    .execute((trx) => changeStage(trx, stage, { personId: null, at: FIRST_START }))
    .then(() => host.settled());

const codeOf = async (answer: ReturnType<AccountsHost['asOwner']>) => {
  const { statusCode, json } = await answer;
  return statusCode < 300 ? statusCode : json<{ code: string }>().code;
};
const listPeople = (tokens: TokenResponse) => codeOf(host.asOwner(tokens, 'GET', 'admin/people'));
const isToldDue = async ({ access_token }: TokenResponse) => {
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await host.app.inject({ url: '/connect/userinfo', headers });
  return answer.json<{ factor_due?: boolean }>().factor_due;
};

test('in production rights of the staff count in a session by password once there is a second factor', async () => {
  const email = 'admin@one.example';
  const tokens = await openStaff(email, 'admin');
  expect(await listPeople(tokens)).toBe('secondFactorDue');
  expect(await codeOf(host.asOwner(tokens, 'POST', 'admin/jobs/nothing/run', {}))).toBe(
    'secondFactorDue',
  );
  expect(await isToldDue(tokens)).toBe(true);

  await addFactor(email);
  expect(await listPeople(tokens)).toBe(200);
  expect(await isToldDue(tokens)).toBeUndefined();
});

test('without it nobody reads who has registered, nor what is not out yet', async () => {
  const email = 'reader@one.example';
  const tokens = await openStaff(email, 'editor');
  const { db } = host.database;
  const find = (section: 'events' | 'blogs', status: 'published' | 'draft') =>
    db
      .selectFrom('contents')
      .select('slug')
      .where('section', '=', section)
      .where('status', '=', status)
      .executeTakeFirstOrThrow();
  const paths = [
    `events/${(await find('events', 'published')).slug}/registrations`,
    `blogs/${(await find('blogs', 'draft')).slug}`,
  ];
  const read = () => Promise.all(paths.map((path) => codeOf(host.asOwner(tokens, 'GET', path))));
  expect(await read()).toEqual(['secondFactorDue', 'notFound']);
  await addFactor(email);
  expect(await read()).toEqual([200, 200]);
});

test('whoever comes by a provider is the provider’s to check', async () => {
  const { authorization } = await host.headersOf('admin');
  const answer = await host.app.inject({ url: '/v1/admin/people', headers: { authorization } });
  expect(answer.statusCode).toBe(200);
});

test('without it they take part as everybody does, keep their account safe, and are let in before the opening', async () => {
  const tokens = await openStaff('editor@one.example', 'editor');
  await setStage('staff');
  expect(await codeOf(host.asOwner(tokens, 'GET', 'have-your-say?locale=en'))).toBe(200);
  expect(await codeOf(host.asOwner(tokens, 'DELETE', 'me/sessions'))).toBe(204);
  await setStage('open');
  const path = 'dialogs/waterfront-change/follow';
  expect(await codeOf(host.asOwner(tokens, 'DELETE', path))).toBe(200);
});

test('who sets the portal up needs none yet', async () => {
  const tokens = await openStaff('first@one.example', 'admin');
  await setStage('setup');
  expect(await listPeople(tokens)).toBe(200);
  await setStage('open');
  expect(await listPeople(tokens)).toBe('secondFactorDue');
});

test('a role that others do not have is refused as before', async () => {
  const email = 'moderator@one.example';
  const tokens = await openStaff(email, 'editor');
  await addFactor(email);
  expect(await listPeople(tokens)).toBe('forbidden');
});
