import type { Action } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import tr from '../../../i18n/tr.json';
import { matchPath } from '../../shared/routes';
import { memoryPorts } from '../browser/memoryPorts';
import { IntlRoot } from '../intl/IntlRoot';
import type { EndReason } from '../state/session';
import { checkingAuth, productSignedIn, sessionEnded, signInFailed } from '../state/sessionSlice';
import { TEST_NOW } from '../testing/renderScreen';
import { createStore } from './createStore';
import { SessionGate } from './SessionGate';

const DEEP_LINK = '/me/have-your-say?page=2#receipt';
const FACTS = { expiresAt: null, scopes: [], subject: 'grace', fingerprint: '12345678' };
const NOT_SIGNED_IN = sessionEnded({ reason: 'notSignedIn' });

function gateAt(url: string, ...happened: readonly Action[]) {
  const ports = memoryPorts({ nowMs: TEST_NOW, language: 'tr' });
  const store = createStore({ ports });
  happened.forEach((action) => store.dispatch(action));
  render(
    <Provider store={store}>
      <IntlRoot locale="tr" timeZone="Europe/Istanbul" now={TEST_NOW} messages={tr as never}>
        <MemoryRouter basename="/tr" initialEntries={[`/tr${url}`]}>
          <SessionGate route={matchPath(url.replace(/[?#].*/, '')).route}>
            <p>the page</p>
          </SessionGate>
          <Place />
        </MemoryRouter>
      </IntlRoot>
    </Provider>,
  );
  return { store };
}

function Place() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="place">{pathname + search + hash}</p>;
}
const place = () => screen.getByTestId('place').textContent;

// The page that explains is fetched with the first session that ended.
beforeAll(async () => {
  gateAt(DEEP_LINK, sessionEnded({ reason: 'refused' }));
  await screen.findByText(tr['error.sessionEnded']);
  cleanup();
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const isPageShown = () => screen.queryByText('the page') !== null;

test('[SPEC 6.1] nothing is shown or asked for until the session is known', () => {
  const { store } = gateAt(DEEP_LINK, checkingAuth());
  expect([isPageShown(), place()]).toEqual([false, DEEP_LINK]);
  act(() => void store.dispatch(productSignedIn(FACTS)));
  expect([isPageShown(), place()]).toEqual([true, DEEP_LINK]);
});

test('[SPEC 6.1] a page for anyone does not wait', () => {
  gateAt('/faqs', checkingAuth());
  expect([isPageShown(), place()]).toEqual([true, '/faqs']);
});

test('[SPEC 4.1.6] who arrives at an account page is led to the sign-in page, which leads back here', () => {
  gateAt(DEEP_LINK, NOT_SIGNED_IN);
  expect(place()).toBe(`/sign-in?${new URLSearchParams({ to: DEEP_LINK })}`);
  expect(heading()).toBe(tr['errors.leavingTitle']);
  expect(screen.getByRole('link', { name: tr['ui.signIn'] })).toBeVisible();
});

test('[SPEC 2.7] a sign-in that failed or was stopped is explained, not repeated', () => {
  gateAt(DEEP_LINK, NOT_SIGNED_IN, signInFailed({ code: 'signInLoops' }));
  expect(heading()).toBe(tr['sessionNotice.loopTitle']);
  expect(screen.getByText(tr['error.signInLoops'])).toBeVisible();
  expect(place()).toBe(DEEP_LINK);
});

test.each<[EndReason, keyof typeof tr]>([
  ['signedOut', 'sessionNotice.signedOut'],
  ['otherTab', 'sessionNotice.otherTab'],
  ['signedOutAtProvider', 'error.signedOutAtProvider'],
  ['otherPerson', 'error.otherPerson'],
  ['refused', 'error.sessionEnded'],
  ['invalid', 'error.signInRefused'],
])('[SPEC 2.7] after the end "%s" nobody is taken away: the page says why', (reason, text) => {
  gateAt(DEEP_LINK, sessionEnded({ reason }));
  expect(screen.getByText(tr[text])).toBeVisible();
  expect(place()).toBe(DEEP_LINK);
});
