import type { Action } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import tr from '../../../i18n/tr.json';
import { DEMO_SETTINGS } from '../../demo/city';
import type { Stage } from '../../shared/contract/setup';
import { matchPath } from '../../shared/routes';
import { createMemoryPorts } from '../browser/memoryPorts';
import { IntlRoot } from '../intl/IntlRoot';
import type { EndReason } from '../state/session';
import {
  checkingAuth,
  productSignedIn,
  sessionEnded,
  signInFailed,
  userDataChanged,
  userRefreshRequested,
} from '../state/sessionSlice';
import { aStaffMember } from '../testing/adminFactories';
import { TEST_NOW_MS } from '../testing/renderScreen';
import { settingsReceived } from '../state/settingsSlice';
import { createStore } from '../store/createStore';
import { SessionGate } from './SessionGate';

const DEEP_LINK = '/me/have-your-say?page=2#receipt';
const FACTS = { expiresAt: null, scopes: [], subject: 'grace', fingerprint: '12345678' };
const NOT_SIGNED_IN = sessionEnded({ reason: 'notSignedIn' });

function gateAt(url: string, ...happened: readonly Action[]) {
  const ports = createMemoryPorts({ nowMs: TEST_NOW_MS, language: 'tr' });
  const actions: Action[] = [];
  const store = createStore({ ports, onAction: (action) => void actions.push(action) });
  happened.forEach((action) => store.dispatch(action));
  render(
    <Provider store={store}>
      <IntlRoot locale="tr" timeZone="Europe/Istanbul" now={TEST_NOW_MS} messages={tr as never}>
        <MemoryRouter basename="/tr" initialEntries={[`/tr${url}`]}>
          <SessionGate route={matchPath(url.replace(/[?#].*/, '')).route}>
            <p>the page</p>
          </SessionGate>
          <Place />
        </MemoryRouter>
      </IntlRoot>
    </Provider>,
  );
  return { store, actions };
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

test('a sign-in that failed or was stopped is explained, not repeated', () => {
  gateAt(DEEP_LINK, NOT_SIGNED_IN, signInFailed({ code: 'signInLoops' }));
  expect(heading()).toBe(tr['sessionNotice.loopTitle']);
  expect(screen.getByText(tr['error.signInLoops'])).toBeVisible();
  expect(place()).toBe(DEEP_LINK);
});

test.each<[EndReason, keyof typeof tr]>([
  ['signedOut', 'sessionNotice.signedOut'],
  ['otherTab', 'sessionNotice.otherTab'],
  ['signedOutAtProvider', 'error.signedOutAtProvider'],
  ['endedElsewhere', 'error.endedElsewhere'],
  ['otherPerson', 'error.otherPerson'],
  ['refused', 'error.sessionEnded'],
  ['invalid', 'error.signInRefused'],
])('after the end "%s" nobody is taken away: the page says why', (reason, text) => {
  gateAt(DEEP_LINK, sessionEnded({ reason }));
  expect(screen.getByText(tr[text])).toBeVisible();
  expect(place()).toBe(DEEP_LINK);
});

const STAFF_PAGES = ['/admin/people?q=grace', '/admin/audit', '/admin/people/grace-1'];
const asPerson = (...roles: readonly string[]) =>
  userDataChanged({ user: { ...aStaffMember('admin'), roles } });

test.each(STAFF_PAGES)('[SPEC 6.1] %s waits until the session is known', (url) => {
  gateAt(url, checkingAuth());
  expect([isPageShown(), place()]).toEqual([false, url]);
});

test.each(STAFF_PAGES)('[SPEC 6.1] who arrives at %s is led to the sign-in page', (url) => {
  gateAt(url, NOT_SIGNED_IN);
  expect([isPageShown(), place()]).toEqual([false, `/sign-in?${new URLSearchParams({ to: url })}`]);
});

test('[SPEC 6.1] after a session that ended a page of the administration says why', () => {
  gateAt('/admin', sessionEnded({ reason: 'refused' }));
  expect(screen.getByText(tr['error.sessionEnded'])).toBeVisible();
  expect([isPageShown(), place()]).toEqual([false, '/admin']);
});

test.each(['moderator', 'admin'])('%s: pages of the administration are open', (role) => {
  for (const url of STAFF_PAGES) {
    gateAt(url, productSignedIn(FACTS), asPerson(role));
    expect([isPageShown(), place()]).toEqual([true, url]);
    cleanup();
  }
});

test.each([
  ['editor:section=events', '/admin/contents', true],
  ['editor:section=events', '/admin/moderation', false],
  ['moderator:district=north', '/admin/moderation', true],
  ['moderator:district=north', '/admin/contents', false],
  ['admin:section=events', '/admin/moderation', false],
])('with %s alone %s is open: %s', (role, url, isOpen) => {
  gateAt(url, productSignedIn(FACTS), asPerson(role));
  expect([isPageShown(), place()]).toEqual([isOpen, url]);
});

test.each([[[]], [['editor']], [['administrator']], [['moderator:section=dialogs']]])(
  'with the roles %j the administration says which role is missing and whom to ask',
  async (roles) => {
    for (const url of STAFF_PAGES) {
      gateAt(url, productSignedIn(FACTS), asPerson(...roles));
      expect([isPageShown(), place()]).toEqual([false, url]);
      expect(await screen.findByText(tr['status.staffOnly'])).toBeVisible();
      expect(heading()).toBe(tr['title.forbidden']);
      cleanup();
    }
  },
);

test('a role that was given meanwhile opens the page: the user record is asked for once', async () => {
  const { store, actions } = gateAt('/admin', productSignedIn(FACTS), asPerson());
  await screen.findByText(tr['status.staffOnly']);
  expect(actions.filter(userRefreshRequested.match)).toHaveLength(1);
  act(() => void store.dispatch(asPerson('moderator')));
  expect(isPageShown()).toBe(true);
  expect(actions.filter(userRefreshRequested.match)).toHaveLength(1);
});

test('a role that was taken meanwhile closes the page', () => {
  const { store } = gateAt('/admin', productSignedIn(FACTS), asPerson('admin'));
  act(() => void store.dispatch(asPerson()));
  expect(isPageShown()).toBe(false);
});

test('[SPEC 8.2] without a user record nothing is guessed: the page asks the host', () => {
  const { store } = gateAt('/admin', productSignedIn(FACTS));
  expect(isPageShown()).toBe(true);
  act(() => void store.dispatch(asPerson()));
  expect(isPageShown()).toBe(false);
});

test('[SPEC 6.1] the sign-in of somebody without a role does not open the administration', async () => {
  const { store } = gateAt('/admin', checkingAuth());
  act(() => void store.dispatch(asPerson()));
  act(() => void store.dispatch(productSignedIn(FACTS)));
  expect(isPageShown()).toBe(false);
  expect(await screen.findByText(tr['status.staffOnly'])).toBeVisible();
});

test.each(['/me', '/faqs'])('%s needs no role', (url) => {
  gateAt(url, productSignedIn(FACTS), asPerson());
  expect(isPageShown()).toBe(true);
});

const atStage = (stage: Stage) => settingsReceived({ ...DEMO_SETTINGS, stage });
const isShown = () => screen.queryByText('the page') !== null;

test('a portal that is being set up is open for administrators, and leads others to the setup', () => {
  const { store } = gateAt('/blogs', atStage('setup'));
  expect([heading(), isShown()]).toEqual([tr['closed.setupTitle'], false]);
  const link = screen.getByRole('link', { name: tr['closed.setUp'] });
  expect(link.getAttribute('href')).toBe('/tr/setup');
  act(() => {
    store.dispatch(userDataChanged({ user: aStaffMember('moderator') }));
  });
  expect([heading(), isShown()]).toEqual([tr['closed.setupTitle'], false]);
  act(() => {
    store.dispatch(userDataChanged({ user: aStaffMember('admin') }));
  });
  expect(isShown()).toBe(true);
});

test('a portal that opens soon is open for its staff; whoever has no role is told so', () => {
  const { store } = gateAt('/blogs', NOT_SIGNED_IN, atStage('staff'));
  expect(heading()).toBe(tr['closed.soonTitle']);
  expect(screen.getByRole('link', { name: tr['closed.signIn'] }).getAttribute('href')).toBe(
    '/tr/sign-in?to=%2Fblogs',
  );
  expect(screen.queryByRole('link', { name: tr['closed.setUp'] })).toBeNull();
  const user = { ...aStaffMember('moderator'), roles: [] };
  act(() => {
    store.dispatch(userDataChanged({ user }));
  });
  screen.getByText(tr['closed.noRole']);
  expect(isShown()).toBe(false);
  act(() => {
    store.dispatch(userDataChanged({ user: { ...user, roles: ['editor'] } }));
  });
  expect(isShown()).toBe(true);
});

test.each([
  ['setup', '/sign-in', true],
  ['setup', '/callback', true],
  ['setup', '/register', false],
  ['setup', '/privacy-policy', false],
  ['setup', '/me', false],
  ['staff', '/register', true],
  ['staff', '/reset-password', true],
  ['staff', '/privacy-policy', true],
  ['staff', '/', false],
  ['staff', '/no-such', false],
  ['open', '/', true],
] as const)('at the stage %s %s is open to a visitor: %s', (stage, path, isOpen) => {
  gateAt(path, NOT_SIGNED_IN, atStage(stage));
  expect(isShown()).toBe(isOpen);
});

test('a portal that closes while a page is shown takes the page away', () => {
  const { store } = gateAt('/blogs', NOT_SIGNED_IN);
  expect(isShown()).toBe(true);
  act(() => {
    store.dispatch(atStage('staff'));
  });
  expect(isShown()).toBe(false);
});
