import type { Locale } from '../../shared/locales';
import { DEMO_SETTINGS } from '../../demo/city';
import { prepareScreen } from '../app/prepareScreen';
import { Root } from '../app/Root';
import { createMemoryPorts } from '../browser/memoryPorts';
import { toLocation } from '../navigation/address';
import { createFirstView, createNavigation } from '../navigation/navigation';
import { NavigationRouter } from '../navigation/NavigationRouter';
import { createStore, type RootState, type StoreOptions } from '../store/createStore';
import { TEST_NOW_MS } from './renderScreen';
import { signInStore } from './signInStore';

export const TEST_ORIGIN = 'http://localhost:3000';

interface Options {
  readonly locale?: Locale;
  /** Prefix of all addresses: `/ar`. */
  readonly prefix?: string;
  readonly fetch: typeof fetch;
  readonly preloadedState?: Partial<RootState>;
  readonly isSignedIn?: boolean;
  readonly onAction?: StoreOptions['onAction'];
  /** Stands in for the preparation of each page. */
  readonly prepareScreen?: typeof prepareScreen;
}

/**
 * Puts the whole portal together at an address, as `main` does; a test renders or hydrates `root`.
 * Tests mock `loadMessages`, whose chunks only a build has.
 */
export async function createPortal(url: string, options: Options) {
  const { locale = 'en', prefix = '', fetch, preloadedState, isSignedIn, onAction } = options;
  const ports = createMemoryPorts({
    href: TEST_ORIGIN + prefix + url,
    nowMs: TEST_NOW_MS,
    language: locale,
    fetch,
  });
  const store = createStore({
    ports,
    preloadedState: { settings: DEMO_SETTINGS, ...preloadedState },
    ...(onAction && { onAction }),
  });
  const hostState = store.getState();
  if (isSignedIn) signInStore(store);
  const prepare = (location = toLocation(url), { isReload } = { isReload: false }) =>
    (options.prepareScreen ?? prepareScreen)(store.dispatch, {
      locale,
      settings: store.getState().settings,
      location,
      now: ports.clock(),
      isReload,
    });
  const first = createFirstView(await prepare(), prefix);
  const navigation = createNavigation({ ports, store, first, prepare });
  const root = (
    <Root
      store={store}
      hostState={hostState}
      ports={ports}
      reading={{ locale }}
      origin={TEST_ORIGIN}
      first={first}
      navigation={navigation}
      router={(app, view) => (
        <NavigationRouter navigation={navigation} view={view}>
          {app}
        </NavigationRouter>
      )}
    />
  );
  return { ports, store, navigation, root };
}
