import { createHistoryPort, warnBeforeUnload } from './historyPort';
import type { HistoryEntry } from './ports';

/** Follows a fragment as the browser does for a link within the page. */
function followFragment(hash: string) {
  window.history.pushState(null, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const moved = () =>
  new Promise((done) => window.addEventListener('popstate', done, { once: true }));

test('entries are numbered from the first page on; the way back tells which one it led to', async () => {
  window.history.replaceState(null, '', '/');
  const history = createHistoryPort();
  const heard: HistoryEntry[] = [];
  const stop = history.listen((entry) => heard.push(entry));
  history.push('/blogs?q=1#end', { from: 'mail' });
  history.push('/events', null);
  history.replace('/teams', 7);
  expect(history.current()).toEqual({ index: 2, url: '/teams', state: 7 });

  const back = moved();
  history.go(-1);
  await back;
  stop();
  expect(heard).toEqual([{ index: 1, url: '/blogs?q=1#end', state: { from: 'mail' } }]);
});

test('a page that is loaded anew goes on counting', () => {
  window.history.replaceState(null, '', '/');
  createHistoryPort().push('/blogs', 5);
  expect(createHistoryPort().current()).toEqual({ index: 1, url: '/blogs', state: 5 });
});

test('an entry that the browser made for a link within the page follows the current one', () => {
  window.history.replaceState(null, '', '/faqs');
  const history = createHistoryPort();
  const heard: number[] = [];
  const stop = history.listen(({ index }) => heard.push(index));
  followFragment('#votes');
  followFragment('#privacy');
  stop();
  expect(heard).toEqual([1, 2]);
  expect(history.current()).toEqual({ index: 2, url: '/faqs#privacy', state: null });
});

test('the browser’s question is asked until it is taken back', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const stop = warnBeforeUnload();
  expect(isAsked()).toBe(true);
  stop();
  expect(isAsked()).toBe(false);
});
