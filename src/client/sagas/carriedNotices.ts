import type { SagaIterator } from 'redux-saga';
import { call, getContext, put, select } from 'redux-saga/effects';
import { STORAGE_KEYS } from '../../shared/constants';
import { splitLocale } from '../../shared/routes';
import { VALIDATION_RESULTS } from '../../oidc/validation/validationResult';
import { ERRORS, type ErrorCode } from '../../shared/errors';
import type { Ports } from '../browser/ports';
import {
  createObjectParser,
  parseFiniteNumber,
  createEnumParser,
  createNullableParser,
  parseStored,
  parseText,
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
interface CarriedNotices {
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
  if (splitLocale(path, ports.firstLanguage()).locale !== ports.language()) {
    const { session }: { session: SessionState } = yield select();
    const { ended, problem, doorLink } = session;
    const news: CarriedNotices = { ended, problem, doorLink };
    ports.sessionStorage.write(STORAGE_KEYS.news, JSON.stringify(news));
  }
  ports.navigate(path, { replace: true });
}

/**
 * Tell what the page before could not; once. Who is signed in is told nothing of sessions that
 * ended.
 */
export function* restoreNotices(): SagaIterator<void> {
  const ports: Ports = yield getContext('ports');
  const { ended, problem, doorLink }: Partial<CarriedNotices> = yield call(takeNotices, ports);
  if (doorLink) yield put(doorLinkFinished(doorLink));
  const isSignedIn: boolean = yield select(selectIsSignedIn);
  if (ended && !isSignedIn) yield put(sessionEnded({ reason: ended, ...(problem && { problem }) }));
}

const webAddress: Parser<string> = (value) =>
  /^https?:/.test(parseText(value) ?? '') ? parseText(value) : undefined;

const signInProblem: Parser<SignInProblem> = createObjectParser<
  Pick<SignInProblem, 'code'>,
  Required<Omit<SignInProblem, 'code'>>
>(
  { code: createEnumParser(...(Object.keys(ERRORS) as ErrorCode[])) },
  {
    result: createEnumParser(...VALIDATION_RESULTS),
    provider: createObjectParser({
      error: parseText,
      description: createNullableParser(parseText),
      uri: createNullableParser(webAddress),
    }),
    retryAfterMs: parseFiniteNumber,
  },
);

const news: Parser<Partial<CarriedNotices>> = createObjectParser<object, CarriedNotices>(
  {},
  {
    ended: createNullableParser(createEnumParser(...END_REASONS)),
    problem: createNullableParser(signInProblem),
    doorLink: createNullableParser(
      createObjectParser({ configId: parseText, code: createNullableParser(parseText) }),
    ),
  },
);

/** Takes what the page before left to be told; only once. */
export function takeNotices({ sessionStorage }: Ports): Partial<CarriedNotices> {
  const stored = sessionStorage.read(STORAGE_KEYS.news);
  if (stored !== null) sessionStorage.remove(STORAGE_KEYS.news);
  return parseStored(news, stored) ?? {};
}
