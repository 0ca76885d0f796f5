import { forgiveCutOffChunks } from './lateChunks';

const CUT_OFF = new Error('Loading chunk paper failed.');
const webpack = globalThis as unknown as { __webpack_chunk_load__: () => Promise<unknown> };

beforeEach(() => {
  jest.useFakeTimers();
  webpack.__webpack_chunk_load__ = () => Promise.reject(CUT_OFF);
  forgiveCutOffChunks();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Loads a file that does not come. @returns what was told of it so far */
function loadInVain() {
  const told: unknown[] = [];
  webpack.__webpack_chunk_load__().catch((error: unknown) => void told.push(error));
  return told;
}

test('a file that does not come is told at once', async () => {
  const told = loadInVain();
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toEqual([CUT_OFF]);
});

test('one that leaving has cut off is told only where nothing came of leaving', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  const told = loadInVain();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual([CUT_OFF]);
});

test('a page that is shown again tells at once', async () => {
  window.dispatchEvent(new Event('beforeunload'));
  window.dispatchEvent(new Event('pageshow'));
  const told = loadInVain();
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toEqual([CUT_OFF]);
});
