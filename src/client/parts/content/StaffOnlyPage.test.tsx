import { act, screen } from '@testing-library/react';
import en from '../../../../i18n/en.json';
import { userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import { renderScreen } from '../../testing/renderScreen';
import { StaffOnlyPage } from './StaffOnlyPage';

test('who has the right but no second factor is led to where it is set up', async () => {
  const { store } = renderScreen(<StaffOnlyPage />, { isSignedIn: true });
  expect(screen.getByText(en['status.staffOnly'])).toBeVisible();
  const user = aStaffMember('admin', { factorDue: true });
  act(() => void store.dispatch(userDataChanged({ user })));
  expect(await screen.findByText(en['status.factorDue'])).toBeVisible();
  expect(screen.getByRole('link', { name: en['status.toSecurity'] })).toHaveAttribute(
    'href',
    '/me/security',
  );
  expect(screen.queryByText(en['status.staffOnly'])).toBeNull();
});

test('a moderator is told that it takes the role of an administrator', async () => {
  const { store } = renderScreen(<StaffOnlyPage />, { isSignedIn: true });
  const user = aStaffMember('moderator');
  act(() => void store.dispatch(userDataChanged({ user })));
  expect(await screen.findByText(en['status.missingAdmin'])).toBeVisible();
  expect(screen.queryByText(en['status.staffOnly'])).toBeNull();
});

test('who came by a provider without a second factor is told to sign in with one there', async () => {
  const { store } = renderScreen(<StaffOnlyPage />, { isSignedIn: true });
  const user = aStaffMember('admin', { factorDue: true, factorDueAtProvider: true });
  act(() => void store.dispatch(userDataChanged({ user })));
  expect(await screen.findByText(en['status.factorDueAtProvider'])).toBeVisible();
  expect(screen.queryByRole('link', { name: en['status.toSecurity'] })).toBeNull();
});
