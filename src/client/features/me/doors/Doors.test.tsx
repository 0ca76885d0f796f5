import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../../i18n/en.json';
import type { SecurityFacts } from '../../../../shared/contract/accounts';
import { portalApi } from '../../../api/portalApi';
import { configLoaded, type LoadedConfig } from '../../../state/configSlice';
import { doorLinkFinished } from '../../../state/sessionSlice';
import { aSession, SECURITY_FACTS, SECURITY_PATHS } from '../../../testing/accountFactories';
import { aProblem } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen, TEST_NOW_MS } from '../../../testing/renderScreen';
import { Doors } from './Doors';

const DOOR = 'https://door.harbour.example';
const LIBRARY = 'https://login.library.example';
const UNLINK = 'DELETE /v1/me/doors';
const MINUTE_MS = 60_000;
const session = (ageMs: number, id = 'here') =>
  aSession({ id, isCurrent: true, authenticatedAt: new Date(TEST_NOW_MS - ageMs).toISOString() });

interface Given {
  readonly facts?: SecurityFacts;
  readonly ageMs?: number;
  readonly answers?: FakeResponses;
}

function doors({ facts = SECURITY_FACTS, ageMs = MINUTE_MS, answers = {} }: Given = {}) {
  const actions: { type: string; payload?: unknown }[] = [];
  const view = renderScreen(<Doors facts={facts} />, {
    url: '/me/security',
    isSignedIn: true,
    answers: { [SECURITY_PATHS.sessions]: { body: [session(ageMs)] }, ...answers },
    onAction: (action) => void actions.push(action),
  });
  const configurations = [
    { configId: 'door', authority: `${DOOR}/` },
    { configId: 'library', authority: LIBRARY },
  ] as unknown as LoadedConfig['configurations'];
  const { environment, publishableKey, problems } = view.store.getState().config;
  const loaded = { environment, door: 'door', configurations, publishableKey, problems };
  act(() => void view.store.dispatch(configLoaded(loaded)));
  const asked = (type: string) =>
    actions.filter((action) => action.type === type).map(({ payload }) => payload);
  return { ...view, asked };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('[SPEC 1.4] linked logins can be removed, other configured ones linked; a slash makes no difference', () => {
  doors();
  expect(rows()).toEqual([
    expect.stringContaining(`${en['me.doors.city']}Linked:`),
    `${LIBRARY}${en['me.doors.notLinked']}${en['me.doors.link']}`,
  ]);
});

test('[SPEC 1.4] before a login is linked the way is explained; going on leaves with this page to come back to', async () => {
  const { asked } = doors();
  await press(`Link ${LIBRARY}`);
  const question = await screen.findByText(en['me.doors.linkText']);
  expect(question).toHaveFocus();
  expect(asked('session/doorLinkRequested')).toEqual([]);
  await press(en['me.doors.goOn']);
  expect(asked('session/doorLinkRequested')).toEqual([
    { configId: 'library', returnTo: '/me/security' },
  ]);
});

test('[SPEC 1.4] a login is removed after a question', async () => {
  const { calls } = doors({ answers: { [UNLINK]: { body: null } } });
  await press(`Remove ${en['me.doors.city']}`);
  expect(await screen.findByText(en['me.doors.unlinkText'])).toBeVisible();
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await press(en['me.doors.confirm']);
  expect(await screen.findByText(en['me.doors.unlinked'])).toBeVisible();
  const [call] = calls.filter(({ method }) => method === 'DELETE');
  expect(call!.search.get('issuer')).toBe(DOOR);
});

test('who thinks twice leaves everything as it is; the focus stays in the list', async () => {
  const { calls } = doors();
  await press(`Remove ${en['me.doors.city']}`);
  await press(en['me.doors.cancel']);
  expect(screen.queryByText(en['me.doors.unlinkText'])).toBeNull();
  expect(document.activeElement).toHaveTextContent(en['me.doors.city']);
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('[SPEC 1.4] the last way to sign in stays, and that is told', async () => {
  doors({ answers: { [UNLINK]: aProblem(409, 'lastLogin') } });
  await press(`Remove ${en['me.doors.city']}`);
  await press(en['me.doors.confirm']);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: en['me.doors.confirm'] })).toBeVisible();
});

describe('[SPEC 1.4] a sign-in of some time ago', () => {
  test('[SPEC 1.4] is done again by password, before anything is left for', async () => {
    const { asked, store } = doors({ ageMs: 13 * MINUTE_MS });
    await press(`Link ${LIBRARY}`);
    await userEvent.type(await screen.findByLabelText(en['sign-in.form.password']), 'lanterns');
    await press(en['sessionNotice.signInAgain']);
    expect(asked('session/passwordSignInRequested')).toEqual([
      { ticket: expect.stringMatching(/^t\d+$/) as string, returnTo: '/me/security' },
    ]);
    expect(asked('session/doorLinkRequested')).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toContain('lanterns');
  });

  test('[SPEC 1.4] is done again at the door by those who have no password', async () => {
    const facts = { ...SECURITY_FACTS, hasPassword: false, email: null };
    const { asked } = doors({ facts, ageMs: 13 * MINUTE_MS });
    await press(`Remove ${en['me.doors.city']}`);
    await press(en['sessionNotice.signInAgain']);
    expect(asked('session/signInRequested')).toEqual([
      { returnTo: '/me/security', parameters: { prompt: 'login' } },
    ]);
  });

  // The refusal makes the page ask for the sessions once more.
  const before = { body: [session(MINUTE_MS)] };

  test('[SPEC 1.4] that only the server notices is done again, and the refusal forgotten with the new session', async () => {
    const { store } = doors({
      answers: {
        [SECURITY_PATHS.sessions]: [before, before, { body: [session(0, 'new')] }],
        [UNLINK]: aProblem(403, 'recentSignInRequired'),
      },
    });
    await press(`Remove ${en['me.doors.city']}`);
    await press(en['me.doors.confirm']);
    expect(await screen.findByLabelText(en['sign-in.form.password'])).toBeVisible();
    act(() => void store.dispatch(portalApi.util.invalidateTags(['Me'])));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('button', { name: en['me.doors.confirm'] })).toBeVisible();
  });
});

test.each([
  [null, 'me.doors.linked'],
  ['signInDeclined', 'error.signInDeclined'],
  ['incorrectState', 'error.signInInterrupted'],
] as const)('[SPEC 1.4] back from the login with %s: the page says so', (code, text) => {
  const { store } = doors();
  act(() => void store.dispatch(doorLinkFinished({ configId: 'library', code })));
  expect(screen.getByRole('status')).toHaveTextContent(en[text]);
});
