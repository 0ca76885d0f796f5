/** @jest-environment node */
import { createStore } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { aPage } from '../testing/factories';
import { signInStore } from '../testing/signInStore';
import { contentApi } from './contentEndpoints';
import { notificationsApi } from '../parts/notifications/notificationsApi';
import { watchContentApi } from './watchContentApi';

const ID = '00000000-0000-4000-8000-0000000000d1';
const PAGE = { section: 'blogs', slug: 'spring', locale: 'en' } as const;

/** Lets everything that waits for nothing else happen. */
const settle = () => new Promise((done) => setImmediate(done));

interface OpenStream {
  readonly headers: Headers;
  readonly signal: AbortSignal | null;
  readonly send: (text: string) => void;
  readonly end: () => void;
}

/**
 * Opens a page that is told of its person's notifications; a stream that is refused has no body.
 */
function openPage({ isSignedIn = true, isRefused = false } = {}) {
  const streams: OpenStream[] = [];
  const urls: string[] = [];
  let unread = 0;
  const ports = createMemoryPorts({
    href: 'https://portal.example/en',
    language: 'tr',
    fetch: async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      const { pathname, search } = new URL(request.url);
      if (pathname.endsWith('/unread')) unread += 1;
      if (!pathname.endsWith('/stream')) return Response.json({ count: 0 });
      urls.push(pathname + search);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          streams.push({
            headers: request.headers,
            signal: init?.signal ?? null,
            send: (text) => controller.enqueue(new TextEncoder().encode(text)),
            end: () => controller.close(),
          });
        },
      });
      return isRefused ? new Response(null, { status: 503 }) : new Response(body);
    },
  });
  const store = createStore({ ports });
  const signIn = () => signInStore(store);
  if (isSignedIn) signIn();
  const watch = async () => {
    const watching = store.dispatch(
      notificationsApi.endpoints.watchNotifications.initiate(undefined),
    );
    await watching;
    await settle();
    return () => watching.unsubscribe();
  };
  return { ports, store, streams, urls, signIn, watch, readUnread: () => unread };
}

const EVENT = 'event: notifications\ndata: {}\n\n';

describe('the stream of one’s own notifications', () => {
  const openBell = async (options: Parameters<typeof openPage>[0] = {}) => {
    const page = openPage(options);
    await page.store.dispatch(notificationsApi.endpoints.getUnread.initiate(undefined));
    const leave = await page.watch();
    return { ...page, leave };
  };

  test('is asked for by whom the page is of, in their language', async () => {
    const { streams, urls } = await openBell();
    expect(urls).toEqual(['/v1/stream?topic=me']);
    expect(Object.fromEntries(streams[0]!.headers)).toMatchObject({
      accept: 'text/event-stream',
      'accept-language': 'tr',
      authorization: 'Bearer token',
    });
  });

  test('each event makes the page ask for them again', async () => {
    const { streams, readUnread } = await openBell();
    streams[0]!.send(EVENT);
    await settle();
    expect(readUnread()).toBe(2);
    streams[0]!.send(EVENT);
    await settle();
    expect(readUnread()).toBe(3);
  });

  test('an event that comes in two pieces is one event, and others are none', async () => {
    const { streams, readUnread } = await openBell();
    streams[0]!.send(': still there\n\nevent: hello\n\nevent: noti');
    await settle();
    expect(readUnread()).toBe(1);
    streams[0]!.send('fications\r\ndata: {}\n\n');
    await settle();
    expect(readUnread()).toBe(2);
  });

  test('is sought again when it ends, after two seconds', async () => {
    const { ports, streams } = await openBell();
    streams[0]!.end();
    await settle();
    await ports.advance(1_999);
    await settle();
    expect(streams).toHaveLength(1);
    await ports.advance(1);
    await settle();
    expect(streams).toHaveLength(2);
  });

  test('a host that refuses is asked less and less often, at least once a minute', async () => {
    const { ports, urls } = await openBell({ isRefused: true });
    const pauses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const before = urls.length;
      let seconds = 0;
      while (urls.length === before) {
        await ports.advance(1_000);
        await settle();
        seconds += 1;
      }
      pauses.push(seconds);
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });

  test('nobody is asked without a session, and everybody once there is one', async () => {
    const { ports, urls, signIn } = await openBell({ isSignedIn: false });
    expect(urls).toEqual([]);
    signIn();
    await ports.advance(2_000);
    await settle();
    expect(urls).toHaveLength(1);
  });

  test('ends when nobody looks at the bell any more', async () => {
    const { ports, streams, leave } = await openBell();
    leave();
    await settle();
    await ports.advance(1_000);
    await settle();
    expect(streams[0]!.signal?.aborted).toBe(true);
    await ports.advance(120_000);
    await settle();
    expect(streams).toHaveLength(1);
  });
});

describe('a content that is looked at', () => {
  const openContent = async (version: number) => {
    const asked: string[] = [];
    const opened: { url: string; types: readonly string[] | undefined; isClosed: boolean }[] = [];
    const device = createMemoryPorts({
      href: 'https://portal.example/en',
      fetch: async (input, init) => {
        asked.push(new URL(new Request(input, init).url).pathname);
        return Response.json(aPage({}, { id: ID, section: 'blogs', slug: 'spring', version }));
      },
    });
    const ports = {
      ...device,
      openStream: (...[url, onEvent, types]: Parameters<typeof device.openStream>) => {
        const stream = { url, types, isClosed: false };
        opened.push(stream);
        const close = device.openStream(url, onEvent, types);
        return () => {
          stream.isClosed = true;
          close();
        };
      },
    };
    const store = createStore({ ports });
    await store.dispatch(contentApi.endpoints.getContent.initiate(PAGE));
    const watching = store.dispatch(watchContentApi.endpoints.watchContent.initiate(ID));
    await watching;
    const tell = async (type: string, told: number) => {
      device.streamed({ type, id: '', data: JSON.stringify({ version: told }) });
      await settle();
    };
    return { asked, opened, watching, tell, ports: device };
  };

  test.each([
    [4, 1],
    [5, 1],
    [6, 2],
  ])('in version 5 is read anew when there is version %i: %i times in all', async (told, times) => {
    const { asked, tell } = await openContent(5);
    await tell('changed', told);
    expect(asked).toHaveLength(times);
  });

  test('is not read anew for what people think of it', async () => {
    const { asked, tell } = await openContent(5);
    await tell('opinions', 6);
    expect(asked).toHaveLength(1);
  });

  test('has its own stream, which ends with the page', async () => {
    const { opened, watching, ports } = await openContent(5);
    expect(opened).toEqual([
      { url: `/v1/stream?topic=content:${ID}`, types: ['changed', 'opinions'], isClosed: false },
    ]);
    watching.unsubscribe();
    await ports.advance(1_000);
    await settle();
    expect(opened[0]?.isClosed).toBe(true);
  });
});
