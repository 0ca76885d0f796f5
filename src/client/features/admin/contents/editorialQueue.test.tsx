import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import tr from '../../../../../i18n/tr.json';
import { userDataChanged } from '../../../state/sessionSlice';
import { aStaffMember } from '../../../testing/adminFactories';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { aDeskItem } from '../../../testing/lifecycleFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { EditorialQueueScreen } from './EditorialQueueScreen';

const CALL = '/v1/admin/contents';
const answer = (items: object[]) => ({ body: { items, next: null, total: items.length } });

const open = (answers: FakeResponses, url = '/admin/contents', locale: 'en' | 'tr' = 'en') =>
  renderScreen(<EditorialQueueScreen />, { url, locale, answers, isSignedIn: true });

const rows = async () => {
  await screen.findByText('Shade for every bench');
  return screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-row'));
};

test('each content stands with its section, its state and the way to go on', async () => {
  open({ [CALL]: answer([aDeskItem({ status: 'in_review' })]) });
  const [row] = await rows();
  expect(row).toHaveTextContent('In review');
  expect(within(row!).getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/blogs/shade-for-every-bench/edit',
  );
});

test('filters stand in the address, and the choice keeps the focus', async () => {
  const { ports, calls } = open({ [CALL]: answer([aDeskItem()]) });
  await rows();
  const state = screen.getByLabelText('State');
  await userEvent.selectOptions(state, 'deleted');
  await waitFor(() => expect(ports.location.href()).toMatch(/\?state=deleted$/));
  expect(screen.getByLabelText('State')).toBe(state);
  await waitFor(() => expect(String(calls.at(-1)!.search)).toContain('state=deleted'));
});

test('what was deleted is restored by its id', async () => {
  const deleted = aDeskItem({ isDeleted: true });
  const { calls } = open({
    [CALL]: [answer([deleted]), answer([])],
    'POST /v1/blogs/shade-for-every-bench/transitions': { body: { slug: deleted.slug } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The desk is clear')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({
    act: 'restore',
    id: deleted.id,
    revision: deleted.revision,
  });
});

test('whoever is no editor is told so', async () => {
  open({ [CALL]: aProblem(403, 'forbidden') });
  expect(await screen.findByText(/It is for editors of the portal/)).toBeVisible();
});

test('an editor sees their work and the contents alone in the menu of the administration', async () => {
  const { store } = open({ [CALL]: answer([]) }, '/admin/contents', 'tr');
  const user = { ...aStaffMember('admin'), roles: ['editor'] };
  store.dispatch(userDataChanged({ user }));
  expect(await screen.findByText(tr['admin.contents.emptyTitle'])).toBeVisible();
  const menu = screen.getAllByRole('navigation')[0]!;
  await waitFor(() =>
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([tr['work.title'], tr['admin.contents.title']]),
  );
});

test('from here administrators, and no editors, come to the writing of legal texts, and see how each stands', async () => {
  const nothing = { inForce: null, coming: null, draft: null };
  const states = [
    { kind: 'privacy-policy', ...nothing, draft: 'unread' },
    {
      kind: 'terms-and-conditions',
      inForce: { versionNumber: 2, effectiveOn: '2026-01-01' },
      coming: { versionNumber: 3, effectiveOn: '2026-06-01' },
      draft: 'written',
    },
    { kind: 'cookies', ...nothing },
  ];
  const { store, calls } = open({
    [CALL]: answer([aDeskItem()]),
    '/v1/admin/legal': { body: states },
  });
  await rows();
  const become = (...roles: readonly string[]) =>
    act(() => void store.dispatch(userDataChanged({ user: { ...aStaffMember('admin'), roles } })));
  become('editor');
  expect(calls.some(({ path }) => path === '/v1/admin/legal')).toBe(false);
  expect(screen.queryByRole('navigation', { name: 'Write the legal texts' })).toBeNull();
  become('admin');
  const texts = within(screen.getByRole('navigation', { name: 'Write the legal texts' }));
  expect(texts.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
    'href',
    '/legal/terms-and-conditions/edit',
  );
  const stateOf = (name: string) => texts.getByRole('link', { name }).closest('li');
  await waitFor(() =>
    expect(stateOf('Terms and conditions')).toHaveTextContent(
      'Version 2 in force since 1 January 2026Version 3 announced for 1 June 2026A draft is being written',
    ),
  );
  expect(stateOf('Privacy policy')).toHaveTextContent('MissingTemplate, not read yet');
  expect(stateOf('Cookies and storage')).toHaveTextContent('Missing');
});
