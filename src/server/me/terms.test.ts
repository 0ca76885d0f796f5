import type { Answers } from '../../shared/ballots/answers';
import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import type { PollDetails, PollFacts } from '../../shared/contract/have-your-say';
import type { TermsStatus } from '../../shared/contract/profile';
import type { DemoPerson } from '../../demo/people';
import { toPersonId } from '../seed/seedContents';
import { createRandomAnswers } from '../have-your-say/testing/randomAnswers';
import { snapshotTables } from '../testing/snapshotTables';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

const DAY_MS = 24 * 3_600_000;
const SLUG = 'terms-and-conditions';
let host: TestHost;
let restore: () => Promise<void>;
beforeAll(async () => {
  host = await openTestHost();
  restore = await snapshotTables(host.database.db, 'contents', 'people');
});
beforeEach(() => host.setNow(FIRST_START));
afterEach(() => restore());
afterAll(() => host.close());

async function call(
  person: DemoPerson | number,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  payload?: object,
) {
  const headers = { ...(await host.headersOf(person)), 'idempotency-key': `${person}-terms-test` };
  return host.app.inject({ method, url: `/v1/${path}`, headers, ...(payload ? { payload } : {}) });
}

async function openPoll(): Promise<{ slug: string; answers: Answers }> {
  const { items } = (await host.app.inject('/v1/have-your-say?phase=open')).json<
    Page<ListItem<PollFacts>>
  >();
  const { slug } = items.find(({ details }) => details.eligibility === 'signed_in')!;
  const poll = (await host.app.inject(`/v1/have-your-say/${slug}`)).json<DetailPage<PollDetails>>();
  return { slug, answers: createRandomAnswers(poll.details) };
}

const setAccepted = (person: DemoPerson | number, version: number) =>
  host.database.db
    .updateTable('people')
    .set({ terms_version: version })
    .where('id', '=', toPersonId(person))
    .execute();

/** Version 3, announced ahead: it takes the place of version 2, which stays readable. */
async function announceThirdVersion(effectiveOn: Date): Promise<void> {
  const { db } = host.database;
  const present = await db
    .selectFrom('contents')
    .selectAll()
    .where('slug', '=', `${SLUG}-v2`)
    .executeTakeFirstOrThrow();
  const { id: _i, creation_key: _c, change_key: _k, folded_titles: _t, ...others } = present;
  // `folded_title` is there for hosts of before, and no type knows it.
  const known: typeof others & { folded_title?: string } = others;
  const { shown_files: _f, lesson_files: _l, search_title: _s, folded_title: _o, ...rest } = known;
  const details = { versionNumber: 3, effectiveOn: effectiveOn.toISOString().slice(0, 10) };
  await db
    .insertInto('contents')
    .values({
      ...rest,
      slug: `${SLUG}-v3`,
      ref: 'HC-LEGA-2026-0099',
      title: JSON.stringify(rest.title),
      summary: JSON.stringify(rest.summary),
      body: JSON.stringify(rest.body),
      cover: null,
      retraction: null,
      details: JSON.stringify({ ...rest.details, ...details }),
    })
    .execute();
}

test('[SPEC 6.1] whoever accepted earlier terms reads everything and accepts, but takes part only afterwards', async () => {
  const { slug, answers } = await openPoll();
  const vote = () => call('nadia', 'POST', `have-your-say/${slug}/ballots`, { answers });

  expect((await call('nadia', 'GET', 'have-your-say')).statusCode).toBe(200);
  expect((await call('nadia', 'GET', `have-your-say/${slug}`)).statusCode).toBe(200);
  expect((await call('nadia', 'GET', 'me/profile')).statusCode).toBe(200);
  expect((await call('nadia', 'PATCH', 'me/profile', { about: 'x' })).statusCode).toBe(200);
  expect((await vote()).json()).toMatchObject({ status: 403, code: 'termsNotAccepted' });
  expect((await call('nadia', 'GET', 'me/terms')).json()).toEqual({
    current: 2,
    accepted: 1,
    acceptedAt: FIRST_START.toISOString(),
  });

  const acceptedAt = new Date(FIRST_START.getTime() + 60_000);
  host.setNow(acceptedAt);
  expect((await call('nadia', 'POST', 'me/terms', { version: 2 })).json()).toEqual({
    current: 2,
    accepted: 2,
    acceptedAt: acceptedAt.toISOString(),
  });
  expect((await vote()).statusCode).toBe(201);
});

test('accepting once more keeps the moment of the first time', async () => {
  host.setNow(new Date(FIRST_START.getTime() + 60_000));
  const again = await call('grace', 'POST', 'me/terms', { version: 2 });
  expect(again.json<TermsStatus>().acceptedAt).toBe(FIRST_START.toISOString());
});

test.each([1, 3])('version %i is not the one in force: nothing is accepted', async (version) => {
  await setAccepted('isil', 1);
  expect((await call('isil', 'POST', 'me/terms', { version })).json()).toMatchObject({
    status: 409,
    code: 'termsChanged',
  });
  expect((await call('isil', 'GET', 'me/terms')).json()).toMatchObject({ accepted: 1 });
});

test('[SPEC 1.2] terms are accepted by people, not by visitors', async () => {
  const { authorization: _authorization, ...antiForgery } = await host.headersOf('grace');
  const refused = await host.app.inject({
    method: 'POST',
    url: '/v1/me/terms',
    headers: antiForgery,
    payload: { version: 2 },
  });
  expect(refused.json()).toMatchObject({ status: 401, code: 'signInRequired' });
});

test('whoever has not accepted the terms in force still gets back into the account by mail', async () => {
  await setAccepted('isil', 1);
  const token = 'x'.repeat(43);
  const mail = { email: 'isil@one.example', locale: 'tr' };
  expect((await call('isil', 'POST', 'ForgetPassword', mail)).statusCode).toBe(202);
  for (const [path, body] of [
    ['accounts/confirm', { token }],
    ['ForgetPasswordConfirm', { token, password: 'a quiet harbour' }],
    ['ForgetPasswordUndo', { token }],
    ['accounts/email/confirm', { token }],
    ['accounts/email/undo', { token }],
  ] as const)
    expect((await call('isil', 'POST', path, body)).json()).toMatchObject({ code: 'linkInvalid' });
});

test('terms that were announced ahead are in force from their day on', async () => {
  const effectiveOn = new Date(FIRST_START.getTime() + 30 * DAY_MS);
  await announceThirdVersion(effectiveOn);
  const { slug, answers } = await openPoll();
  const vote = () => call('grace', 'POST', `have-your-say/${slug}/ballots`, { answers });

  expect((await call('grace', 'GET', 'me/terms')).json()).toMatchObject({ current: 2 });
  expect((await call('grace', 'POST', 'me/terms', { version: 3 })).json()).toMatchObject({
    code: 'termsChanged',
  });
  expect((await vote()).statusCode).toBe(201);

  host.setNow(effectiveOn);
  expect((await call('grace', 'GET', 'me/terms')).json()).toMatchObject({
    current: 3,
    accepted: 2,
  });
  expect((await vote()).json()).toMatchObject({ code: 'termsNotAccepted' });
  expect((await call('grace', 'POST', 'me/terms', { version: 3 })).statusCode).toBe(200);
});

test('an installation without terms asks nobody to accept any', async () => {
  await setAccepted('yusuf', 1);
  await host.database.db.deleteFrom('contents').where('kind', '=', SLUG).execute();
  const { slug, answers } = await openPoll();
  expect(
    (await call('yusuf', 'POST', `have-your-say/${slug}/ballots`, { answers })).statusCode,
  ).toBe(201);
  expect((await call('yusuf', 'GET', 'me/terms')).json()).toMatchObject({ code: 'notFound' });
});
