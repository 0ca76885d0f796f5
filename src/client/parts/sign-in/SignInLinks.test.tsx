import type { Action } from '@reduxjs/toolkit';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEMO_SETTINGS } from '../../../demo/city';
import { renderScreen } from '../../testing/renderScreen';
import { SignInLinks } from './SignInLinks';

const PAGE = '/have-your-say/new-library-design?view=list';
const SIGN_IN = `/sign-in?to=${encodeURIComponent(`${PAGE}#ballot`)}`;

function show(hasProvider = true, passwords = true) {
  const actions: Action[] = [];
  const signIn = { ...DEMO_SETTINGS.signIn, passwords };
  renderScreen(<SignInLinks target="#ballot">Sign in to vote</SignInLinks>, {
    url: PAGE,
    settings: { ...DEMO_SETTINGS, signIn },
    preloadedState: { installation: { hasProvider, canRegister: true, legalPages: [] } },
    onAction: (action) => void actions.push(action),
  });
  return () => actions.filter(({ type }) => type === 'session/signInRequested');
}
const button = () => screen.getByRole('link', { name: 'Sign in to vote' });
const others = () => screen.queryByRole('link', { name: 'Other ways to sign in' });

test('one press leads to the city’s login, which comes back to the part of the page', async () => {
  const listRequests = show();
  expect(button()).toHaveAttribute('href', SIGN_IN);
  await userEvent.click(button());
  expect(listRequests()).toMatchObject([{ payload: { returnTo: `${PAGE}#ballot` } }]);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button());
  expect(listRequests()).toHaveLength(1);
});

test('passwords are one press away, on the page with all ways', () => {
  show();
  expect(others()).toHaveAttribute('href', SIGN_IN);
});

test('where the city’s login is the only way, no other is offered', () => {
  show(true, false);
  expect(others()).toBeNull();
});

test('without a city’s login the button leads to the page with all ways', async () => {
  const listRequests = show(false);
  await userEvent.click(button());
  expect(listRequests()).toEqual([]);
  expect(others()).toBeNull();
});

test('a click for a new tab is the browser’s', () => {
  const listRequests = show();
  fireEvent.click(button(), { ctrlKey: true });
  expect(listRequests()).toEqual([]);
  expect(button()).not.toHaveAttribute('aria-busy');
});
