import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecurityFacts } from '../../../shared/contract/accounts';
import type { MemoryPorts } from '../../browser/memoryPorts';
import en from '../../../../i18n/en.json';
import {
  aSession,
  SECURITY_FACTS,
  SECURITY_PATHS,
  someSecurityEvents,
} from '../../testing/accountFactories';
import type { InstallationState } from '../../state/installationSlice';
import { aProblem } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { SecurityScreen } from './SecurityScreen';

const HERE = aSession({ isCurrent: true });
const PHONE = aSession({ id: 'phone', kind: 'door', device: 'Safari on iPhone' });
const DONE = { body: null };
const PASSWORD = 'lanterns over the quay';

function security(
  more: FakeResponses = {},
  before: (ports: MemoryPorts) => void = () => undefined,
  installation: InstallationState = null,
) {
  const answers: FakeResponses = {
    [SECURITY_PATHS.facts]: { body: SECURITY_FACTS },
    [SECURITY_PATHS.sessions]: { body: [HERE, PHONE] },
    [SECURITY_PATHS.events]: { body: someSecurityEvents() },
    ...more,
  };
  return renderScreen(<SecurityScreen />, {
    url: '/me/security',
    isSignedIn: true,
    preloadedState: { installation },
    answers,
    before,
  });
}

const rowOf = (device: string) => screen.getAllByText(device)[0]!.closest('li')!;
const endOthers = () => screen.queryByRole('button', { name: en['me.security.endOthers'] });
const fields = async () => {
  const next = await screen.findByLabelText(en['sign-in.form.newPassword']);
  const present = within(next.closest('form')!).getByLabelText(en['me.security.present']);
  return { present, next };
};
async function change(present = 'the present one') {
  const { present: field, next } = await fields();
  await userEvent.type(field, present);
  await userEvent.type(next, PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: en['me.security.change'] }));
}

test('[SPEC 6.1] sessions are listed; this one is marked and cannot be ended here', async () => {
  const { calls } = security();
  await screen.findByText('Firefox on Linux');
  const here = within(rowOf('Firefox on Linux'));
  expect(here.getByText(en['me.security.thisSession'])).toBeVisible();
  expect(here.queryByRole('button')).toBeNull();
  expect(here.getByText(/Signed in by password: 1 April 2026/)).toBeVisible();
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(
    Array(calls.length).fill('Bearer token'),
  );
});

test.each([
  [{ bornFrom: '1990-05-01', bornTo: '1990-05-01' }, '1 May 1990'],
  [{ bornFrom: '1990-05-01', bornTo: '1990-05-31' }, 'Between 1 May 1990 and 31 May 1990'],
  [{ bornFrom: null, bornTo: '2008-05-01' }, 'On 1 May 2008 or earlier'],
])('what is verified of the person is there to be read: %j', async (born, words) => {
  const residence = {
    since: '2026-04-30T12:00:00Z',
    until: '2027-04-30T12:00:00Z',
    district: 'old-port',
    ...born,
  };
  security({ [SECURITY_PATHS.facts]: { body: { ...SECURITY_FACTS, residence } } });
  expect(await screen.findByText('Old Port')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('30 April 2027')).toBeVisible();
});

test('that nothing is verified is said, with what helps', async () => {
  security();
  expect(await screen.findByText(en['me.security.noResidence'])).toBeVisible();
});

test('no login is named where no provider is set up', async () => {
  security({}, () => undefined, { legalPages: [], canRegister: true, hasProvider: false });
  expect(await screen.findByText(en['me.security.noResidenceAlone'])).toBeVisible();
  expect(await screen.findByText(en['me.security.afterEndAlone'])).toBeVisible();
});

test('another session is ended, and the list asked for anew', async () => {
  const { calls } = security({
    [SECURITY_PATHS.sessions]: [{ body: [HERE, PHONE] }, { body: [HERE] }],
    'DELETE /v1/me/sessions/phone': DONE,
  });
  await userEvent.click(
    await screen.findByRole('button', { name: /^Sign out.*Safari on iPhone$/ }),
  );
  await waitFor(() => expect(endOthers()).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('all other sessions are ended at once; with none there is nothing to end', async () => {
  const { calls } = security({
    [SECURITY_PATHS.sessions]: [{ body: [HERE, PHONE] }, { body: [HERE] }],
    'DELETE /v1/me/sessions': DONE,
  });
  const button = await screen.findByRole('button', { name: en['me.security.endOthers'] });
  // The text about what the provider still knows is shown as long as there is something to end.
  expect(screen.getByText(en['me.security.afterEnd'])).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => expect(endOthers()).toBeNull());
  expect(screen.queryByText(en['me.security.afterEnd'])).toBeNull();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /v1/me/sessions');
});

test('a session that could not be ended is told', async () => {
  security({ 'DELETE /v1/me/sessions': aProblem(500, 'unexpected') });
  await userEvent.click(await screen.findByRole('button', { name: en['me.security.endOthers'] }));
  expect(await screen.findByRole('alert')).toHaveTextContent(en['me.security.endFailed']);
});

test('[SPEC 1.4] the password is changed by those who know it; the fields are empty afterwards', async () => {
  const { calls, store } = security({ 'POST /v1/me/password': DONE });
  await change();
  expect(await screen.findByText(en['me.security.changed'])).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({
    password: 'the present one',
    newPassword: PASSWORD,
  });
  expect((await fields()).next).toHaveValue('');
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
});

const NEW_EMAIL = 'grace@elsewhere.example';
async function changeEmail() {
  await userEvent.click(await screen.findByRole('button', { name: en['me.email.change'] }));
  const form = (await screen.findByLabelText(en['me.email.newAddress'])).closest('form')!;
  await userEvent.type(within(form).getByLabelText(en['me.email.newAddress']), NEW_EMAIL);
  await userEvent.type(within(form).getByLabelText(en['me.security.present']), PASSWORD);
  await userEvent.click(within(form).getByRole('button', { name: en['me.email.send'] }));
}
/** Signed in a moment ago, by the clock of the page. */
const fresh = () => ({
  [SECURITY_PATHS.sessions]: {
    body: [{ ...HERE, authenticatedAt: new Date(Date.now()).toISOString() }],
  },
});

test('another address is asked for with the password, and the wish can be withdrawn', async () => {
  const { calls, store } = security({
    ...fresh(),
    'POST /v1/me/email': DONE,
    'DELETE /v1/me/email': DONE,
  });
  await changeEmail();
  expect(await screen.findByText(NEW_EMAIL)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({
    email: NEW_EMAIL,
    password: PASSWORD,
  });
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: en['me.email.withdraw'] }));
  await waitFor(() => expect(screen.queryByText(NEW_EMAIL)).toBeNull());
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /v1/me/email');
});

test('an address that waits to be confirmed is shown; who signed in long ago signs in again first', async () => {
  const newEmail = { email: NEW_EMAIL, until: '2026-05-01T08:00:00Z' };
  security({ [SECURITY_PATHS.facts]: { body: { ...SECURITY_FACTS, newEmail } } });
  expect(await screen.findByText(NEW_EMAIL)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en['me.email.change'] }));
  expect(await screen.findByText(en['me.again.byPassword'])).toBeVisible();
  expect(screen.queryByLabelText(en['me.email.newAddress'])).toBeNull();
});

test('one’s own address is no other one', async () => {
  security({ ...fresh(), 'POST /v1/me/email': aProblem(422, 'sameAddress') });
  await changeEmail();
  expect(await screen.findByText(en['me.email.same'])).toBeVisible();
  expect(screen.getByLabelText(en['me.email.newAddress'])).toHaveFocus();
});

test.each([
  [aProblem(403, 'wrongPassword'), 'present', 'sign-in.fault.wrongPassword'],
  [aProblem(422, 'weakPassword'), 'next', 'sign-in.weak.tooCommon'],
] as const)('a refusal stands at its field', async (answer, field, text) => {
  security({ 'POST /v1/me/password': answer });
  await change();
  expect(await screen.findByText(en[text])).toBeVisible();
  expect((await fields())[field]).toHaveFocus();
});

test('[SPEC 1.4] who signs in with the city’s login changes the password there', async () => {
  const facts = { ...SECURITY_FACTS, hasPassword: false, email: null };
  security({ [SECURITY_PATHS.facts]: { body: facts } });
  expect(await screen.findByText(en['me.security.noPassword'])).toBeVisible();
  expect(screen.getByText('https://door.harbour.example')).toHaveAttribute('dir', 'ltr');
});

test('an account without anything says so', async () => {
  security({
    [SECURITY_PATHS.facts]: { body: { ...SECURITY_FACTS, doors: [] } },
    [SECURITY_PATHS.events]: { body: [] },
    [SECURITY_PATHS.sessions]: { body: [aSession({ isCurrent: true, device: '' })] },
  });
  expect(await screen.findByText(en['me.security.noDoors'])).toBeVisible();
  expect(await screen.findByText(en['me.security.noEvents'])).toBeVisible();
  expect(await screen.findByText(en['me.security.noDevice'])).toBeVisible();
  expect(endOthers()).toBeNull();
});

test('a part that fails offers another try, the others are there', async () => {
  security({
    [SECURITY_PATHS.sessions]: [aProblem(404, 'notFound'), { body: [HERE] }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  expect(screen.getByText(en['me.security.event.refreshTokenReused'])).toBeVisible();
});

describe('the second step at sign-in', () => {
  const SET_UP = 'POST /v1/me/second-factor';
  const CONFIRM = 'POST /v1/me/second-factor/confirm';
  const NEW_CODES = 'POST /v1/me/second-factor/recovery-codes';
  const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
  const SINCE = '2026-02-01T08:00:00Z';
  const ON = { appSince: SINCE, recoveryCodes: 1, passkeys: [] };
  const factsWith = (secondFactor: SecurityFacts['secondFactor']) => ({
    body: { ...SECURITY_FACTS, secondFactor },
  });
  const part = async () =>
    within(
      (await screen.findByRole('heading', { name: en['me.secondFactor.title'] })).parentElement!,
    );
  const press = async (name: string) =>
    userEvent.click(await (await part()).findByRole('button', { name }));
  async function givePassword(name: string) {
    const field = await (await part()).findByLabelText(en['me.security.present']);
    await userEvent.type(field, PASSWORD);
    await press(name);
  }

  test('is set up with the password and the first code; the codes are shown once, and nothing stays in the store', async () => {
    const { calls, store } = security({
      [SECURITY_PATHS.facts]: [factsWith(null), factsWith(ON)],
      [SET_UP]: { body: { secret: SECRET, uri: `otpauth://totp/Meydan:a?secret=${SECRET}` } },
      [CONFIRM]: [aProblem(403, 'wrongCode'), { body: { recoveryCodes: CODES } }],
    });
    await press(en['me.secondFactor.begin']);
    await givePassword(en['me.secondFactor.begin']);
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toHaveAttribute(
      'dir',
      'ltr',
    );
    expect(screen.getByRole('img', { name: en['me.secondFactor.qrLabel'] })).toBeVisible();
    await userEvent.type(screen.getByLabelText(en['sign-in.code.code']), '123456');
    await press(en['me.secondFactor.confirm']);
    expect(await screen.findByText(en['error.wrongCode'])).toBeVisible();
    await press(en['me.secondFactor.confirm']);
    expect(await screen.findByText(CODES[1]!)).toBeVisible();
    expect(JSON.stringify(store.getState())).not.toMatch(
      new RegExp([SECRET, PASSWORD, ...CODES].join('|')),
    );
    await press(en['me.secondFactor.kept']);
    expect(screen.queryByText(CODES[1]!)).toBeNull();
    expect((await part()).getByText(/1 recovery code is left/)).toBeVisible();
    const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([{ password: PASSWORD }, { otp: '123456' }, { otp: '123456' }]);
  });

  test('is taken off by who knows the password', async () => {
    const { calls } = security({
      [SECURITY_PATHS.facts]: [factsWith(ON), factsWith(ON), factsWith(null)],
      'DELETE /v1/me/second-factor': [aProblem(403, 'wrongPassword'), DONE],
    });
    await press(`${en['me.secondFactor.removeOne']} ${en['me.secondFactor.app']}`);
    expect((await part()).getByText(en['me.secondFactor.removeText'])).toHaveFocus();
    await givePassword(en['me.secondFactor.remove']);
    expect(await screen.findByText(en['sign-in.fault.wrongPassword'])).toBeVisible();
    await press(en['me.secondFactor.remove']);
    expect(await screen.findByText(en['me.secondFactor.removed'])).toBeVisible();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  });

  test('new recovery codes are made by who knows the password', async () => {
    security({
      [SECURITY_PATHS.facts]: factsWith(ON),
      [NEW_CODES]: { body: { recoveryCodes: CODES } },
    });
    await press(en['me.secondFactor.newCodes']);
    expect(screen.getByText(en['me.secondFactor.newCodesText'])).toHaveFocus();
    await press(en['sessionNotice.cancel']);
    await press(en['me.secondFactor.newCodes']);
    await givePassword(en['me.secondFactor.newCodes']);
    expect(await screen.findByText(CODES[0]!)).toBeVisible();
  });

  describe('by passkeys', () => {
    const BEGIN = 'POST /v1/me/passkeys';
    const CONFIRM_PASSKEY = 'POST /v1/me/passkeys/confirm';
    const OPTIONS = { challenge: 'Y2hhbGxlbmdl' };
    const MADE = {
      id: 'a2V5',
      rawId: 'a2V5',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'bWFkZQ' },
      clientExtensionResults: {},
    } as const;
    const LAPTOP = { id: 'laptop', name: 'Office laptop', createdAt: SINCE, lastUsedAt: SINCE };
    const KEY = { id: 'key', name: 'Key ring', createdAt: SINCE, lastUsedAt: null };
    const withPasskeys = (...given: (typeof MADE | 'known' | null)[]) => {
      const asked: unknown[] = [];
      const before = (ports: MemoryPorts) => {
        ports.authenticator = {
          create: async (options) => {
            asked.push(options);
            return given.shift() ?? null;
          },
        };
      };
      return { asked, before };
    };
    const name = async () => (await part()).findByLabelText(en['me.secondFactor.passkeyName']);

    test('one is added with a name and the password; the codes are shown once', async () => {
      const { asked, before } = withPasskeys(null, 'known', MADE);
      const { calls, store } = security(
        {
          [SECURITY_PATHS.facts]: [
            factsWith(null),
            factsWith({ ...ON, appSince: null, passkeys: [KEY] }),
          ],
          [BEGIN]: { body: OPTIONS },
          [CONFIRM_PASSKEY]: { body: { recoveryCodes: CODES } },
        },
        before,
      );
      await press(en['me.secondFactor.addPasskey']);
      await press(en['me.secondFactor.addPasskey']);
      expect(await name()).toBeInvalid();
      await userEvent.type(await name(), ' Key ring ');
      await givePassword(en['me.secondFactor.addPasskey']);
      expect(await screen.findByText(en['error.passkeyNotUsed'])).toBeVisible();
      await press(en['me.secondFactor.addPasskey']);
      expect(await screen.findByText(en['refused.passkeyKnown'])).toBeVisible();
      await press(en['me.secondFactor.addPasskey']);
      expect(await screen.findByText(CODES[0]!)).toBeVisible();
      expect(asked).toEqual([OPTIONS, OPTIONS, OPTIONS]);
      expect(calls.find(({ path }) => path.endsWith('confirm'))!.body).toEqual({
        name: 'Key ring',
        passkey: MADE,
      });
      expect(JSON.stringify(store.getState())).not.toMatch(
        new RegExp([PASSWORD, MADE.response.attestationObject, ...CODES].join('|')),
      );
      await press(en['me.secondFactor.kept']);
      expect((await part()).getByText('Key ring')).toBeVisible();
      expect((await part()).getByText(en['me.secondFactor.notUsed'])).toBeVisible();
    });

    test('a further one makes no new codes', async () => {
      security(
        {
          [SECURITY_PATHS.facts]: factsWith(ON),
          [BEGIN]: { body: OPTIONS },
          [CONFIRM_PASSKEY]: { body: { recoveryCodes: [] } },
        },
        withPasskeys(MADE).before,
      );
      await press(en['me.secondFactor.addPasskey']);
      await userEvent.type(await name(), 'Key ring');
      await givePassword(en['me.secondFactor.addPasskey']);
      expect(await screen.findByText(en['me.secondFactor.added'])).toBeVisible();
    });

    test('one of several is removed, and the others stay', async () => {
      const { calls } = security({
        [SECURITY_PATHS.facts]: [
          factsWith({ ...ON, passkeys: [LAPTOP, KEY] }),
          factsWith({ ...ON, passkeys: [LAPTOP] }),
        ],
        'DELETE /v1/me/passkeys/key': DONE,
      });
      await press(`${en['me.secondFactor.removeOne']} Key ring`);
      expect((await part()).getByText(en['me.secondFactor.removeOneText'])).toHaveFocus();
      await givePassword(en['me.secondFactor.removeOne']);
      expect(await screen.findByText(en['me.secondFactor.removedOne'])).toBeVisible();
      await waitFor(() => expect(screen.queryByText('Key ring')).toBeNull());
      expect((await part()).getByText('Office laptop')).toBeVisible();
      expect(calls.find(({ method }) => method === 'DELETE')!.body).toEqual({ password: PASSWORD });
    });

    test('a browser without passkeys does not offer to add one', async () => {
      security({ [SECURITY_PATHS.facts]: factsWith(null) });
      await (await part()).findByRole('button', { name: en['me.secondFactor.begin'] });
      expect(screen.queryByRole('button', { name: en['me.secondFactor.addPasskey'] })).toBeNull();
    });
  });

  test('is the provider’s for who has no password here', async () => {
    const facts = { ...SECURITY_FACTS, hasPassword: false, email: null };
    security({ [SECURITY_PATHS.facts]: { body: facts } });
    expect(await screen.findByText(en['me.secondFactor.byProvider'])).toBeVisible();
  });
});
