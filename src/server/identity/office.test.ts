import { randomUUID } from 'node:crypto';
import { PASSWORD, openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { openPoll } from '../have-your-say/openPoll';
import { insertPoll, toFixtureIds } from '../have-your-say/testing/pollFixtures';
import { FIRST_START } from '../testing/testHost';
import { emailKey } from './emailKey';
import { startSession } from './sessions';

const LONG_MS = 600_000;
/** The one address that a hundred people share. */
const OFFICE = '192.0.2.100';
const POLL = 'lunch';
const POST = 'measuring-kerbs-between-tram-and-town-hall';
const FLOOD = 301;

interface Colleague {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly refreshToken: string;
}

let host: AccountsHost;
let colleagues: readonly Colleague[];
let antiForgery: Record<string, string>;
beforeAll(async () => {
  host = await openAccountsHost({
    seed: 'demo',
    readsPerWindow: undefined,
    writesPerWindow: undefined,
  });
  const { db } = host.database;
  await db.updateTable('people').set({ terms_version: 2 }).execute();
  const { poll } = await insertPoll(db, { slug: POLL });
  await openPoll(db, poll, FIRST_START);
  const { authorization: _of, ...others } = await host.headersOf('grace');
  antiForgery = others;
  const people = await db
    .selectFrom('people')
    .select('id')
    .where('blocked_at', 'is', null)
    .where((eb) => eb.fn('cardinality', ['roles']), '=', 0)
    .orderBy('id')
    .limit(100)
    .execute();
  colleagues = await Promise.all(
    people.map(async ({ id }) => {
      const session = { personId: id, scope: 'roles', kind: 'password', device: 'a desk' } as const;
      const { sessionId, refreshToken } = (await startSession(db, session, FIRST_START))!;
      const token = await host.tokens.issue(id, 'roles', sessionId);
      return { id, headers: { ...others, authorization: `Bearer ${token}` }, refreshToken };
    }),
  );
}, LONG_MS);
afterAll(() => host.close());

const ask = (
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
  payload?: object,
) =>
  host.app.inject({
    method,
    url,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    remoteAddress: OFFICE,
    ...(payload && { payload }),
  });

const OPINION = { kind: 'idea', text: 'More benches by the river.', page: '/en', locale: 'en' };
const { question, option } = toFixtureIds(POLL);
const BALLOT = { answers: { [question(0)]: { chosen: [option(0, 0)] } } };

/** Acts of each of them, with the status of the answer. */
const ACTS: readonly (readonly ['GET' | 'POST', string, number, object?])[] = [
  ['GET', '/v1/blogs', 200],
  ['GET', '/v1/me/profile', 200],
  ['POST', '/v1/feedback', 201, OPINION],
  ['POST', `/v1/blogs/${POST}/comments`, 201, { body: 'Benches, yes.', lang: 'en' }],
  ['POST', '/v1/certificates/MEY-0000-0000/name-checks', 404, { name: 'Somebody' }],
  ['POST', `/v1/have-your-say/${POLL}/ballots`, 201, BALLOT],
];

test(
  'a hundred people of one office read, write, vote and renew, whatever a visitor and a colleague there flood the portal with',
  async () => {
    const [flooding, ...others] = colleagues as [Colleague, ...Colleague[]];
    for (const headers of [antiForgery, flooding.headers]) {
      const answers = [];
      for (let time = 0; time < FLOOD; time += 1)
        answers.push(await ask('POST', '/v1/feedback', headers, OPINION));
      expect(answers.at(-1)!.statusCode).toBe(429);
    }
    for (let time = 0; time < FLOOD; time += 1)
      await host.token({ grant_type: 'refresh_token', refresh_token: `none ${time}` }, OFFICE);

    expect(others).toHaveLength(99);
    const wrong: unknown[] = [];
    for (const { headers, refreshToken } of others) {
      for (const [method, url, expected, payload] of ACTS) {
        const { statusCode, body } = await ask(method, url, headers, payload);
        if (statusCode !== expected) wrong.push([url, statusCode, body]);
      }
      const renewed = await host.token(
        { grant_type: 'refresh_token', refresh_token: refreshToken },
        OFFICE,
      );
      if (renewed.statusCode !== 200) wrong.push(['renewed', renewed.statusCode, renewed.body]);
    }
    expect(wrong).toEqual([]);
    expect((await ask('POST', '/v1/feedback', flooding.headers, OPINION)).statusCode).toBe(429);
  },
  LONG_MS,
);

test('a full hall signs in at once on devices that nobody has signed in on', async () => {
  const { db } = host.database;
  await host.account('first@hall.example');
  const { password_hash } = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('email', '=', 'first@hall.example')
    .executeTakeFirstOrThrow();
  const emails = colleagues.slice(0, 60).map((_one, index) => `seat-${index}@hall.example`);
  await db
    .insertInto('credentials')
    .values(
      emails.map((email, index) => ({
        person_id: colleagues[index]!.id,
        email,
        email_key: emailKey(email),
        password_hash,
        changed_at: FIRST_START,
        confirmed_at: FIRST_START,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const tries = emails.map((username) =>
    host.token({ grant_type: 'password', username, password: PASSWORD }, OFFICE),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(emails.map(() => 200));
  // Guessing at once gets no further than one after the other.
  const guesses = Array.from({ length: 60 }, (_, index) =>
    host.token(
      { grant_type: 'password', username: `${index}@x.example`, password: 'wrong' },
      OFFICE,
    ),
  );
  const guessed = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(guessed.filter((status) => status === 400)).toHaveLength(30);
});
