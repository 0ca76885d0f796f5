import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import ar from '../../../../i18n/ar.json';
import en from '../../../../i18n/en.json';

import { userDataChanged } from '../../state/sessionSlice';
import { aPersonRow, aStaffMember } from '../../testing/adminFactories';
import { aProblem } from '../../testing/factories';
import type { FakeResponses, FakeResponse } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { PeopleScreen } from './PeopleScreen';

const PEOPLE = '/v1/admin/people';
const OMAR = aPersonRow({ id: 'omar', name: 'عمر حداد', roles: ['editor'], verified: true });
const GRACE = aPersonRow({ id: 'grace', blockedAt: '2026-04-01T08:00:00Z' });
const TYPING_PAUSE_MS = 400;

const answer = (
  items: object[],
  next: string | null = null,
  total = items.length,
): FakeResponse => ({
  body: { items, next, total },
});

interface Options {
  readonly url?: string;
  readonly role?: 'moderator' | 'admin';
  readonly locale?: 'en' | 'ar';
}

function people(
  answers: FakeResponses,
  { url = '/admin/people', role = 'admin', locale = 'en' }: Options = {},
) {
  const view = renderScreen(
    <>
      <PeopleScreen />
      <Place />
    </>,
    { url, locale, answers, isSignedIn: true },
  );
  act(() => void view.store.dispatch(userDataChanged({ user: aStaffMember(role) })));
  const asked = () =>
    view.calls.filter(({ path }) => path === PEOPLE).map(({ search }) => String(search));
  return { ...view, asked };
}

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}
const place = () => screen.getByTestId('place').textContent;
const searchField = () => screen.getByRole('searchbox', { name: en['ui.search'] });
const moreButton = () => screen.findByRole('button', { name: en['ui.more'] });

test('administrators see everybody in a table; the row leads to the person', async () => {
  const { calls } = people({ [PEOPLE]: answer([OMAR, GRACE], null, 2) });
  const row = (await screen.findByRole('rowheader', { name: OMAR.name })).closest('tr')!;
  expect(screen.getByRole('table', { name: en['admin.people'] })).toBeVisible();
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/people/omar');
  expect(within(row).getByText(OMAR.name).tagName).toBe('BDI');
  expect(within(row).getByText('Editor')).toBeVisible();
  expect(within(row).getByText(OMAR.email!)).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(en['admin.state.blocked'], { selector: 'td span' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 people');
  expect(calls[0]!.headers.get('authorization')).toBe('Bearer token');
});

test('moderators are shown no column of addresses', async () => {
  people({ [PEOPLE]: answer([{ ...OMAR, email: null }]) }, { role: 'moderator' });
  await screen.findByRole('table');
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).not.toContain(en['admin.email']);
  expect(columns).toContain(en['admin.roles']);
});

test('[SPEC 2.11] the address names search and filters: they survive a reload', async () => {
  const { asked } = people(
    { [PEOPLE]: answer([OMAR]) },
    { url: '/admin/people?q=omar&role=editor&state=active' },
  );
  expect(searchField()).toHaveValue('omar');
  expect(screen.getByRole('combobox', { name: en['admin.role'] })).toHaveValue('editor');
  expect(screen.getByRole('combobox', { name: en['admin.state'] })).toHaveValue('active');
  await screen.findByRole('table');
  expect(asked()).toEqual(['q=omar&role=editor&state=active']);
});

test('what the address says and nobody knows is left out', async () => {
  const { asked } = people(
    { [PEOPLE]: answer([OMAR]) },
    { url: '/admin/people?q=+&role=king&state=' },
  );
  await screen.findByRole('table');
  expect(asked()).toEqual(['']);
});

test('the search follows when the typing pauses, once, and the field keeps focus and text', async () => {
  const { ports, asked } = people({ [PEOPLE]: answer([OMAR]) });
  await screen.findByRole('table');
  await userEvent.type(searchField(), 'omar');
  expect(place()).toBe('/admin/people');
  await act(() => ports.advance(TYPING_PAUSE_MS));
  expect(place()).toBe('/admin/people?q=omar');
  await waitFor(() => expect(asked()).toEqual(['', 'q=omar']));
  expect(searchField()).toHaveFocus();
  expect(searchField()).toHaveValue('omar');
});

test('letters typed while the address follows are not lost', async () => {
  const { ports } = people({ [PEOPLE]: answer([OMAR]) });
  await screen.findByRole('table');
  await userEvent.type(searchField(), 'om');
  await act(() => ports.advance(TYPING_PAUSE_MS));
  await userEvent.type(searchField(), 'ar');
  expect(searchField()).toHaveValue('omar');
  await act(() => ports.advance(TYPING_PAUSE_MS));
  expect(place()).toBe('/admin/people?q=omar');
});

test('Enter searches at once', async () => {
  people({ [PEOPLE]: answer([OMAR]) });
  await screen.findByRole('table');
  await userEvent.type(searchField(), 'omar{Enter}');
  await waitFor(() => expect(place()).toBe('/admin/people?q=omar'));
});

test('a filter that finds nobody can be cleared; the fields are empty again', async () => {
  people(
    { [PEOPLE]: answer([OMAR]), [`${PEOPLE}?q=x&role=admin`]: answer([]) },
    { url: '/admin/people?q=x&role=admin' },
  );
  expect(await screen.findByText(en['ui.noMatchTitle'])).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nobody');
  await userEvent.click(screen.getAllByRole('link', { name: en['ui.reset'] })[0]!);
  await screen.findByRole('table');
  expect(searchField()).toHaveValue('');
  expect(screen.getByRole('combobox', { name: en['admin.role'] })).toHaveValue('');
});

test('without anybody the page says so', async () => {
  people({ [PEOPLE]: answer([]) });
  expect(await screen.findByText(en['admin.nobodyTitle'])).toBeVisible();
});

test('a failure offers another try', async () => {
  people({ [PEOPLE]: [aProblem(404, 'notFound'), answer([OMAR])] });
  await userEvent.click(await screen.findByRole('button', { name: en['ui.retry'] }));
  expect(await screen.findByText(OMAR.name)).toBeVisible();
});

test('more people come below; the button keeps the focus, and at the end the first new row has it', async () => {
  const { asked } = people({
    [PEOPLE]: answer([GRACE], 'second', 3),
    [`${PEOPLE}?cursor=second`]: answer([OMAR], 'third', 3),
    [`${PEOPLE}?cursor=third`]: answer([aPersonRow({ id: 'leyla', name: 'Leyla Demir' })], null, 3),
  });
  await userEvent.click(await moreButton());
  await screen.findByText(OMAR.name);
  expect(await moreButton()).toHaveFocus();
  await userEvent.click(await moreButton());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Leyla Demir' })).toHaveFocus());
  expect(asked()).toEqual(['', 'cursor=second', 'cursor=third']);
});

test('a next page that fails is told; what is there stays', async () => {
  people({
    [PEOPLE]: answer([GRACE], 'second', 2),
    [`${PEOPLE}?cursor=second`]: aProblem(404, 'x'),
  });
  fireEvent.click(await moreButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(en['admin.moreFailed']);
  expect(screen.getByText(GRACE.name)).toBeVisible();
});

test('whom the host refuses reads which role is missing', async () => {
  people({ [PEOPLE]: aProblem(403, 'forbidden') });
  expect(await screen.findByText(en['status.staffOnly'])).toBeVisible();
});

test('[SPEC 1.6] people are counted as Arabic counts them', async () => {
  people({ [PEOPLE]: answer([OMAR], null, 11) }, { locale: 'ar' });
  expect(
    await screen.findByText(
      ar['admin.count.people'].match(/many \{(.*?)\}/)![1]!.replace('#', '11'),
    ),
  ).toBeVisible();
});
