/** @jest-environment node */
import type { Comment } from '../../shared/contract/comments';
import { createStore } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { aComment, aProblem } from '../testing/factories';
import { createFakeApi, type FakeResponses } from '../testing/fakeApi';
import { signInStore } from '../testing/signInStore';
import { commentsApi, toCommentsArg } from '../parts/comments/commentsApi';
import { commentWrites } from '../parts/comments/commentWrites';

const PLACE = { section: 'dialogs', slug: 'trams' } as const;
const LIST = '/v1/dialogs/trams/comments';
const pageOf = (items: Comment[], next: string | null = null) => ({
  body: { items, next, total: items.length },
});

const FIRST = aComment('c1', { votes: { up: 3, down: 2 }, replies: 1 });
const AGAINST = aComment('c2', { alignment: -1 });
const REPLY = aComment('r1', { parentId: 'c1', rootId: 'c1', depth: 1 });

/**
 * Opens a page with the comments of a dialogue, those of each side, the answers to the first, and
 * another dialogue.
 */
async function openPage(told: FakeResponses, repliesNext: string | null = null) {
  const api = createFakeApi({
    [LIST]: pageOf([FIRST, AGAINST]),
    [`${LIST}?sort=best&side=1`]: pageOf([]),
    [`${LIST}?sort=best&side=-1`]: pageOf([AGAINST]),
    [`${LIST}/c1/replies`]: pageOf([REPLY], repliesNext),
    [`${LIST}/c1`]: pageOf([FIRST]),
    '/v1/dialogs/buses/comments': pageOf([FIRST]),
    ...told,
  });
  const store = createStore({ ports: createMemoryPorts({ fetch: api.fetch }) });
  signInStore(store);
  const { listComments, listReplies, getCommentPath } = commentsApi.endpoints;
  const all = { ...PLACE, sort: 'best' } as const;
  const elsewhere = { ...all, slug: 'buses' };
  const ofFirst = { ...PLACE, id: 'c1' };
  await store.dispatch(listComments.initiate(all));
  await store.dispatch(listComments.initiate({ ...all, side: 1 }));
  await store.dispatch(listComments.initiate({ ...all, side: -1 }));
  await store.dispatch(listComments.initiate(elsewhere));
  await store.dispatch(listReplies.initiate(ofFirst));
  await store.dispatch(getCommentPath.initiate(ofFirst));
  const read = () => {
    const state = store.getState();
    const listed = (arg: Parameters<typeof listComments.select>[0]) =>
      listComments.select(arg)(state).data!.pages[0]!;
    return {
      all: listed(all),
      inFavour: listed({ ...all, side: 1 }),
      against: listed({ ...all, side: -1 }),
      elsewhere: listed(elsewhere),
      replies: listReplies.select(ofFirst)(state).data!.pages[0]!,
      path: getCommentPath.select(ofFirst)(state).data!,
    };
  };
  return { store, read, readCalls: () => api.calls.filter(({ method }) => method === 'GET') };
}

const idsOf = ({ items }: { readonly items: readonly Comment[] }) => items.map(({ id }) => id);
const firstOf = ({ items }: { readonly items: readonly Comment[] }) =>
  items.find(({ id }) => id === 'c1')!;
const { addComment, changeComment, deleteComment, reportComment, voteOnComment } =
  commentWrites.endpoints;
const ONE = { ...PLACE, id: 'c1' };

describe('a new comment', () => {
  const send = (written: Comment) => ({
    answer: { [`POST ${LIST}`]: { body: written } },
    action: addComment.initiate({
      place: PLACE,
      written: { body: written.body } as never,
      idempotencyKey: 'k',
    }),
  });

  test('stands on top of the lists that it belongs into, and nothing is read anew', async () => {
    const { answer, action } = send(aComment('new', { alignment: 1 }));
    const page = await openPage(answer);
    const before = page.readCalls().length;
    await page.store.dispatch(action);
    const { all, inFavour, against, elsewhere, replies } = page.read();
    expect(idsOf(all)).toEqual(['new', 'c1', 'c2']);
    expect(all.total).toBe(3);
    expect(idsOf(inFavour)).toEqual(['new']);
    expect([idsOf(against), idsOf(elsewhere), idsOf(replies)]).toEqual([['c2'], ['c1'], ['r1']]);
    expect(page.readCalls()).toHaveLength(before);
  });

  test('that is on the list already is not put there twice', async () => {
    const { answer, action } = send(FIRST);
    const page = await openPage(answer);
    await page.store.dispatch(action);
    expect(idsOf(page.read().all)).toEqual(['c1', 'c2']);
    expect(page.read().all.total).toBe(2);
  });

  test('that answers another one stands after the other answers, which are counted', async () => {
    const { answer, action } = send(aComment('r2', { parentId: 'c1', rootId: 'c1', depth: 1 }));
    const page = await openPage(answer);
    await page.store.dispatch(action);
    const { all, path, replies, elsewhere } = page.read();
    expect(idsOf(replies)).toEqual(['r1', 'r2']);
    expect([firstOf(all).replies, firstOf(path).replies]).toEqual([2, 2]);
    expect(firstOf(elsewhere).replies).toBe(1);
    expect(idsOf(all)).toEqual(['c1', 'c2']);
  });

  test('waits for its page where there are more answers than are shown', async () => {
    const { answer, action } = send(aComment('r2', { parentId: 'c1', rootId: 'c1', depth: 1 }));
    const page = await openPage(answer, 'cursor');
    await page.store.dispatch(action);
    expect(idsOf(page.read().replies)).toEqual(['r1']);
    expect(firstOf(page.read().all).replies).toBe(2);
  });

  test('that is refused stands nowhere', async () => {
    const { action } = send(aComment('new'));
    const page = await openPage({ [`POST ${LIST}`]: aProblem(422, 'refused') });
    const { error } = await page.store.dispatch(action);
    expect(error).toMatchObject({ code: 'refused' });
    expect(idsOf(page.read().all)).toEqual(['c1', 'c2']);
  });
});

describe('a comment that is shown', () => {
  test('shows how it reads once it is changed, wherever it stands', async () => {
    const changed = { ...FIRST, body: 'Every ten minutes.', revision: 2 };
    const page = await openPage({ [`PATCH ${LIST}/c1`]: { body: changed } });
    await page.store.dispatch(
      changeComment.initiate({ one: ONE, revision: 1, change: { body: changed.body } as never }),
    );
    const { all, path, elsewhere } = page.read();
    expect([firstOf(all).body, firstOf(path).body]).toEqual([changed.body, changed.body]);
    expect(firstOf(elsewhere).body).toBe(FIRST.body);
    expect(all.items[1]).toEqual(AGAINST);
  });

  test('loses its words and its author once it is deleted, and keeps its place', async () => {
    const page = await openPage({ [`DELETE ${LIST}/c1`]: { body: null } });
    await page.store.dispatch(deleteComment.initiate(ONE));
    expect(firstOf(page.read().all)).toEqual({
      ...FIRST,
      state: 'deleted',
      author: '',
      authorId: null,
      body: '',
    });
  });

  test('is known as reported by the person who has reported it', async () => {
    const page = await openPage({ [`POST ${LIST}/c1/report`]: { body: null } });
    await page.store.dispatch(
      reportComment.initiate({ one: ONE, report: { reason: 'spam' } as never }),
    );
    expect(firstOf(page.read().all).mine).toEqual({ isAuthor: false, vote: 0, reported: true });
    expect(page.read().all.items[1]?.mine).toBeNull();
  });

  test.each([
    ['changed', changeComment.initiate({ one: ONE, revision: 1, change: {} as never })],
    ['deleted', deleteComment.initiate(ONE)],
    ['reported', reportComment.initiate({ one: ONE, report: {} as never })],
    ['voted on', voteOnComment.initiate({ one: ONE, value: 1 })],
  ])('stays as it is where it cannot be %s', async (_what, action) => {
    const refusal = aProblem(403, 'notAllowed');
    const page = await openPage({
      [`PATCH ${LIST}/c1`]: refusal,
      [`DELETE ${LIST}/c1`]: refusal,
      [`POST ${LIST}/c1/report`]: refusal,
      [`PUT ${LIST}/c1/vote`]: refusal,
    });
    const before = page.read();
    await page.store.dispatch(action as never);
    expect(page.read()).toEqual(before);
  });
});

describe('a vote', () => {
  const voted = (vote: -1 | 0 | 1): Comment => ({
    ...FIRST,
    mine: { isAuthor: false, vote, reported: true },
  });

  // FIRST has 3 for it and 2 against it, the reader's own included.
  test.each<[before: Comment, value: -1 | 0 | 1, up: number, down: number]>([
    [FIRST, 1, 4, 2],
    [FIRST, -1, 3, 3],
    [FIRST, 0, 3, 2],
    [voted(1), -1, 2, 3],
    [voted(1), 1, 3, 2],
    [voted(1), 0, 2, 2],
    [voted(-1), 1, 4, 1],
    [voted(-1), 0, 3, 1],
  ])('%#: is counted at once, before the host has answered', async (before, value, up, down) => {
    let answer: (told: { body: unknown }) => void = () => undefined;
    const late = new Promise<{ body: unknown }>((resolve) => (answer = resolve));
    const page = await openPage({
      [LIST]: pageOf([before, AGAINST]),
      [`PUT ${LIST}/c1/vote`]: late,
    });
    const voting = page.store.dispatch(voteOnComment.initiate({ one: ONE, value }));
    const shown = firstOf(page.read().all);
    expect(shown.votes).toEqual({ up, down });
    expect(shown.mine).toEqual({
      isAuthor: false,
      reported: before.mine !== null,
      vote: value,
    });
    answer({ body: { up: 40, down: 20 } });
    await voting;
    expect(firstOf(page.read().all).votes).toEqual({ up: 40, down: 20 });
    expect(firstOf(page.read().all).mine?.vote).toBe(value);
  });
});

test.each([
  ['', undefined, { sort: 'best' }],
  ['sort=newest', undefined, { sort: 'newest' }],
  ['sort=loudest', undefined, { sort: 'best' }],
  ['cursor=abc', undefined, { sort: 'best', cursor: 'abc' }],
  ['cursor=abc', 1, { sort: 'best', side: 1 }],
  ['cursor=abc&side=1', 1, { sort: 'best', side: 1, cursor: 'abc' }],
  ['cursor=abc&side=1', -1, { sort: 'best', side: -1 }],
  ['cursor=abc&side=0', 0, { sort: 'best', side: 0, cursor: 'abc' }],
  ['cursor=abc&side=1', undefined, { sort: 'best' }],
] as const)('?%s asks, of the side %s, for %j', (search, side, expected) => {
  expect(toCommentsArg(PLACE, new URLSearchParams(search), side)).toEqual({
    ...PLACE,
    ...expected,
  });
});
