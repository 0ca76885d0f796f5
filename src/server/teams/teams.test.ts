import type { MyMembership, MyTeams, TeamManagement } from '../../shared/contract/memberships';
import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import type { TeamDetails, TeamFacts } from '../../shared/contract/teams';
import { openCommentsHost, type CommentsHost, type Who } from '../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../seed/seedContents';
import { snapshotTables } from '../testing/snapshotTables';
import { FIRST_START } from '../testing/testHost';

const GREEN = 'teams/green-neighbourhoods';
const GREEN_ID = toContentId('teams', 'green-neighbourhoods');
/** On request; led by resident 16. */
const ACCESS = 'teams/accessible-city';
const ACCESS_ID = toContentId('teams', 'accessible-city');
/** By invitation, for members alone; led by resident 53. */
const TENANTS = 'teams/tenants-circle';
const EVENT_OF_GREEN = 'events/park-naming-picnic';
const DAY_MS = 86_400_000;

/** A member of `GREEN` in tests that let this person join. */
const MEMBER = 45;

let host: CommentsHost;
let restore: () => Promise<void>;
beforeAll(async () => {
  host = await openCommentsHost();
  restore = await snapshotTables(
    host.database.db,
    'contents',
    'content_versions',
    'memberships',
    'team_invitations',
    'people',
    'follows',
    'notifications',
    'audit_log',
    'attempts',
  );
});
afterEach(async () => {
  host.setNow(FIRST_START);
  await restore();
});
afterAll(() => host.close());

const told = async (
  who: Who,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<string> => {
  const answer = await host.ask(who, method, path, body);
  return answer.statusCode < 400
    ? String(answer.statusCode)
    : `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
};
const read = async <T>(who: Who, path: string): Promise<T> => {
  const answer = await host.ask(who, 'GET', path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
};
const standing = (who: Who, team: string) => read<MyMembership>(who, `${team}/membership`);
const act = (who: Who, team: string, person: Who, name: string) =>
  told(who, 'POST', `${team}/members/${toPersonId(person as number)}/acts`, { act: name });
const join = (who: Who, team: string, note = '') =>
  told(who, 'PUT', `${team}/membership`, { note });
const comment = (who: Who, content: string) =>
  told(who, 'POST', `${content}/comments`, { body: 'What a day.', lang: 'en' });
const leave = (who: Who, team: string) => told(who, 'DELETE', `${team}/membership`);
const countOf = async (team: string) =>
  (await read<DetailPage<TeamDetails>>(null, team)).details.memberCount;
const namesIn = async (who: Who, team: string) =>
  (await read<DetailPage<TeamDetails>>(who, team)).details.members.map(({ personId: id }) => id);
const newsOf = async (person: Who) => {
  const rows = await host.database.db
    .selectFrom('notifications')
    .select('kind')
    .where('person_id', '=', toPersonId(person as number))
    .execute();
  return rows.map(({ kind }) => kind);
};
const rightsOf = async (who: Who, section: string) =>
  (await read<{ items: { id: string }[] }>(who, `me/authors?section=${section}`)).items.map(
    ({ id }) => id,
  );
/** Leaves `GREEN` with one lead: Işıl. */
const demoteSecretaries = () =>
  host.database.db
    .updateTable('memberships')
    .set({ role: 'member' })
    .where('content_id', '=', GREEN_ID)
    .where('role', '=', 'secretary')
    .execute();
const tick = (ms = 1_000) => host.setNow(new Date(host.clock() + ms));

describe('joining', () => {
  test('who joins an open team is a member at once; again changes nothing; leaving ends it', async () => {
    const before = await countOf(GREEN);
    expect(await join(40, GREEN)).toBe('200');
    expect(await join(40, GREEN)).toBe('200');
    expect(await standing(40, GREEN)).toMatchObject({ state: 'active', role: 'member' });
    expect(await countOf(GREEN)).toBe(before + 1);
    const { follow } = await read<{ follow: object }>(
      40,
      'me/rights?section=teams&slug=green-neighbourhoods',
    );
    expect(follow).toMatchObject({ isFollowing: true });
    expect(await namesIn(40, GREEN)).toContain(toPersonId(40));
    expect(await leave(40, GREEN)).toBe('204');
    expect(await leave(40, GREEN)).toBe('204');
    expect(await countOf(GREEN)).toBe(before);
    expect(await standing(40, GREEN)).toMatchObject({ state: null, may: { join: true } });
  });

  test('a wish to join gives no right of a member until a lead says yes', async () => {
    const before = await countOf(ACCESS);
    expect(await join(41, ACCESS, 'I write in Braille.')).toBe('200');
    expect(await newsOf(16)).toContain('membershipRequested');
    expect(await standing(41, ACCESS)).toMatchObject({
      state: 'requested',
      note: 'I write in Braille.',
    });
    expect(await countOf(ACCESS)).toBe(before);
    expect(await namesIn(16, ACCESS)).not.toContain(toPersonId(41));
    expect(await rightsOf(41, 'dialogs')).not.toContain(ACCESS_ID);
    const mine = await read<{ items: { slug: string }[] }>(41, 'me/teams');
    expect(mine.items.map(({ slug }) => slug)).not.toContain('accessible-city');
    const profile = await read<{ groups: { slug: string }[] }>(41, `user/${toPersonId(41)}`);
    expect(profile.groups.map(({ slug }) => slug)).not.toContain('accessible-city');
    const waiting = (await read<MyTeams>(16, 'me/memberships')).waiting;
    expect(waiting).toMatchObject([{ personId: toPersonId(41), note: 'I write in Braille.' }]);

    expect(await act(41, ACCESS, 41, 'accept')).toBe('403 forbidden');
    expect(await act(16, ACCESS, 41, 'accept')).toBe('204');
    expect(await act(16, ACCESS, 41, 'accept')).toBe('204');
    expect((await newsOf(41)).filter((kind) => kind === 'membershipAccepted')).toHaveLength(1);
    expect(await rightsOf(41, 'dialogs')).toContain(ACCESS_ID);
    expect(await countOf(ACCESS)).toBe(before + 1);
  });

  test('a wish can be taken back, and declined', async () => {
    await join(42, ACCESS);
    expect(await leave(42, ACCESS)).toBe('204');
    expect(await act(16, ACCESS, 42, 'accept')).toBe('404 notFound');
    tick();
    await join(42, ACCESS);
    expect(await act(16, ACCESS, 42, 'decline')).toBe('204');
    expect(await standing(42, ACCESS)).toMatchObject({ state: null });
    expect(await newsOf(42)).toContain('membershipDeclined');
  });

  test('where one is invited nobody joins by themselves; what is for members is not there', async () => {
    expect(await join(43, 'teams/old-port-traders')).toBe('403 byInvitationOnly');
    expect(await join(43, TENANTS)).toBe('404 notFound');
    expect(await join(43, 'teams/harbour-heritage')).toBe('409 teamClosed');
    expect(await join(null, GREEN)).toBe('401 signInRequired');
  });
});

describe('roles', () => {
  test('the last lead cannot leave, be suspended or become a member', async () => {
    expect(await standing('isil', GREEN)).toMatchObject({ isLastLead: false });
    await demoteSecretaries();
    expect(await standing('isil', GREEN)).toMatchObject({
      isLastLead: true,
      may: { leave: false },
    });
    expect(await leave('isil', GREEN)).toBe('409 lastLead');
    for (const name of ['makeMember', 'suspend', 'remove'])
      expect(await act('isil', GREEN, 'isil', name)).toBe('409 lastLead');
    expect(await act('isil', GREEN, 'grace', 'makeLead')).toBe('204');
    expect(await newsOf('grace')).toContain('roleChanged');
    expect(await act('grace', GREEN, 'isil', 'makeMember')).toBe('204');
    expect(await act('isil', GREEN, 'grace', 'makeMember')).toBe('403 forbidden');
    expect(await act('grace', GREEN, 'isil', 'handOver')).toBe('204');
    expect(await standing('grace', GREEN)).toMatchObject({ role: 'member' });
    expect(await standing('isil', GREEN)).toMatchObject({ role: 'lead', isLastLead: true });
    expect(await act('grace', GREEN, 'isil', 'handOver')).toBe('403 forbidden');
    expect(await act('admin', GREEN, 'grace', 'handOver')).toBe('403 forbidden');
    expect(await act('isil', GREEN, 'isil', 'handOver')).toBe('409 notPossibleNow');
    expect(await standing('isil', GREEN)).toMatchObject({ role: 'lead' });
  });

  test('of two leads who leave at once one stays', async () => {
    await demoteSecretaries();
    await act('isil', GREEN, 'grace', 'makeLead');
    const answers = await Promise.all([leave('isil', GREEN), leave('grace', GREEN)]);
    expect(answers.toSorted()).toEqual(['204', '409 lastLead']);
  });

  test('who is suspended has no rights of a member, cannot come back by themselves, and can be let back', async () => {
    await join(44, GREEN);
    expect(await act('isil', GREEN, 44, 'suspend')).toBe('204');
    expect(await rightsOf(44, 'dialogs')).not.toContain(GREEN_ID);
    expect(await namesIn('isil', GREEN)).not.toContain(toPersonId(44));
    expect(await join(44, GREEN)).toBe('403 membershipSuspended');
    expect(await act('isil', GREEN, 44, 'makeLead')).toBe('409 notPossibleNow');
    expect(await act('isil', GREEN, 44, 'resume')).toBe('204');
    expect(await rightsOf(44, 'dialogs')).toContain(GREEN_ID);
    expect(await act('isil', GREEN, 44, 'remove')).toBe('204');
    expect(await rightsOf(44, 'dialogs')).not.toContain(GREEN_ID);
    expect(await newsOf(44)).toContain('membershipEnded');
  });

  test('a membership that begins later or is over gives nothing', async () => {
    await join(MEMBER, GREEN);
    const { db } = host.database;
    const date = (columns: { since?: string; until?: string | null }) =>
      db
        .updateTable('memberships')
        .set(columns)
        .where('person_id', '=', toPersonId(MEMBER))
        .execute();
    await date({ since: '2999-01-01' });
    expect(await rightsOf(MEMBER, 'dialogs')).not.toContain(GREEN_ID);
    await date({ since: '2020-01-01', until: '2020-12-31' });
    expect(await rightsOf(MEMBER, 'dialogs')).not.toContain(GREEN_ID);
    expect(await standing(MEMBER, GREEN)).toMatchObject({ state: null, may: { join: true } });
    await join(MEMBER, GREEN);
    expect(await rightsOf(MEMBER, 'dialogs')).toContain(GREEN_ID);
  });

  test('a title stands in every language; an empty one is none', async () => {
    await join(MEMBER, GREEN);
    const path = `${GREEN}/members/${toPersonId(MEMBER)}/title`;
    const title = { en: 'Trees', tr: 'Ağaçlar' };
    expect(await told(MEMBER, 'PUT', path, { title })).toBe('403 forbidden');
    expect(await told('isil', 'PUT', path, { title })).toBe('204');
    const shown = async (locale: string) =>
      (await read<DetailPage<TeamDetails>>(null, `${GREEN}?locale=${locale}`)).details.members.find(
        ({ personId: id }) => id === toPersonId(MEMBER),
      )?.title;
    expect(await shown('tr')).toEqual({ text: 'Ağaçlar', lang: 'tr' });
    expect(await told('isil', 'PUT', path, { title: { en: ' ' } })).toBe('204');
    expect(await shown('en')).toBeNull();
  });

  test('visitors do not see members whose profile is for those who are signed in', async () => {
    await join(MEMBER, GREEN);
    const before = await countOf(GREEN);
    await host.database.db
      .updateTable('people')
      .set({ profile_visibility: 'signed_in' })
      .where('id', '=', toPersonId(MEMBER))
      .execute();
    expect(await namesIn(null, GREEN)).not.toContain(toPersonId(MEMBER));
    expect(await namesIn(46, GREEN)).toContain(toPersonId(MEMBER));
    expect(await countOf(GREEN)).toBe(before);
  });
});

const tokenIn = (link: string) => new URL(link).hash.replace('#token=', '');
const desk = (who: Who, team: string) => read<TeamManagement>(who, `${team}/members`);
const tokenFor = async (email: string): Promise<string> => {
  const { id } = await host.database.db
    .selectFrom('team_invitations')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { createInvitationToken: tokenOf } = await import('./invitationToken');
  return tokenOf(host.database.db, id);
};
const answer = (who: Who, body: object) => told(who, 'POST', 'invitations/answers', body);
const invite = (who: Who, team: string, ...emails: string[]) =>
  host.ask(who, 'POST', `${team}/invitations`, { emails, locale: 'en' });
/** Invites this address to `TENANTS`. @returns the token of the letter */
const inviteTenant = async (email: string): Promise<string> => {
  await invite(53, TENANTS, email);
  return tokenFor(email);
};

describe('inviting', () => {
  test('the answer does not tell who has an account, and nobody is written to twice a day', async () => {
    const known = await invite(53, TENANTS, 'grace@harbour.example');
    const unknown = await invite(53, TENANTS, 'nobody@one.example');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await newsOf('grace')).toContain('invited');
    const rows = () => host.database.db.selectFrom('team_invitations').select('id').execute();
    const before = await rows();
    await invite(53, TENANTS, 'GRACE@harbour.example', 'grace@harbour.example ');
    expect(await rows()).toEqual(before);
    await join(MEMBER, GREEN);
    expect((await invite(MEMBER, GREEN, 'a@one.example')).statusCode).toBe(403);
    expect(
      (await invite(53, TENANTS, ...Array.from({ length: 501 }, (_, n) => `p${n}@one.example`)))
        .statusCode,
    ).toBe(400);
  });

  test('of a list with faults nothing is sent, and each is named by its place; one that is there twice is one', async () => {
    const sent = async (...emails: string[]) =>
      (await invite(53, TENANTS, ...emails)).json<object>();
    const waiting = async () => (await desk(53, TENANTS)).invitations.length;
    const before = await waiting();
    const long = `${'a'.repeat(300)}@one.example`;
    expect(await sent('new@one.example', 'no address', 'x@y', long)).toEqual({
      invited: 0,
      faults: [
        { line: 2, code: 'noAddress', text: 'no address' },
        { line: 3, code: 'noAddress', text: 'x@y' },
        { line: 4, code: 'noAddress', text: long.slice(0, 80) },
      ],
    });
    expect(await waiting()).toBe(before);
    const many = Array.from({ length: 499 }, (_, number) => `many${number}@one.example`);
    expect(await sent(...many, 'MANY7@one.example')).toEqual({ invited: 499, faults: [] });
    expect(await waiting()).toBe(before + 499);
  });

  test('an invitation lets its address in once; a second use says so', async () => {
    const token = await inviteTenant('grace@harbour.example');
    const seen = await host.ask(null, 'POST', 'invitations/look', { token });
    expect(seen.json()).toMatchObject({ team: { slug: 'tenants-circle' }, state: 'open' });
    expect(await answer(47, { token, accepts: true })).toBe('403 invitationForOther');
    const [mine] = (await read<MyTeams>('grace', 'me/memberships')).invitations;
    expect(mine).toMatchObject({ team: { slug: 'tenants-circle' } });
    for (const sign of ['hidden_at', 'withdrawn_at'] as const) {
      const set = (at: Date | null) =>
        host.database.db
          .updateTable('contents')
          .set({ [sign]: at })
          .where('slug', '=', 'tenants-circle')
          .execute();
      await set(new Date(host.clock()));
      expect((await read<MyTeams>('grace', 'me/memberships')).invitations).toEqual([]);
      await set(null);
    }
    expect(await answer(47, { id: mine!.id, accepts: true })).toBe('404 notFound');
    expect(await answer('grace', { id: mine!.id, accepts: true })).toBe('200');
    expect(await standing('grace', TENANTS)).toMatchObject({ state: 'active' });
    expect(await answer('grace', { token, accepts: true })).toBe('200');
    expect(await answer(47, { token, accepts: true })).toBe('409 invitationUsed');
    expect((await read<MyTeams>('grace', 'me/memberships')).invitations).toEqual([]);
  });

  test('one for an address that nobody has lets in who has the mail, one person', async () => {
    const token = await inviteTenant('nobody@one.example');
    const answers = await Promise.all([48, 49].map((who) => answer(who, { token, accepts: true })));
    expect(answers.toSorted()).toEqual(['200', '409 invitationUsed']);
  });

  test('one that was declined, withdrawn or is too old is dead', async () => {
    const declined = await inviteTenant('a@one.example');
    const withdrawn = await inviteTenant('b@one.example');
    const late = await inviteTenant('c@one.example');
    expect(await answer(60, { token: declined, accepts: false })).toBe('200');
    expect(await answer(60, { token: declined, accepts: true })).toBe('410 invitationEnded');
    const { invitations } = await desk(53, TENANTS);
    const { id } = invitations.find(({ email }) => email === 'b@one.example')!;
    expect(await told('isil', 'DELETE', `${TENANTS}/invitations/${id}`)).toBe('404 notFound');
    expect(await told(53, 'DELETE', `${TENANTS}/invitations/${id}`)).toBe('204');
    expect(await answer(60, { token: withdrawn, accepts: true })).toBe('410 invitationEnded');
    tick(14 * DAY_MS);
    expect(await answer(60, { token: late, accepts: true })).toBe('410 invitationExpired');
    const look = await host.ask(null, 'POST', 'invitations/look', { token: late });
    expect(look.json()).toMatchObject({ code: 'invitationExpired' });
    const forged = `${late.slice(0, 37)}${'x'.repeat(43)}`;
    expect(await answer(60, { token: forged, accepts: true })).toBe('410 linkInvalid');
  });

  test('a link takes in so many, and none once it is withdrawn', async () => {
    const body = { uses: 2, days: 7 };
    const key = { 'idempotency-key': 'the same key' };
    const made = await host.ask(53, 'POST', `${TENANTS}/invitation-links`, body, key);
    const again = await host.ask(53, 'POST', `${TENANTS}/invitation-links`, body, key);
    expect(again.json()).toEqual(made.json());
    const { id } = made.json<{ id: string }>();
    const link = (await desk(53, TENANTS)).invitations.find((one) => one.id === id)!.link!;
    const token = tokenIn(link);
    const answers = await Promise.all(
      [61, 62, 63].map((who) => answer(who, { token, accepts: true })),
    );
    expect(answers.toSorted()).toEqual(['200', '200', '409 invitationUsed']);
    await told(53, 'DELETE', `${TENANTS}/invitations/${id}`);
    expect(await answer(64, { token, accepts: true })).toBe('410 invitationEnded');
    const look = await host.ask(null, 'POST', 'invitations/look', { token });
    expect(look.json()).toMatchObject({ code: 'invitationEnded' });
    expect(look.body).not.toContain('tenants');
  });

  test('nobody comes in by the link of a member who is suspended, has left, is blocked or may invite no more', async () => {
    const { db } = host.database;
    const tenant = { team: toContentId('teams', 'tenants-circle'), person: toPersonId(53) };
    const { id } = (
      await host.ask(53, 'POST', `${TENANTS}/invitation-links`, { uses: 50, days: 7 })
    ).json<{ id: string }>();
    const find = async (who: Who) =>
      (await desk(who, TENANTS)).invitations.find((one) => one.id === id);
    const token = tokenIn((await find(53))!.link!);
    const mailed = await inviteTenant('grace@harbour.example');
    const member = (set: object) =>
      db
        .updateTable('memberships')
        .set(set)
        .where('content_id', '=', tenant.team)
        .where('person_id', '=', tenant.person)
        .execute();
    const person = (set: object) =>
      db.updateTable('people').set(set).where('id', '=', tenant.person).execute();
    const losses: readonly (readonly [string, () => unknown, () => unknown])[] = [
      ['suspended', () => member({ state: 'suspended' }), () => member({ state: 'active' })],
      ['gone', () => member({ until: '2020-01-01' }), () => member({ until: null })],
      ['a member', () => member({ role: 'member' }), () => member({ role: 'lead' })],
      ['blocked', () => person({ blocked_at: FIRST_START }), () => person({ blocked_at: null })],
    ];
    for (const [loss, take, giveBack] of losses) {
      await take();
      for (const one of [token, mailed])
        expect([loss, await answer('grace', { token: one, accepts: true })]).toEqual([
          loss,
          '410 invitationEnded',
        ]);
      const look = await host.ask(null, 'POST', 'invitations/look', { token });
      expect(look.json()).toMatchObject({ code: 'invitationEnded' });
      expect((await read<MyTeams>('grace', 'me/memberships')).invitations).toEqual([]);
      expect(await find('admin')).toBeUndefined();
      await giveBack();
    }
    expect(await answer('grace', { token, accepts: true })).toBe('200');
  });

  test('members invite where the team lets them, and see their own invitations alone', async () => {
    const token = await inviteTenant('grace@harbour.example');
    expect(await answer('grace', { token, accepts: true })).toBe('200');
    const switches = (await desk(53, TENANTS)).switches;
    expect((await invite('grace', TENANTS, 'd@one.example')).statusCode).toBe(403);
    expect(
      await told('grace', 'PUT', `${TENANTS}/switches`, { ...switches, addMembers: true }),
    ).toBe('403 forbidden');
    expect(await told(53, 'PUT', `${TENANTS}/switches`, { ...switches, addMembers: true })).toBe(
      '204',
    );
    expect((await invite('grace', TENANTS, 'd@one.example')).statusCode).toBe(202);
    await invite(53, TENANTS, 'e@one.example');
    const seen = await desk('grace', TENANTS);
    expect(seen.invitations.map(({ email }) => email)).toEqual(['d@one.example']);
    expect(seen.members.every(({ state }) => state === 'active')).toBe(true);
  });
});

describe('what a team lets its members do', () => {
  test('a switch that is off takes the team from the names that a member writes in', async () => {
    await join(MEMBER, GREEN);
    const all = (await desk('isil', GREEN)).switches;
    const set = (more: object) => told('isil', 'PUT', `${GREEN}/switches`, { ...all, ...more });
    for (const [name, section] of [
      ['startDialogs', 'dialogs'],
      ['raisePolls', 'have-your-say'],
      ['writePosts', 'events'],
    ] as const) {
      expect(await rightsOf(MEMBER, section)).toContain(GREEN_ID);
      expect(await set({ [name]: false })).toBe('204');
      expect([name, await rightsOf(MEMBER, section)]).not.toContain(GREEN_ID);
      expect(await rightsOf(MEMBER, section)).not.toContain(GREEN_ID);
      expect(await rightsOf('isil', section)).toContain(GREEN_ID);
      await set({});
    }
    const edits = async (who: Who) =>
      (await read<{ edit: boolean }>(who, 'me/rights?section=teams&slug=green-neighbourhoods'))
        .edit;
    expect([await edits(MEMBER), await edits('isil')]).toEqual([false, true]);
    await set({ editTexts: true });
    expect(await edits(MEMBER)).toBe(true);
  });

  test('in a suspended team nobody writes, joins or decides; its page says why until it is taken back', async () => {
    await join(MEMBER, GREEN);
    const body = { reason: 'Two complaints are being looked at.', locale: 'en' };
    expect(await told('isil', 'PUT', `${GREEN}/suspension`, body)).toBe('403 forbidden');
    expect(await told('yusuf', 'PUT', `${GREEN}/suspension`, body)).toBe('204');
    const { details } = await read<DetailPage<TeamDetails>>(null, GREEN);
    expect(details.suspension).toMatchObject({ reason: { text: body.reason, lang: 'en' } });
    expect(await join(65, GREEN)).toBe('409 teamClosed');
    const event = await read<DetailPage<unknown>>(null, EVENT_OF_GREEN);
    expect(event.isGroupClosed).toBe(true);
    expect(await comment('grace', EVENT_OF_GREEN)).toBe('409 commentsClosed');
    expect(await rightsOf('isil', 'events')).not.toContain(GREEN_ID);
    expect(await rightsOf(MEMBER, 'dialogs')).not.toContain(GREEN_ID);
    expect(await act('isil', GREEN, MEMBER, 'remove')).toBe('403 forbidden');
    expect(await act('admin', GREEN, MEMBER, 'remove')).toBe('409 teamClosed');
    expect(await leave(MEMBER, GREEN)).toBe('204');
    const { teams } = await read<MyTeams>('isil', 'me/memberships');
    expect(teams.find(({ team }) => team.slug === 'green-neighbourhoods')).toMatchObject({
      standing: 'suspended',
    });
    expect(await told('yusuf', 'DELETE', `${GREEN}/suspension`)).toBe('204');
    expect(await comment('grace', EVENT_OF_GREEN)).toBe('201');
    expect(await read(null, EVENT_OF_GREEN)).not.toHaveProperty('isGroupClosed');
    expect(await rightsOf('isil', 'events')).toContain(GREEN_ID);
    const log = await host.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'in', ['teamSuspended', 'teamResumed'])
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['teamSuspended', 'teamResumed']);
  });

  test('an archived team keeps being read, and nobody writes in its name', async () => {
    await host.database.db
      .updateTable('contents')
      .set({ status: 'archived' })
      .where('id', '=', GREEN_ID)
      .execute();
    expect(await rightsOf('isil', 'events')).not.toContain(GREEN_ID);
    expect(await namesIn(null, GREEN)).toContain(toPersonId('isil'));
  });
});

describe('founding', () => {
  const wish = {
    name: 'حدائق السطوح',
    handle: 'roof-gardens',
    purpose: 'سطوح خضراء.',
    about: 'نزرع على السطوح.',
    joining: 'open',
    contact: 'roofs@one.example',
    locale: 'ar',
  };
  const found = (who: Who, more: object = {}, key = crypto.randomUUID()) =>
    host.ask(who, 'POST', 'teams/founding', { ...wish, ...more }, { 'idempotency-key': key });

  test('whoever asks leads the team once an editor has published it, and nothing before', async () => {
    const key = crypto.randomUUID();
    const asked = await found(70, {}, key);
    expect([asked.statusCode, asked.json()]).toEqual([201, { slug: 'roof-gardens' }]);
    expect((await found(70, {}, key)).json()).toEqual({ slug: 'roof-gardens' });
    expect((await host.ask(null, 'GET', 'teams/roof-gardens')).statusCode).toBe(404);
    expect((await read<MyTeams>(70, 'me/memberships')).teams[0]).toMatchObject({
      standing: 'asked',
      role: 'lead',
    });
    const { id, status, revision } = await read<{ id: string; status: string; revision: number }>(
      'nadia',
      'teams/roof-gardens/source',
    );
    // A seat in a team that is not out yet shows it to nobody.
    const seat = { content_id: id, person_id: toPersonId(71), role: 'member' as const };
    await host.database.db
      .insertInto('memberships')
      .values({ ...seat, since: '2026-01-01', state: 'active' })
      .execute();
    const ofMember = async () =>
      (await read<MyTeams>(71, 'me/memberships')).teams.map(({ team }) => team.slug);
    expect(await ofMember()).not.toContain('roof-gardens');
    expect(status).toBe('in_review');
    expect(await rightsOf(70, 'dialogs')).not.toContain(id);
    const publish = { act: 'publish', revision };
    expect(await told(70, 'POST', 'teams/roof-gardens/transitions', publish)).toBe('403 forbidden');
    expect(await told('nadia', 'POST', 'teams/roof-gardens/transitions', publish)).toBe('200');
    expect(await ofMember()).toContain('roof-gardens');
    expect(await rightsOf(70, 'dialogs')).toContain(id);
    expect(await standing(70, 'teams/roof-gardens')).toMatchObject({
      role: 'lead',
      isLastLead: true,
      may: { change: true },
    });
  });

  test('a name and a handle belong to one team', async () => {
    await found(70);
    expect((await found(71, { handle: 'roofs' })).json()).toMatchObject({ code: 'nameTaken' });
    expect((await found(71, { name: 'Other' })).json()).toMatchObject({ code: 'addressTaken' });
    expect((await found(71, { name: ' . ', handle: 'other' })).statusCode).toBe(422);
    expect((await found(null)).statusCode).toBe(401);
  });
});

test('the directory finds teams by who can join, and contents by whose they are', async () => {
  const list = await read<Page<ListItem<TeamFacts>>>(null, 'teams?joining=onRequest');
  expect(list.items.length).toBeGreaterThan(0);
  expect(list.items.every(({ details }) => details.joining === 'onRequest')).toBe(true);
  const of = async (who: Who, section: string, group: string) =>
    (await read<Page<ListItem<unknown>>>(who, `${section}?group=${group}`)).items;
  const { db } = host.database;
  const own = await db
    .selectFrom('contents')
    .select('slug')
    .where('section', '=', 'events')
    .where('author_content_id', '=', GREEN_ID)
    .where('status', '=', 'published')
    .execute();
  const found = await of(null, 'events', GREEN_ID);
  expect(found.map(({ slug }) => slug).toSorted()).toEqual(own.map(({ slug }) => slug).toSorted());
});
