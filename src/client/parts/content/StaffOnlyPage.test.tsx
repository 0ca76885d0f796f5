import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import { signInRequested, userDataChanged } from '../../state/sessionSlice';
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

test.each([
  ['by its class', { factorAcrValues: 'city/two-steps' }, { acr_values: 'city/two-steps' }],
  ['where methods alone tell it', {}, {}],
])(
  'who came by a provider without a second factor confirms there and comes back: %s',
  async (_, more, parameters) => {
    const asked: unknown[] = [];
    const { store } = renderScreen(<StaffOnlyPage />, {
      isSignedIn: true,
      onAction: (action) => signInRequested.match(action) && asked.push(action.payload),
    });
    const user = aStaffMember('admin', { factorDue: true, factorDueAtProvider: true, ...more });
    act(() => void store.dispatch(userDataChanged({ user })));
    expect(await screen.findByText(en['status.factorDueAtProvider'])).toBeVisible();
    expect(screen.queryByRole('link', { name: en['status.toSecurity'] })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: en['status.confirmAtProvider'] }));
    expect(asked).toEqual([{ parameters: { prompt: 'login', ...parameters } }]);
  },
);
