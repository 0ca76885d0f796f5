import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import type { AccountInvitationShown } from '../../../shared/contract/accountInvitations';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { AcceptInvitationScreen } from './AcceptInvitationScreen';

const LOOK = 'POST /v1/accounts/invitation/look';
const OPEN = 'POST /v1/accounts/invitation';
const ACCEPT = 'POST /v1/me/invitation';
const TOKEN = 'a-token-out-of-a-mail';
const TERMS = '/v1/legal/terms-and-conditions';
const TERMS_VERSION = 3;
const PASSWORD = 'lanterns over the quay';
const INVITATION: AccountInvitationShown = {
  email: 'grace@harbour.example',
  name: 'Grace Bell',
  roles: ['editor', 'moderator'],
  expiresAt: '2026-05-30T18:00:00Z',
  state: 'open',
};

const open = (
  state: AccountInvitationShown['state'] = 'open',
  more: FakeResponses = {},
  isSignedIn = false,
) =>
  renderScreen(<AcceptInvitationScreen />, {
    url: `/accept-invitation#token=${TOKEN}`,
    isSignedIn,
    answers: {
      [LOOK]: { body: { ...INVITATION, state } },
      [TERMS]: { body: aDetailPage('legal', 'en', { details: { versionNumber: TERMS_VERSION } }) },
      ...more,
    },
  });

test('who is invited sees as what, and opens an account with a password; the store holds neither token nor password', async () => {
  const { calls, store } = open('open', { [OPEN]: { body: null } });
  expect(await screen.findByText(/Editor.*Moderator/)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/v1/accounts/invitation/look',
  ]);
  expect(screen.getByLabelText(en['sign-in.form.name'])).toHaveValue('Grace Bell');
  await userEvent.type(screen.getByLabelText(en['sign-in.form.newPassword']), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: en['accept-invitation.open'] }));
  expect(await screen.findByText(en['accept-invitation.ready'])).toBeVisible();
  expect(screen.getByRole('link', { name: en['sign-in.form.toSignIn'] })).toHaveAttribute(
    'href',
    '/sign-in',
  );
  expect(calls.find(({ path }) => path === '/v1/accounts/invitation')!.body).toEqual({
    token: TOKEN,
    name: 'Grace Bell',
    password: PASSWORD,
    locale: 'en',
    termsVersion: TERMS_VERSION,
  });
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  expect(JSON.stringify(store.getState())).not.toContain(TOKEN);
  // The session begins with the password that was just chosen.
  expect(store.getState().session.passwordSignIn.isPending).toBe(true);
});

test('a refused password stands at its field, and the link still works', async () => {
  open('open', { [OPEN]: aProblem(422, 'weakPassword') });
  await userEvent.type(await screen.findByLabelText(en['sign-in.form.newPassword']), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: en['accept-invitation.open'] }));
  expect(await screen.findByText(en['sign-in.weak.tooCommon'])).toBeVisible();
});

test('who is signed in accepts with the account they use', async () => {
  const { calls } = open('open', { [ACCEPT]: { body: null } }, true);
  const button = await screen.findByRole('button', { name: en['accept-invitation.accept'] });
  expect(screen.queryByLabelText(en['sign-in.form.newPassword'])).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByText(en['accept-invitation.accepted'])).toBeVisible();
  expect(screen.getByRole('link', { name: en['title.admin'] })).toHaveAttribute('href', '/admin');
  expect(calls.find(({ path }) => path === '/v1/me/invitation')!.body).toEqual({ token: TOKEN });
});

test.each(['hasAccount', 'forOther', 'used'] as const)(
  'an invitation that is %s says what to do',
  async (state) => {
    open(state, {}, state === 'forOther');
    expect(await screen.findByText(en[`accept-invitation.${state}`])).toBeVisible();
    expect(screen.queryByLabelText(en['sign-in.form.newPassword'])).toBeNull();
  },
);

test.each([
  ['linkInvalid', 'sign-in.form.linkInvalid'],
  ['invitationExpired', 'refused.invitationExpired'],
  ['invitationEnded', 'refused.invitationEnded'],
] as const)('a link that is dead says so: %s', async (code, text) => {
  open('open', { [LOOK]: aProblem(410, code) });
  expect(await screen.findByText(en['sign-in.form.linkInvalidTitle'])).toBeVisible();
  expect(screen.getByText(en[text])).toBeVisible();
});

test.each([
  [true, 'accept-invitation.choose'],
  [false, 'accept-invitation.chooseAccount'],
] as const)('the city’s login is named where there is one: %s', async (hasProvider, choice) => {
  renderScreen(<AcceptInvitationScreen />, {
    url: `/accept-invitation#token=${TOKEN}`,
    preloadedState: { installation: { legalPages: [], canRegister: true, hasProvider } },
    answers: { [LOOK]: { body: INVITATION } },
  });
  expect(await screen.findByText(en[choice])).toBeVisible();
});
