import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { DEMO_SETTINGS } from '../../demo/city';
import type { Locale } from '../../shared/locales';
import { matchPath } from '../../shared/routes';
import type { ApiExtra } from '../api/extra';
import { createStore, type AppStore } from '../store/createStore';
import { SessionNotices } from '../app/layout/SessionNotices';
import { getRouteObject } from '../app/routes';
import { SessionGate } from '../app/SessionGate';
import { createMemoryPorts } from '../browser/memoryPorts';
import type { Ports } from '../browser/ports';
import { ErrorBoundary } from '../features/errors/ErrorBoundary';
import { IntlRoot, type Messages } from '../intl/IntlRoot';
import { MemoryNavigation } from '../navigation/MemoryNavigation';
import { productSignedIn, sessionEnded, userDataChanged } from '../state/sessionSlice';
import { createFakeApi, READ_RESPONSES, type FakeResponses } from '../testing/fakeApi';
import { loadMarkdown } from '../ui/Markdown';
import { ToastProvider } from '../ui/toast';
import type { ComponentStory } from './componentStory';
import type { Story } from './story';

/** The moment at which all stories take place. */
const STORY_NOW = Date.parse('2026-05-01T09:00:00Z');

/**
 * Answers to calls that many screens make besides, and that are not what their stories are about.
 */
export const DEFAULT_ANSWERS: FakeResponses = {
  ...READ_RESPONSES,
  '/v1/search/suggestions': { body: { items: [] } },
};

const ORIGIN = 'http://localhost:3000';
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
  /** IANA name, where the reader is not in the city’s zone. */
  readonly readerZone?: string;
}

/**
 * Prepares a story for rendering: the real screen in a real store, whose network is the story's
 * answers.
 */
export async function prepareStage(
  { path, answers, happened = [] }: Story,
  settings: StageSettings,
) {
  const { ports, store, calls, isSettled } = openStage(
    path,
    { ...DEFAULT_ANSWERS, ...answers(settings.locale) },
    settings,
  );
  happened.forEach((action) => store.dispatch(action));

  const { route } = matchPath(new URL(path, ports.location.href()).pathname);
  const [Screen] = await Promise.all([getRouteObject(route).lazy.Component(), loadMarkdown()]);
  const element = (
    <Stage ports={ports} store={store} settings={settings}>
      <SessionNotices />
      <ErrorBoundary>
        <SessionGate route={route}>
          <Routes>
            <Route path={route.path} element={<Screen />} />
          </Routes>
        </SessionGate>
      </ErrorBoundary>
    </Stage>
  );
  return { element, calls, isSettled };
}

/** Prepares a component's story for rendering. It may ask nothing of the API. */
export async function prepareComponentStage(story: ComponentStory, settings: StageSettings) {
  const { ports, store, calls } = openStage('/', {}, settings);
  await loadMarkdown();
  const element = (
    <Stage ports={ports} store={store} settings={settings}>
      {story.render()}
    </Stage>
  );
  return { element, calls };
}

/** Opens a browser in memory at a path, and the store that lives in it. */
function openStage(path: string, answers: FakeResponses, { locale, isSignedIn }: StageSettings) {
  const api = createFakeApi(answers);
  const memory = createMemoryPorts({
    href: new URL(path, ORIGIN).href,
    nowMs: STORY_NOW,
    language: locale,
    fetch: api.fetch,
  });
  const ports = { ...memory, after: atOnce };
  const store = createStore({ ports });
  openSession(store, isSignedIn);
  // RTK Query's own actions are told to the screen a frame later.
  let toldState = store.getState();
  store.subscribe(() => (toldState = store.getState()));
  /**
   * Tells whether every call is answered that will be, and the screen was told what the store
   * holds.
   */
  const isSettled = () => {
    const { underWay, never } = api.countOpenCalls();
    const isTold = toldState === store.getState();
    return isTold && underWay === never && countPending(store) <= never;
  };
  return { ports, store, calls: api.calls, isSettled };
}

function countPending(store: AppStore): number {
  const { queries, mutations } = store.getState().portalApi;
  const entries = [...Object.values(queries), ...Object.values(mutations)];
  return entries.filter((entry) => entry?.status === QueryStatus.pending).length;
}

interface StageProps {
  readonly ports: Ports;
  readonly store: AppStore;
  readonly settings: StageSettings;
  readonly children: ReactNode;
}

/** The surroundings of a screen on a page, without header and footer. */
function Stage({ ports, store, settings, children }: StageProps) {
  const { locale, messages, readerZone } = settings;
  return (
    <Provider store={store}>
      <IntlRoot
        locale={locale}
        settings={DEMO_SETTINGS}
        timeZone={DEMO_SETTINGS.time.zone}
        now={STORY_NOW}
        messages={messages}
        {...(readerZone && { readerZone })}
      >
        <MemoryNavigation ports={ports} store={store}>
          <ToastProvider>{children}</ToastProvider>
        </MemoryNavigation>
      </IntlRoot>
    </Provider>
  );
}

/** Longer than a retry waits. */
const LATER_MS = 10_000;

/** Retries do not wait: a story is in its state at once. What comes again and again never comes. */
function atOnce(ms: number, run: () => void) {
  if (ms < LATER_MS) queueMicrotask(run);
  return () => undefined;
}

/** Opens a session as the sagas would have left it. */
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
