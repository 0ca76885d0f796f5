import { sql } from 'kysely';
import type { Trust, ResidentRule } from '../../shared/contract/have-your-say';
import { mayVote } from '../content/mayVote';
import type { Database } from '../db/openDatabase';
import { createDatabaseNow } from '../db/databaseClock';
import { toPersonId } from '../seed/seedContents';
import { toVerificationColumns } from '../identity/residence';
import { remindOfClosingPolls } from '../notifications/reminders';
import type { Verification } from '../../shared/residents';
import type { DemoPerson } from '../../demo/people';
import { snapshotTables } from '../testing/snapshotTables';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { openBallotBox } from './ballotBox';
import { takeCensus } from './census';
import { openPoll } from './openPoll';
import { readResidentRefusals } from './residents';
import { openBallotClient } from './testing/ballotClient';
import { toFixtureIds, insertPoll, type FixturePoll } from './testing/pollFixtures';

const HOUR_MS = 3_600_000;
let host: TestHost;
let client: ReturnType<typeof openBallotClient>;
let restore: () => Promise<void>;
beforeAll(async () => {
  host = await openTestHost();
  client = openBallotClient(host);
  restore = await snapshotTables(host.database.db, 'people', 'identities', 'districts');
});
afterEach(async () => {
  host.setNow(FIRST_START);
  await restore();
});
afterAll(() => host.close());

/** Makes a person have this verification alone, without an end and facts unless it says so. */
async function verify(person: DemoPerson, facts: Partial<Verification> | null): Promise<void> {
  const { db } = host.database;
  const nothing = { district: null, bornFrom: null, bornTo: null, until: null };
  const verification = facts && { at: FIRST_START, ...nothing, ...facts };
  await db
    .updateTable('identities')
    .set(toVerificationColumns(null))
    .where('person_id', '=', toPersonId(person))
    .execute();
  await db
    .updateTable('people')
    .set(toVerificationColumns(verification))
    .where('id', '=', toPersonId(person))
    .execute();
}

const born = (day: string) => ({ bornFrom: day, bornTo: day });
const ALL: ResidentRule = { districts: [], minAge: null, maxAge: null };
const insert = (slug: string, rule: Partial<ResidentRule>, more: Partial<FixturePoll> = {}) =>
  insertPoll(host.database.db, {
    slug,
    ...more,
    details: { eligibility: 'verified', residents: { ...ALL, ...rule }, ...more.details },
  });
const choose = (slug: string) => {
  const ids = toFixtureIds(slug);
  return { [ids.question(0)]: { chosen: [ids.option(0, 0)] } };
};
const refusalOf = async (slug: string, person: DemoPerson = 'omar') =>
  (await client.read(slug, person)).details.refusal;

let polls = 0;
const nextSlug = () => `residents-${(polls += 1)}`;

test.each([
  ['verificationRequired', null],
  ['districtUnknown', born('1990-05-01')],
  ['otherDistrict', { district: 'old-port', ...born('1990-05-01') }],
  ['otherAge', { district: 'new-shore', ...born('2012-05-01') }],
  ['otherAge', { district: 'new-shore', ...born('1940-05-01') }],
  ['ageUnknown', { district: 'new-shore' }],
  ['ageUnknown', { district: 'new-shore', bornFrom: '2009-01-01', bornTo: '2010-12-31' }],
  ['ageUnknown', { district: 'new-shore', bornTo: '2008-03-09' }],
  [null, { district: 'new-shore', ...born('1990-05-01') }],
  [null, { district: 'new-shore', bornFrom: '1990-01-01', bornTo: '1990-12-31' }],
] as const)(
  '%s is told before the ballot is filled in, and by the host, for %j',
  async (refusal, facts) => {
    const slug = nextSlug();
    await insert(slug, { districts: ['new-shore', 'university'], minAge: 16, maxAge: 70 });
    await verify('omar', facts);
    expect(await refusalOf(slug)).toBe(refusal);
    if (refusal === null) await client.taken(slug, choose(slug), { as: 'omar' });
    else expect(await client.refused(slug, choose(slug), { as: 'omar' })).toBe(`403 ${refusal}`);
  },
);

const refusalOn = async (day: string, birthday: string, rule: Partial<ResidentRule>) => {
  const { rows } = await sql<{ refusal: string | null }>`
    select resident_refusal(${JSON.stringify({ ...ALL, ...rule })}::jsonb, '{}', ${day}::date, true, null,
      ${birthday}::date, ${birthday}::date) as refusal`.execute(host.database.db);
  return rows[0]!.refusal;
};

test.each([
  ['2026-03-09', '2008-03-10', 'otherAge'],
  ['2026-03-10', '2008-03-10', null],
  ['2026-02-28', '2008-02-29', 'otherAge'],
  ['2026-03-01', '2008-02-29', null],
  ['2028-02-28', '2010-02-28', null],
  ['2028-02-29', '2010-03-01', 'otherAge'],
  ['2028-02-29', '2010-02-28', null],
])('from 18 on: on %s somebody born on %s is %s', async (day, birthday, refusal) => {
  expect(await refusalOn(day, birthday, { minAge: 18 })).toBe(refusal);
});

test.each([
  ['2026-03-09', '2000-03-10', null],
  ['2026-03-10', '2000-03-10', 'otherAge'],
  ['2025-02-28', '2000-02-29', null],
  ['2025-03-01', '2000-02-29', 'otherAge'],
])(
  'up to 25, of who becomes 26 or 25 then: on %s somebody born on %s is %s',
  async (day, birthday, refusal) => {
    const maxAge = birthday.endsWith('29') ? 24 : 25;
    expect(await refusalOn(day, birthday, { maxAge })).toBe(refusal);
  },
);

test.each([
  ['2026-03-09T20:59:00Z', 'otherAge'],
  ['2026-03-09T21:00:00Z', null],
])(
  'the day on which the vote opens is that of the city: a vote that opens at %s',
  async (opensAt, refusal) => {
    const slug = nextSlug();
    await insert(slug, { minAge: 18 }, { opensAt: new Date(opensAt) });
    await verify('omar', born('2008-03-10'));
    expect(await refusalOf(slug)).toBe(refusal);
  },
);

test('the rule and its day are part of the opening, and the day stays what it was then', async () => {
  const slug = nextSlug();
  const { poll } = await insert(
    slug,
    { minAge: 18 },
    { opensAt: new Date('2026-03-09T22:00:00Z') },
  );
  await verify('omar', born('2008-03-10'));
  const { db } = host.database;
  const { opening } = await openPoll(db, poll, FIRST_START);
  expect(opening).toMatchObject({ residents: { ...ALL, minAge: 18, day: '2026-03-10' } });
  expect(await refusalOf(slug)).toBeNull();
  await sql`
    update polls set opening = jsonb_set(opening, '{residents,day}', '"2026-03-09"') where poll_id = ${poll}`.execute(
    db,
  );
  expect(await refusalOf(slug)).toBe('otherAge');
});

test('a district means what lies in it and what was merged into it; who is retired still lives there', async () => {
  const { db } = host.database;
  await verify('omar', { district: 'old-port' });
  const inHill = nextSlug();
  await insert(inHill, { districts: ['lighthouse-hill'] });
  expect(await refusalOf(inHill)).toBe('otherDistrict');
  await db
    .updateTable('districts')
    .set({ parent: 'lighthouse-hill' })
    .where('key', '=', 'old-port')
    .execute();
  expect(await refusalOf(inHill)).toBeNull();
  await db
    .updateTable('districts')
    .set({ parent: null, merged_into: 'university', retired_at: FIRST_START })
    .where('key', '=', 'old-port')
    .execute();
  expect(await refusalOf(inHill)).toBe('otherDistrict');
  const inOldPort = nextSlug();
  await insert(inOldPort, { districts: ['old-port'] });
  expect(await refusalOf(inOldPort)).toBeNull();
  // The vote names the one that was merged: residents of what took its place may vote.
  await verify('omar', { district: 'university' });
  expect(await refusalOf(inOldPort)).toBeNull();
  const inUniversity = nextSlug();
  await insert(inUniversity, { districts: ['university'] });
  await verify('omar', { district: 'old-port' });
  expect(await refusalOf(inUniversity)).toBeNull();
});

test('of each fact, the newest verification that says it counts', async () => {
  const slug = nextSlug();
  await insert(slug, { districts: ['new-shore'], minAge: 18 });
  await verify('omar', { district: 'old-port', ...born('1990-05-01') });
  expect(await refusalOf(slug)).toBe('otherDistrict');
  const later = new Date(FIRST_START.getTime() + HOUR_MS);
  await host.database.db
    .insertInto('identities')
    .values({
      issuer: 'https://newer.example',
      subject: 'omar',
      person_id: toPersonId('omar'),
      ...toVerificationColumns({
        at: later,
        until: null,
        district: 'new-shore',
        bornFrom: null,
        bornTo: null,
      }),
    })
    .execute();
  expect(await refusalOf(slug)).toBeNull();
});

test('a verification that ends while the ballot is under way does not count; a vote that was given stays', async () => {
  const slug = nextSlug();
  const { db } = host.database;
  const until = new Date(FIRST_START.getTime() + HOUR_MS);
  const { poll } = await insert(slug, { districts: ['new-shore'] });
  await openPoll(db, poll, FIRST_START);
  await verify('omar', { district: 'new-shore', until });
  await verify('grace', { district: 'new-shore', until });
  expect(await refusalOf(slug)).toBeNull();
  const { voter_id } = await db
    .selectFrom('people')
    .select('voter_id')
    .where('id', '=', toPersonId('omar'))
    .executeTakeFirstOrThrow();
  const box = openBallotBox(db, createDatabaseNow(host.clock));
  const cast = () =>
    box.cast({
      pollId: poll,
      voterId: voter_id,
      owner: { personId: toPersonId('omar'), sessionId: null },
      key: 'under-way',
      answers: choose(slug),
    });
  await client.taken(slug, choose(slug), { as: 'grace' });
  host.setNow(until);
  expect(await cast()).toEqual({ refusal: 'verificationRequired' });
  expect(await client.refused(slug, choose(slug), { as: 'omar' })).toBe('403 verificationRequired');
  host.setNow(new Date(until.getTime() - 1));
  expect(await cast()).toMatchObject({ isNew: true });

  host.setNow(until);
  await verify('grace', { district: 'old-port' });
  expect(await client.refused(slug, choose(slug), { as: 'grace' })).toBe('409 alreadyVoted');
  expect((await client.read(slug, 'grace')).details).toMatchObject({ hasVoted: true });
  const row = await db
    .selectFrom('polls')
    .select('ballots')
    .where('poll_id', '=', poll)
    .executeTakeFirstOrThrow();
  expect(row.ballots).toBe(2);
});

test('where a vote can be changed, who has moved away keeps the one that was given', async () => {
  const slug = nextSlug();
  await insert(slug, { districts: ['new-shore'] }, { details: { canChange: true } });
  await verify('omar', { district: 'new-shore' });
  const { receipt } = await client.taken(slug, choose(slug), { as: 'omar' });
  await verify('omar', { district: 'old-port' });
  expect(await client.refused(slug, choose(slug), { as: 'omar' })).toBe('403 otherDistrict');
  expect((await client.read(slug, 'omar')).details.ownBallot).toMatchObject({ receipt });
});

test('those are counted who may vote, and only they are reminded and shown the vote as open to them', async () => {
  const slug = nextSlug();
  const { db } = host.database;
  await db.updateTable('people').set({ verified: false }).execute();
  await db.updateTable('identities').set({ verified: false }).execute();
  const ended = { until: FIRST_START };
  await verify('omar', { district: 'new-shore', ...born('1990-05-01') });
  await verify('leyla', { district: 'new-shore', ...born('2011-05-01') });
  await verify('grace', { district: 'new-shore', ...born('1990-05-01'), ...ended });
  const { poll } = await insert(slug, { districts: ['new-shore'], minAge: 16 });
  await openPoll(db, poll, FIRST_START);
  const { trust } = (await client.read(slug)).details as { trust: Trust };
  expect(trust.census).toBe(1);

  for (const person of ['omar', 'leyla', 'grace'] as const) {
    await db
      .insertInto('follows')
      .values({
        person_id: toPersonId(person),
        content_id: poll,
        is_following: true,
        at: FIRST_START,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await remindOfClosingPolls(db, FIRST_START);
  const reminded = await db
    .selectFrom('notifications')
    .select('person_id')
    .where('content_id', '=', poll)
    .execute();
  expect(reminded).toEqual([{ person_id: toPersonId('omar') }]);
  const isOpenTo = async (person: DemoPerson) => {
    const { id, voter_id: voterId } = await db
      .selectFrom('people')
      .select(['id', 'voter_id'])
      .where('id', '=', toPersonId(person))
      .executeTakeFirstOrThrow();
    const viewer = { id, voterId, verified: true, roles: [], memberOf: [], leaderOf: [] };
    const { rows } = await sql<{ may: boolean }>`
      select ${mayVote(viewer, FIRST_START)} as may from contents where id = ${poll}`.execute(db);
    return rows[0]!.may;
  };
  expect(await Promise.all((['omar', 'leyla', 'grace'] as const).map(isOpenTo))).toEqual([
    true,
    false,
    false,
  ]);
});

test('the tree of districts is walked once for a vote, however many people are counted or vote', async () => {
  const slug = nextSlug();
  await insert(slug, { districts: ['new-shore'] });
  const { db } = host.database;
  const contents = await db
    .selectFrom('contents')
    .select(['id', 'details'])
    .where('slug', '=', slug)
    .execute();
  const { id: pollId } = contents[0]!;
  const people = await db.selectFrom('people').select(['id', 'voter_id']).limit(20).execute();
  const ballots = people.map((person) => ({
    pollId,
    voterId: person.voter_id,
    owner: { personId: person.id, sessionId: null },
    key: person.id,
    answers: {},
  }));
  const now = new Date(FIRST_START);
  const readCalls = async (trx: Database) => {
    const { rows } = await sql<{ calls: number }>`
      select calls from pg_stat_xact_user_functions where funcname = 'districts_within'`.execute(
      trx,
    );
    return rows[0]?.calls ?? 0;
  };
  const countWalks = (task: (trx: Database) => Promise<unknown>): Promise<number> =>
    db.transaction().execute(async (trx) => {
      await sql`set local track_functions = 'all'`.execute(trx);
      const before = await readCalls(trx);
      await task(trx);
      return (await readCalls(trx)) - before;
    });
  expect(await countWalks((trx) => takeCensus(trx, contents, now))).toBe(1);
  expect(await countWalks((trx) => readResidentRefusals(trx, ballots, sql`${now}`))).toBe(1);
});

test('a vote for all verified residents is as before, until a verification ends', async () => {
  const slug = nextSlug();
  await insertPoll(host.database.db, { slug, details: { eligibility: 'verified' } });
  await verify('omar', { until: new Date(FIRST_START.getTime() + HOUR_MS) });
  expect(await refusalOf(slug)).toBeNull();
  host.setNow(new Date(FIRST_START.getTime() + HOUR_MS));
  expect(await refusalOf(slug)).toBe('verificationRequired');
});
