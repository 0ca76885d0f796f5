import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FileInfo } from '../../../shared/contract/files';
import type { Locale } from '../../../shared/locales';
import type { AppStore } from '../../store/createStore';
import type { MemoryPorts } from '../../browser/memoryPorts';
import { uiMessages } from '../../intl/sharedMessages';
import { configLoaded } from '../../state/configSlice';
import { createFakeFileHost, advanceInSteps } from '../../testing/fakeFileHost';
import { renderForm } from '../../testing/renderForm';
import { FileUpload } from './FileUpload';

const CHANGED_AT = 1_700_000_000_000;
const PDF = 'application/pdf';

const aFile = (name = 'plan.pdf', size = 10, type = PDF) =>
  new File(['x'.repeat(size)], name, { type, lastModified: CHANGED_AT });

/** Sets the limit of files, as /config.json does. */
function tellLimit(store: AppStore, fileLimitBytes: number): void {
  const { environment, ...config } = store.getState().config;
  const told = { ...config, environment: { ...environment, fileLimitBytes } };
  act(() => void store.dispatch(configLoaded(told)));
}

interface Options {
  readonly locale?: Locale;
  /** The page before it was loaded anew. */
  readonly after?: { readonly ports: MemoryPorts };
  /** Largest file in bytes that the installation takes. */
  readonly fileLimitBytes?: number;
}

function openUpload({ locale = 'en', after, fileLimitBytes }: Options = {}) {
  const ready: FileInfo[] = [];
  let host: ReturnType<typeof createFakeFileHost> | undefined;
  const before = (ports: MemoryPorts) => {
    host = createFakeFileHost(ports);
    if (after)
      Object.assign(ports, {
        sessionStorage: after.ports.sessionStorage,
        fetch: after.ports.fetch,
      });
  };
  const view = renderForm(
    <FileUpload
      name="plan"
      label={uiMessages.kind}
      mediaTypes={['application/pdf', 'image/png']}
      maxBytes={2_000_000}
      isMultiple
      onReady={(info) => ready.push(info)}
    />,
    {},
    { isSignedIn: true, locale, before },
  );
  if (fileLimitBytes) tellLimit(view.store, fileLimitBytes);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  const choose = (...files: File[]) => userEvent.upload(input, files, { applyAccept: false });
  const pass = (ms: number) => act(() => advanceInSteps(view.ports, ms));
  return { ...view, host: host!, input, choose, pass, ready };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const told = async (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('choosing', () => {
  test('which files are taken is told before one is chosen', () => {
    const { input } = openUpload();
    const limits = 'PDF or PNG, at most 2 MB';
    expect(screen.getByRole('group', { name: 'Kind' })).toHaveAccessibleDescription(limits);
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(
      limits,
    );
    expect(input.accept).toBe('application/pdf,.pdf,image/png,.png');
  });

  test.each([
    [aFile('page.html', 9, 'text/html'), 'page.html is of a kind that is not taken.'],
    [aFile('drawing.svg', 9, 'image/svg+xml'), 'drawing.svg is of a kind that is not taken.'],
    [aFile('plan.pdf', 2_000_001), 'plan.pdf is too large: a file may have at most 2 MB.'],
    [aFile('plan.pdf', 0), 'plan.pdf is empty.'],
  ])('a file that cannot be taken is not sent: %#', async (file, text) => {
    const { choose, host } = openUpload();
    await choose(file);
    await told(text);
    await press('Take off the list');
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    expect(host.count()).toBe(0);
  });

  test.each([
    ['en', 'at most 1 MB', 'plan.pdf is too large: a file may have at most 1 MB.'],
    ['ar', 'بحجم 1 م.ب على الأكثر', 'الملف plan.pdf كبير جدًا: الحد الأقصى للملف 1 م.ب.'],
    ['tr', 'en fazla 1 MB', 'plan.pdf çok büyük: bir dosya en fazla 1 MB olabilir.'],
  ] as const)(
    'where the installation takes less, that is told, and counts (%s)',
    async (locale, limits, text) => {
      const { choose, host } = openUpload({ locale, fileLimitBytes: 1_000_000 });
      expect(screen.getByRole('group')).toHaveAccessibleDescription(
        expect.stringContaining(limits),
      );
      await choose(aFile('plan.pdf', 1_000_001));
      await told(text);
      expect(host.count()).toBe(0);
    },
  );

  test('a kind that the device does not know is taken by its ending', async () => {
    const { choose, ready, pass } = openUpload();
    await choose(aFile('PLAN.PDF', 10, ''));
    await pass(2_000);
    expect(ready).toHaveLength(1);
  });

  test('a file whose name lies about its kind is refused before anything is made of it', async () => {
    const { choose, host, ready, pass } = openUpload();
    host.endsWith('photo.png', { mediaType: 'text/plain', width: null, height: null });
    await choose(aFile('photo.png', 10, 'image/png'));
    await pass(2_000);
    await told('photo.png is not what its name says, or of a kind that is not taken.');
    expect(ready).toEqual([]);
  });

  test('files can be dropped', async () => {
    const { host, pass } = openUpload();
    const zone = screen.getByRole('button', { name: 'Choose files' }).parentElement!;
    const item = {
      kind: 'file',
      type: PDF,
      getAsFile: () => aFile(),
      webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
    };
    const dataTransfer = { types: ['Files'], items: [item], files: [], effectAllowed: 'all' };
    fireEvent.dragEnter(zone, { dataTransfer });
    await act(async () => void fireEvent.drop(zone, { dataTransfer }));
    await pass(0);
    expect(host.count()).toBe(1);
  });
});

describe('on its way', () => {
  test('a file goes in parts, is checked, and handed on; what is sent grows with the connection', async () => {
    const { choose, ready, host, pass } = openUpload();
    await choose(aFile('plan.pdf', 1_000_000));
    await pass(0);
    expect(host.parts).toEqual([
      { offset: 0, bytes: 256_000 },
      { offset: 256_000, bytes: 512_000 },
      { offset: 768_000, bytes: 232_000 },
    ]);
    await told('plan.pdf has arrived and is being checked');
    await pass(1_000);
    expect(ready).toMatchObject([{ name: 'plan.pdf', state: 'ready', received: 1_000_000 }]);
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('after a cut connection the host is asked what it has, and the rest follows', async () => {
    const { choose, ready, host, pass } = openUpload();
    host.accidents.push({ cutAfter: 100_000 }, 'lostAnswer');
    await choose(aFile('plan.pdf', 300_000));
    await pass(0);
    await told('plan.pdf waits: the connection was lost. It goes on by itself.');
    expect(ready).toEqual([]);
    await pass(10_000);
    expect(host.parts).toEqual([
      { offset: 0, bytes: 100_000 },
      // Smaller after an accident; its answer was lost, but not its bytes.
      { offset: 100_000, bytes: 128_000 },
      { offset: 228_000, bytes: 64_000 },
      { offset: 292_000, bytes: 8_000 },
    ]);
    expect(ready).toHaveLength(1);
  });

  test('without a network it waits, and goes on as soon as there is one', async () => {
    const { choose, ready, host, ports, pass } = openUpload();
    ports.isOffline = true;
    await choose(aFile());
    await pass(2_000);
    await told('plan.pdf waits: there is no network. It goes on by itself.');
    expect(screen.getByRole('progressbar')).toHaveAccessibleName(/no network/);
    ports.isOffline = false;
    await act(async () => ports.wake('online'));
    await pass(0);
    expect(host.parts).toEqual([{ offset: 0, bytes: 10 }]);
    await pass(1_000);
    expect(ready).toHaveLength(1);
  });

  test('it is paused and goes on by one button that keeps the focus', async () => {
    const { choose, ready, host, pass } = openUpload();
    host.accidents.push({ cutAfter: 4 });
    await choose(aFile());
    await pass(0);
    await press('Pause');
    await told('plan.pdf is paused');
    await pass(60_000);
    expect(host.parts).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await pass(2_000);
    expect(host.parts.at(-1)).toEqual({ offset: 4, bytes: 6 });
    expect(ready).toHaveLength(1);
  });

  test('what is not to be sent is forgotten: the same file begins anew', async () => {
    const { choose, host, pass } = openUpload();
    host.accidents.push({ cutAfter: 4 });
    await choose(aFile());
    await pass(0);
    await press('Do not send');
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await choose(aFile());
    await pass(0);
    expect(host.parts.at(-1)).toEqual({ offset: 0, bytes: 10 });
    expect(host.count()).toBe(2);
  });

  test('several files are sent at the same time, the others wait for their turn', async () => {
    const { choose, ready, host, pass } = openUpload();
    host.endsWith('a.pdf', { state: 'checking' });
    host.endsWith('b.pdf', { state: 'checking' });
    await choose(aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf'));
    await pass(0);
    const list = within(screen.getByRole('list', { name: 'Files on their way' }));
    expect(list.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'a.pdf has arrived and is being checked',
      'b.pdf has arrived and is being checked',
      'c.pdf waits for its turn',
    ]);
    host.endsWith('a.pdf', { state: 'ready' });
    await pass(10_000);
    await pass(10_000);
    expect(ready.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf']);
  });

  test.each([
    ['type', 'plan.pdf is not what its name says'],
    ['picture', 'plan.pdf cannot be read as a picture'],
    ['infected', 'The virus scanner found something in plan.pdf.'],
    ['bomb', 'plan.pdf unpacks to far more than a document needs'],
    ['damaged', 'plan.pdf is damaged.'],
  ] as const)('a file that is refused says why: %s', async (refusal, text) => {
    const { choose, ready, host, pass } = openUpload();
    host.endsWith('plan.pdf', { state: 'refused', refusal });
    await choose(aFile());
    await pass(1_000);
    await told(text);
    expect(ready).toEqual([]);
  });

  test('who has too many unfinished files is told, and nothing is tried over and over', async () => {
    const { choose, host, pass } = openUpload();
    host.fill();
    await choose(aFile());
    await pass(60_000);
    await told('plan.pdf cannot begin: too many files of yours have not arrived whole.');
  });

  test('a file that can no longer be read says so, and can be tried again', async () => {
    const { choose, ready, pass } = openUpload();
    const file = aFile();
    const slice = jest.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError');
    });
    await choose(file);
    await pass(0);
    await told('plan.pdf cannot be read any more');
    slice.mockRestore();
    await press('Try again');
    await pass(1_000);
    expect(ready).toHaveLength(1);
  });
});

describe('leaving', () => {
  test('what was begun before a reload goes on when the same file is chosen again', async () => {
    const before = openUpload();
    before.host.accidents.push({ cutAfter: 4 });
    await before.choose(aFile());
    await before.pass(0);
    before.unmount();
    await before.pass(60_000);
    expect(before.host.parts).toHaveLength(1);

    const after = openUpload({ after: before });
    await after.choose(aFile());
    await after.pass(1_000);
    expect(before.host.parts.at(-1)).toEqual({ offset: 4, bytes: 6 });
    expect(before.host.count()).toBe(1);
    expect(after.ready).toHaveLength(1);
  });

  test('what the host does not know any more is announced anew', async () => {
    const { choose, host, pass, ready } = openUpload();
    host.accidents.push({ cutAfter: 4 });
    await choose(aFile());
    await pass(0);
    await press('Pause');
    host.forget();
    await press('Go on');
    await pass(1_000);
    expect(host.parts.at(-1)).toEqual({ offset: 0, bytes: 10 });
    expect(ready).toHaveLength(1);
  });
});

test.each([
  ['ar', 'أُوقف إرسال plan.pdf مؤقتًا'],
  ['tr', 'plan.pdf duraklatıldı'],
] as const)('the way of a file is told in %s', async (locale, text) => {
  const { choose, host, pass } = openUpload({ locale });
  host.accidents.push({ cutAfter: 4 });
  await choose(aFile());
  await pass(0);
  await userEvent.click(within(screen.getByRole('list')).getAllByRole('button')[0]!);
  await told(text);
});
