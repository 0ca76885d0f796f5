import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { CITY_TIME_ZONE } from '../../shared/city';
import type { Locale } from '../../shared/locales';
import { matchPath } from '../../shared/routes';
import type { ApiExtra } from '../api/extra';
import { createStore, type AppStore } from '../app/createStore';
import { SessionNotices } from '../app/layout/SessionNotices';
import { screenOf } from '../app/screens';
import { SessionGate } from '../app/SessionGate';
import { memoryPorts } from '../browser/memoryPorts';
import { ErrorBoundary } from '../features/errors/ErrorBoundary';
import { IntlRoot, type Messages } from '../intl/IntlRoot';
import { productSignedIn, sessionEnded, userDataChanged } from '../state/sessionSlice';
import { fakeApi } from '../testing/fakeApi';
import { loadMarkdown } from '../ui/Markdown';
import type { Story } from './story';

/** The moment at which all stories take place. */
const STORY_NOW = Date.parse('2026-05-01T09:00:00Z');

const FACTS = { expiresAt: null, scopes: [], subject: 'grace', fingerprint: '12345678' };
const PERSON = {
  sub: 'grace',
  name: 'Grace Bell',
  email: 'grace@harbour.example',
  locale: 'en',
  roles: [],
  verified: false,
  picture: '',
  termsDue: false,
} as const;

export interface StageSettings {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly isSignedIn: boolean;
}

/** A story ready to be rendered: the real screen in a real store, whose network is the story's answers. */
export async function prepareStage(
  { path, answers, happened = [] }: Story,
  { locale, messages, isSignedIn }: StageSettings,
) {
  const api = fakeApi(answers(locale));
  const ports = {
    ...memoryPorts({ nowMs: STORY_NOW, language: locale, fetch: api.fetch }),
    after: atOnce,
  };
  const store = createStore({ ports });
  openSession(store, isSignedIn);
  happened.forEach((action) => store.dispatch(action));

  const { route } = matchPath(new URL(path, ports.location.href()).pathname);
  const [Screen] = await Promise.all([screenOf(route).load(), loadMarkdown()]);
  const element: ReactNode = (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <IntlRoot locale={locale} timeZone={CITY_TIME_ZONE} now={STORY_NOW} messages={messages}>
          <SessionNotices />
          <ErrorBoundary>
            <SessionGate route={route}>
              <Routes>
                <Route path={route.path} element={<Screen />} />
              </Routes>
            </SessionGate>
          </ErrorBoundary>
        </IntlRoot>
      </MemoryRouter>
    </Provider>
  );
  return { element, calls: api.calls };
}

/** Retries do not wait: a story is in its state at once. */
function atOnce(_ms: number, run: () => void) {
  queueMicrotask(run);
  return () => undefined;
}

/** A session as the sagas would have left it. */
function openSession(store: AppStore, isSignedIn: boolean): void {
  if (!isSignedIn) {
    store.dispatch(sessionEnded({ reason: 'notSignedIn' }));
    return;
  }
  store.dispatch((_dispatch: unknown, _getState: unknown, extra: unknown) => {
    const { vault } = extra as ApiExtra;
    vault.keep('product', { accessToken: 'story', refreshToken: null, idToken: null });
  });
  store.dispatch(productSignedIn(FACTS));
  store.dispatch(userDataChanged({ user: PERSON }));
}
