/** @jest-environment node */
import { createStore } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { prefetchPages, reportPageShown } from './offlineThunks';

const HREF = 'http://localhost:3000/ar/blogs?phase=open#top';

function openAt(href: string, { isOffline = false, hasWorker = true } = {}) {
  const ports = Object.assign(createMemoryPorts({ href }), {
    isOffline,
    workerAnswer: hasWorker ? [] : null,
  });
  const { dispatch } = createStore({ ports });
  return { ports, show: (isFirst: boolean) => dispatch(reportPageShown(isFirst)) };
}

test('[SPEC 8.5] a page that is shown is told to the worker, without what follows a #', () => {
  const { ports, show } = openAt(HREF);
  show(false);
  expect(ports.told).toEqual([{ type: 'visited', url: '/ar/blogs?phase=open', assets: [] }]);
  expect(ports.visited).toEqual([]);
});

test('[SPEC 8.5] a page come to without a network is loaded as a document: the worker has the copy', () => {
  const { ports, show } = openAt(HREF, { isOffline: true });
  show(false);
  expect([ports.visited, ports.told]).toEqual([[HREF], []]);
});

test.each([
  ['the first page', HREF, true, true],
  ['where no worker would answer', HREF, false, false],
  ['a page that is never kept', 'http://localhost:3000/me/teams', false, true],
])('[SPEC 8.5] not so %s: that would lose it', (_what, href, isFirst, hasWorker) => {
  const { ports, show } = openAt(href, { isOffline: true, hasWorker });
  show(isFirst);
  expect(ports.visited).toEqual([]);
});

test.each([true, false])(
  '[SPEC 8.5] code for later is fetched where a worker keeps it: %s',
  async (hasWorker) => {
    const store = createStore({
      ports: Object.assign(createMemoryPorts(), { workerAnswer: hasWorker ? [] : null }),
    });
    let loads = 0;
    await store.dispatch(
      prefetchPages(() => {
        loads += 1;
        return Promise.reject(new Error('no such file'));
      }),
    );
    expect(loads).toBe(hasWorker ? 1 : 0);
  },
);
