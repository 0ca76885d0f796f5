import { randomUUID } from 'node:crypto';
import type { TokenResponse } from '../../../shared/contract/connect';
import type { SortitionPage } from '../../../shared/contract/sortitions';
import type { DemoPerson } from '../../../demo/people';
import { openDoorHost, type DoorHost } from '../../identity/testing/doorHost';
import { FIRST_START } from '../../testing/testHost';
import { settleDueSortitions } from './settleSortitions';

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(FIRST_START.getTime() + days * DAY_MS);
const BASE = '/v1/committees/budget-committee/draws';
const VALUES = [[4, 8, 15, 16, 23, 42]];

let host: DoorHost;
beforeAll(async () => {
  host = await openDoorHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
});
afterAll(() => host.close());
beforeEach(async () => {
  host.setNow(FIRST_START);
  await host.database.db.deleteFrom('draws').execute();
  await host.database.db.deleteFrom('identities').where('issuer', '=', host.door.issuer).execute();
});

type Who = DemoPerson | TokenResponse;
async function ask(who: Who, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const headers =
    typeof who === 'string'
      ? await host.headersOf(who)
      : {
          ...(await host.headersOf('grace')),
          authorization: `Bearer ${await host.tokens.issue(await idOf(who), 'profile')}`,
        };
  const answer = await host.app.inject({
    method,
    url: `${BASE}${path}`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, ...answer.json<SortitionPage & { code?: string }>() };
}
const idOf = async (tokens: TokenResponse) => {
  const owner = await host.tokens.verify(tokens.access_token);
  if (owner) ids.set(tokens, owner.personId);
  return ids.get(tokens)!;
};
const ids = new Map<TokenResponse, string>();

async function account(): Promise<TokenResponse> {
  const tokens = await host.openAccount();
  await idOf(tokens);
  return tokens;
}
/** Creates an account with the login of this person at the door. */
async function resident(person: DemoPerson): Promise<TokenResponse> {
  const tokens = await account();
  await host.link(tokens, person);
  return tokens;
}

async function make(more: object = {}): Promise<string> {
  const made = await ask('nadia', 'POST', '', {
    title: { en: 'Two residents' },
    strata: [{ name: '', label: {}, places: 2, substitutes: 2 }],
    sources: [{ text: { en: 'National lottery' }, values: 6 }],
    forVerified: true,
    answerDays: 7,
    opensAt: at(0).toISOString(),
    closesAt: at(5).toISOString(),
    ...more,
  });
  expect(made.status).toBe(201);
  return made.id;
}
const enter = async (who: Who, id: string) =>
  (await ask(who, 'PUT', `/${id}/volunteer`, { stratum: '', isPublic: true })).code ?? 'ok';
const read = (id: string) => ask('nadia', 'GET', `/${id}`);
const mineOf = async (who: Who, id: string) => (await ask(who, 'GET', `/${id}`)).mine;

async function draw(id: string): Promise<void> {
  host.setNow(at(6));
  expect((await ask('nadia', 'PUT', `/${id}/seed`, { values: VALUES })).status).toBe(200);
  expect((await ask('admin', 'POST', `/${id}/confirmation`, { values: VALUES })).status).toBe(200);
}
const settle = (days: number) =>
  host.database.db.transaction().execute((trx) => settleDueSortitions(trx, at(days)));

test('a login that is linked to one account after the other has one ticket: unlinking ends the entry', async () => {
  const id = await make();
  const people = [await account(), await account(), await account()];
  for (const [place, tokens] of people.entries()) {
    await host.link(tokens, 'omar');
    expect(await enter(tokens, id)).toBe('ok');
    if (place < 2) await host.unlink(tokens);
  }
  expect((await read(id)).pool).toBe(1);
  expect(await mineOf(people[0]!, id)).toBeNull();
  expect(await mineOf(people[2]!, id)).not.toBeNull();
});

test('the ticket of a login is where the login is, also where an entry of before was left behind', async () => {
  const id = await make();
  const [first, next] = [await account(), await account()];
  await host.link(first, 'omar');
  await enter(first, id);
  const { db, door } = { db: host.database.db, door: host.door };
  await db.deleteFrom('identities').where('issuer', '=', door.issuer).execute();
  await host.link(next, 'omar');
  expect(await enter(next, id)).toBe('ok');
  expect([await mineOf(first, id), (await read(id)).pool]).toEqual([null, 1]);
});

test('in a draw that is open to everybody accounts have tickets, and unlinking ends none', async () => {
  const id = await make({ forVerified: false });
  const tokens = await resident('omar');
  expect(await enter(tokens, id)).toBe('ok');
  await host.unlink(tokens);
  expect((await read(id)).pool).toBe(1);
});

test('whether somebody is a verified resident is asked again when the list is closed', async () => {
  const id = await make();
  const [omar, yusuf] = [await resident('omar'), await resident('yusuf')];
  for (const tokens of [omar, yusuf]) expect(await enter(tokens, id)).toBe('ok');
  await host.database.db
    .updateTable('identities')
    .set({ verified: false })
    .where('person_id', '=', await idOf(omar))
    .execute();
  host.setNow(at(6));
  await settle(6);
  expect((await read(id)).pool).toBe(1);
  expect([await mineOf(omar, id), (await mineOf(yusuf, id))?.ticket]).toEqual([null, 1]);
});

test('… and when it is their turn: who is none any more is passed over, and cannot take the place', async () => {
  const id = await make();
  const [omar, yusuf, isil] = [
    await resident('omar'),
    await resident('yusuf'),
    await resident('nadia'),
  ];
  for (const tokens of [omar, yusuf, isil]) expect(await enter(tokens, id)).toBe('ok');
  host.setNow(at(6));
  await settle(6);
  // The sign-ins are of six days ago: their logins are moved as by a later one.
  const loseLogin = async (tokens: TokenResponse) =>
    host.database.db
      .deleteFrom('identities')
      .where('person_id', '=', await idOf(tokens))
      .execute();
  await loseLogin(omar);
  await draw(id);
  const states = async () =>
    Promise.all([omar, yusuf, isil].map(async (tokens) => (await mineOf(tokens, id))?.state));
  expect(await states()).toEqual(['standby', 'asked', 'asked']);
  await loseLogin(yusuf);
  const answers = [];
  for (const tokens of [yusuf, isil])
    answers.push((await ask(tokens, 'PUT', `/${id}/answer`, { accepts: true })).code ?? 'ok');
  expect(answers).toEqual(['verificationRequired', 'ok']);
});
