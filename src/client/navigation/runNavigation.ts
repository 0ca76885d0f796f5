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
export async function runNavigation(desk: NavigationState, attempt: PendingNavigation) {
  try {
    if (!(await passesGuards(desk, attempt))) return;
    if (!(await mayLeave(desk, attempt))) return;
    const page = await desk.prepare(destination(attempt), attempt);
    if (desk.pending === attempt) showPage(desk, attempt, page);
    else page.release();
  } catch (error) {
    if (desk.pending === attempt) fail(desk, attempt, error);
  }
}

/** Shows the page, and makes its entry in the history. */
export function showPage(
  desk: NavigationState,
  attempt: PendingNavigation,
  page: PreparedPage,
): void {
  const location = destination(attempt);
  enter(desk, attempt);
  const { prefix, cause } = attempt;
  desk.view = { page, location, prefix, failure: null, cause };
  forgetReload(desk.ports);
  const isFound = matchPath(location.pathname).route !== NOT_FOUND;
  finishNavigation(desk, attempt, isFound ? ENDED : noMatch(attempt.to));
}

const destination = ({ id, to, state }: PendingNavigation) => toLocation(to, String(id), state);

const noMatch = (url: string): NavigationOutcome => {
  const error = new NoMatchError(url);
  return { status: 'failed', code: 'no-match', url, error };
};

async function passesGuards(desk: NavigationState, attempt: PendingNavigation) {
  for (let redirects = 0; ; redirects += 1) {
    const { answer, guard } = await verdict(desk, attempt);
    if (desk.pending !== attempt) return false;
    if (answer === 'reject') return reject(desk, attempt, guard);
    if (typeof answer === 'string') return true;
    if (redirects === MAX_REDIRECTS) {
      fail(desk, attempt, new RangeError('too many redirects'), REDIRECT_LIMIT);
      return false;
    }
    redirect(desk, attempt, answer.redirectTo);
  }
}

const REDIRECT_LIMIT: NavigationOutcome = { status: 'failed', code: 'redirect-limit' };

/**
 * Waits for a guard that cannot know yet, as long as a renewal may take: then the page itself says
 * what it waits for.
 */
function verdict(desk: NavigationState, attempt: PendingNavigation): Promise<GuardVerdict> {
  const { guards, store, ports, view } = desk;
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
      const latest = desk.pending === attempt ? ask() : PASS;
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
async function mayLeave(desk: NavigationState, attempt: PendingNavigation) {
  const isSamePage = destination(attempt).pathname === desk.view.location.pathname;
  if (isSamePage || !desk.leaving.isDirty()) return true;
  const isLeft = await desk.leaving.ask();
  if (desk.pending !== attempt) return false;
  return isLeft || reject(desk, attempt, 'unsavedChanges');
}

function reject(desk: NavigationState, attempt: PendingNavigation, guard: string): false {
  restoreAddress(desk);
  finishNavigation(desk, attempt, { status: 'cancelled', code: 'guard-rejected', guard });
  return false;
}

/**
 * Fails a navigation. The address is entered all the same: what stands there then says what
 * happened, and can be loaded anew.
 */
function fail(
  desk: NavigationState,
  attempt: PendingNavigation,
  error: unknown,
  outcome: NavigationOutcome = { status: 'failed', code: 'error', error },
): void {
  enter(desk, attempt);
  if (!reloadOnce(desk.ports, error)) {
    const { page } = desk.view;
    const { prefix, cause } = attempt;
    desk.view = { page, location: destination(attempt), prefix, failure: error, cause };
  }
  finishNavigation(desk, attempt, outcome);
}

function enter(desk: NavigationState, { entry, prefix, to, state }: PendingNavigation): void {
  const { history } = desk.ports;
  if (entry !== 'stays') history[entry](addLanguagePrefix(prefix, to), state);
  desk.index = history.current().index;
}
