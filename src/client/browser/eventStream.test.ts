import type { StreamEvent } from './ports';
import { openStream } from './eventStream';

const URL_OF_STREAM = '/v1/stream?topic=content:1';

/** The part of `EventSource` that a page uses, as HTML describes it. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  /**
   * A connection that is lost is sought again by the browser; an answer that is no stream ends it.
   */
  fails(readyState: 0 | 2) {
    this.readyState = readyState;
    this.onerror?.();
  }
  says(type: string, data: string) {
    this.dispatchEvent(new MessageEvent(type, { data, lastEventId: '7' }));
  }
}

const heard: StreamEvent[] = [];
const newest = () => FakeSource.opened.at(-1)!;

beforeEach(() => {
  jest.useFakeTimers();
  heard.length = 0;
  FakeSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeSource });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const follow = () => openStream(URL_OF_STREAM, (event) => void heard.push(event), ['changed']);

test('a stream that a proxy answered with an error is asked for again, later each time, and goes on', () => {
  follow();
  newest().fails(2);
  jest.advanceTimersByTime(1_999);
  expect(FakeSource.opened).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(FakeSource.opened).toHaveLength(2);
  newest().fails(2);
  jest.advanceTimersByTime(3_999);
  expect(FakeSource.opened).toHaveLength(2);
  jest.advanceTimersByTime(1);
  newest().opens();
  newest().says('changed', '{}');
  expect(heard).toEqual([{ type: 'changed', id: '7', data: '{}' }]);
  newest().fails(2);
  jest.advanceTimersByTime(2_000);
  expect(FakeSource.opened).toHaveLength(4);
  expect(new Set(FakeSource.opened.map(({ url }) => url))).toEqual(new Set([URL_OF_STREAM]));
});

test('a connection that was lost is left to the browser', () => {
  follow();
  newest().opens();
  newest().fails(0);
  jest.advanceTimersByTime(600_000);
  expect(FakeSource.opened).toHaveLength(1);
});

test('who leaves hears and asks no more', () => {
  const stop = follow();
  newest().fails(2);
  stop();
  jest.advanceTimersByTime(600_000);
  expect(FakeSource.opened).toHaveLength(1);
  expect(newest().readyState).toBe(FakeSource.CLOSED);
});
