import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import tr from '../../../../i18n/tr.json';
import { DEMO_DISTRICTS } from '../../../demo/vocabularies';
import type { AdminPerson } from '../../../shared/contract/admin';
import { userDataChanged } from '../../state/sessionSlice';
import {
  ALEX_ID,
  anAdminPerson,
  anAuditEntry,
  aStaffMember,
  DOOR_ISSUER,
  GRACE_ID,
} from '../../testing/adminFactories';
import { enterText } from '../../testing/enterText';
import { aProblem } from '../../testing/factories';
import type { FakeResponses, FakeResponse } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { PersonScreen } from './PersonScreen';

const PERSON = `/v1/admin/people/${GRACE_ID}`;
const RIGHTS = `PUT ${PERSON}/rights`;
const AUDIT = '/v1/admin/audit';
const DONE = { body: null };
const REASON = 'Looks after the dialogues.';
const answer = (more: Partial<AdminPerson> = {}): FakeResponse => ({ body: anAdminPerson(more) });

interface Options {
  readonly role?: 'moderator' | 'admin';
  readonly id?: string;
  readonly locale?: 'en' | 'tr';
}

function person(
  answers: FakeResponses = {},
  { role = 'admin', id = GRACE_ID, locale = 'en' }: Options = {},
) {
  const view = renderScreen(<PersonScreen />, {
    path: '/admin/people/:slug',
    url: `/admin/people/${id}`,
    locale,
    isSignedIn: true,
    answers: { [PERSON]: answer(), [AUDIT]: { body: { items: [], next: null } }, ...answers },
  });
  act(() => void view.store.dispatch(userDataChanged({ user: aStaffMember(role) })));
  const sent = () => view.calls.filter(({ method }) => method !== 'GET');
  return { ...view, sent };
}

const checkbox = (name: string) => screen.findByRole('checkbox', { name });
const reason = () => screen.getAllByLabelText(en['admin.reason']);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saveRights = () => press(en['admin.save']);

const DOOR_SAYS = answer({
  roles: ['editor', 'moderator'],
  verified: true,
  given: { roles: ['editor', 'moderator'], verified: false },
  doors: [
    { issuer: DOOR_ISSUER, linkedAt: '2026-02-01T08:00:00Z', roles: ['editor'], verified: true },
  ],
});

test('an administrator gives a role with a reason; what came of it is said and has the focus', async () => {
  const { sent } = person({
    [PERSON]: [answer(), answer({ given: { roles: ['moderator'], verified: false } })],
    [RIGHTS]: DONE,
  });
  await userEvent.click(await checkbox('Moderator'));
  await enterText(reason()[0]!, ` ${REASON} `);
  await saveRights();
  const told = await screen.findByText(en['admin.saved']);
  expect(told.closest('[tabindex]')).toHaveFocus();
  expect(told.closest('[role="status"]')).not.toBeNull();
  expect(sent().map(({ body }) => body)).toEqual([
    { roles: ['moderator'], verified: false, reason: REASON },
  ]);
  await waitFor(() => expect(reason()[0]).toHaveValue(''));
  expect(await checkbox('Moderator')).toBeChecked();
});

describe('a change of rights that was saved', () => {
  const before = ['editor:section=events'];
  const given = (roles: string[], verified = false) =>
    answer({ roles, verified, given: { roles, verified } });
  const takeBack = () => screen.queryByRole('button', { name: en['admin.takeBack'] });
  const takeAwayAndGive = async () => {
    await userEvent.click(await checkbox('Moderator'));
    await press('Remove: Editor (only: Events)');
    await enterText(reason()[0]!, REASON);
    await saveRights();
    await screen.findByText(en['admin.saved']);
  };

  test('is taken back by one press, and that is written into the log', async () => {
    const { sent } = person({
      [PERSON]: [given(before), given(['moderator']), given(before)],
      [RIGHTS]: DONE,
    });
    await takeAwayAndGive();
    await waitFor(async () => expect(await checkbox('Moderator')).toBeChecked());
    await userEvent.click(takeBack()!);
    const told = await screen.findByText(en['admin.takenBack']);
    expect(told.closest('[tabindex]')).toHaveFocus();
    expect(takeBack()).toBeNull();
    expect(sent().map(({ body }) => body)).toEqual([
      { roles: ['moderator'], verified: false, reason: REASON },
      { roles: before, verified: false, reason: en['admin.takenBackReason'] },
    ]);
    await waitFor(async () => expect(await checkbox('Moderator')).not.toBeChecked());
  });

  test('stays where it cannot be taken back, and the reason is said', async () => {
    person({
      [PERSON]: [given(before), given(['moderator'])],
      [RIGHTS]: [DONE, aProblem(409, 'lastAdmin')],
    });
    await takeAwayAndGive();
    await userEvent.click(takeBack()!);
    expect(await screen.findByText(en['refused.lastAdmin'])).toBeVisible();
    expect(screen.getByText(en['admin.saved'])).toBeVisible();
  });

  test('is not offered once somebody else has changed the rights', async () => {
    person({
      [PERSON]: [given(before), given(['admin', 'moderator'])],
      [RIGHTS]: DONE,
    });
    await takeAwayAndGive();
    await waitFor(async () => expect(await checkbox('Administrator')).toBeChecked());
    expect(takeBack()).toBeNull();
  });

  test('is not offered for a verification, whose facts a right does not bring back', async () => {
    person({ [PERSON]: [given(before, true), given(before)], [RIGHTS]: DONE });
    await userEvent.click(await checkbox(en['admin.right.verified']));
    await enterText(reason()[0]!, REASON);
    await saveRights();
    await screen.findByText(en['admin.saved']);
    expect(takeBack()).toBeNull();
  });
});

test('an administrator writes down what was seen of a resident; what is verified is shown', async () => {
  const residence = {
    since: '2026-04-30T00:00:00Z',
    until: '2027-04-30T00:00:00Z',
    district: 'old-port',
    bornFrom: '1990-05-01',
    bornTo: '1990-05-01',
  };
  const { sent } = person({
    [PERSON]: [answer(), answer({ verified: true, residence })],
    [`PUT ${PERSON}/verification`]: DONE,
  });
  await userEvent.selectOptions(
    await screen.findByLabelText(en['admin.verification.district']),
    'Old Port',
  );
  const birth = screen.getByRole('group', { name: en['admin.verification.birthDate'] });
  act(() => within(birth).getAllByRole('spinbutton')[0]!.focus());
  await userEvent.keyboard('01051990');
  await enterText(reason()[1]!, REASON);
  await press(en['admin.verification.save']);
  expect(await screen.findByText(en['admin.verification.saved'])).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    { verifiedOn: '2026-05-01', district: 'old-port', birthDate: '1990-05-01', reason: REASON },
  ]);
  expect(await screen.findByText('1 May 1990')).toBeVisible();
  expect(screen.getByText('30 April 2027')).toBeVisible();
});

test('a day that is to come is told at its field, and nothing is sent', async () => {
  const { sent } = person();
  const group = await screen.findByRole('group', { name: en['admin.verification.birthDate'] });
  act(() => within(group).getAllByRole('spinbutton')[0]!.focus());
  await userEvent.keyboard('05012090');
  await enterText(reason()[1]!, REASON);
  await press(en['admin.verification.save']);
  expect(group).toHaveAccessibleDescription(
    expect.stringContaining(en['admin.verification.dayInFuture']),
  );
  expect(sent()).toEqual([]);
});

test('nothing is sent without a change and without a reason; each is told at its field', async () => {
  const { sent } = person();
  const moderator = await checkbox('Moderator');
  await saveRights();
  expect(moderator).toHaveAccessibleDescription(
    expect.stringContaining(en['admin.fault.nothingChanged']),
  );
  expect(await checkbox('Editor')).toHaveFocus();
  await userEvent.click(moderator);
  await userEvent.type(reason()[0]!, 'ab');
  await saveRights();
  expect(moderator).not.toHaveAccessibleDescription(
    expect.stringContaining(en['admin.fault.nothingChanged']),
  );
  expect(reason()[0]).toHaveAccessibleDescription(
    expect.stringContaining(en['admin.fault.tooShort']),
  );
  expect(reason()[0]).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('what a login says is marked, cannot be changed here, and names the login', async () => {
  const { sent } = person({ [PERSON]: DOOR_SAYS, [RIGHTS]: DONE });
  const editor = await checkbox('Editor');
  expect(editor).toBeChecked();
  expect(editor).toBeDisabled();
  expect(editor).toHaveAccessibleDescription(expect.stringContaining(DOOR_ISSUER));
  expect(await checkbox(en['admin.right.verified'])).toBeDisabled();
  await userEvent.click(await checkbox('Moderator'));
  await enterText(reason()[0]!, REASON);
  await saveRights();
  await screen.findByText(en['admin.saved']);
  expect(sent()[0]!.body).toEqual({ roles: ['editor'], verified: false, reason: REASON });
});

describe('roles for a part of the portal', () => {
  const TEAM = '00000000-0000-4000-8000-0000000000a1';
  const AUTHORS = {
    body: {
      items: [
        { id: 'organisation', kind: 'organisation', name: { text: 'Harbour City', lang: 'en' } },
        { id: TEAM, kind: 'team', name: { text: 'Green Neighbourhoods', lang: 'en' } },
      ],
    },
  };
  const pick = async (role: string, place: string) => {
    await userEvent.selectOptions(screen.getByLabelText(en['admin.scope.role']), role);
    await userEvent.selectOptions(screen.getByLabelText(en['admin.scope.place']), place);
    await press(en['admin.scope.add']);
  };

  test('are picked from sections, districts and groups, shown by name, and sent with the form', async () => {
    const { sent } = person({ '/v1/me/authors': AUTHORS, [RIGHTS]: DONE });
    const [district] = DEMO_DISTRICTS;
    await checkbox('Moderator');
    await screen.findByRole('option', { name: 'Green Neighbourhoods' });
    expect(screen.queryByRole('option', { name: 'Harbour City' })).toBeNull();
    await pick('Editor', 'Events');
    await pick('Moderator', district!.name.en!);
    await pick('Moderator', 'Green Neighbourhoods');
    await pick('Editor', 'Events');
    const list = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(list.filter((text) => text.includes('only'))).toEqual([
      'Editor (only: Events)Remove',
      `Moderator (only: ${district!.name.en})Remove`,
      'Moderator (only: Green Neighbourhoods)Remove',
    ]);
    await enterText(reason()[0]!, REASON);
    await saveRights();
    await screen.findByText(en['admin.saved']);
    expect(sent()[0]!.body).toEqual({
      roles: [
        'editor:section=events',
        `moderator:district=${district!.key}`,
        `moderator:group=${TEAM}`,
      ],
      verified: false,
      reason: REASON,
    });
  });

  test('are taken away one by one; the others stay as they were', async () => {
    const roles = ['editor:section=blogs', 'moderator', 'moderator:section=events'];
    const { sent } = person({
      [PERSON]: answer({ roles, given: { roles, verified: false } }),
      [RIGHTS]: DONE,
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove: Editor (only: Blog)' }),
    );
    expect(screen.queryByRole('button', { name: 'Remove: Editor (only: Blog)' })).toBeNull();
    await enterText(reason()[0]!, REASON);
    await saveRights();
    await screen.findByText(en['admin.saved']);
    expect(sent()[0]!.body).toEqual({
      roles: ['moderator', 'moderator:section=events'],
      verified: false,
      reason: REASON,
    });
  });

  test('that a login says cannot be taken away here', async () => {
    const roles = ['editor:section=blogs'];
    const door = { issuer: DOOR_ISSUER, linkedAt: '2026-02-01T08:00:00Z', roles, verified: false };
    const { sent } = person({ [PERSON]: answer({ roles, doors: [door] }), [RIGHTS]: DONE });
    await screen.findByText(en['admin.scope.title']);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(await checkbox('Moderator'));
    await enterText(reason()[0]!, REASON);
    await saveRights();
    await screen.findByText(en['admin.saved']);
    expect(sent()[0]!.body).toMatchObject({ roles: ['moderator'] });
  });

  test('are named in the facts and in the log, groups too', async () => {
    const roles = [`editor:group=${TEAM}`];
    const entry = anAuditEntry({ before: { roles: [] }, after: { roles } });
    person({
      '/v1/me/authors': AUTHORS,
      [PERSON]: answer({ roles }),
      [AUDIT]: { body: { items: [entry], next: null } },
    });
    const named = await screen.findAllByText(/Editor \(only: Green Neighbourhoods\)/);
    expect(named.map((one) => one.closest('dd, li, tr')?.textContent)).toEqual([
      'Editor (only: Green Neighbourhoods)',
      expect.stringContaining('gave Grace Bell the role “Editor (only: Green Neighbourhoods)”'),
    ]);
  });
});

test('a refusal is told and has the focus; what was typed and marked stays', async () => {
  person({ [RIGHTS]: aProblem(409, 'lastAdmin') });
  await userEvent.click(await checkbox('Administrator'));
  await enterText(reason()[0]!, REASON);
  await saveRights();
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.closest('[data-failure]')).toHaveFocus());
  expect(await checkbox('Administrator')).toBeChecked();
  expect(reason()[0]).toHaveValue(REASON);
});

test('[SPEC 6.1] a block asks first, names the person and can be called off without losing the reason', async () => {
  const { sent } = person({ [`PUT ${PERSON}/block`]: DONE }, { role: 'moderator' });
  await screen.findByText(en['admin.block.intro']);
  await enterText(reason()[0]!, REASON);
  await press(en['admin.block.label']);
  const question = screen.getByText(/All their sessions end at once/);
  expect(within(question).getByText('Grace Bell').tagName).toBe('BDI');
  expect(question).toHaveFocus();
  await press(en['sessionNotice.cancel']);
  expect(reason()[0]).toHaveValue(REASON);
  expect(reason()[0]).toHaveFocus();
  expect(sent()).toEqual([]);
});

test('reasons that were typed are kept per person, and leaving asks first; what is done is forgotten', async () => {
  const BLOCK = `PUT ${PERSON}/block`;
  const { ports } = person({ [RIGHTS]: DONE, [BLOCK]: DONE });
  const kept = (form: string) => ports.sessionStorage.read(`draft:${form}:${GRACE_ID}:grace`);
  await userEvent.click(await checkbox('Moderator'));
  await enterText(reason()[0]!, REASON);
  await userEvent.type(reason().at(-1)!, 'abc');
  expect(JSON.parse(kept('rights')!)).toEqual({ moderator: 'on', reason: REASON });
  expect(JSON.parse(kept('block')!)).toEqual({ reason: 'abc' });
  expect(ports.unloadWarnings).toBe(2);

  await saveRights();
  await waitFor(() => expect(kept('rights')).toBeNull());
  await press(en['admin.block.label']);
  await press(en['admin.block.yes']);
  await waitFor(() => expect(kept('block')).toBeNull());
  expect(ports.unloadWarnings).toBe(0);
});

test('[SPEC 6.1] moderators block with a reason, and lift the block again', async () => {
  const blocked = answer({ blockedAt: '2026-05-01T09:00:00Z', blockedReason: REASON });
  const { sent } = person(
    {
      [PERSON]: [answer(), blocked, answer()],
      [`PUT ${PERSON}/block`]: DONE,
      [`DELETE ${PERSON}/block`]: DONE,
    },
    { role: 'moderator' },
  );
  await screen.findByText(en['admin.block.intro']);
  await enterText(reason()[0]!, REASON);
  await press(en['admin.block.label']);
  await press(en['admin.block.yes']);
  expect(await screen.findByText(/is blocked now/)).toBeVisible();
  expect(await screen.findByText(REASON, { selector: 'blockquote' })).toBeVisible();
  await enterText(reason()[0]!, 'It was a mistake.');
  await press(en['admin.unblock.label']);
  await press(en['admin.unblock.yes']);
  const told = await screen.findByText(/can sign in again\.$/);
  expect(told.closest('[tabindex]')).toHaveFocus();
  expect(sent().map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { reason: REASON }],
    ['DELETE', { reason: 'It was a mistake.' }],
  ]);
});

test('a block that fails is told where it was asked', async () => {
  person({ [`PUT ${PERSON}/block`]: aProblem(404, 'notFound') });
  await screen.findByText(en['admin.block.intro']);
  await enterText(reason().at(-1)!, REASON);
  await press(en['admin.block.label']);
  await press(en['admin.block.yes']);
  expect(await screen.findByRole('alert')).toHaveTextContent(en['error.unexpected']);
  expect(screen.getByRole('button', { name: en['admin.block.yes'] })).toBeEnabled();
});

test('moderators are shown no address and no rights', async () => {
  person({ [PERSON]: answer({ email: null }) }, { role: 'moderator' });
  expect(await screen.findByText(en['admin.hiddenEmail'])).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('moderators cannot block an administrator and read why', async () => {
  person({ [PERSON]: answer({ roles: ['admin'] }) }, { role: 'moderator' });
  expect(await screen.findByText(en['admin.adminBlock'])).toBeVisible();
  expect(screen.queryByLabelText(en['admin.reason'])).toBeNull();
});

test('nobody changes their own rights or blocks themselves', async () => {
  person({ [`/v1/admin/people/${ALEX_ID}`]: answer({ id: ALEX_ID }) }, { id: ALEX_ID });
  expect(await screen.findByText(en['admin.own'])).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByLabelText(en['admin.reason'])).toBeNull();
});

test('the facts: logins with what each says, sessions, last visit', async () => {
  person({ [PERSON]: DOOR_SAYS });
  expect(await screen.findByText(DOOR_ISSUER, { selector: 'li > bdi' })).toHaveAttribute(
    'dir',
    'ltr',
  );
  expect(screen.getByText(en['admin.password'])).toBeVisible();
  expect(screen.getByText('Linked: 1 February 2026')).toBeVisible();
  expect(screen.getByText(en['admin.doorVerified'])).toBeVisible();
  expect(screen.getByText('In 2 places')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).innerHTML).toBe('<bdi>Grace Bell</bdi>');
});

test('an account without anything says so', async () => {
  person({ [PERSON]: answer({ hasPassword: false, email: null, sessions: 0, lastUsedAt: null }) });
  expect(await screen.findByText(en['admin.never'])).toBeVisible();
  expect(screen.getAllByText(en['admin.noLogin'])).toHaveLength(2);
  expect(screen.getByText('Nowhere')).toBeVisible();
  expect(await screen.findByText(en['admin.noHistory'])).toBeVisible();
});

test('below stands what was done about this person alone', async () => {
  const { calls } = person({ [AUDIT]: { body: { items: [anAuditEntry()], next: null } } });
  const entry = (await screen.findByText(anAuditEntry().reason)).closest('li')!;
  expect(entry).toHaveTextContent('Alex Morgan gave Grace Bell the role “Moderator”.');
  expect(calls.find(({ path }) => path === AUDIT)!.search.get('person')).toBe(GRACE_ID);
});

test('[SPEC 8.6] at an id that is nobody’s there is nobody', async () => {
  person({ [PERSON]: aProblem(404, 'notFound') });
  expect(await screen.findByText(en['title.notFound'])).toBeVisible();
});

test('whom the host refuses reads which role is missing', async () => {
  person({ [PERSON]: aProblem(403, 'forbidden') });
  expect(await screen.findByText(en['status.staffOnly'])).toBeVisible();
});

test('a failure offers another try', async () => {
  person({ [PERSON]: [aProblem(410, 'gone'), answer()] });
  await userEvent.click(await screen.findByRole('button', { name: en['ui.retry'] }));
  expect(await screen.findByText(en['admin.block.intro'])).toBeVisible();
});

test('[SPEC 1.6] in Turkish no ending is glued to a name', async () => {
  person({}, { locale: 'tr' });
  await screen.findByText(tr['admin.block.intro']);
  await enterText(screen.getAllByLabelText(tr['admin.reason']).at(-1)!, REASON);
  await press(tr['admin.block.label']);
  expect(screen.getByText(/^Bu kişi engellensin mi/)).toHaveTextContent(
    'Bu kişi engellensin mi: Grace Bell? ',
  );
});
