import { getPageTreatment } from '../../shared/savedPages';
import type { ApiExtra, ApiState } from '../api/extra';
import { portalApi } from '../api/portalApi';
import { putDraft, type BallotDraft } from './ballotDrafts';
import { putBallot, readOutbox, removeBallot, type WaitingBallot } from './outbox';

type Dispatch = (action: ReturnType<typeof portalApi.util.invalidateTags>) => unknown;
type Thunk<T> = (dispatch: Dispatch, getState: () => ApiState, extra: ApiExtra) => T;

const subjectOf = ({ session }: ApiState) => session.accessToken?.subject ?? null;

/**
 * Returns a thunk that keeps a ballot that could not be sent, for the person who cast it. False
 * when this browser cannot keep anything.
 */
export const keepBallot =
  (ballot: Omit<WaitingBallot, 'state' | 'reason' | 'castAt'>): Thunk<boolean> =>
  (dispatch, getState, { ports }) => {
    const subject = subjectOf(getState());
    if (!subject) return false;
    const waiting = { ...ballot, state: 'waiting', reason: null, castAt: ports.clock() } as const;
    if (!putBallot(ports.localStorage, subject, waiting)) {
      // The ballot would be gone with this page, and the form says that it is not kept.
      removeBallot(ports.localStorage, subject, ballot.slug);
      return false;
    }
    dispatch(portalApi.util.invalidateTags(['Outbox']));
    return true;
  };

const draftOf = (
  { pollId, slug, title, answers }: WaitingBallot,
  savedAt: number,
): BallotDraft => ({
  pollId,
  slug,
  title,
  answers,
  savedAt,
});

/**
 * Returns a thunk that drops a ballot: the person does not want to send it after all, so that it is
 * a draft again, or has read what became of it.
 */
export const dropBallot =
  (slug: string): Thunk<void> =>
  (dispatch, getState, { ports: { localStorage, clock } }) => {
    const subject = subjectOf(getState());
    if (!subject) return;
    const ballot = readOutbox(localStorage, subject).find((one) => one.slug === slug);
    if (ballot?.state === 'waiting') putDraft(localStorage, subject, draftOf(ballot, clock()));
    removeBallot(localStorage, subject, slug);
    dispatch(portalApi.util.invalidateTags(['Outbox']));
  };

/**
 * Returns a thunk that tells that the person has come to this page. The service worker keeps it for
 * reading; where there is no network it has the copy, which the browser loads as it loads a first
 * page.
 */
export const reportPageShown =
  (isFirst: boolean): Thunk<void> =>
  (_dispatch, _getState, { ports: { location, connection, worker } }) => {
    const { href, pathname, search } = new URL(location.href());
    const isOffline = connection.read().status === 'offline' && worker.isActive();
    if (isOffline && !isFirst && getPageTreatment(pathname + search) === 'saved') {
      location.replace(href);
      return;
    }
    worker.tell(() => ({ type: 'visited', url: pathname + search, assets: worker.loadedFiles() }));
  };

/**
 * Returns a thunk that fetches code that can be needed without a network, once there is a worker
 * that keeps it.
 */
export const prefetchPages =
  (load: () => Promise<unknown>): Thunk<Promise<void>> =>
  async (_dispatch, _getState, { ports: { worker } }) => {
    // A failure is no news: the same code is fetched again when it is needed.
    if (await worker.isReady()) await load().catch(() => undefined);
  };

/**
 * Returns a thunk that opens a page as a document. `path` is complete: it carries the language
 * prefix if there is one.
 */
export const openDocument =
  (path: string): Thunk<void> =>
  (_dispatch, _getState, { ports: { location } }) =>
    location.assign(path);
