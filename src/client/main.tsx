import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { getBrowserTimeZone } from './intl/browserTimeZone';
import { readSettings } from './api/settingsApi';
import { DEFAULT_LOCALE } from '../shared/locales';
import { isCallbackPage, splitLocale } from '../shared/routes';
import { settingsReceived } from './state/settingsSlice';
import { createStore, type RootState } from './store/createStore';
import { loadRoutes } from './app/findRoute';
import { lateSagas } from './store/lateSagas';
import { prepareScreen } from './app/prepareScreen';
import { Root } from './app/Root';
import { createBrowserPorts } from './browser/browserPorts';
import {
  hasDevToolsExtension,
  readPageState,
  readRememberedLocale,
  rememberLocale,
  removeHostScripts,
  showLocale,
} from './browser/page';
import { forgiveCutOffChunks } from './browser/lateChunks';
import { replayPreHydrationEvents } from './browser/preHydrationEvents';
import { readChosenLocale, hideSuggestion } from './browser/language';
import { nextTask } from './browser/nextTask';
import { readTheme, showTheme } from './browser/theme';
import { toLocation, normalizePath } from './navigation/address';
import { createNavigation, createFirstView } from './navigation/navigation';
import { NavigationRouter } from './navigation/NavigationRouter';
import { forgetReload, reloadOnce } from './navigation/staleCode';
import './styles';

forgiveCutOffChunks();
const container = document.getElementById('root')!;
const page = readPageState();
// The callback and a saved shell, which no host has written, learn it from the settings.
let firstLocale = page?.settings.languages.first ?? DEFAULT_LOCALE;
const device = createBrowserPorts(
  () => locale,
  () => firstLocale,
);
const entry = device.history.current();
const url = splitLocale(entry.url, firstLocale);
const remembered = !url.prefix && isCallbackPage(url.rest) && readRememberedLocale();
const isOffered = remembered && (page?.settings.languages.offered.includes(remembered) ?? true);
const locale = isOffered ? remembered : url.locale;

const maySeeInside = process.env.NODE_ENV !== 'production' || page?.developerTools;

/** Before the store is made, so that the log begins where the store does. */
async function openDeveloperTools() {
  if (!maySeeInside || !hasDevToolsExtension()) return undefined;
  const { createDeveloperTools } = await import(
    /* webpackChunkName: "developer-tools" */ './store/devTools/developerTools'
  );
  return createDeveloperTools(device);
}

/**
 * Makes the browser list the languages that it knows, which it does with its first number: 30 ms,
 * on a phone 100.
 */
const listLanguages = () => Intl.NumberFormat.supportedLocalesOf([]);

/** Before the store is made: a replay needs all that has come to the page. */
async function openTape() {
  if (process.env.NODE_ENV === 'production' && !page?.sessionTapes) return undefined;
  const { openPageTape } = await import(/* webpackChunkName: "tape" */ './app/tapes/openPageTape');
  return openPageTape(device);
}

async function start(): Promise<void> {
  removeHostScripts();
  showLocale(locale);
  // The host has done both; a copy from the device may be older than the choices.
  showTheme(readTheme());
  if (readChosenLocale()) hideSuggestion();
  rememberLocale(locale);
  const developerTools = await openDeveloperTools();
  const tape = await openTape();
  const recorded = tape?.recorded;
  const outside = recorded?.ports ?? device;
  const ports = developerTools?.ports(outside) ?? outside;
  await nextTask();
  const inner = createStore({
    ports,
    openEffects: lateSagas,
    developerTools,
    ...recorded?.effects,
    preloadedState: {
      installation: page?.installation ?? null,
      ...(page && { settings: page.settings }),
      // A recorded page asks for everything itself: what the host has put into it would be on no
      // tape.
      ...(page && !recorded && { portalApi: page.answers as unknown as RootState['portalApi'] }),
    },
  });
  const store = recorded?.forPage(inner) ?? inner;
  const hostState = store.getState();
  await nextTask();
  if (!page) {
    const { data } = await store.dispatch(readSettings());
    if (data) store.dispatch(settingsReceived(data));
  }
  const { settings } = store.getState();
  firstLocale = settings.languages.first;
  // The callback's own links lead on in its person's language.
  const prefix = url.prefix || (locale === firstLocale ? '' : `/${locale}`);
  const location = toLocation(normalizePath(url.rest), 'default', entry.state);
  const now = page?.now ?? ports.clock();
  const isHostWritten = page?.locale === locale && !recorded;
  const hasWorkbench = page?.workbench ?? false;
  const first = createFirstView(
    await prepareScreen(store.dispatch, {
      locale,
      settings,
      location,
      now,
      isHostWritten,
      hasWorkbench,
    }),
    prefix,
  );
  forgetReload(ports);
  await nextTask();
  listLanguages();
  await nextTask();

  const navigation = createNavigation({
    ports,
    store,
    first,
    prepare: (to, { isReload }) =>
      prepareScreen(store.dispatch, {
        locale,
        settings: store.getState().settings,
        location: to,
        now: ports.clock(),
        isReload,
        hasWorkbench,
      }),
  });
  ports.onNavigate(navigation.open);
  const timeZone = settings.time.zone;
  const root = (
    <Root
      store={store}
      hostState={hostState}
      ports={ports}
      reading={{ locale, readerZone: getBrowserTimeZone(timeZone) }}
      origin={page?.origin ?? window.location.origin}
      first={first}
      navigation={navigation}
      router={(app, view) => (
        <NavigationRouter navigation={navigation} view={view}>
          {app}
        </NavigationRouter>
      )}
    />
  );
  // In a transition the page is taken over in slices: a press in between comes first.
  if (isHostWritten) startTransition(() => void hydrateRoot(container, root));
  else createRoot(container).render(root);
  replayPreHydrationEvents();
  void tape?.show({ locale, timeZone, settings, now });
  // For the next page; where it does not come now, it is asked for again then.
  loadRoutes().catch(() => undefined);
}

// Without its code the page stays as the host has rendered it; its links lead on.
start().catch((error: unknown) => {
  if (!reloadOnce(device, error)) throw error;
});
