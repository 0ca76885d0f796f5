import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userDataChanged } from '../../state/sessionSlice';
import type { User } from '../../state/user';
import { renderScreen } from '../../testing/renderScreen';
import { AccountArea } from './AccountArea';

const GRACE: User = {
  sub: 'grace',
  name: 'Grace Bell',
  email: '',
  locale: 'en',
  roles: [],
  verified: false,
  picture: '',
  termsDue: false,
};

test('a new name and a new picture stand in the header as soon as the record says so', async () => {
  const { store } = renderScreen(<AccountArea />, { isSignedIn: true });
  act(() => void store.dispatch(userDataChanged({ user: GRACE })));
  expect(await screen.findByRole('button', { name: 'Grace Bell' })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();

  const changed = { ...GRACE, name: 'Grace B.', picture: '/pictures/2' };
  act(() => void store.dispatch(userDataChanged({ user: changed })));
  expect(screen.getByRole('button', { name: 'Grace B.' })).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', '/v1/pictures/2');
});

test('[SPEC 2.3] the account menu in the header has its nine pages in their order', async () => {
  const { store } = renderScreen(<AccountArea />, { isSignedIn: true });
  act(() => void store.dispatch(userDataChanged({ user: GRACE })));
  await userEvent.click(await screen.findByRole('button', { name: 'Grace Bell' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.slice(0, 9).map((entry) => entry.getAttribute('href'))).toEqual([
    '/me',
    '/me/teams',
    '/me/committees',
    '/me/have-your-say',
    '/me/notifications',
    '/me/publications',
    '/me/blogs',
    '/me/dialogs',
    '/me/events',
  ]);
});

test.each([
  ['admin', '/admin'],
  ['moderator', '/admin'],
  ['editor', '/admin'],
  ['verified', null],
])('%s finds the administration below these pages: %s', async (role, path) => {
  const { store } = renderScreen(<AccountArea />, { isSignedIn: true });
  act(() => void store.dispatch(userDataChanged({ user: { ...GRACE, roles: [role] } })));
  await userEvent.click(await screen.findByRole('button', { name: 'Grace Bell' }));
  await screen.findByRole('menuitem', { name: 'Sign out' });
  const entry = screen.queryByRole('menuitem', { name: 'Administration' });
  expect(entry?.getAttribute('href') ?? null).toBe(path);
});
