import { DEMO_SETTINGS } from '../../../demo/city';
import type { PortalSettings } from '../../../shared/contract/settings';
import type { SecondFactorMethod } from '../../../shared/contract/connect';
import type { Action } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import type { MemoryPorts } from '../../browser/memoryPorts';
import { TIMING } from '../../../shared/constants';
import type { SignInProblem } from '../../state/session';
import {
  doorLinkFinished,
  passwordSignInFailed,
  productSignedIn,
  secondFactorAwaited,
  selectPasswordSignIn,
  signInFailed,
} from '../../state/sessionSlice';
import { renderScreen } from '../../testing/renderScreen';
import { SignInButton } from '../../ui/SignInButton';
import { SignInScreen } from './SignInScreen';

const FACTS = { expiresAt: null, scopes: [], subject: 'grace', fingerprint: '12345678' };
const PASSWORD = 'lanterns over the quay';

function signIn(
  url = '/sign-in?to=%2Fblogs%3Fpage%3D2',
  before: (ports: MemoryPorts) => void = () => undefined,
) {
  const actions: Action[] = [];
  const onAction = (action: Action) => void actions.push(action);
  const view = renderScreen(<SignInScreen />, { url, onAction, before });
  const fail = (problem: SignInProblem) =>
    act(() => void view.store.dispatch(passwordSignInFailed(problem)));
  return { ...view, fail, actions };
}

const email = () => screen.getByLabelText(en['sign-in.form.email']);
const password = () => screen.getByLabelText(en['sign-in.form.password']);
const submit = () => userEvent.click(screen.getByRole('button', { name: en['ui.signIn'] }));
const fill = async () => {
  await userEvent.type(email(), ' grace@harbour.example ');
  await userEvent.type(password(), PASSWORD);
};
const requests = ({ actions }: ReturnType<typeof signIn>, name: string) =>
  actions
    .map((action) => action as Action & { readonly payload?: unknown })
    .filter(({ type }) => type === `session/${name}`)
    .map(({ payload }) => payload);

test('[SPEC 1.4] the city’s login is asked for with the page to come back to', async () => {
  const view = signIn();
  await userEvent.click(screen.getByRole('button', { name: en['sign-in.toCity'] }));
  expect(requests(view, 'signInRequested')).toEqual([{ returnTo: '/blogs?page=2' }]);
});

test('[SPEC 1.4] the city’s login is busy from the press on, until it has failed or the page is there again', async () => {
  const { store, ports } = signIn();
  const button = screen.getByRole('button', { name: en['sign-in.toCity'] });
  const press = () => userEvent.click(button);
  expect(button).not.toHaveAttribute('aria-busy');
  await press();
  expect(button).toHaveAttribute('aria-busy', 'true');
  act(() => void store.dispatch(signInFailed({ code: 'providerUnreachable' })));
  expect(button).not.toHaveAttribute('aria-busy');

  await press();
  expect(button).toHaveAttribute('aria-busy', 'true');
  act(() => ports.wake('restored'));
  expect(button).not.toHaveAttribute('aria-busy');

  await press();
  await act(() => ports.advance(TIMING.signInDeadlineMs - 1));
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(() => ports.advance(1));
  expect(button).not.toHaveAttribute('aria-busy');
});

test('[SPEC 1.4] each press of the city’s login is busy for its own time, whatever was told before', async () => {
  const { store, ports } = signIn();
  const button = screen.getByRole('button', { name: en['sign-in.toCity'] });
  act(() => void store.dispatch(doorLinkFinished({ configId: 'door', code: 'doorRefused' })));
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(() => ports.advance(TIMING.signInDeadlineMs - 1));
  act(() => void store.dispatch(signInFailed({ code: 'providerUnreachable' })));
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  await act(() => ports.advance(1));
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('[SPEC 1.4, 7.1.1] the password goes into the vault; the request has a ticket for it', async () => {
  const view = signIn();
  await fill();
  await submit();
  expect(requests(view, 'passwordSignInRequested')).toEqual([
    { ticket: 't1', returnTo: '/blogs?page=2' },
  ]);
  expect(JSON.stringify(view.store.getState())).not.toContain(PASSWORD);
  expect(screen.getByRole('button', { name: en['ui.signIn'] })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

test('[SPEC 1.4] a page elsewhere is not where the sign-in leads', async () => {
  const view = signIn('/sign-in?to=https%3A%2F%2Fevil.example');
  await userEvent.click(screen.getByRole('button', { name: en['sign-in.toCity'] }));
  expect(requests(view, 'signInRequested')).toEqual([{ returnTo: '/' }]);
});

test('an empty form is not sent: the first field says why and takes the focus', async () => {
  const view = signIn();
  await submit();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription(en['sign-in.fault.missing']);
  expect(password()).toBeInvalid();
  expect(requests(view, 'passwordSignInRequested')).toEqual([]);
});

test('an address that is none is not sent', async () => {
  const view = signIn();
  await userEvent.type(email(), 'grace');
  await userEvent.type(password(), PASSWORD);
  await submit();
  expect(email()).toHaveAccessibleDescription(en['sign-in.fault.invalidEmail']);
  expect(requests(view, 'passwordSignInRequested')).toEqual([]);
});

test('[SPEC 4.5.5] a refused try keeps what was typed and says why, in the place of the focus', async () => {
  const { fail } = signIn();
  await fill();
  await submit();
  fail({ code: 'passwordRefused' });
  expect(screen.getByRole('alert')).toHaveTextContent(en['error.passwordRefused']);
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(password()).toHaveValue(PASSWORD);
});

test('[SPEC 4.5.5] after too many tries the waiting time is told', () => {
  const { fail } = signIn();
  fail({ code: 'tooManyTries', retryAfterMs: 61_000 });
  expect(screen.getByRole('alert')).toHaveTextContent('You can try again in 2 minutes.');
});

test('a network that has to wait is told so, and for how long', () => {
  const { fail } = signIn();
  fail({ code: 'tooManyFromNetwork', retryAfterMs: 300_000 });
  expect(screen.getByRole('alert')).toHaveTextContent(
    `${en['error.tooManyFromNetwork']}You can try again in 5 minutes.`,
  );
});

test('what the form said is over when the page is left', () => {
  const { fail, unmount, store } = signIn();
  fail({ code: 'passwordRefused' });
  unmount();
  expect(selectPasswordSignIn(store.getState()).problem).toBeNull();
});

test('a password can be shown and hidden', async () => {
  signIn();
  expect(password()).toHaveAttribute('type', 'password');
  const show = screen.getByRole('button', { name: 'Show Password' });
  await userEvent.click(show);
  expect(password()).toHaveAttribute('type', 'text');
  expect(show).toHaveAttribute('aria-pressed', 'true');
});

test('password managers know the fields, which run from left to right in Arabic too', () => {
  renderScreen(<SignInScreen />, { url: '/sign-in', locale: 'ar' });
  const fields = [...document.querySelectorAll('input')];
  expect(fields.map(({ autocomplete, dir }) => [autocomplete, dir])).toEqual([
    ['username', 'ltr'],
    ['current-password', 'ltr'],
  ]);
  expect(document.querySelector('form')).toHaveAttribute('method', 'post');
});

test('the links to the other pages remember where the person wants to go', () => {
  signIn();
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/forgot-password?to=%2Fblogs%3Fpage%3D2',
    '/register?to=%2Fblogs%3Fpage%3D2',
  ]);
});

test('who is signed in already goes on', () => {
  const { store } = signIn();
  act(() => void store.dispatch(productSignedIn(FACTS)));
  expect(screen.getByRole('link', { name: en['sign-in.goOn'] })).toHaveAttribute(
    'href',
    '/blogs?page=2',
  );
});

test('without passwords the page has the city’s login alone; with registration closed no way to it', () => {
  const withSignIn = (signIn: Partial<PortalSettings['signIn']>) => ({
    settings: { ...DEMO_SETTINGS, signIn: { ...DEMO_SETTINGS.signIn, ...signIn } },
  });
  const { unmount } = renderScreen(<SignInScreen />, withSignIn({ passwords: false }));
  expect(screen.getByRole('button', { name: en['sign-in.toCity'] })).toBeVisible();
  expect(screen.getByText(en['sign-in.oneWay'])).toBeVisible();
  expect(screen.queryByLabelText(en['sign-in.form.password'])).toBeNull();
  unmount();
  renderScreen(<SignInScreen />, withSignIn({ registration: 'off' }));
  expect(password()).toBeVisible();
  expect(screen.queryByRole('link', { name: en['sign-in.register'] })).toBeNull();
});

describe('the code after the password', () => {
  const code = () => screen.getByLabelText(en['sign-in.code.code']);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  function askForCode(problem: SignInProblem | null = null) {
    const view = signIn();
    act(() => void view.store.dispatch(secondFactorAwaited({ problem, methods: ['otp'] })));
    return view;
  }

  test('it is asked for in the place of the password, and phones know what it is', () => {
    askForCode();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByText(en['sign-in.code.intro'])).toHaveFocus();
    expect(screen.queryByLabelText(en['sign-in.form.password'])).toBeNull();
  });

  test('it goes into the vault; the request has a ticket for it', async () => {
    const view = askForCode();
    await userEvent.type(code(), ' 492 817 ');
    await submit();
    expect(requests(view, 'secondFactorRequested')).toEqual([{ ticket: 't1' }]);
    expect(JSON.stringify(view.store.getState())).not.toContain('492');
  });

  test('a wrong one keeps what was typed and says why at the field', async () => {
    const { store } = askForCode();
    await userEvent.type(code(), '000000');
    await submit();
    const problem = { code: 'wrongCode' } as const;
    act(() => void store.dispatch(secondFactorAwaited({ problem, methods: ['otp'] })));
    expect(code()).toHaveAccessibleDescription(
      expect.stringContaining(en['error.wrongCode']) as string,
    );
    expect(code()).toHaveValue('000000');
    expect(code()).toHaveFocus();
  });

  test('after too many the waiting time is told', () => {
    askForCode({ code: 'tooManyTries', retryAfterMs: 61_000 });
    expect(screen.getByRole('alert')).toHaveTextContent('You can try again in 2 minutes.');
  });

  test('who has lost the phone uses a recovery code', async () => {
    const view = askForCode();
    await press(en['sign-in.code.useRecoveryCode']);
    await userEvent.type(
      screen.getByLabelText(en['sign-in.code.recoveryCode']),
      'abcd-efgh-jkmn-pqrs',
    );
    expect(screen.getByText(en['sign-in.code.lost'])).toBeVisible();
    await submit();
    expect(requests(view, 'secondFactorRequested')).toHaveLength(1);
    await press(en['sign-in.code.useApp']);
    expect(code()).toHaveValue('');
  });

  describe('in the place of which a passkey is set up', () => {
    function askForPasskey(methods: readonly SecondFactorMethod[], isPossible = true) {
      const view = signIn(undefined, (ports) => {
        ports.authenticator = isPossible ? {} : null;
      });
      const ask = (problem: SignInProblem | null) =>
        act(() => void view.store.dispatch(secondFactorAwaited({ problem, methods })));
      ask(null);
      return { ...view, ask };
    }
    const passkeyButton = () =>
      screen.queryByRole('button', { name: en['sign-in.code.usePasskey'] });

    test('the passkey is asked for first, and what was wrong with it is said there alone', async () => {
      const view = askForPasskey(['passkey', 'otp']);
      expect(screen.getByText(en['sign-in.code.passkeyIntro'])).toHaveFocus();
      await press(en['sign-in.code.usePasskey']);
      expect(requests(view, 'passkeyRequested')).toHaveLength(1);
      expect(passkeyButton()).toHaveAttribute('aria-busy', 'true');
      view.ask({ code: 'passkeyNotUsed' });
      expect(screen.getByRole('alert')).toHaveTextContent(en['error.passkeyNotUsed']);
      await press(en['sign-in.code.useApp']);
      expect(code()).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      await press(en['sign-in.code.usePasskeyInstead']);
      expect(passkeyButton()).toBeVisible();
    });

    test('without an app nobody is asked for its code', async () => {
      askForPasskey(['passkey']);
      expect(screen.queryByRole('button', { name: en['sign-in.code.useApp'] })).toBeNull();
      await press(en['sign-in.code.useRecoveryCode']);
      expect(screen.getByLabelText(en['sign-in.code.recoveryCode'])).toBeVisible();
    });

    test('a browser without passkeys asks for what there is besides', () => {
      askForPasskey(['passkey', 'otp'], false);
      expect(code()).toBeVisible();
      expect(passkeyButton()).toBeNull();
    });
  });

  test('back leads to address and password', async () => {
    askForCode();
    await press(en['sign-in.code.back']);
    expect(password()).toBeVisible();
  });
});

test('where there is no provider none is offered, on the page or in a window', () => {
  const preloadedState = {
    installation: { legalPages: [], canRegister: true, hasProvider: false },
  };
  const { unmount } = renderScreen(<SignInScreen />, { url: '/sign-in', preloadedState });
  expect(password()).toBeVisible();
  expect(screen.queryByText(en['sign-in.byCity'])).toBeNull();
  expect(screen.getByText(en['sign-in.onlyPassword'])).toBeVisible();
  unmount();
  renderScreen(<SignInButton inWindow />, { url: '/blogs', preloadedState });
  const link = screen.getByRole('link', { name: en['ui.signIn'] });
  expect(link).toHaveAttribute('href', '/sign-in?to=%2Fblogs');
});
