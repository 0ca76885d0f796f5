/** @jest-environment node */
import { createStore, type StoreOptions } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { productSignedIn, sessionEnded } from '../state/sessionSlice';
import { dropDraft, storeDraft, readDraft } from './draft';

const signedInAs = (subject: string) =>
  productSignedIn({ expiresAt: null, scopes: [], subject, fingerprint: '12345678' });

function openPage(ports: StoreOptions['ports'], subject = 'grace') {
  const store = createStore({ ports });
  store.dispatch(signedInAs(subject));
  return store;
}

test('what was typed is there after a reload, field by field', () => {
  const ports = createMemoryPorts();
  const before = openPage(ports);
  before.dispatch(storeDraft('profile', { name: 'Grace', about: 'Be' }));
  before.dispatch(storeDraft('profile', { about: 'Bees' }));
  expect(openPage(ports).dispatch(readDraft('profile'))).toEqual({ name: 'Grace', about: 'Bees' });
});

test('it survives the end of the session and is nobody else’s', () => {
  const ports = createMemoryPorts();
  const store = openPage(ports);
  store.dispatch(storeDraft('profile', { about: 'Bees' }));
  store.dispatch(sessionEnded({ reason: 'signedOut' }));
  store.dispatch(signedInAs('ada'));
  expect(store.dispatch(readDraft('profile'))).toEqual({});
  store.dispatch(signedInAs('grace'));
  expect(store.dispatch(readDraft('profile'))).toEqual({ about: 'Bees' });
});

test('dropped, it leaves nothing in the browser', () => {
  const ports = createMemoryPorts();
  const store = openPage(ports);
  store.dispatch(storeDraft('profile', { about: 'Bees' }));
  store.dispatch(dropDraft('profile'));
  expect(store.dispatch(readDraft('profile'))).toEqual({});
  expect(ports.sessionStorage.read('draft:profile:grace')).toBeNull();
});
