/** @jest-environment node */
import { completeConfiguration } from '../../../oidc/configuration';
import { createMemoryPorts } from '../../browser/memoryPorts';
import { createAttempt, takeAttempt } from './attempts';
import { updateFlow, readFlow, resetFlow } from './flowStorage';

const config = completeConfiguration(
  { configId: 'door', clientId: 'portal', redirectUrl: 'https://portal.example/callback' },
  0,
);
const stored = (ports: ReturnType<typeof createMemoryPorts>) =>
  JSON.parse(ports.sessionStorage.read('door') ?? 'null') as Record<string, unknown>;

test('[SPEC 3.1.5, 3.1.6, 3.1.7, 3.1.10, 3.1.11] an attempt in progress stands under the listed keys', () => {
  const ports = createMemoryPorts();
  const { state, nonce, codeVerifier } = createAttempt(ports, config, 'redirect', {
    returnTo: '/ar/dialogs#top',
  });
  expect(stored(ports)).toMatchObject({
    authNonce: nonce,
    authStateControl: state,
    codeVerifier,
    storageCodeFlowInProgress: true,
    redirect: '/ar/dialogs#top',
  });
});

test('[SPEC 3.1.10, 3.1.11] a frame or a window leaves the page where it is: no flag, no route', () => {
  const ports = createMemoryPorts();
  createAttempt(ports, config, 'silentRenew', { returnTo: '/' });
  createAttempt(ports, config, 'popup', { returnTo: '/' });
  expect(stored(ports)).not.toHaveProperty('storageCodeFlowInProgress');
  expect(stored(ports)).not.toHaveProperty('redirect');
});

test('[SPEC 4.1.6] what was used is deleted; an older attempt leaves the keys of the newest alone', () => {
  const ports = createMemoryPorts();
  const older = createAttempt(ports, config, 'silentRenew', { returnTo: '/' });
  const newest = createAttempt(ports, config, 'redirect', { returnTo: '/blogs' });
  takeAttempt(ports, config, older.state);
  expect(readFlow(ports, 'door')).toMatchObject({
    authStateControl: newest.state,
    redirect: '/blogs',
  });
  takeAttempt(ports, config, newest.state);
  expect(stored(ports)).toEqual({ authRequests: {} });
});

test('[SPEC 3.1.6] with autoCleanStateAfterAuthentication off the state stays visible, and is used once all the same', () => {
  const ports = createMemoryPorts();
  const kept = { ...config, autoCleanStateAfterAuthentication: false };
  const { state } = createAttempt(ports, kept, 'redirect', { returnTo: '/' });
  expect(takeAttempt(ports, kept, state)).not.toBeNull();
  expect(readFlow(ports, 'door').authStateControl).toBe(state);
  expect(takeAttempt(ports, kept, state)).toBeNull();
});

test('a browser that refuses storage: no redirect leaves the page, a frame goes on', () => {
  const ports = createMemoryPorts();
  const refusing = { ...ports, sessionStorage: { ...ports.sessionStorage, write: () => false } };
  expect(() => createAttempt(refusing, config, 'redirect', { returnTo: '/' })).toThrow(
    'refuses to store',
  );
  expect(createAttempt(refusing, config, 'silentRenew', { returnTo: '/' }).kind).toBe(
    'silentRenew',
  );
});

test.each([
  { given: 'not JSON', text: '{' },
  { given: 'a list', text: '[1]' },
  { given: 'null', text: 'null' },
  { given: 'a text', text: '"x"' },
  {
    given: 'foreign keys',
    text: '{"__proto__":{"authzData":"x"},"theme":"dark"}',
  },
  {
    given: 'values of the wrong kind',
    text: '{"authnResult":"x","authRequests":[1],"userData":3,"jwtKeys":{}}',
  },
])('[SPEC 3.1.2] a stored item that is $given counts as empty', ({ text }) => {
  const ports = createMemoryPorts();
  ports.sessionStorage.write('door', text);
  expect(readFlow(ports, 'door')).toEqual({});
  updateFlow(ports, 'door', { session_state: 's' });
  expect(stored(ports)).toEqual({ session_state: 's' });
});

test('[SPEC 3.1.1, 3.1.12] a reset forgets tokens and keeps what is known of the provider and of open attempts', () => {
  const ports = createMemoryPorts();
  updateFlow(ports, 'door', { authzData: 'a', jwtKeys: { keys: [] } });
  const { state } = createAttempt(ports, config, 'popup', { returnTo: '/' });
  resetFlow(ports, 'door');
  expect(Object.keys(stored(ports)).sort()).toEqual(['authRequests', 'jwtKeys']);
  expect(takeAttempt(ports, config, state)).not.toBeNull();
});
