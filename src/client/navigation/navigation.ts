import { createPath, type Navigator } from 'react-router-dom';
import { splitLocale } from '../../shared/routes';
import type { NavigationOutcome, NavigationResult } from '../browser/navigationResult';
import type { HistoryEntry, Navigate, Stop } from '../browser/ports';
import { isWithin, normalizePath, addLanguagePrefix } from './address';
import {
  finishNavigation,
  restoreAddress,
  type PendingNavigation,
  type NavigationState,
  type PreparedPage,
  type NavigationSetup,
  type PageView,
  type NavigationRequest,
} from './navigationState';
import { toPath, type Commands } from './commands';
import { navigationStarted, stripQuery } from './navigationActions';
import { GUARDS } from './guards';
import { showPage, runNavigation } from './runNavigation';
import { createUnsavedChanges, type UnsavedChanges } from './leaving';

interface GoOptions {
  /** The page takes the place of the one that is shown: Back does not lead to that one. */
  readonly replace?: boolean;
  /**
   * SPEC 9.6: a navigation to the address that is shown is ignored. `reload` asks for the page's
   * data again.
   */
  readonly onSameUrl?: 'ignore' | 'reload';
  /** For the page; it stays with the history's entry. */
  readonly state?: unknown;
}

export interface Navigation<P extends PreparedPage = PreparedPage> {
  /** Rejects with a `NullCommandError` alone; everything else that can happen is a result. */
  readonly go: (commands: Commands, options?: GoOptions) => Promise<NavigationResult>;
  /** The same for a complete path, as sagas and the router have it. */
  readonly open: Navigate;
  /** Navigator that react-router's own links and hooks go through. */
  readonly navigator: Navigator;
  readonly view: () => PageView<P>;
  readonly isPending: () => boolean;
  readonly leaving: UnsavedChanges;
  /** Tells whenever the view, what is pending or what is asked may have changed. */
  readonly listen: (changed: () => void) => Stop;
}

const IGNORED: NavigationOutcome = { status: 'ignored' };
const ENDED: NavigationOutcome = { status: 'ended' };

/** Returns the view of the page that the portal began with. */
export const createFirstView = <P extends PreparedPage>(page: P, prefix: string): PageView<P> => ({
  page,
  prefix,
  location: page.location,
  failure: null,
  cause: 'command',
});

/**
 * Creates the one owner of the tab's history (SPEC 4.9.1, 8.6, 8.7, 9.4, 9.6). Every navigation
 * ends in one typed result, which the store is told as a fact. The browser's own memory of scroll
 * positions is left as it is (SPEC 9.7).
 */
export function createNavigation<P extends PreparedPage>(setup: NavigationSetup<P>): Navigation<P> {
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const { ports } = setup;
  const navState: NavigationState<P> = {
    guards: GUARDS,
    ...setup,
    leaving: createUnsavedChanges(ports, changed),
    changed,
    view: setup.first,
    index: ports.history.current().index,
    lastId: 0,
    pending: null,
  };
  const open: Opener = (path, options) => openPath(navState, path, options);
  ports.history.listen((entry) => followHistory(navState, entry));

  return {
    go: async (commands, options = {}) =>
      start(navState, wishFor(normalizePath(toPath(commands)), navState.view.prefix, options)),
    open,
    navigator: {
      createHref: pathOf,
      go: ports.history.go,
      push: (to, state: unknown) => void open(pathOf(to), { replace: false, state }),
      replace: (to, state: unknown) => void open(pathOf(to), { replace: true, state }),
    },
    view: () => navState.view,
    isPending: () => navState.pending !== null,
    leaving: navState.leaving,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const pathOf: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));

type Opener = (path: string, options: GoOptions) => Promise<NavigationResult>;

const wishFor = (
  wanted: string,
  prefix: string,
  { replace, onSameUrl, state = null }: GoOptions,
): NavigationRequest => ({
  wanted,
  prefix,
  cause: 'command',
  entry: replace ? 'replace' : 'push',
  state,
  isReload: onSameUrl === 'reload',
});

/** Opens a path; in another language the page is loaded anew (SPEC 2.5). */
function openPath(
  navState: NavigationState,
  path: string,
  options: GoOptions,
): Promise<NavigationResult> {
  const { prefix, locale, rest } = splitLocale(path, navState.ports.firstLanguage());
  const wish = wishFor(normalizePath(rest), prefix, options);
  if (locale === navState.ports.language()) return start(navState, wish);
  return new Promise((answer) => {
    const attempt = attemptOf(navState, wish, answer);
    begin(navState, attempt);
    navState.ports.location[options.replace ? 'replace' : 'assign'](
      addLanguagePrefix(prefix, wish.wanted),
    );
    finishNavigation(navState, attempt, ENDED);
  });
}

/** Entries of the same page and those that the browser made for its links are there already. */
function followHistory(navState: NavigationState, { index, url, state }: HistoryEntry): void {
  const isBack = index === navState.index;
  // The address bar returned to the page that is shown, after a guard's rejection or because the
  // person changed their mind.
  if (isBack && navState.pending?.cause !== 'history') return;
  const { prefix, rest } = splitLocale(url);
  void start(navState, {
    wanted: normalizePath(rest),
    prefix,
    cause: isBack ? 'command' : 'history',
    entry: 'stays',
    state,
    isReload: false,
  });
}

function start(navState: NavigationState, wish: NavigationRequest): Promise<NavigationResult> {
  return new Promise((answer) => {
    const attempt = attemptOf(navState, wish, answer);
    if (isOnItsWay(navState, wish)) return finishNavigation(navState, attempt, IGNORED);
    const isHere = wish.cause === 'command' && isShown(navState, wish);
    if (isHere && !wish.isReload && !navState.view.failure) return stay(navState, attempt);
    if (isHere && attempt.entry === 'push') attempt.entry = 'replace';
    begin(navState, attempt);
    if (navState.view.failure || wish.isReload || !isWithin(navState.view.location, wish.wanted)) {
      void runNavigation(navState, attempt);
    } else showPage(navState, attempt, navState.view.page);
  });
}

const attemptOf = (
  navState: NavigationState,
  wish: NavigationRequest,
  answer: PendingNavigation['answer'],
): PendingNavigation => ({
  ...wish,
  id: (navState.lastId += 1),
  from: createPath(navState.view.location),
  to: wish.wanted,
  startedMs: navState.ports.monotonic(),
  answer,
});

/**
 * Tells whether the same navigation is under way: a second click on a link does not prepare its
 * page twice.
 */
const isOnItsWay = (
  { pending }: NavigationState,
  { wanted, prefix, cause, isReload }: NavigationRequest,
) =>
  pending?.wanted === wanted &&
  pending.prefix === prefix &&
  cause === 'command' &&
  pending.cause === cause &&
  !isReload;

const isShown = ({ view }: NavigationState, { wanted, prefix }: NavigationRequest) =>
  wanted === createPath(view.location) && prefix === view.prefix;

/** Stays on the page that is shown because it is wanted: whatever was under way is not. */
function stay(navState: NavigationState, attempt: PendingNavigation): void {
  supersede(navState, attempt.id);
  restoreAddress(navState);
  finishNavigation(navState, attempt, IGNORED);
}

function begin(navState: NavigationState, attempt: PendingNavigation): void {
  supersede(navState, attempt.id);
  navState.pending = attempt;
  const { id, from, to, cause } = attempt;
  navState.store.dispatch(
    navigationStarted({ id, from: stripQuery(from), to: stripQuery(to), cause }),
  );
  navState.changed();
}

function supersede(navState: NavigationState, by: number): void {
  const { pending, leaving } = navState;
  if (!pending) return;
  finishNavigation(navState, pending, { status: 'cancelled', code: 'superseded', by });
  leaving.answer(false);
}
