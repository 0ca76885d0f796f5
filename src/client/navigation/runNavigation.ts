import { TIMING } from '../../shared/constants';
import { matchPath, NOT_FOUND } from '../../shared/routes';
import { NoMatchError, type NavigationOutcome } from '../browser/navigationResult';
import { toLocation, normalizePath, addLanguagePrefix } from './address';
import {
  finishNavigation,
  restoreAddress,
  type PendingNavigation,
  type NavigationState,
  type PreparedPage,
} from './navigationState';
import { navigationRedirected, stripQuery } from './navigationActions';
import { runGuards, type GuardVerdict } from './guards';
import { forgetReload, reloadOnce } from './staleCode';

/** SPEC 9.4 */
const MAX_REDIRECTS = 31;

const PASS: GuardVerdict = { guard: '', answer: 'pass' };
const ENDED: NavigationOutcome = { status: 'ended' };

/**
 * Runs a navigation from the wish to the page: guards, the question about what is not saved,
 * preparation; then the history's entry and the page together. Until then the page before stays. A
 * navigation that is superseded on the way ends silently: it has had its answer.
 */
export async function runNavigation(navState: NavigationState, attempt: PendingNavigation) {
  try {
    if (!(await passesGuards(navState, attempt))) return;
    if (!(await mayLeave(navState, attempt))) return;
    const page = await navState.prepare(destination(attempt), attempt);
    if (navState.pending === attempt) showPage(navState, attempt, page);
    else page.release();
  } catch (error) {
    if (navState.pending === attempt) fail(navState, attempt, error);
  }
}

/** Shows the page, and makes its entry in the history. */
export function showPage(
  navState: NavigationState,
  attempt: PendingNavigation,
  page: PreparedPage,
): void {
  const location = destination(attempt);
  enter(navState, attempt);
  const { prefix, cause } = attempt;
  navState.view = { page, location, prefix, failure: null, cause };
  forgetReload(navState.ports);
  const isFound = matchPath(location.pathname).route !== NOT_FOUND;
  finishNavigation(navState, attempt, isFound ? ENDED : noMatch(attempt.to));
}

const destination = ({ id, to, state }: PendingNavigation) => toLocation(to, String(id), state);

const noMatch = (url: string): NavigationOutcome => {
  const error = new NoMatchError(url);
  return { status: 'failed', code: 'no-match', url, error };
};

async function passesGuards(navState: NavigationState, attempt: PendingNavigation) {
  for (let redirects = 0; ; redirects += 1) {
    const { answer, guard } = await verdict(navState, attempt);
    if (navState.pending !== attempt) return false;
    if (answer === 'reject') return reject(navState, attempt, guard);
    if (typeof answer === 'string') return true;
    if (redirects === MAX_REDIRECTS) {
      fail(navState, attempt, new RangeError('too many redirects'), REDIRECT_LIMIT);
      return false;
    }
    redirect(navState, attempt, answer.redirectTo);
  }
}

const REDIRECT_LIMIT: NavigationOutcome = { status: 'failed', code: 'redirect-limit' };

/**
 * Waits for a guard that cannot know yet, as long as a renewal may take: then the page itself says
 * what it waits for.
 */
function verdict(navState: NavigationState, attempt: PendingNavigation): Promise<GuardVerdict> {
  const { guards, store, ports, view } = navState;
  const to = destination(attempt);
  const ask = () => runGuards(guards, { to, from: view.location, state: store.getState() });
  const now = ask();
  if (now.answer !== 'wait') return Promise.resolve(now);

  return new Promise((answer) => {
    const decide = (latest: GuardVerdict) => {
      stopListening();
      stopAlarm();
      answer(latest);
    };
    const look = () => {
      const latest = navState.pending === attempt ? ask() : PASS;
      if (latest.answer !== 'wait') decide(latest);
    };
    const stopListening = store.subscribe(look);
    const stopAlarm = ports.after(TIMING.silentRenewTimeoutMs, () => decide(PASS));
  });
}

function redirect({ store }: NavigationState, attempt: PendingNavigation, path: string) {
  const from = attempt.to;
  attempt.to = normalizePath(path);
  if (attempt.entry === 'stays') attempt.entry = 'replace';
  store.dispatch(
    navigationRedirected({ id: attempt.id, from: stripQuery(from), to: stripQuery(attempt.to) }),
  );
}

/** Another query of the same page leaves its forms in place. */
async function mayLeave(navState: NavigationState, attempt: PendingNavigation) {
  const isSamePage = destination(attempt).pathname === navState.view.location.pathname;
  if (isSamePage || !navState.leaving.isDirty()) return true;
  const isLeft = await navState.leaving.ask();
  if (navState.pending !== attempt) return false;
  return isLeft || reject(navState, attempt, 'unsavedChanges');
}

function reject(navState: NavigationState, attempt: PendingNavigation, guard: string): false {
  restoreAddress(navState);
  finishNavigation(navState, attempt, { status: 'cancelled', code: 'guard-rejected', guard });
  return false;
}

/**
 * Fails a navigation. The address is entered all the same: what stands there then says what
 * happened, and can be loaded anew.
 */
function fail(
  navState: NavigationState,
  attempt: PendingNavigation,
  error: unknown,
  outcome: NavigationOutcome = { status: 'failed', code: 'error', error },
): void {
  enter(navState, attempt);
  if (!reloadOnce(navState.ports, error)) {
    const { page } = navState.view;
    const { prefix, cause } = attempt;
    navState.view = { page, location: destination(attempt), prefix, failure: error, cause };
  }
  finishNavigation(navState, attempt, outcome);
}

function enter(navState: NavigationState, { entry, prefix, to, state }: PendingNavigation): void {
  const { history } = navState.ports;
  if (entry !== 'stays') history[entry](addLanguagePrefix(prefix, to), state);
  navState.index = history.current().index;
}
