import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_NOTIFICATION_SETTINGS } from '../../../../../shared/contract/notifications';
import type { Locale } from '../../../../../shared/locales';
import type { MemoryPorts } from '../../../../browser/memoryPorts';
import { aProblem } from '../../../../testing/factories';
import { renderScreen } from '../../../../testing/renderScreen';
import { NotificationSettings } from '../NotificationSettings';

const PLACE = '/v1/me/push';
const ENDPOINT = 'https://push.example/one';
/** SHA-256 of the endpoint. */
const FINGERPRINT = 'ddf8b929d0cb630f7434fd1ca248e7389a1649764545cdc724b7505a6c4be6eb';
const TARGET = { endpoint: ENDPOINT, expirationTime: null, keys: { p256dh: 'B', auth: 'A' } };
const known = (...devices: string[]) => ({ body: { publicKey: 'BAAA', devices } });

type Answers = NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['answers']>;
const open = (here: Partial<MemoryPorts>, answers: Answers = {}, locale: Locale = 'en') =>
  renderScreen(<NotificationSettings />, {
    isSignedIn: true,
    locale,
    before: (ports) => void Object.assign(ports, { pushState: 'possible', ...here }),
    answers: {
      '/v1/me/notifications/settings': { body: DEFAULT_NOTIFICATION_SETTINGS },
      [PLACE]: known(),
      ...answers,
    },
  });
const ON: Partial<MemoryPorts> = { pushEndpoint: ENDPOINT, pushTarget: TARGET };

test.each([
  ['unsupported', /Private windows never can/],
  ['blocked', /Allow them in its settings for this site/],
] as const)('not possible here says why, and what to do: %s', async (pushState, text) => {
  open({ pushState });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
  const switches = screen.getAllByRole('switch', { name: 'On my devices' });
  expect(switches.every((one) => one.hasAttribute('disabled'))).toBe(true);
});

test('turned on by a press, it subscribes in the language of the page; the focus stays', async () => {
  const { calls, ports } = open(
    { pushTarget: TARGET },
    { [`PUT ${PLACE}/subscriptions`]: { body: null } },
  );
  const button = await screen.findByRole('button', { name: 'Turn on' });
  expect(ports.pushEndpoint).toBeNull();
  await userEvent.click(button);
  await waitFor(() => expect(calls.filter(({ path }) => path === PLACE)).toHaveLength(2));
  expect(calls.find(({ method }) => method === 'PUT')!.body).toEqual({ ...TARGET, locale: 'en' });
  expect(ports.pushEndpoint).toBe(ENDPOINT);
  expect(button).toHaveFocus();
});

test('a person who says no is told that nothing has changed', async () => {
  const { calls } = open({ pushTarget: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('The browser did not allow it.')).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('what the host does not take is taken back in the browser', async () => {
  const { ports } = open(
    { pushTarget: TARGET },
    { [`PUT ${PLACE}/subscriptions`]: aProblem(503, 'unavailable') },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
  expect(ports.pushEndpoint).toBeNull();
});

test('on, it can be tried and turned off', async () => {
  const { calls, ports } = open(ON, {
    [PLACE]: known(FINGERPRINT),
    [`POST ${PLACE}/test`]: { body: { isSent: true } },
    [`DELETE ${PLACE}/subscriptions`]: { body: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('The test is on its way.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(ports.pushEndpoint).toBeNull());
  expect(calls.find(({ method }) => method === 'DELETE')!.body).toEqual({ endpoint: ENDPOINT });
});

test('a browser in which somebody else is told is off for the person who is signed in', async () => {
  open(ON, { [PLACE]: known('0'.repeat(64)) });
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('[SPEC 2.5] in Arabic: a kind is chosen for the devices and saved with the others', async () => {
  const { calls } = open(
    ON,
    {
      [PLACE]: known(FINGERPRINT),
      'PUT /v1/me/notifications/settings': { body: DEFAULT_NOTIFICATION_SETTINGS },
    },
    'ar',
  );
  expect(await screen.findByRole('heading', { name: 'على هذا الجهاز' })).toBeVisible();
  await userEvent.click(screen.getByText('الاختيار بالتفصيل'));
  const [polls] = screen.getAllByRole('switch', { name: 'على أجهزتي' });
  await userEvent.click(polls!);
  await userEvent.click(screen.getByRole('button', { name: /حفظ/ }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(calls.find(({ method }) => method === 'PUT')!.body).toEqual({
    ...DEFAULT_NOTIFICATION_SETTINGS,
    polls: { shown: true, mail: 'daily', push: true },
  });
});
