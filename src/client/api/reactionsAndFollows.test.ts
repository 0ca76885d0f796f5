/** @jest-environment node */
import { createStore } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { createFakeApi, type FakeResponses } from '../testing/fakeApi';
import { signInStore } from '../testing/signInStore';
import { aProblem } from '../testing/factories';
import { editingApi, refetchSource, upsertSource } from './editingApi';
import '../parts/follow/followApi';
import { portalApi } from './portalApi';
import { reactionsApi, applyReaction } from '../parts/reactions/reactionsApi';

function openPage(answers: FakeResponses) {
  const api = createFakeApi(answers);
  const store = createStore({ ports: createMemoryPorts({ fetch: api.fetch }) });
  signInStore(store);
  return { store, calls: api.calls };
}

describe('reactions', () => {
  const counts = { like: 2, thanks: 1, idea: 0 };
  test.each([
    [null, 'like', { like: 3, thanks: 1, idea: 0 }],
    ['like', 'thanks', { like: 1, thanks: 2, idea: 0 }],
    ['like', null, { like: 1, thanks: 1, idea: 0 }],
    ['idea', null, { like: 2, thanks: 1, idea: 0 }],
    [null, null, counts],
  ] as const)('one’s own changes from %s to %s', (mine, kind, expected) => {
    expect(applyReaction({ counts, mine }, kind)).toEqual({ counts: expected, mine: kind });
  });

  const PLACE = { section: 'blogs', slug: 'spring' } as const;
  const { getReactions, setReaction } = reactionsApi.endpoints;

  test.each([
    [{ body: { counts: { like: 9, thanks: 1, idea: 0 }, mine: 'like' } }, 9, 'like'],
    [aProblem(500, 'unexpected'), 2, null],
  ])(
    '%#: are shown at once; then what the host says, or what was there before',
    async (told, likes, mine) => {
      let answer: (told: never) => void = () => undefined;
      const late = new Promise<never>((resolve) => (answer = resolve));
      const { store } = openPage({
        '/v1/blogs/spring/reactions': { body: { counts, mine: null } },
        'PUT /v1/blogs/spring/reaction': late,
      });
      await store.dispatch(getReactions.initiate(PLACE));
      const shown = () => getReactions.select(PLACE)(store.getState()).data;
      const reacting = store.dispatch(setReaction.initiate({ place: PLACE, kind: 'like' }));
      expect(shown()).toEqual({ counts: { ...counts, like: 3 }, mine: 'like' });
      answer(told as never);
      await reacting;
      expect(shown()).toMatchObject({ counts: { like: likes }, mine });
    },
  );
});

describe('what is written and followed', () => {
  const PLACE = { section: 'blogs', slug: 'spring' } as const;
  const setFollowing = (
    portalApi.endpoints as unknown as Record<string, { initiate: (arg: unknown) => never }>
  )['setFollowing']!;

  test.each([
    [{ body: { level: 'all' } }, { level: 'all' }],
    [aProblem(403, 'notAllowed'), null],
  ])('%#: the page knows whether one follows from the answer alone', async (told, follow) => {
    const { store, calls } = openPage({
      '/v1/me/rights': { body: { edit: true, follow: null } },
      'PUT /v1/blogs/spring/follow': told,
    });
    const { getRights } = editingApi.endpoints;
    await store.dispatch(getRights.initiate(PLACE));
    await store.dispatch(setFollowing.initiate({ place: PLACE, isFollowing: true }));
    expect(getRights.select(PLACE)(store.getState()).data).toEqual({ edit: true, follow });
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  test('how a content is written is known from an answer, and asked for anew when somebody was quicker', async () => {
    const { store, calls } = openPage({
      '/v1/blogs/spring/source': { body: { revision: 8 } },
    });
    const known = () => editingApi.endpoints.getSource.select(PLACE)(store.getState()).data;
    await store.dispatch(upsertSource(PLACE, { revision: 7 } as never));
    expect(known()).toEqual({ revision: 7 });
    expect(calls).toEqual([]);
    await store.dispatch(refetchSource(PLACE));
    expect(known()).toEqual({ revision: 8 });
  });
});
