/** @jest-environment node */
import { createMemoryStore } from '../browser/memoryBrowser';
import { isOutboxKey, putBallot, readOutbox, removeBallot, type QueuedBallot } from './outbox';

const BALLOT: QueuedBallot = {
  state: 'waiting',
  pollId: 'poll-1',
  slug: 'new-library-design',
  title: { text: 'The new library', lang: 'en' },
  answers: { question: { chosen: ['option-a'] } },
  idempotencyKey: 'key',
  castAt: 1,
  reason: null,
};
const OTHER: QueuedBallot = { ...BALLOT, slug: 'street', pollId: 'poll-2' };

test('each person has a queue of their own', () => {
  const store = createMemoryStore();
  expect(putBallot(store, 'grace', BALLOT)).toBe(true);
  expect(readOutbox(store, 'grace')).toEqual([BALLOT]);
  expect(readOutbox(store, 'omar')).toEqual([]);
  expect(readOutbox(store, 'grac')).toEqual([]);
});

test('one poll has one ballot in it; what becomes of it takes its place', () => {
  const store = createMemoryStore();
  putBallot(store, 'grace', BALLOT);
  putBallot(store, 'grace', OTHER);
  const { answers: _, reason: __, ...kept } = BALLOT;
  const counted: QueuedBallot = { ...kept, state: 'counted', receipt: 'HC-1' };
  putBallot(store, 'grace', counted);
  expect(readOutbox(store, 'grace')).toEqual([OTHER, counted]);
});

test('an empty queue leaves nothing in the storage', () => {
  const store = createMemoryStore();
  putBallot(store, 'grace', BALLOT);
  removeBallot(store, 'grace', BALLOT.slug);
  expect(store.read('outbox:grace')).toBeNull();
});

test('a storage that refuses says so', () => {
  const store = { ...createMemoryStore(), write: () => false };
  expect(putBallot(store, 'grace', BALLOT)).toBe(false);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"slug":"a"}'],
  ['null', '[null]'],
  ['another state', JSON.stringify([{ ...BALLOT, state: 'sent' }])],
  ['an inherited name as the state', JSON.stringify([{ ...BALLOT, state: 'constructor' }])],
  ['no answers', JSON.stringify([{ ...BALLOT, answers: undefined }])],
  ['a list of answers', JSON.stringify([{ ...BALLOT, answers: [] }])],
  ['no key', JSON.stringify([{ ...BALLOT, idempotencyKey: '' }])],
  ['no title', JSON.stringify([{ ...BALLOT, title: 'text' }])],
])('%s in the storage is no ballot', (_what, stored) => {
  const store = createMemoryStore();
  store.write('outbox:grace', stored);
  expect(readOutbox(store, 'grace')).toEqual([]);
});

test('a change of another item of the storage is nobody’s queue', () => {
  expect(['outbox:grace', null, 'sol-auth'].map(isOutboxKey)).toEqual([true, true, false]);
});
