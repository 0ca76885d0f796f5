/** @jest-environment node */
import type { PushRenewal } from '../../shared/contract/push';
import type { WorkerSubscription } from './scope';
import {
  syncSubscription,
  handleSubscriptionChange,
  type Devices,
  type KnownSubscription,
} from './subscription';

const HOST_KEY = 'BPA_-w';
const aSubscription = (name: string): WorkerSubscription => ({
  endpoint: `https://push.example/${name}`,
  options: { applicationServerKey: new Uint8Array([4, 240, 63, 251]).buffer },
  toJSON: () => ({ expirationTime: null, keys: { p256dh: `key ${name}`, auth: `auth ${name}` } }),
});
const knownAs = (name: string): KnownSubscription => ({
  endpoint: `https://push.example/${name}`,
  auth: `auth ${name}`,
  hostKey: HOST_KEY,
});
const renewal = (before: string, now: string): PushRenewal => ({
  before: { endpoint: `https://push.example/${before}`, auth: `auth ${before}` },
  now: {
    endpoint: `https://push.example/${now}`,
    expirationTime: null,
    keys: { p256dh: `key ${now}`, auth: `auth ${now}` },
  },
});

/**
 * Creates a browser that keeps `known`, has `current`, and whose host answers with these statuses.
 */
function aBrowser(known: string | null, current: string | null, statuses: number[] = [204]) {
  let kept = known === null ? null : knownAs(known);
  let has = current === null ? null : aSubscription(current);
  const sent: PushRenewal[] = [];
  const devices: Devices = {
    known: async () => kept,
    keep: async (next) => void (kept = next),
    current: async () => has,
    subscribe: async (hostKey) => (has = hostKey === HOST_KEY ? aSubscription('anew') : null),
    send: async (told) => {
      sent.push(told);
      return statuses.shift() ?? 204;
    },
  };
  return { devices, sent, kept: () => kept };
}
const change = (before: string | null, now: string | null) => ({
  before: before === null ? null : aSubscription(before),
  now: now === null ? null : aSubscription(now),
});

test('a subscription is remembered when the worker runs, and told to nobody', async () => {
  const browser = aBrowser(null, 'one');
  await syncSubscription(browser.devices);
  expect([browser.kept(), browser.sent]).toEqual([knownAs('one'), []]);
});

test.each<[string, string | null, ReturnType<typeof change>, string]>([
  ['says what it was and is', null, change('one', 'two'), 'two'],
  ['says nothing', 'one', change(null, null), 'anew'],
  ['says what it was alone', null, change('one', null), 'anew'],
])('the host learns of the new one where the browser %s', async (_says, known, event, now) => {
  const browser = aBrowser(known, null);
  await handleSubscriptionChange(browser.devices, event);
  expect(browser.sent).toEqual([renewal('one', now)]);
  expect(browser.kept()).toEqual(knownAs(now));
});

test('without a network it is told later', async () => {
  const browser = aBrowser('one', 'two', [0, 503, 204]);
  await handleSubscriptionChange(browser.devices, change('one', 'two'));
  await syncSubscription(browser.devices);
  expect(browser.kept()).toEqual(knownAs('one'));
  await syncSubscription(browser.devices);
  expect(browser.kept()).toEqual(knownAs('two'));
  await syncSubscription(browser.devices);
  expect(browser.sent).toHaveLength(3);
});

test('what the host does not know is not asked again', async () => {
  const browser = aBrowser('one', 'two', [404]);
  await syncSubscription(browser.devices);
  expect(browser.kept()).toBeNull();
});

test('where nothing was known nothing is renewed', async () => {
  const browser = aBrowser(null, null);
  await handleSubscriptionChange(browser.devices, change(null, 'two'));
  expect([browser.sent, browser.kept()]).toEqual([[], null]);
});
