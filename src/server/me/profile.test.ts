import type { Notice } from '../../shared/contract/me';
import type { Page } from '../../shared/contract/content';
import { DEFAULT_NOTIFICATION_SETTINGS } from '../../shared/contract/notifications';
import { PROFILE_LIMITS, type Profile, type ProfileChange } from '../../shared/contract/profile';
import type { DemoPerson } from '../../demo/people';
import { toPersonId } from '../seed/seedContents';
import { findOrCreatePerson } from '../identity/peopleQueries';
import { snapshotTables } from '../testing/snapshotTables';
import { DOOR_ISSUER, openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
let restore: () => Promise<void>;
beforeAll(async () => {
  host = await openTestHost();
  restore = await snapshotTables(host.database.db, 'people', 'notification_settings');
});
afterEach(() => restore());
afterAll(() => host.close());

const get = async (url: string, person: DemoPerson) =>
  host.app.inject({ url: `/v1/${url}`, headers: await host.headersOf(person) });
const change = async (person: DemoPerson, payload: object) =>
  host.app.inject({
    method: 'PATCH',
    url: '/v1/me/profile',
    headers: await host.headersOf(person),
    payload,
  });
async function changed(person: DemoPerson, payload: ProfileChange): Promise<Profile> {
  const response = await change(person, payload);
  expect([payload, response.statusCode]).toEqual([payload, 200]);
  return response.json<Profile>();
}

/** Lets the person sign in again through the provider, which calls them `name`. */
const arriveAs = (person: DemoPerson, name: string) =>
  findOrCreatePerson(host.database.db, {
    issuer: DOOR_ISSUER,
    subject: `demo-${person}`,
    name,
    email: `${person}@harbour.example`,
    locale: 'en',
    roles: [],
    verification: null,
    hasSecondFactor: false,
    sid: null,
    authenticatedAt: null,
    issuedAt: null,
  });

test('[SPEC 1.2, 2.1] a profile is for its person alone', async () => {
  const profile = await get('me/profile', 'grace');
  expect(profile.json()).toMatchObject({
    id: toPersonId('grace'),
    name: 'Grace Bell',
    email: 'grace@harbour.example',
    about: '',
    website: null,
    picture: null,
    locale: 'en',
    visibility: 'public',
  });
  expect(profile.headers['cache-control']).toBe('no-store');
  expect((await host.app.inject('/v1/me/profile')).json()).toMatchObject({
    status: 401,
    code: 'signInRequired',
  });
});

test('what is named changes, the rest stays', async () => {
  const before = await changed('omar', { about: 'I plant trees.\r\nAnd read.', locale: 'tr' });
  expect(before).toMatchObject({ about: 'I plant trees.\nAnd read.', locale: 'tr' });
  const after = await changed('omar', { visibility: 'signed_in' });
  expect(after).toEqual({ ...before, visibility: 'signed_in' });
  expect((await get('me/profile', 'omar')).json()).toEqual(after);
});

test('a name is kept on one line, without what nobody can see', async () => {
  const { name } = await changed('leyla', { name: ' Ley\u202ela\u0000\r\nDe\u2066mir\t ' });
  expect(name).toBe('Leyla Demir');
});

test.each(['   ', '12345', '🙂🙂', '\u202e\u0007', '...'])(
  'a name without a letter is refused: %j',
  async (name) => {
    expect((await change('grace', { name })).json()).toMatchObject({
      status: 422,
      code: 'invalidName',
    });
  },
);

test('a name that was chosen here is no longer taken over from the door, one that was only saved again is', async () => {
  await changed('isil', { name: 'Işıl Iğdır' });
  await arriveAs('isil', 'Işıl Yeni');
  expect((await get('me/profile', 'isil')).json()).toMatchObject({ name: 'Işıl Yeni' });

  await changed('isil', { name: 'Işıl' });
  await changed('isil', { name: 'Işıl' });
  await arriveAs('isil', 'Işıl Iğdır');
  expect((await get('me/profile', 'isil')).json()).toMatchObject({ name: 'Işıl' });
});

test.each([
  ['https://Harbour.Example', 'https://harbour.example/'],
  [' http://harbour.example/a b ', 'http://harbour.example/a%20b'],
  ['https://مدينة.example/', 'https://xn--ogbl9dft.example/'],
  ['', null],
  ['  ', null],
  [null, null],
])('a website is kept as the URL parser writes it: %j', async (website, kept) => {
  expect((await changed('grace', { website })).website).toBe(kept);
});

test.each([
  'harbour.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://harbour.example/',
  'mailto:grace@harbour.example',
  'https://',
  'https://bank.example@evil.example/',
  'https://grace:secret@harbour.example/',
  `https://harbour.example/${'ü'.repeat(100)}`,
])('“%s” is no website', async (website) => {
  await changed('grace', { website: 'https://kept.example/' });
  expect((await change('grace', { website })).json()).toMatchObject({
    status: 422,
    code: 'invalidWebsite',
  });
  expect((await get('me/profile', 'grace')).json()).toMatchObject({
    website: 'https://kept.example/',
  });
});

test.each([
  ['nothing', {}],
  ['a field that is not there', { roles: ['admin'] }],
  ['an e-mail address', { email: 'other@harbour.example' }],
  ['a name that is too long', { name: 'x'.repeat(PROFILE_LIMITS.nameLetters + 1) }],
  ['a text that is too long', { about: 'x'.repeat(PROFILE_LIMITS.aboutLetters + 1) }],
  ['another language', { locale: 'de' }],
  ['another visibility', { visibility: 'nobody' }],
])('a change is refused that names %s', async (_what, payload) => {
  expect((await change('grace', payload)).json()).toMatchObject({
    status: 400,
    code: 'invalidRequest',
  });
});

test('the longest text that is allowed is kept, and a control character in it is not', async () => {
  const about = 'ığ🙂ع'.repeat(PROFILE_LIMITS.aboutLetters / 4);
  expect((await changed('grace', { about })).about).toBe(about);
  expect((await changed('grace', { about: 'a\u0000b' })).about).toBe('ab');
});

test('a change without the anti-forgery token, and one without a person, are refused', async () => {
  const { authorization, ...antiForgery } = await host.headersOf('grace');
  const send = (headers: Record<string, string>) =>
    host.app.inject({ method: 'PATCH', url: '/v1/me/profile', headers, payload: { about: 'x' } });
  expect((await send({ authorization: authorization! })).json()).toMatchObject({
    code: 'antiForgery',
  });
  expect((await send(antiForgery)).json()).toMatchObject({ code: 'signInRequired' });
});

test('notices of a category that is not wanted do not appear, the others do', async () => {
  const kinds = async () =>
    new Set((await get('me/notices', 'yusuf')).json<Page<Notice>>().items.map(({ kind }) => kind));
  const before = await kinds();
  expect(before).toContain('pollClosingSoon');
  expect(before.size).toBeGreaterThan(1);

  const show = async (shown: boolean) => {
    const settings = {
      ...DEFAULT_NOTIFICATION_SETTINGS,
      polls: { ...DEFAULT_NOTIFICATION_SETTINGS.polls, shown },
    };
    const headers = await host.headersOf('yusuf');
    const url = '/v1/me/notifications/settings';
    await host.app.inject({ method: 'PUT', url, headers, payload: settings });
  };
  await show(false);
  const ofPolls = ['pollClosingSoon', 'resultPublished', 'outcomePublished'];
  expect(await kinds()).toEqual(new Set([...before].filter((kind) => !ofPolls.includes(kind))));
  await show(true);
  expect(await kinds()).toEqual(before);
});
