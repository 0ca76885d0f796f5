import { onWake } from './wake';
import type { WakeReason } from './ports';

const pageShow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

const setVisible = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
afterEach(() => Reflect.deleteProperty(document, 'visibilityState'));

test('[SPEC 9.10] everything after which a page may have missed time is told with its reason', () => {
  const heard: WakeReason[] = [];
  const stop = onWake((reason) => heard.push(reason));
  setVisible('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('resume'));
  window.dispatchEvent(pageShow(true));
  expect(heard).toEqual(['visible', 'focus', 'online', 'resumed', 'restored']);

  stop();
  window.dispatchEvent(new Event('focus'));
  expect(heard).toHaveLength(5);
});

test('[SPEC 9.10] a page that is hidden or newly loaded has missed nothing', () => {
  const heard: WakeReason[] = [];
  const stop = onWake((reason) => heard.push(reason));
  setVisible('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(pageShow(false));
  stop();
  expect(heard).toEqual([]);
});
