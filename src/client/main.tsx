import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isCodeCallback, splitLocale } from '../shared/routes';
import { CITY_TIME_ZONE } from '../shared/city';
import { createStore, type RootState } from './app/createStore';
import { lateRootSaga } from './app/lateRootSaga';
import { prepareScreen } from './app/prepareScreen';
import { Root } from './app/Root';
import { browserPorts } from './browser/browserPorts';
import { readPageState, rememberedLocale, rememberLocale, showLocale } from './browser/page';
import './styles';

const { location } = window;
const container = document.getElementById('root')!;
const page = readPageState();
const url = splitLocale(location.pathname + location.search + location.hash);
const locale = (isCodeCallback(url.rest) && rememberedLocale()) || url.locale;
const ports = browserPorts();

async function start(): Promise<void> {
  showLocale(locale);
  rememberLocale(locale);
  const preloadedState = { portalApi: page?.answers } as unknown as Partial<RootState>;
  const store = createStore({ ports, rootSaga: lateRootSaga, ...(page && { preloadedState }) });
  const { pathname, search, hash } = new URL(url.rest, location.origin);
  const first = await prepareScreen(store.dispatch, {
    locale,
    now: page?.now ?? ports.clock(),
    location: { pathname, search, hash, state: null, key: 'default' },
  });

  const root = (
    <Root
      store={store}
      ports={ports}
      reading={{ locale, timeZone: page?.timeZone ?? CITY_TIME_ZONE }}
      origin={location.origin}
      first={first}
      router={(app) => <BrowserRouter basename={url.prefix}>{app}</BrowserRouter>}
    />
  );
  if (page?.locale === locale) hydrateRoot(container, root);
  else createRoot(container).render(root);
}

void start();
