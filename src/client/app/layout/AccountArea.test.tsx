import { act, screen } from '@testing-library/react';
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

test('[SPEC 2.3] a new name and a new picture stand in the header as soon as the record says so', async () => {
  const { store } = renderScreen(<AccountArea />, { isSignedIn: true });
  act(() => void store.dispatch(userDataChanged({ user: GRACE })));
  expect(await screen.findByRole('button', { name: 'Grace Bell' })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();

  const changed = { ...GRACE, name: 'Grace B.', picture: '/pictures/2' };
  act(() => void store.dispatch(userDataChanged({ user: changed })));
  expect(screen.getByRole('button', { name: 'Grace B.' })).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', '/v1/pictures/2');
});
