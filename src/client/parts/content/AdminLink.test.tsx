import { act, screen } from '@testing-library/react';
import en from '../../../../i18n/en.json';
import { sessionEnded, userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { renderScreen } from '../../testing/renderScreen';
import { AdminLink } from './AdminLink';

const link = () => screen.queryByRole('link', { name: en['title.admin'] });

test('the way to the administration is shown to its staff alone', () => {
  const { store } = renderScreen(<AdminLink />, { isSignedIn: true });
  const become = (...roles: readonly string[]) =>
    act(() => void store.dispatch(userDataChanged({ user: { ...aStaffMember('admin'), roles } })));
  expect(link()).toBeNull();
  become('editor');
  expect(link()).toHaveAttribute('href', '/admin');
  become('moderator:district=north');
  expect(link()).toHaveAttribute('href', '/admin');
  become('moderator:district=north', 'editor:section=events');
  expect(link()).toHaveAttribute('href', '/admin');
  become('moderator');
  expect(link()).toHaveAttribute('href', '/admin');
  become('admin');
  expect(link()).toHaveAttribute('href', '/admin');
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  expect(link()).toBeNull();
});
