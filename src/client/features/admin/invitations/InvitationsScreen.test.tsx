import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../../i18n/en.json';
import type { PeopleListRead } from '../../../../shared/contract/accountInvitations';
import { userDataChanged } from '../../../state/sessionSlice';
import { aStaffMember, anInvitation } from '../../../testing/adminFactories';
import { aProblem } from '../../../testing/factories';
import type { FakeResponse, FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { openingTasks } from '../../../testing/setupFactories';
import { InvitationsScreen } from './InvitationsScreen';

const LIST = '/v1/admin/invitations';
const CHECK = 'POST /v1/admin/invitations/check';
const INVITE = 'POST /v1/admin/invitations';
const GRACE = anInvitation();
const TABLE = 'name;address\nGrace Bell;grace@harbour.example';

const listed = (...items: object[]): FakeResponse => ({
  body: { items, next: null, total: items.length },
});
const report = (more: Partial<PeopleListRead> = {}): FakeResponse => ({
  body: { invited: 0, people: [], faults: [], known: [], ...more },
});

function open(answers: FakeResponses) {
  const view = renderScreen(<InvitationsScreen />, {
    url: '/admin/invitations',
    isSignedIn: true,
    answers: {
      [LIST]: listed(),
      '/v1/setup/tasks': { body: openingTasks() },
      ...answers,
    },
  });
  act(() => void view.store.dispatch(userDataChanged({ user: aStaffMember('admin') })));
  return view;
}

const field = () => screen.findByRole('textbox', { name: en['admin.invite.list'] });
async function checkTable(text = TABLE) {
  fireEvent.input(await field(), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: en['admin.invite.check'] }));
}
const sentTo = (view: ReturnType<typeof open>, path: string) =>
  view.calls.filter((call) => `${call.method} ${call.path}` === path);

test('a table is checked, then sent as it was checked; the result is told', async () => {
  const people = [
    { email: GRACE.email, name: GRACE.name, roles: GRACE.roles, locale: 'en' as const },
  ];
  const view = open({
    [CHECK]: report({ invited: 12, people }),
    [INVITE]: report({ invited: 12 }),
  });
  await checkTable();
  expect(await screen.findByText('12 people will be invited.')).toBeVisible();
  expect(screen.getByText('and 11 more')).toBeVisible();
  expect(screen.getByText('English')).toHaveAttribute('lang', 'en');
  expect(sentTo(view, INVITE)).toEqual([]);
  fireEvent.input(await field(), { target: { value: 'something else' } });
  await userEvent.click(screen.getByRole('button', { name: 'Invite 12 people' }));
  expect(await screen.findByText('12 people were invited.')).toBeVisible();
  expect(sentTo(view, INVITE).map(({ body }) => body)).toEqual([{ text: TABLE }]);
});

test('faults are told line by line, and nobody can be invited; who is known is told', async () => {
  open({
    [CHECK]: report({
      faults: [
        { line: 3, code: 'unknownRole', text: 'king' },
        { line: 3, code: 'unknownLanguage', text: 'xx' },
      ],
      known: [{ line: 2, code: 'hasAccount', text: GRACE.email }],
    }),
  });
  await checkTable();
  expect(await screen.findByText(en['admin.invite.line.unknownRole'])).toBeVisible();
  expect(screen.getByText('king')).toBeVisible();
  // Two faults of one line are one line that is wrong.
  expect(screen.getByText(/^1 line is wrong/)).toBeVisible();
  expect(screen.getByText(en['admin.invite.line.hasAccount'])).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Invite \d/ })).toBeNull();
});

test('a file of a spreadsheet lands in the field, in whichever encoding it was saved', async () => {
  open({});
  const bytes = Uint8Array.from(Buffer.from('\uFEFFname;address\nAyşe;a@one.example', 'utf16le'));
  const input = (await field()).closest('form')!.querySelector('input[type=file]')!;
  await userEvent.upload(input as HTMLInputElement, new File([bytes], 'people.csv'));
  await waitFor(async () => expect(await field()).toHaveValue('name;address\nAyşe;a@one.example'));
});

test('an empty table is not sent', async () => {
  const view = open({});
  await checkTable(' ');
  expect(await field()).toHaveFocus();
  expect(sentTo(view, CHECK)).toEqual([]);
});

test('open invitations are listed; one is sent again, one withdrawn', async () => {
  const again = `POST /v1/admin/invitations/${GRACE.id}/again`;
  const withdraw = `DELETE /v1/admin/invitations/${GRACE.id}`;
  const view = open({
    [LIST]: [listed(GRACE), listed(GRACE), listed()],
    [again]: { body: null },
    [withdraw]: { body: null },
  });
  const row = (await screen.findByText('Grace Bell')).closest('tr')!;
  expect(within(row).getByText('Editor')).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: en['admin.invite.again'] }));
  await waitFor(() => expect(sentTo(view, again)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: en['admin.invite.withdraw'] }));
  expect(await screen.findByText(en['admin.invite.none'])).toBeVisible();
  expect(sentTo(view, withdraw)).toHaveLength(1);
});

describe('an invitation that was withdrawn', () => {
  const RESTORE = `POST /v1/admin/invitations/${GRACE.id}/restore`;
  const withdraw = async (answers: FakeResponses) => {
    const view = open({
      [LIST]: [listed(GRACE), listed(), listed(GRACE), listed()],
      [`DELETE /v1/admin/invitations/${GRACE.id}`]: { body: null },
      ...answers,
    });
    await userEvent.click(await screen.findByRole('button', { name: en['admin.invite.withdraw'] }));
    const told = await screen.findByText(/^Withdrawn: /);
    expect(told).toHaveTextContent(GRACE.email);
    expect(told.closest('[tabindex]')).toHaveFocus();
    return view;
  };
  const takeBack = () => screen.queryByRole('button', { name: en['admin.takeBack'] });

  test('is put back by one press, and can be withdrawn again', async () => {
    const view = await withdraw({ [RESTORE]: { body: null } });
    await screen.findByText(en['admin.invite.none']);
    await userEvent.click(takeBack()!);
    const told = await screen.findByText(/^Taken back: /);
    expect(told).toHaveTextContent(GRACE.email);
    expect(told.closest('[tabindex]')).toHaveFocus();
    expect(takeBack()).toBeNull();
    expect(sentTo(view, RESTORE)).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: en['admin.invite.withdraw'] }));
    expect(await screen.findByText(/^Withdrawn: /)).toBeVisible();
    expect(takeBack()).not.toBeNull();
  });

  test('stays withdrawn where it is gone meanwhile; after another failure one can try again', async () => {
    await withdraw({ [RESTORE]: [aProblem(503, 'unavailable'), aProblem(404, 'notFound')] });
    await userEvent.click(takeBack()!);
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(takeBack()!);
    expect(await screen.findByText(en['admin.invite.gone'])).toBeVisible();
    expect(takeBack()).toBeNull();
    expect(screen.getByText(/^Withdrawn: /)).toBeVisible();
  });
});

test('without the right the page says that it is for the staff', async () => {
  open({ [LIST]: aProblem(403, 'forbidden') });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without a mail server nobody can be invited: what is missing stands in the place of the form', async () => {
  open({ '/v1/setup/tasks': { body: { ...openingTasks(), mail: 'none' } } });
  expect(await screen.findByText('No mail can leave this portal yet')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
