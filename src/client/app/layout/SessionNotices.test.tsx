import { act, cleanup, screen } from '@testing-library/react';
import type { Action } from '@reduxjs/toolkit';
import ar from '../../../../i18n/ar.json';
import en from '../../../../i18n/en.json';
import type { EndReason } from '../../state/session';
import {
  clockSkewLearned,
  productRenewalUnreachable,
  productSignedIn,
  selectSignInProblem,
  sessionEnded,
  sessionNotStored,
  signInFailed,
  signInWindowChanged,
} from '../../state/sessionSlice';
import { renderScreen } from '../../testing/renderScreen';
import { SessionNotices } from './SessionNotices';

const FACTS = { expiresAt: null, scopes: [], subject: 'grace', fingerprint: '12345678' };
const MINUTE_MS = 60_000;
const SIGNED_OUT = sessionEnded({ reason: 'signedOut' });

function notices(happened: readonly Action[], options: Parameters<typeof renderScreen>[1] = {}) {
  const view = renderScreen(<SessionNotices />, { url: '/dialogs', ...options });
  const happens = (action: Action) => act(() => void view.store.dispatch(action));
  // Before the notices are there: they take the function that they find.
  const dispatched = jest.spyOn(view.store, 'dispatch');
  happened.forEach(happens);
  return { ...view, happens, dispatched };
}

// They are fetched with the first thing to tell.
beforeAll(async () => {
  notices([sessionEnded({ reason: 'refused' })]);
  await screen.findByText(en['error.sessionEnded']);
  cleanup();
});

const region = () => screen.getByRole('status');
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const wayHere = () => screen.queryByRole('link', { name: en['sessionNotice.signInHere'] });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test.each<[EndReason, keyof typeof en]>([
  ['refused', 'error.sessionEnded'],
  ['invalid', 'error.signInRefused'],
  ['signedOutAtProvider', 'error.signedOutAtProvider'],
  ['signedOutHere', 'sessionNotice.signedOutHere'],
  ['endedElsewhere', 'error.endedElsewhere'],
  ['otherPerson', 'error.otherPerson'],
  ['otherTab', 'sessionNotice.otherTab'],
])('[SPEC 2.10] the end "%s" is told, and the sign-in offered in a window', (reason, text) => {
  const { dispatched } = notices([productSignedIn(FACTS), sessionEnded({ reason })]);
  expect(region()).toHaveTextContent(en[text]);
  press(en['sessionNotice.signInAgain']);
  expect(dispatched).toHaveBeenCalledWith(
    expect.objectContaining({ payload: { returnTo: '/dialogs', inWindow: true } }),
  );
});

test('[SPEC 4.5.6] whose account was deleted is told so, and not asked to sign in', () => {
  notices([productSignedIn(FACTS), sessionEnded({ reason: 'accountDeleted' })]);
  expect(region()).toHaveTextContent(en['sessionNotice.deletedTitle']);
  expect(region()).toHaveTextContent(en['sessionNotice.deleted']);
  expect([wayHere(), buttons()]).toEqual([null, ['']]);
});

test.each<[EndReason]>([['signedOut'], ['notSignedIn']])(
  '[SPEC 6.1] the end "%s" was to be expected: nothing is said',
  (reason) => {
    notices([sessionEnded({ reason })]);
    expect(region()).toBeEmptyDOMElement();
  },
);

test.each(['/me/teams', '/unauthorized', '/callback'])('on %s the page itself says why', (url) => {
  notices([sessionEnded({ reason: 'refused' })], { url });
  expect(region()).toBeEmptyDOMElement();
});

test.each([
  ['open', 'sessionNotice.windowText'],
  ['isolated', 'error.popupIsolated'],
] as const)(
  '[SPEC 2.10] while the window is %s the page says so and lets cancel',
  (state, text) => {
    const { dispatched } = notices([SIGNED_OUT, signInWindowChanged(state)]);
    expect(region()).toHaveTextContent(en[text]);
    expect(buttons()).toEqual([en['sessionNotice.cancel']]);
    press(en['sessionNotice.cancel']);
    expect(dispatched).toHaveBeenCalledWith({
      type: 'session/signInWindowGivenUp',
      payload: undefined,
    });
  },
);

test.each([
  ['popupBlocked', 'error.popupBlocked'],
  ['popupClosed', 'error.popupClosed'],
  ['popupSilent', 'error.popupSilent'],
] as const)('[SPEC 2.10] after %s the sign-in is offered on this page as well', (code, text) => {
  const { store } = notices([SIGNED_OUT, signInFailed({ code })]);
  expect(region()).toHaveTextContent(en[text]);
  expect(wayHere()).toHaveAttribute('href', '/sign-in?to=%2Fdialogs');
  press(en['sessionNotice.signInAgain']);
  expect(selectSignInProblem(store.getState())).toBeNull();
});

test('[SPEC 1.4] on the sign-in page itself the notice does not lead there', () => {
  notices([signInFailed({ code: 'popupClosed' })], { url: '/sign-in?to=%2Fdialogs' });
  expect(region()).toHaveTextContent(en['error.popupClosed']);
  expect(wayHere()).toBeNull();
});

test('[SPEC 8.3] a fault of the configuration offers no other try', () => {
  notices([SIGNED_OUT, signInFailed({ code: 'noTokenEndpoint' })]);
  expect(region()).toHaveTextContent(en['error.signInNotSetUp']);
  expect(buttons()).toEqual(['']);
});

test('a notice that was dismissed is gone; the next one is shown', () => {
  const { happens } = notices([sessionEnded({ reason: 'refused' })]);
  press(en['sessionNotice.dismiss']);
  expect(region()).toBeEmptyDOMElement();
  happens(signInFailed({ code: 'popupBlocked' }));
  expect(region()).toHaveTextContent(en['error.popupBlocked']);
});

test('[SPEC 9.11] without a connection the person learns that the session is kept, until it is renewed', () => {
  const { happens } = notices([productSignedIn(FACTS), productRenewalUnreachable()]);
  expect(region()).toHaveTextContent(en['sessionNotice.offlineText']);
  happens(productSignedIn(FACTS));
  expect(region()).toBeEmptyDOMElement();
});

test('a browser that stores nothing is told to those who are signed in', () => {
  notices([productSignedIn(FACTS), sessionNotStored()]);
  expect(region()).toHaveTextContent(en['error.storageRefused']);
});

test('an old failure is not told to those who are signed in', () => {
  notices([productSignedIn(FACTS), signInFailed({ code: 'incorrectState' })]);
  expect(region()).toBeEmptyDOMElement();
});

const skewOf = (skewMs: number) => clockSkewLearned({ skewMs, source: 'date', samples: 3 });

test.each([
  ['en', 2 * MINUTE_MS, ''],
  ['en', 2 * MINUTE_MS + 1, 'about 2 minutes'],
  ['en', -7 * MINUTE_MS, 'about 7 minutes'],
  ['en', 119 * MINUTE_MS, 'about 119 minutes'],
  ['en', 180 * MINUTE_MS, 'about 3 hours'],
  ['ar', 2.2 * MINUTE_MS, 'نحو دقيقتين'],
  ['ar', 7 * MINUTE_MS, 'نحو 7 دقائق'],
  ['ar', 25 * MINUTE_MS, 'نحو 25 دقيقة'],
  ['tr', 25 * MINUTE_MS, 'yaklaşık 25 dakika'],
] as const)('[SPEC 9.9] %s: a clock that is off by %i ms: "%s"', (locale, skewMs, text) => {
  notices([skewOf(skewMs)], { locale });
  expect(region().textContent).toContain(text);
  expect(region().textContent === '').toBe(text === '');
});

test('[SPEC 1.6] the name of the button that dismisses is in the reader’s language', () => {
  notices([skewOf(7 * MINUTE_MS)], { locale: 'ar' });
  expect(screen.getByRole('button', { name: ar['sessionNotice.dismiss'] })).toBeVisible();
});
