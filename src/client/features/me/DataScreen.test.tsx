import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import { aSession, SECURITY_FACTS, SECURITY_PATHS } from '../../testing/accountFactories';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen, TEST_NOW_MS } from '../../testing/renderScreen';
import { DataScreen } from './DataScreen';

const EXPORT = '/v1/me/export';
const DELETE = 'DELETE /v1/me';
const DONE = { body: null };
const PASSWORD = 'lanterns over the quay';
const BY_DOOR = { body: { ...SECURITY_FACTS, hasPassword: false, email: null } };
const MINUTE_MS = 60_000;
const session = (ageMs: number) => ({
  body: [
    aSession({
      isCurrent: true,
      kind: 'door',
      authenticatedAt: new Date(TEST_NOW_MS - ageMs).toISOString(),
    }),
  ],
});

function data(answers: FakeResponses = {}) {
  const actions: { type: string; payload?: unknown }[] = [];
  const view = renderScreen(<DataScreen />, {
    url: '/me/data',
    isSignedIn: true,
    answers: { [SECURITY_PATHS.facts]: { body: SECURITY_FACTS }, ...answers },
    onAction: (action) => void actions.push(action),
  });
  const asked = (type: string) =>
    actions.filter((action) => action.type === type).map(({ payload }) => payload);
  const deleted = () => view.calls.filter(({ method }) => method === 'DELETE');
  return { ...view, asked, deleted, actions };
}

const button = (name: string) => screen.findByRole('button', { name });
const download = async () => userEvent.click(await button(en['me.data.downloadAll']));
const remove = async () => userEvent.click(await button(en['me.data.deleteAccount']));
const sure = () => screen.findByRole('checkbox', { name: en['me.data.sure'] });
const password = () => screen.findByLabelText(en['sign-in.form.password']);

async function fillAndDelete() {
  await userEvent.type(await password(), PASSWORD);
  await userEvent.click(await sure());
  await remove();
}

describe('the archive', () => {
  test('is asked for with the session’s token and saved under the day’s name; the store never sees it', async () => {
    const { calls, ports, store } = data({ [EXPORT]: { body: { name: 'Grace Bell' } } });
    await download();
    expect(await screen.findByText(en['me.data.downloaded'])).toBeVisible();
    const call = calls.find(({ path }) => path === EXPORT)!;
    expect(call.headers.get('authorization')).toBe('Bearer token');
    expect(ports.saved.map(({ name }) => name)).toEqual(['localhost-2026-05-01.zip']);
    expect(await ports.saved[0]!.content.text()).toBe('{"name":"Grace Bell"}');
    expect(JSON.stringify(store.getState().portalApi)).not.toContain('Grace Bell');
  });

  test('while it is prepared the page says so, and it is not asked for twice', async () => {
    const { calls } = data({ [EXPORT]: new Promise<never>(() => undefined) });
    await download();
    expect(screen.getByText(en['me.data.preparing'])).toBeVisible();
    await download();
    expect(calls.filter(({ path }) => path === EXPORT)).toHaveLength(1);
  });

  test.each([
    [aProblem(429, 'tooManyRequests'), 'error.tooManyTries'],
    [aProblem(429, 'tooManyFromNetwork'), 'error.tooManyFromNetwork'],
    [aProblem(500, 'unexpected'), 'error.unexpected'],
  ] as const)('a refusal is told; nothing is saved', async (answer, text) => {
    const { ports } = data({ [EXPORT]: answer });
    // A failure of the server is tried three times, with pauses that this clock does not make.
    const passing = setInterval(() => void ports.advance(MINUTE_MS));
    await download();
    expect(await screen.findByRole('alert')).toHaveTextContent(en[text]);
    clearInterval(passing);
    expect(ports.saved).toEqual([]);
  });
});

describe('the account', () => {
  test('what goes and what stays is said first', async () => {
    data();
    expect(await screen.findByText(en['me.data.goes'])).toBeVisible();
    expect(screen.getByText(en['me.data.stays'])).toBeVisible();
  });

  test('[SPEC 4.5.6] goes with password and a tick; then the session ends everywhere', async () => {
    const { deleted, asked, store } = data({ [DELETE]: DONE });
    await fillAndDelete();
    await waitFor(() =>
      expect(asked('session/signOutRequested')).toEqual([{ reason: 'accountDeleted' }]),
    );
    expect(deleted().map(({ body }) => body)).toEqual([{ password: PASSWORD }]);
    expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  });

  test('stays without the tick: the box takes the focus and says why', async () => {
    const { deleted } = data();
    await userEvent.type(await password(), PASSWORD);
    await remove();
    expect(await sure()).toHaveFocus();
    expect(await sure()).toHaveAccessibleDescription(en['me.data.notSure']);
    expect(deleted()).toEqual([]);
  });

  test('stays with a wrong password, which is told at its field', async () => {
    const { asked } = data({ [DELETE]: aProblem(403, 'wrongPassword') });
    await fillAndDelete();
    expect(await screen.findByText(en['sign-in.fault.wrongPassword'])).toBeVisible();
    expect(await password()).toHaveFocus();
    expect(asked('session/signOutRequested')).toEqual([]);
  });

  test('stays while it is the last one of an administrator', async () => {
    const { asked } = data({ [DELETE]: aProblem(409, 'lastAdmin') });
    await fillAndDelete();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asked('session/signOutRequested')).toEqual([]);
  });
});

describe('who has no password', () => {
  const byDoor = (ageMs: number, more: FakeResponses = {}) =>
    data({ [SECURITY_PATHS.facts]: BY_DOOR, [SECURITY_PATHS.sessions]: session(ageMs), ...more });

  test('deletes the account a short while after signing in', async () => {
    const { deleted, asked } = byDoor(MINUTE_MS, { [DELETE]: DONE });
    await userEvent.click(await sure());
    await remove();
    await waitFor(() => expect(asked('session/signOutRequested')).toHaveLength(1));
    expect(deleted().map(({ body }) => body)).toEqual([{}]);
  });

  test('[SPEC 1.4] signs in again first when that was long ago, and comes back to this page', async () => {
    const { asked } = byDoor(13 * MINUTE_MS);
    await userEvent.click(await button(en['sessionNotice.signInAgain']));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(asked('session/signInRequested')).toEqual([
      { returnTo: '/me/data', parameters: { prompt: 'login' } },
    ]);
  });

  test('[SPEC 1.4] is offered the same when the server finds that it was too long ago', async () => {
    byDoor(MINUTE_MS, { [DELETE]: aProblem(403, 'recentSignInRequired') });
    await userEvent.click(await sure());
    await remove();
    expect(await button(en['sessionNotice.signInAgain'])).toBeVisible();
  });
});
