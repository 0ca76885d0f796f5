import { TIMING } from '../../../shared/constants';
import { createStore } from '../../store/createStore';
import { createMemoryPorts, type MemoryPorts } from '../../browser/memoryPorts';
import { createFakeFileHost, advanceInSteps } from '../../testing/fakeFileHost';
import { signInStore } from '../../testing/signInStore';
import { uploadFile, type UploadProgress } from './upload';

const CHANGED_AT = 1_700_000_000_000;

const aFile = (size = 10, name = 'plan.pdf') =>
  new File(['x'.repeat(size)], name, { type: 'application/pdf', lastModified: CHANGED_AT });

interface Before {
  readonly ports: MemoryPorts;
}

/** Opens a page of a person who sends files; `after` is the page before it was loaded anew. */
function openPage(after?: Before, subject = 'grace') {
  const unreachable = () => Promise.reject(new TypeError('no network'));
  const ports = createMemoryPorts({ href: 'https://portal.example/en', fetch: unreachable });
  const files = createFakeFileHost(ports);
  if (after) {
    const { sessionStorage, fetch } = after.ports;
    Object.assign(ports, { sessionStorage, fetch });
  }
  const { fetch } = ports;
  /** When the host was asked how a file fares, by the clock of the page. */
  const askedAt: number[] = [];
  const watched: typeof fetch = (input, init) => {
    if (input instanceof Request && input.method === 'GET') askedAt.push(ports.monotonic());
    return fetch(input, init);
  };
  Object.assign(ports, { fetch: watched });
  const store = createStore({ ports });
  signInStore(store, subject);
  const send = (file: File) => {
    const news: UploadProgress[] = [];
    const stopping = new AbortController();
    const listener = {
      tell: (one: UploadProgress) => void news.push(one),
      signal: stopping.signal,
    };
    const ended = store.dispatch(uploadFile(file, listener));
    return { news, ended, stop: () => stopping.abort() };
  };
  return { ports, files, askedAt, send, pass: (ms: number) => advanceInSteps(ports, ms) };
}

/** Formats the shares that were told, rounded to hundredths, and the other stages by name. */
const toSteps = (news: readonly UploadProgress[]) =>
  news.map((one) => ('share' in one ? `${one.stage} ${one.share.toFixed(2)}` : `${one.stage}`));

test('what is sent, checked and ready is told in this order', async () => {
  const { send, pass } = openPage();
  const { news, ended } = send(aFile(1_024_000));
  await pass(TIMING.uploadPauseMs);
  await ended;
  expect(toSteps(news)).toEqual([
    'sending 0.00',
    'sending 0.25',
    'sending 0.75',
    'checking',
    'ready',
  ]);
  expect(news.at(-1)).toMatchObject({ info: { name: 'plan.pdf', state: 'ready' } });
});

test('a check that lasts is asked about after 1, 2, 4 … seconds, at most once a minute', async () => {
  const { send, files, ports, askedAt } = openPage();
  files.endsWith('plan.pdf', { state: 'checking' });
  const { news } = send(aFile());
  for (let second = 0; second < 300; second += 1) await ports.advance(1_000);
  const pauses = askedAt.map((at, index) => at - (askedAt[index - 1] ?? 0));
  expect(pauses.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000]);
  expect(new Set(pauses.slice(6))).toEqual(new Set([60_000]));
  expect(toSteps(news).slice(0, 3)).toEqual(['sending 0.00', 'checking', 'checking']);
});

test.each([
  ['a reason', { refusal: 'infected' }, { reason: 'infected', faults: [] }],
  ['no reason', { refusal: null }, { reason: 'damaged', faults: [] }],
  [
    'faults of captions',
    { refusal: 'captions', faults: [{ kind: 'noCues', line: 1 }] },
    { reason: 'captions', faults: [{ kind: 'noCues', line: 1 }] },
  ],
] as const)('a file that is refused with %s is told so', async (_what, end, told) => {
  const { send, pass, files } = openPage();
  files.endsWith('plan.pdf', { state: 'refused', ...end } as never);
  const { news, ended } = send(aFile());
  await pass(TIMING.uploadPauseMs);
  await ended;
  expect(news.at(-1)).toEqual({ stage: 'refused', ...told });
});

test('parts are halved by each accident, to no less than the least, and pauses double', async () => {
  const { send, files, ports } = openPage();
  files.accidents.push(...Array.from({ length: 5 }, () => ({ cutAfter: 0 })));
  const { news } = send(aFile(1_000_000));
  for (let step = 0; step < 5; step += 1) await advanceInSteps(ports, 8_000);
  expect(files.parts.map(({ bytes }) => bytes).slice(5, 8)).toEqual([32_000, 64_000, 128_000]);
  expect(files.parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(1_000_000);
  expect(toSteps(news).slice(0, 4)).toEqual([
    'sending 0.00',
    'retrying 0.00',
    'sending 0.00',
    'retrying 0.00',
  ]);
});

test('a lost answer is no lost part', async () => {
  const { send, pass, files } = openPage();
  files.accidents.push('lostAnswer');
  const { news, ended } = send(aFile());
  await pass(3 * TIMING.uploadPauseMs);
  await ended;
  expect(files.parts).toEqual([{ offset: 0, bytes: 10 }]);
  expect(toSteps(news)).toEqual(['sending 0.00', 'retrying 0.00', 'ready']);
});

test('without a network that is told, and the pause ends when there is one', async () => {
  const { send, pass, ports } = openPage();
  ports.isOffline = true;
  const { news, ended } = send(aFile());
  await pass(0);
  expect(toSteps(news)).toEqual(['offline 0.00']);
  ports.isOffline = false;
  ports.wake('online');
  await pass(0);
  expect(toSteps(news)).toEqual(['offline 0.00', 'sending 0.00', 'checking']);
  await pass(2 * TIMING.uploadPauseMs);
  await ended;
  expect(news.at(-1)).toMatchObject({ stage: 'ready' });
});

test('what is stopped tells nothing more, and goes on where it ended', async () => {
  const { send, pass, files } = openPage();
  files.accidents.push({ cutAfter: 4 });
  const first = send(aFile());
  await pass(0);
  first.stop();
  await first.ended;
  const told = [...first.news];
  await pass(60_000);
  expect(first.news).toEqual(told);
  expect(files.parts).toHaveLength(1);

  const second = send(aFile());
  await pass(TIMING.uploadPauseMs);
  await second.ended;
  expect(files.parts.at(-1)).toEqual({ offset: 4, bytes: 6 });
  expect(toSteps(second.news)).toEqual(['sending 0.40', 'checking', 'ready']);
});

test.each([
  ['goes on in the next page of the same person', 'grace', aFile(), 1],
  ['begins anew for somebody else', 'omar', aFile(), 2],
  ['begins anew where another file has its name', 'grace', aFile(11), 2],
])('what was begun %s', async (_what, subject, file, count) => {
  const before = openPage();
  before.files.accidents.push({ cutAfter: 4 });
  const { stop } = before.send(aFile());
  await before.pass(0);
  stop();
  const after = openPage(before, subject);
  const { ended } = after.send(file);
  await after.pass(TIMING.uploadPauseMs);
  await ended;
  expect(before.files.count()).toBe(count);
});

test('a file that has arrived is begun anew when it is chosen again', async () => {
  const { send, pass, files } = openPage();
  await Promise.all([send(aFile()).ended, pass(TIMING.uploadPauseMs)]);
  await Promise.all([send(aFile()).ended, pass(TIMING.uploadPauseMs)]);
  expect(files.count()).toBe(2);
});

test('what the host has forgotten is announced anew', async () => {
  const { send, pass, files } = openPage();
  files.accidents.push({ cutAfter: 4 });
  const first = send(aFile());
  await pass(0);
  first.stop();
  files.forget();
  const second = send(aFile());
  await pass(TIMING.uploadPauseMs);
  await second.ended;
  expect(files.parts.at(-1)).toEqual({ offset: 0, bytes: 10 });
});

test('what another try does not mend ends at once', async () => {
  const { send, pass, files } = openPage();
  files.fill();
  const { news, ended } = send(aFile());
  await pass(0);
  await ended;
  expect(news).toEqual([{ stage: 'failed', code: 'tooManyUnfinished' }]);
});

test('a file that cannot be read any more is told', async () => {
  const { send, pass } = openPage();
  const file = aFile();
  jest.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotReadableError');
  });
  const { news, ended } = send(file);
  await pass(0);
  await ended;
  expect(news.at(-1)).toEqual({ stage: 'failed', code: 'fileGone' });
});
