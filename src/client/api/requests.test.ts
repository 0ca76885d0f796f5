/** @jest-environment node */
import { createStore } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { aProblem } from '../testing/factories';
import type { FakeResponse } from '../testing/fakeApi';
import { signInStore } from '../testing/signInStore';
import type { ApiExtra } from './extra';
import { portalApi } from './portalApi';
import './accountsApi';
import '../parts/comments/commentTranslation';
import './contentEndpoints';
import '../parts/comments/commentWrites';
import './editingApi';
import './sortitionApi';
import './feedbackApi';
import './filesApi';
import '../parts/follow/followApi';
import '../parts/meetings/meetingReplyApi';
import '../parts/comments/mentionableApi';
import '../parts/notifications/notificationsApi';
import './opinionsApi';
import './pollFiles';
import './profileApi';
import '../parts/reactions/reactionsApi';
import '../parts/registration/registrationsApi';
import '../parts/seats/seatsApi';
import '../parts/teams/teamsApi';

interface Endpoint {
  readonly initiate: (parameters: unknown) => Parameters<Store['dispatch']>[0];
}
type Store = ReturnType<typeof createStore>;
const endpoints = portalApi.endpoints as unknown as Readonly<Record<string, Endpoint>>;

interface Sent {
  readonly request: string;
  readonly body: string;
  readonly headers: Headers;
}

const withVault = (use: (vault: ApiExtra['vault']) => void) =>
  ((_dispatch: unknown, _getState: unknown, { vault }: ApiExtra) => use(vault)) as never;

/** Opens a page whose host answers all requests alike; a list is answered as an empty one. */
function openPage({ isSignedIn = true, answer = { body: {} } as FakeResponse } = {}) {
  const sent: Sent[] = [];
  const ports = createMemoryPorts({
    nowMs: Date.parse('2026-03-10T23:30:00Z'),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      sent.push({
        request: `${request.method} ${pathname}${search}`,
        body: await request.text(),
        headers: request.headers,
      });
      const { status = 200, body } = answer;
      const isText = typeof body === 'string';
      return new Response(isText ? body : JSON.stringify(body), {
        status,
        headers: { 'content-type': isText ? 'text/plain' : 'application/json' },
      });
    },
  });
  const store = createStore({ ports });
  if (isSignedIn) signInStore(store);
  const ask = (name: string, parameters: unknown) =>
    store.dispatch(endpoints[name]!.initiate(parameters)) as unknown as PromiseLike<{
      readonly data?: unknown;
      readonly error?: unknown;
    }>;
  return { sent, ports, store, ask };
}

const COMMENT = { section: 'dialogs', slug: 'trams', id: 'c1' };
const DRAW = { slug: 'audit', id: 'd1', locale: 'tr' };
const EVENT = { section: 'events', slug: 'fair', id: 'e1' };
const KEY = { idempotencyKey: 'key-1' };

type Row = readonly [
  endpoint: string,
  parameters: unknown,
  request: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
];

type CompleteRow = [string, unknown, string, unknown, Readonly<Record<string, string>>];
const complete = (rows: readonly Row[]): CompleteRow[] =>
  rows.map(([name, parameters, request, body = null, headers = {}]) => [
    name,
    parameters,
    request,
    body,
    headers,
  ]);

/** Requests that only signed-in people may send. */
const OWN: readonly Row[] = [
  ['getSecurity', undefined, 'GET /me/security'],
  ['listSessions', undefined, 'GET /me/sessions'],
  ['listSecurityEvents', undefined, 'GET /me/security-events'],
  ['endSession', 'a/b', 'DELETE /me/sessions/a%2Fb'],
  ['endOtherSessions', undefined, 'DELETE /me/sessions'],
  ['unlinkDoor', 'https://door.example', 'DELETE /me/doors?issuer=https%3A%2F%2Fdoor.example'],
  ['acceptTerms', { version: 3 }, 'POST /me/terms', { version: 3 }],
  ['getProfile', undefined, 'GET /me/profile'],
  ['changeProfile', { name: 'Leyla' }, 'PATCH /me/profile', { name: 'Leyla' }],
  ['removePicture', undefined, 'DELETE /me/picture'],
  [
    'addComment',
    { place: { section: 'dialogs', slug: 'trams' }, written: { body: 'Yes' }, ...KEY },
    'POST /dialogs/trams/comments',
    { body: 'Yes' },
    { 'idempotency-key': 'key-1' },
  ],
  [
    'changeComment',
    { one: COMMENT, revision: 4, change: { body: 'No' } },
    'PATCH /dialogs/trams/comments/c1',
    { body: 'No' },
    { 'if-match': '"4"' },
  ],
  ['deleteComment', COMMENT, 'DELETE /dialogs/trams/comments/c1'],
  [
    'voteOnComment',
    { one: COMMENT, value: -1 },
    'PUT /dialogs/trams/comments/c1/vote',
    { value: -1 },
  ],
  [
    'reportComment',
    { one: COMMENT, report: { reason: 'spam' } },
    'POST /dialogs/trams/comments/c1/report',
    { reason: 'spam' },
  ],
  [
    'findMentionable',
    { section: 'dialogs', slug: 'trams', q: 'ley' },
    'GET /dialogs/trams/mentionable?q=ley',
  ],
  [
    'volunteerForDraw',
    { ...DRAW, entry: { area: 'old-town' } },
    'PUT /committees/audit/draws/d1/volunteer',
    { area: 'old-town' },
  ],
  ['withdrawFromDraw', DRAW, 'DELETE /committees/audit/draws/d1/volunteer'],
  [
    'answerDraw',
    { ...DRAW, accepts: false },
    'PUT /committees/audit/draws/d1/answer',
    { accepts: false },
  ],
  [
    'enterDrawSeed',
    { ...DRAW, values: ['1'] },
    'PUT /committees/audit/draws/d1/seed',
    { values: ['1'] },
  ],
  [
    'confirmDrawSeed',
    { ...DRAW, values: ['1'] },
    'POST /committees/audit/draws/d1/confirmation',
    { values: ['1'] },
  ],
  [
    'cancelDraw',
    { ...DRAW, reason: 'Too few' },
    'POST /committees/audit/draws/d1/cancellation',
    { reason: 'Too few', locale: 'tr' },
  ],
  ['getAuthors', { section: 'blogs', locale: 'ar' }, 'GET /me/authors?section=blogs&locale=ar'],
  ['getRights', { section: 'blogs', slug: 'spring' }, 'GET /me/rights?section=blogs&slug=spring'],
  ['getSource', { section: 'blogs', slug: 'spring' }, 'GET /blogs/spring/source'],
  [
    'createContent',
    { section: 'blogs', draft: { title: 'Spring' }, ...KEY },
    'POST /blogs',
    { title: 'Spring' },
    { 'idempotency-key': 'key-1' },
  ],
  [
    'changeContent',
    { section: 'blogs', slug: 'spring', change: { title: 'May' }, ...KEY },
    'PUT /blogs/spring',
    { title: 'May' },
    { 'idempotency-key': 'key-1' },
  ],
  [
    'keepFitting',
    { section: 'blogs', slug: 'spring', fitting: { locale: 'tr' } },
    'PUT /blogs/spring/translations',
    { locale: 'tr' },
  ],
  [
    'transitContent',
    { section: 'blogs', slug: 'spring', transition: { to: 'published' }, ...KEY },
    'POST /blogs/spring/transitions',
    { to: 'published' },
    { 'idempotency-key': 'key-1' },
  ],
  [
    'announceFile',
    { file: { name: 'a.pdf', bytes: 3 }, ...KEY },
    'POST /files',
    { name: 'a.pdf', bytes: 3 },
    { 'idempotency-key': 'key-1' },
  ],
  ['getFile', 'f1', 'GET /files/f1'],
  ['linkFile', 'f1', 'POST /files/f1/link'],
  ['getContentFiles', { section: 'blogs', slug: 'spring' }, 'GET /blogs/spring/files'],
  [
    'changeContentFiles',
    { section: 'blogs', slug: 'spring', change: { cover: 'f1' }, ...KEY },
    'PUT /blogs/spring/files',
    { cover: 'f1' },
    { 'idempotency-key': 'key-1' },
  ],
  [
    'setFollowing',
    { place: { section: 'blogs', slug: 'spring' }, isFollowing: true },
    'PUT /blogs/spring/follow',
  ],
  [
    'setFollowing',
    { place: { section: 'blogs', slug: 'spring' }, isFollowing: false },
    'DELETE /blogs/spring/follow',
  ],
  [
    'replyToMeeting',
    { slug: 'audit', id: 'm1', reply: 'yes' },
    'PUT /committees/audit/meetings/m1/reply',
    { reply: 'yes' },
  ],
  [
    'listNotifications',
    { locale: 'tr', category: 'polls' },
    'GET /me/notifications?locale=tr&category=polls',
  ],
  ['getUnread', undefined, 'GET /me/notifications/unread'],
  ['markRead', { id: 'n1', isRead: true }, 'PUT /me/notifications/n1/read', { isRead: true }],
  ['markAllRead', { upTo: 'n9' }, 'POST /me/notifications/read-all', { upTo: 'n9' }],
  ['removeNotification', 'n1', 'DELETE /me/notifications/n1'],
  ['restoreNotification', 'n1', 'POST /me/notifications/n1/restore'],
  ['getNotificationSettings', undefined, 'GET /me/notifications/settings'],
  [
    'saveNotificationSettings',
    { digest: 'daily' },
    'PUT /me/notifications/settings',
    { digest: 'daily' },
  ],
  [
    'setReaction',
    { place: { section: 'blogs', slug: 'spring' }, kind: 'like' },
    'PUT /blogs/spring/reaction',
    { kind: 'like' },
  ],
  [
    'setReaction',
    { place: { section: 'blogs', slug: 'spring' }, kind: null },
    'DELETE /blogs/spring/reaction',
  ],
  [
    'takePlace',
    { place: EVENT, wanted: { seats: 2 } },
    'PUT /events/fair/registration',
    { seats: 2 },
  ],
  ['leavePlace', EVENT, 'DELETE /events/fair/registration'],
  ['listMyEvents', 'ar', 'GET /me/registrations?locale=ar'],
  ['getOwnCalendar', undefined, 'GET /me/calendar'],
  ['renewCalendar', undefined, 'POST /me/calendar'],
  ['withdrawCalendar', undefined, 'DELETE /me/calendar'],
  [
    'listRegistrations',
    { section: 'events', slug: 'fair', q: 'ley', after: 20 },
    'GET /events/fair/registrations?q=ley&after=20',
  ],
  [
    'checkIn',
    { section: 'events', slug: 'fair', code: 'AB12' },
    'POST /events/fair/check-in',
    { code: 'AB12' },
  ],
  [
    'setAttendance',
    { ...EVENT, id: 'r1', state: 'attended' },
    'PUT /events/fair/registrations/r1',
    { state: 'attended' },
  ],
  ['getMySeats', 'tr', 'GET /me/seats?locale=tr'],
  ['getSeatDesk', { slug: 'audit', locale: 'tr' }, 'GET /committees/audit/seats?locale=tr'],
  ['findPeopleForSeats', { slug: 'audit', q: 'ley' }, 'GET /committees/audit/people?q=ley'],
  ['giveSeat', { slug: 'audit', person: 'p1' }, 'POST /committees/audit/seats', { person: 'p1' }],
  [
    'changeTerm',
    { slug: 'audit', term: 't1', endsOn: '2027-01-01' },
    'PUT /committees/audit/seats/t1',
    { endsOn: '2027-01-01' },
  ],
  [
    'declareInterests',
    { term: 't1', interests: 'none' },
    'PUT /me/seats/t1/interests',
    { interests: 'none' },
  ],
  [
    'endTerm',
    { slug: 'audit', term: 't1', reason: 'resigned' },
    'POST /committees/audit/seats/t1/end',
    { reason: 'resigned' },
  ],
  ['getMembership', 'choir', 'GET /teams/choir/membership'],
  ['getTeamDesk', { slug: 'choir', locale: 'ar' }, 'GET /teams/choir/members?locale=ar'],
  ['getTeamStatistics', { slug: 'choir', locale: 'ar' }, 'GET /teams/choir/statistics?locale=ar'],
  ['getMyTeams', 'ar', 'GET /me/memberships?locale=ar'],
  ['joinTeam', { slug: 'choir', note: 'Alto' }, 'PUT /teams/choir/membership', { note: 'Alto' }],
  ['leaveTeam', 'choir', 'DELETE /teams/choir/membership'],
  [
    'actOnMember',
    { slug: 'choir', person: 'p1', act: 'remove' },
    'POST /teams/choir/members/p1/acts',
    { act: 'remove' },
  ],
  [
    'entitleMember',
    { slug: 'choir', person: 'p1', title: 'Treasurer' },
    'PUT /teams/choir/members/p1/title',
    { title: 'Treasurer' },
  ],
  [
    'inviteToTeam',
    { slug: 'choir', emails: ['a@b.example'] },
    'POST /teams/choir/invitations',
    { emails: ['a@b.example'] },
  ],
  [
    'makeTeamLink',
    { slug: 'choir', uses: 5, ...KEY },
    'POST /teams/choir/invitation-links',
    { uses: 5 },
    { 'idempotency-key': 'key-1' },
  ],
  ['withdrawInvitation', { slug: 'choir', id: 'i1' }, 'DELETE /teams/choir/invitations/i1'],
  [
    'setTeamSwitches',
    { slug: 'choir', switches: { vote: true } },
    'PUT /teams/choir/switches',
    { vote: true },
  ],
  [
    'suspendTeam',
    { slug: 'choir', reason: 'spam' },
    'PUT /teams/choir/suspension',
    { reason: 'spam' },
  ],
  ['resumeTeam', 'choir', 'DELETE /teams/choir/suspension'],
  [
    'foundTeam',
    { name: 'Choir', ...KEY },
    'POST /teams/founding',
    { name: 'Choir' },
    { 'idempotency-key': 'key-1' },
  ],
  [
    'answerInvitation',
    { token: 'x', accepts: true },
    'POST /invitations/answers',
    { token: 'x', accepts: true },
  ],
];

/** Requests that are open to all. */
const OPEN: readonly Row[] = [
  [
    'listContents',
    { section: 'blogs', locale: 'tr', topic: 'culture', cursor: 'c0' },
    'GET /blogs?locale=tr&topic=culture&cursor=c0',
  ],
  [
    'getContent',
    { section: 'blogs', slug: 'spring', locale: 'tr', preview: 'p' },
    'GET /blogs/spring?locale=tr&preview=p',
  ],
  ['getStatistics', undefined, 'GET /statistics'],
  [
    'listComments',
    { section: 'dialogs', slug: 'trams', sort: 'best', side: 1, cursor: 'c0' },
    'GET /dialogs/trams/comments?sort=best&side=1&cursor=c0',
  ],
  ['listReplies', COMMENT, 'GET /dialogs/trams/comments/c1/replies'],
  ['getCommentPath', COMMENT, 'GET /dialogs/trams/comments/c1'],
  ['getCommentHistory', COMMENT, 'GET /dialogs/trams/comments/c1/history'],
  [
    'getTranslation',
    { ...COMMENT, revision: 2, to: 'ar' },
    'GET /dialogs/trams/comments/c1/translation?to=ar',
  ],
  ['listDraws', { slug: 'audit', locale: 'tr' }, 'GET /committees/audit/draws?locale=tr'],
  ['getDraw', DRAW, 'GET /committees/audit/draws/d1?locale=tr'],
  ['getDrawFile', DRAW, 'GET /committees/audit/draws/d1/list?locale=tr'],
  [
    'sendFeedback',
    { text: 'Thanks', ...KEY },
    'POST /feedback',
    { text: 'Thanks' },
    { 'idempotency-key': 'key-1' },
  ],
  [
    'getOpinions',
    { slug: 'trams', locale: 'tr', preview: 'p' },
    'GET /dialogs/trams/opinions?locale=tr&preview=p',
  ],
  [
    'listOpinionStatements',
    { slug: 'trams', locale: 'tr', sort: 'consensus', cursor: 'c0' },
    'GET /dialogs/trams/opinions/statements?locale=tr&sort=consensus&cursor=c0',
  ],
  [
    'getAlikeAccounts',
    { slug: 'trams', locale: 'tr' },
    'GET /dialogs/trams/opinions/alike?locale=tr',
  ],
  ['getReactions', { section: 'blogs', slug: 'spring' }, 'GET /blogs/spring/reactions'],
  ['getRegistration', EVENT, 'GET /events/fair/registration'],
  ['listVacancies', 'tr', 'GET /committees/vacancies?locale=tr'],
  [
    'lookAtInvitation',
    { token: 'x', locale: 'tr' },
    'POST /invitations/look?locale=tr',
    { token: 'x' },
  ],
];

test.each(complete([...OWN, ...OPEN]))(
  '%s %j is %s',
  async (name, parameters, expected, body, headers) => {
    const { sent, ask } = openPage();
    await ask(name, parameters);
    const [method, path] = expected.split(' ');
    const [call] = sent;
    expect(call?.request).toBe(`${method} /v1${path}`);
    expect(call?.body === '' ? null : JSON.parse(call!.body)).toEqual(body);
    expect(Object.fromEntries(call!.headers)).toMatchObject(headers);
    expect(call?.headers.get('authorization')).toBe('Bearer token');
  },
);

test.each(complete(OWN))(
  '[SPEC 6.1] %s is not sent without a session',
  async (name, parameters) => {
    const { sent, ask } = openPage({ isSignedIn: false });
    expect((await ask(name, parameters)).error).toMatchObject({ code: 'signInRequired' });
    expect(sent).toEqual([]);
  },
);

test.each(complete(OPEN))('%s is sent without a session, too', async (name, parameters) => {
  const { sent, ask } = openPage({ isSignedIn: false });
  await ask(name, parameters);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.has('authorization')).toBe(false);
});

describe('what is deposited in the vault', () => {
  const deposit = (
    page: ReturnType<typeof openPage>,
    secret: Readonly<Record<string, unknown>>,
  ) => {
    let ticket = '';
    page.store.dispatch(withVault((vault) => (ticket = vault.deposit(secret))));
    return ticket;
  };
  const bytes = new TextEncoder().encode('abc').buffer;

  test.each([
    ['changePassword', 'POST /v1/me/password'],
    ['linkDoor', 'POST /v1/me/doors'],
    ['deleteAccount', 'DELETE /v1/me'],
  ])('%s sends the fields as %s', async (name, request) => {
    const page = openPage({ answer: { body: null } });
    const answer = await page.ask(name, { ticket: deposit(page, { secret: 's' }) });
    expect(page.sent.map((call) => [call.request, call.body])).toEqual([
      [request, '{"secret":"s"}'],
    ]);
    expect(answer).toMatchObject({ data: null });
  });

  test('a picture is sent as what it is', async () => {
    const page = openPage({ answer: { body: null } });
    const ticket = deposit(page, { mediaType: 'image/png', bytes });
    expect(await page.ask('sendPicture', { ticket })).toMatchObject({ data: null });
    expect(page.sent[0]).toMatchObject({ request: 'PUT /v1/me/picture', body: 'abc' });
    expect(page.sent[0]?.headers.get('content-type')).toBe('image/png');
  });

  test('a part of a file is sent with its place in the file', async () => {
    const page = openPage({ answer: { body: { id: 'f1', received: 13 } } });
    const ticket = deposit(page, { bytes });
    expect(await page.ask('sendPart', { id: 'f1', offset: 10, ticket })).toMatchObject({
      data: { id: 'f1', received: 13 },
    });
    expect(page.sent[0]).toMatchObject({ request: 'PATCH /v1/files/f1', body: 'abc' });
    expect(page.sent[0]?.headers.get('content-type')).toBe('application/offset+octet-stream');
    expect(page.sent[0]?.headers.get('upload-offset')).toBe('10');
  });

  test.each([
    ['sendPicture', {}],
    ['sendPart', { id: 'f1', offset: 0 }],
    ['deleteAccount', {}],
  ])('%s sends nothing for a ticket that is not known', async (name, more) => {
    const page = openPage();
    const { error } = await page.ask(name, { ...more, ticket: 'unknown' });
    expect(error).toMatchObject({ code: 'unexpected' });
    expect(page.sent).toEqual([]);
  });

  test.each([
    ['sendPicture', { mediaType: 'image/png', bytes }, {}],
    ['sendPart', { bytes }, { id: 'f1', offset: 0 }],
    ['deleteAccount', { password: 'p' }, {}],
  ])('%s answers with the refusal of the host', async (name, secret, more) => {
    const page = openPage({ answer: aProblem(422, 'refused') });
    const { error } = await page.ask(name, { ...more, ticket: deposit(page, secret) });
    expect(error).toMatchObject({ status: 422, code: 'refused' });
  });
});

describe('files', () => {
  const read = async (page: ReturnType<typeof openPage>) =>
    Promise.all(page.ports.saved.map(async ({ name, content }) => [name, await content.text()]));

  test.each([
    ['downloadData', undefined, 'GET /v1/me/export', 'localhost-2026-03-10.zip'],
    [
      'saveRegistrations',
      { section: 'events', slug: 'fair' },
      'GET /v1/events/fair/registrations.csv',
      'fair-registrations.csv',
    ],
    [
      'saveOpinionFile',
      { slug: 'trams', name: 'votes.csv' },
      'GET /v1/dialogs/trams/opinions/votes.csv',
      'trams-votes.csv',
    ],
    [
      'savePollFile',
      { slug: 'bridge', name: 'recount.json' },
      'GET /v1/have-your-say/bridge/recount.json',
      'bridge-recount.json',
    ],
  ])('%s gives the person what the host sends', async (name, parameters, request, fileName) => {
    const page = openPage({ answer: { body: 'the file' } });
    expect(await page.ask(name, parameters)).toMatchObject({ data: null });
    expect(page.sent.map((call) => call.request)).toEqual([request]);
    expect(await read(page)).toEqual([[fileName, 'the file']]);
  });

  test.each([
    ['downloadData', undefined],
    ['saveRegistrations', { section: 'events', slug: 'fair' }],
    ['saveOpinionFile', { slug: 'trams', name: 'votes.csv' }],
    ['savePollFile', { slug: 'bridge', name: 'recount.json' }],
    ['fetchPollFile', { slug: 'bridge', name: 'recount.json' }],
    ['fetchPicture', { id: 'f1', width: 320 }],
  ])('%s gives no file of a refusal, but its reason', async (name, parameters) => {
    const page = openPage({ answer: aProblem(403, 'notAllowed') });
    expect((await page.ask(name, parameters)).error).toMatchObject({
      status: 403,
      code: 'notAllowed',
    });
    expect(page.ports.saved).toEqual([]);
  });

  test.each([
    [
      'fetchPollFile',
      { slug: 'bridge', name: 'recount.json' },
      '/v1/have-your-say/bridge/recount.json',
    ],
    ['fetchPicture', { id: 'f1', width: 320 }, '/v1/files/f1/w/320'],
  ])('%s answers with a ticket for the file', async (name, parameters, path) => {
    const page = openPage({ answer: { body: 'the file' } });
    const { data } = await page.ask(name, parameters);
    expect(page.sent[0]?.request).toBe(`GET ${path}`);
    let file: unknown = null;
    page.store.dispatch(withVault((vault) => (file = vault.redeem(data as string)?.['file'])));
    expect(await (file as unknown as Blob).text()).toBe('the file');
  });

  test('list and seed of a draw are a file as well, of which the host is not asked', async () => {
    const page = openPage();
    expect(await page.ask('saveDrawFile', { draw: 'd1', entries: ['a'] })).toMatchObject({
      data: null,
    });
    expect(page.sent).toEqual([]);
    const [[name, content] = []] = await read(page);
    expect(name).toBe('draw-d1.json');
    expect(JSON.parse(content!)).toEqual({ draw: 'd1', entries: ['a'] });
    expect(page.ports.saved[0]?.content.type).toBe('application/json');
  });
});

describe('what a change makes the page read anew', () => {
  /** Requests of the shown parts of the page, by a short name. */
  const SHOWN: Readonly<Record<string, readonly [endpoint: string, parameters: unknown]>> = {
    committees: ['listContents', { section: 'committees', locale: 'en' }],
    teams: ['listContents', { section: 'teams', locale: 'en' }],
    blogs: ['listContents', { section: 'blogs', locale: 'en' }],
    own: ['getProfile', undefined],
    event: ['getRegistration', EVENT],
    otherEvent: ['getRegistration', { ...EVENT, id: 'e2', slug: 'concert' }],
    ownEvents: ['listMyEvents', 'en'],
    list: ['listRegistrations', { section: 'events', slug: 'fair' }],
    otherList: ['listRegistrations', { section: 'training', slug: 'fair' }],
    calendar: ['getOwnCalendar', undefined],
    bell: ['getUnread', undefined],
  };
  const OF_COMMITTEES = ['committees', 'own'];
  const OF_TEAMS = ['own', 'teams'];
  const OF_DRAWS = ['own'];
  const OF_BLOGS = ['blogs', 'own'];

  test.each<[name: string, parameters: unknown, anew: readonly string[]]>([
    ['giveSeat', { slug: 'audit' }, OF_COMMITTEES],
    ['endTerm', { slug: 'audit', term: 't' }, OF_COMMITTEES],
    ['replyToMeeting', { slug: 'audit', id: 'm', reply: 'no' }, OF_COMMITTEES],
    ['answerDraw', { ...DRAW, accepts: true }, OF_DRAWS],
    ['leaveTeam', 'choir', OF_TEAMS],
    ['createContent', { section: 'blogs', draft: {}, ...KEY }, OF_BLOGS],
    ['changeContent', { section: 'blogs', slug: 'spring', change: {}, ...KEY }, OF_BLOGS],
    ['changeContentFiles', { section: 'blogs', slug: 'spring', change: {}, ...KEY }, OF_BLOGS],
    ['keepFitting', { section: 'blogs', slug: 'spring', fitting: {} }, []],
    ['takePlace', { place: EVENT, wanted: {} }, ['event', 'ownEvents']],
    ['leavePlace', EVENT, ['event', 'ownEvents']],
    ['leavePlace', { section: 'events', slug: 'fair' }, ['ownEvents']],
    ['checkIn', { section: 'events', slug: 'fair', code: 'A' }, ['list']],
    ['setAttendance', { ...EVENT, id: 'r1', state: 'absent' }, ['list']],
    ['renewCalendar', undefined, ['calendar']],
    ['withdrawCalendar', undefined, ['calendar']],
    ['markRead', { id: 'n1', isRead: true }, ['bell']],
    ['markAllRead', { upTo: 'n9' }, ['bell']],
    ['removeNotification', 'n1', ['bell']],
    ['saveNotificationSettings', {}, ['bell', 'own']],
    ['changeProfile', {}, ['own']],
    ['removePicture', undefined, ['own']],
    ['acceptTerms', { version: 1 }, []],
  ])('%s %j', async (name, parameters, anew) => {
    const page = openPage();
    const shortNames = new Map<string, string>();
    for (const [shortName, [endpoint, shown]] of Object.entries(SHOWN)) {
      await page.ask(endpoint, shown);
      shortNames.set(page.sent.at(-1)!.request, shortName);
    }
    const before = page.sent.length + 1;
    await page.ask(name, parameters);
    await Promise.all(page.store.dispatch(portalApi.util.getRunningQueriesThunk()));
    const readAnew = page.sent.slice(before).map(({ request }) => shortNames.get(request));
    expect(readAnew.toSorted()).toEqual(anew);
  });

  test.each<[tag: 'draws' | 'teams' | 'committees', shown: readonly [string, unknown][]]>([
    [
      'draws',
      [
        ['listDraws', { slug: 'audit', locale: 'tr' }],
        ['getDraw', DRAW],
        ['getDrawFile', DRAW],
      ],
    ],
    [
      'teams',
      [
        ['getMembership', 'choir'],
        ['getTeamDesk', { slug: 'choir', locale: 'tr' }],
        ['getTeamStatistics', { slug: 'choir', locale: 'tr' }],
        ['getMyTeams', 'tr'],
        ['lookAtInvitation', { token: 'x', locale: 'tr' }],
      ],
    ],
    [
      'committees',
      [
        ['listVacancies', 'tr'],
        ['getMySeats', 'tr'],
        ['getSeatDesk', { slug: 'audit', locale: 'tr' }],
      ],
    ],
  ])(
    'all that is about %s hears of its changes, and of changes of one’s own',
    async (id, shown) => {
      const page = openPage();
      for (const [endpoint, parameters] of shown) await page.ask(endpoint, parameters);
      const hear = (tag: Parameters<typeof portalApi.util.selectInvalidatedBy>[1][number]) =>
        portalApi.util
          .selectInvalidatedBy(page.store.getState(), [tag])
          .map(({ endpointName }) => endpointName)
          .toSorted();
      const names = shown.map(([endpoint]) => endpoint).toSorted();
      expect(hear({ type: 'Content', id })).toEqual(names);
      expect(hear('Me')).toEqual(names);
    },
  );
});
