import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import type { PortalSettings } from '../../shared/contract/settings';
import type { Locale } from '../../shared/locales';
import { createStore, type RootState, type StoreOptions } from '../store/createStore';
import { createMemoryPorts, type MemoryPorts } from '../browser/memoryPorts';
import { IntlRoot } from '../intl/IntlRoot';
import { selectLegalPages } from '../state/installationSlice';
import { useAppSelector } from '../store/hooks';
import { MemoryNavigation } from '../navigation/MemoryNavigation';
import { ToastProvider } from '../ui/toast';
import { createFakeApi, type FakeResponses } from './fakeApi';
import { readMessages } from './readMessages';
import { signInStore } from './signInStore';
import { DEMO_SETTINGS } from '../../demo/city';

export const TEST_NOW_MS = Date.parse('2026-05-01T09:00:00Z');

/** Settings of the demonstration with some sections in another state. */
export const withSections = (states: Partial<PortalSettings['sections']>): PortalSettings => ({
  ...DEMO_SETTINGS,
  sections: { ...DEMO_SETTINGS.sections, ...states },
});

interface Options {
  /** Settings of the installation; without them those of the demonstration. */
  readonly settings?: PortalSettings;
  /** The route's path, for example `/blogs/:slug`. */
  readonly path?: string;
  readonly url?: string;
  readonly locale?: Locale;
  /** Answers of the API, by method and path; every other call fails the test. */
  readonly answers?: FakeResponses;
  readonly preloadedState?: Partial<RootState>;
  /** Off by default: nobody is signed in. */
  readonly isSignedIn?: boolean;
  /** The city's zone, and when the page is shown, in milliseconds since 1970. */
  readonly timeZone?: string;
  readonly now?: number;
  readonly onAction?: StoreOptions['onAction'];
  /** Changes the browser before the portal starts in it. */
  readonly before?: (ports: MemoryPorts) => void;
}

/** Legal texts come from the store, as in `App`. */
function PortalIntl(props: ComponentProps<typeof IntlRoot>) {
  return <IntlRoot {...props} legalPages={useAppSelector(selectLegalPages)} />;
}

/**
 * Renders a screen with the real store, the real router and the real messages; only the network and
 * the clock are made up.
 */
export function renderScreen(screen: ReactNode, options: Options = {}) {
  const {
    path = '*',
    url = '/',
    locale = 'en',
    settings = DEMO_SETTINGS,
    answers = {},
    preloadedState,
    isSignedIn,
    timeZone = settings.time.zone,
    now = TEST_NOW_MS,
    onAction,
  } = options;
  const api = createFakeApi(answers);
  const href = `http://localhost:3000${url}`;
  const ports = createMemoryPorts({ href, nowMs: TEST_NOW_MS, language: locale, fetch: api.fetch });
  options.before?.(ports);
  const store = createStore({
    ports,
    preloadedState: { settings: DEMO_SETTINGS, ...preloadedState },
    ...(onAction && { onAction }),
  });
  if (isSignedIn) signInStore(store);
  const view = render(
    <Provider store={store}>
      <PortalIntl
        locale={locale}
        settings={settings}
        timeZone={timeZone}
        now={now}
        messages={readMessages(locale)}
      >
        <MemoryNavigation ports={ports} store={store}>
          <ToastProvider>
            <Routes>
              <Route path={path} element={screen} />
            </Routes>
          </ToastProvider>
        </MemoryNavigation>
      </PortalIntl>
    </Provider>,
  );
  return { ...view, store, ports, calls: api.calls, signIn: () => signInStore(store) };
}
