/** @jest-environment node */
import { createMemoryStore } from '../browser/memoryBrowser';
import {
  putDraft,
  readDrafts,
  removeAllDrafts,
  removeDraft,
  type BallotDraft,
} from './ballotDrafts';
import { keepReceipt, readReceipt } from './keptReceipts';
import { getVoterKey } from './voterKey';

const DRAFT: BallotDraft = {
  pollId: 'poll-1',
  slug: 'new-library-design',
  title: { text: 'The new library', lang: 'en' },
  answers: { question: { chosen: ['a'] } },
  savedAt: 1,
};
const OTHER: BallotDraft = { ...DRAFT, pollId: 'poll-2', slug: 'street' };

test('each person, and the visitor, has drafts of their own', () => {
  const store = createMemoryStore();
  expect(putDraft(store, 'grace', DRAFT)).toBe(true);
  putDraft(store, '', OTHER);
  expect(readDrafts(store, 'grace')).toEqual([DRAFT]);
  expect(readDrafts(store, '')).toEqual([OTHER]);
  expect(readDrafts(store, 'constructor')).toEqual([]);
});

test('a poll has one draft, the newest; the last one leaves nothing', () => {
  const store = createMemoryStore();
  const newer = { ...DRAFT, answers: {}, savedAt: 2 };
  putDraft(store, 'grace', DRAFT);
  putDraft(store, 'grace', OTHER);
  putDraft(store, 'grace', newer);
  expect(readDrafts(store, 'grace')).toEqual([newer, OTHER]);
  removeDraft(store, 'grace', 'poll-1');
  removeDraft(store, 'grace', 'poll-2');
  expect(store.read('ballot-drafts')).toBeNull();
});

test('[SPEC 4.5.6] at sign-out everybody’s drafts go', () => {
  const store = createMemoryStore();
  putDraft(store, 'grace', DRAFT);
  putDraft(store, '', OTHER);
  removeAllDrafts(store);
  expect([readDrafts(store, 'grace'), readDrafts(store, '')]).toEqual([[], []]);
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a person without a list', '{"grace":{}}'],
  ['no draft', '{"grace":[null]}'],
  ['no title', JSON.stringify({ grace: [{ ...DRAFT, title: 'text' }] })],
  ['answers that are none', JSON.stringify({ grace: [{ ...DRAFT, answers: { question: 1 } }] })],
])('%s in the storage is no draft', (_what, stored) => {
  const store = createMemoryStore();
  store.write('ballot-drafts', stored);
  expect(readDrafts(store, 'grace')).toEqual([]);
  expect(putDraft(store, 'grace', DRAFT)).toBe(true);
  expect(readDrafts(store, 'grace')).toContainEqual(DRAFT);
});

test('receipts are kept by poll; what is none is not shown', () => {
  const store = createMemoryStore();
  const ballot = { receipt: 'A', castAt: '2026-05-01T09:00:00Z', answers: null };
  keepReceipt(store, 'poll-1', ballot);
  keepReceipt(store, 'poll-2', { ...ballot, receipt: 'B' });
  expect(readReceipt(store, 'poll-1')).toEqual(ballot);
  expect(readReceipt(store, 'poll-3')).toBeNull();
  expect(readReceipt(store, 'constructor')).toBeNull();
  store.write('receipts', '{"poll-1":{"receipt":1}}');
  expect(readReceipt(store, 'poll-1')).toBeNull();
});

test('a device has one key, of 192 bits in base64url', () => {
  const localStorage = createMemoryStore();
  const random = (bytes: number) => new Uint8Array(bytes).fill(255);
  const key = getVoterKey({ localStorage, random });
  expect(key).toBe('_'.repeat(32));
  expect(getVoterKey({ localStorage, random: () => new Uint8Array(24) })).toBe(key);
});
