import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import { STORAGE_KEYS } from '../../shared/constants';
import { splitLocale } from '../../shared/routes';
import { VALIDATION_RESULTS } from '../../oidc/validation/validationResult';
import { ERRORS, type ErrorCode } from '../../shared/errors';
import type { Ports } from '../browser/ports';
import {
  fieldsOf,
  finite,
  oneOf,
  orNull,
  parseStored,
  text,
  type Parser,
} from '../browser/storedParsers';
import {
  END_REASONS,
  type DoorLinkOutcome,
  type EndReason,
  type SessionState,
  type SignInProblem,
} from '../state/session';
import { doorLinkFinished, selectIsSignedIn, sessionEnded } from '../state/sessionSlice';

/** News that the next page still has to tell about what happened on this one. */
interface News {
  readonly ended: EndReason | null;
  readonly problem: SignInProblem | null;
  readonly doorLink: DoorLinkOutcome | null;
}

/**
 * Open a page in the place of this one. One in another language is loaded anew (SPEC 2.5), and the
 * state goes with this one: what the sign-in callback has to say would never be read.
 */
export function* openPage(path: string): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  if (splitLocale(path).locale !== ports.language()) {
    const { session }: { session: SessionState } = yield select();
    const { ended, problem, doorLink } = session;
    const news: News = { ended, problem, doorLink };
    ports.sessionStorage.write(STORAGE_KEYS.news, JSON.stringify(news));
  }
  ports.navigate(path, { replace: true });
}

/**
 * Tell what the page before could not; once. Who is signed in is told nothing of sessions that
 * ended.
 */
export function* tellNews(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const { ended, problem, doorLink }: Partial<News> = yield call(takeNews, ports);
  if (doorLink) yield put(doorLinkFinished(doorLink));
  const isSignedIn: boolean = yield select(selectIsSignedIn);
  if (ended && !isSignedIn) yield put(sessionEnded({ reason: ended, ...(problem && { problem }) }));
}

const webAddress: Parser<string> = (value) =>
  /^https?:/.test(text(value) ?? '') ? text(value) : undefined;

const signInProblem: Parser<SignInProblem> = fieldsOf<
  Pick<SignInProblem, 'code'>,
  Required<Omit<SignInProblem, 'code'>>
>(
  { code: oneOf(...(Object.keys(ERRORS) as ErrorCode[])) },
  {
    result: oneOf(...VALIDATION_RESULTS),
    provider: fieldsOf({ error: text, description: orNull(text), uri: orNull(webAddress) }),
    retryAfterMs: finite,
  },
);

const news: Parser<Partial<News>> = fieldsOf<object, News>(
  {},
  {
    ended: orNull(oneOf(...END_REASONS)),
    problem: orNull(signInProblem),
    doorLink: orNull(fieldsOf({ configId: text, code: orNull(text) })),
  },
);

/** Takes what the page before left to be told; only once. */
export function takeNews({ sessionStorage }: Ports): Partial<News> {
  const stored = sessionStorage.read(STORAGE_KEYS.news);
  if (stored !== null) sessionStorage.remove(STORAGE_KEYS.news);
  return parseStored(news, stored) ?? {};
}
