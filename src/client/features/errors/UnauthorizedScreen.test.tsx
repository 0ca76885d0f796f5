import { act, screen, within } from '@testing-library/react';
import { ERRORS, SHOWN_ERRORS, type ErrorCode } from '../../../shared/errors';
import en from '../../../../i18n/en.json';
import type { SignInProblem } from '../../state/session';
import { configLoaded, type LoadedConfig } from '../../state/configSlice';
import { productSignedIn, sessionEnded } from '../../state/sessionSlice';
import { renderScreen } from '../../testing/renderScreen';
import { CallbackScreen } from './CallbackScreen';
import { ForbiddenScreen } from './ForbiddenScreen';
import { UnauthorizedScreen } from './UnauthorizedScreen';

const FACTS = { expiresAt: null, scopes: [], subject: 'grace', fingerprint: '12345678' };

function unauthorized(problem?: SignInProblem) {
  const view = renderScreen(<UnauthorizedScreen />, { url: '/unauthorized' });
  const reason = problem ? 'invalid' : 'notSignedIn';
  const dispatched = jest.spyOn(view.store, 'dispatch');
  act(() => void view.store.dispatch(sessionEnded({ reason, ...(problem && { problem }) })));
  return { ...view, dispatched };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const signInButton = () =>
  screen.queryByRole('link', { name: /^Sign in/ }) ??
  screen.queryByRole('button', { name: /^Sign in/ });

test('without a failure the page asks for a sign-in and quotes nothing', () => {
  unauthorized();
  expect(heading()).toBe('Please sign in');
  expect(signInButton()).toBeVisible();
  expect(screen.queryByText(/Reference/)).toBeNull();
});

test('[SPEC 4.8.1] a failed validation is told with the name of its result for the support', () => {
  unauthorized({ code: 'validationFailed', result: 'IncorrectNonce' });
  expect(heading()).toBe('The sign-in did not work');
  expect(screen.getByText(en['error.signInRefused'])).toBeVisible();
  expect(screen.getByText('Reference: IncorrectNonce')).toBeVisible();
});

test('[SPEC 4.8.1] a failure after good tokens quotes its own code', () => {
  unauthorized({ code: 'exchangeRefused', result: 'Ok' });
  expect(screen.getByText('Reference: exchangeRefused')).toBeVisible();
});

test('[SPEC 4.8.1] the words of the provider are a quotation, isolated from the text around them', () => {
  const provider = {
    error: 'access_denied',
    description: 'رُفض الطلب',
    uri: 'https://door.example/help',
  };
  unauthorized({ code: 'signInDeclined', result: 'SecureTokenServerError', provider });
  const quotation = screen.getByText('رُفض الطلب').closest('blockquote')!;
  expect(quotation.dir).toBe('auto');
  expect(within(quotation).getByText('رُفض الطلب').tagName).toBe('BDI');
  expect(within(quotation).getByText('access_denied').tagName).toBe('BDI');
  const link = screen.getByRole('link', { name: 'More at the sign-in service' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://door.example/help',
    'noreferrer',
  ]);
});

test.each(Object.keys(ERRORS) as ErrorCode[])(
  '[SPEC 8.3] %s: another try is offered exactly where it can help',
  (code) => {
    unauthorized({ code });
    expect(signInButton() !== null).toBe(SHOWN_ERRORS[ERRORS[code].shown].canRetry);
  },
);

test('a stopped loop says why and quotes only its reference', () => {
  unauthorized({ code: 'signInLoops' });
  expect(heading()).toBe('The sign-in went round in circles');
  expect(screen.getByText(en['error.signInLoops'])).toBeVisible();
  expect(screen.getByText('Reference: signInLoops')).toBeVisible();
  expect(screen.queryByText(en['errors.providerSays'])).toBeNull();
});

test('[SPEC 2.10] where nothing can be stored the sign-in is offered in a window', () => {
  const { dispatched } = unauthorized({ code: 'storageRefused' });
  act(() => signInButton()!.click());
  expect(dispatched).toHaveBeenCalledWith(
    expect.objectContaining({
      type: 'session/signInRequested',
      payload: { returnTo: '/unauthorized', inWindow: true },
    }),
  );
});

test('once signed in, nothing of the failure is left', () => {
  const { store } = unauthorized({ code: 'storageRefused' });
  act(() => void store.dispatch(productSignedIn(FACTS)));
  expect(heading()).toBe('You are signed in');
  expect(signInButton()).toBeNull();
  expect(screen.queryByText(/Reference/)).toBeNull();
});

test('[SPEC 4.1.3] the callback page tells a failure in the same way', () => {
  const { store } = renderScreen(<CallbackScreen />, { url: '/callback' });
  expect(heading()).toBe('Signing you in…');
  const problem = { code: 'noState' } as const;
  act(() => void store.dispatch(sessionEnded({ reason: 'notSignedIn', problem })));
  expect(screen.getByText(en['error.signInInterrupted'])).toBeVisible();
});

test('[SPEC 4.1.3] the callback page waits for nothing once it is known that nobody is signed in', () => {
  const { store } = renderScreen(<CallbackScreen />, { url: '/callback' });
  act(() => void store.dispatch(sessionEnded({ reason: 'notSignedIn' })));
  expect(heading()).toBe('Please sign in');
  expect(signInButton()).toBeVisible();
});

test('the callback page leads on where a configuration leaves that to the page', () => {
  const { store } = renderScreen(<CallbackScreen />, { url: '/callback' });
  const configurations = [
    { triggerAuthorizationResultEvent: true },
  ] as unknown as LoadedConfig['configurations'];
  act(() => void store.dispatch(productSignedIn(FACTS)));
  expect(heading()).toBe('Signing you in…');
  const loaded = { ...store.getState().config, configurations };
  act(() => void store.dispatch(configLoaded(loaded)));
  expect(heading()).toBe('You are signed in');
});

test('the forbidden page offers a sign-in to those who are signed out only', () => {
  const { store } = renderScreen(<ForbiddenScreen />, { url: '/forbidden' });
  act(() => void store.dispatch(sessionEnded({ reason: 'notSignedIn' })));
  expect(heading()).toBe('You cannot open this page');
  expect(signInButton()).toBeVisible();
  act(() => void store.dispatch(productSignedIn(FACTS)));
  expect(signInButton()).toBeNull();
});
