import { act, render, screen, waitFor } from '@testing-library/react';
import en from '../../../i18n/en.json';
import { DEMO_SETTINGS } from '../../demo/city';
import { ROUTES } from '../../shared/routes';
import { SECTIONS } from '../../shared/sections';
import { createMemoryPorts } from '../browser/memoryPorts';
import { createFirstView, createNavigation } from '../navigation/navigation';
import { NavigationRouter } from '../navigation/NavigationRouter';
import { toLocation } from '../navigation/address';
import { renderPage } from '../render';
import { createStore } from '../store/createStore';
import { READ_RESPONSES } from '../testing/fakeApi';
import { TEST_NOW_MS } from '../testing/renderScreen';
import { aDetailPage } from '../testing/sectionFactories';
import { signInStore } from '../testing/signInStore';
import { prepareScreen } from './prepareScreen';
import { Root } from './Root';

jest.mock('../intl/loadMessages', () => ({
  messageChunks: () => [],
  loadMessages: () => Promise.resolve(jest.requireActual('../../../i18n/en.json')),
}));

const ORIGIN = 'http://localhost:3000';
const UNKNOWN = 'no-such-thing';
/** A content that is there, of which pages within are asked for. */
const KNOWN = 'a-known-one';
const NOTHING = { items: [], next: null, total: 0 };
const FOUND = Object.fromEntries(
  SECTIONS.map((section) => [`/v1/${section}/${KNOWN}`, { body: aDetailPage(section, 'en') }]),
);

/** Answers like a host that knows nothing by this name: 404 where it stands in the address. */
const fetchFromHost: typeof fetch = async (input, init) => {
  const { pathname, search } = new URL(new Request(input, init).url);
  const isUnknown = (pathname + search).includes(UNKNOWN);
  const given = { ...FOUND, ...READ_RESPONSES }[pathname] as { body: unknown } | undefined;
  const body = isUnknown
    ? { type: 'about:blank', title: 'Not found', status: 404, code: 'notFound' }
    : (given?.body ?? NOTHING);
  return new Response(JSON.stringify(body), {
    status: isUnknown ? 404 : 200,
    headers: { 'content-type': isUnknown ? 'application/problem+json' : 'application/json' },
  });
};

const NAMING = ROUTES.filter(({ path }) => path.includes('/:')).flatMap((route) => {
  const nothing = route.path.replace(/:\w+/g, UNKNOWN);
  const within = route.path.replace(':slug', KNOWN).replace(/:\w+/g, UNKNOWN);
  const paths = within.includes(UNKNOWN) ? [nothing, within] : [nothing];
  return paths.map((path) => [route.name, path, route] as const);
});

describe('an id that stands for nothing is “not found”, and never a connection that failed', () => {
  const read = NAMING.filter(([, , { access }]) => access === 'anyone');
  test.each(read)('%s, as the host writes the page: %s', async (_name, path) => {
    const files = { template: '{{head}}{{app}}{{state}}', manifest: {} };
    const request = { origin: ORIGIN, now: TEST_NOW_MS, settings: DEMO_SETTINGS };
    const url = `/en${path}`;
    const { status, html } = await renderPage(files, { ...request, url, fetch: fetchFromHost });
    expect([status, html.includes(en['title.notFound'])]).toEqual([404, true]);
    expect(html).not.toContain(en['ui.failedTitle']);
  });

  test.each(NAMING)('%s, to somebody who is signed in: %s', async (_name, path) => {
    const href = ORIGIN + path;
    const ports = createMemoryPorts({ href, nowMs: TEST_NOW_MS, fetch: fetchFromHost });
    const store = createStore({ ports, preloadedState: { settings: DEMO_SETTINGS } });
    signInStore(store);
    const prepare = (location = toLocation(path)) =>
      prepareScreen(store.dispatch, {
        locale: 'en',
        settings: DEMO_SETTINGS,
        location,
        now: TEST_NOW_MS,
      });
    const first = createFirstView(await prepare(), '');
    const navigation = createNavigation({ ports, store, first, prepare });
    await act(async () =>
      render(
        <Root
          store={store}
          hostState={store.getState()}
          ports={ports}
          reading={{ locale: 'en' }}
          origin={ORIGIN}
          first={first}
          navigation={navigation}
          router={(app, view) => (
            <NavigationRouter navigation={navigation} view={view}>
              {app}
            </NavigationRouter>
          )}
        />,
      ),
    );
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en['title.notFound']),
    );
    expect(screen.queryByText(en['ui.failedTitle'])).toBeNull();
  });
});
