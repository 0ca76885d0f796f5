import type { SignInConfiguration } from '../../../oidc/configuration';
import { createRandomText } from '../../../oidc/random';
import { getRedirectUri, type RequestKind } from '../../../oidc/redirectUri';
import { TIMING } from '../../../shared/constants';
import { RANDOM_LENGTHS } from '../../../shared/signInConstants';
import type { Ports } from '../../browser/ports';
import { updateFlow, readFlow, type Attempt } from './flowStorage';
import { SignInError } from './signInError';

type Aim = Pick<Attempt, 'returnTo' | 'linkTo' | 'isAnew'>;

/**
 * Start an attempt with secrets of its own (SPEC 4.1.1); several can be open at the same time. One
 * that leaves the page has to outlive it: it is refused when the browser does not store it.
 * @throws SignInError `storageRefused`
 */
export function createAttempt(
  ports: Ports,
  config: SignInConfiguration,
  kind: RequestKind,
  aim: Aim,
): Attempt {
  const attempt: Attempt = {
    kind,
    state: createRandomText(RANDOM_LENGTHS.stateAndNonce, ports.random),
    nonce: createRandomText(RANDOM_LENGTHS.stateAndNonce, ports.random),
    codeVerifier: createRandomText(RANDOM_LENGTHS.codeVerifier, ports.random),
    redirectUri: getRedirectUri(config, kind, ports.location.href()),
    ...aim,
    createdAt: ports.clock(),
  };
  const { authRequests = {} } = readFlow(ports, config.configId);
  const isStored = updateFlow(ports, config.configId, {
    authRequests: { ...stillOpen(authRequests, ports.clock()), [attempt.state]: attempt },
    authStateControl: attempt.state,
    authNonce: attempt.nonce,
    codeVerifier: attempt.codeVerifier,
    ...(kind === 'redirect' && { redirect: aim.returnTo, storageCodeFlowInProgress: true }),
  });
  if (!isStored && kind === 'redirect') throw new SignInError('storageRefused');
  return attempt;
}

/**
 * Takes the attempt that a state belongs to. It is given out once: a second answer finds nothing.
 */
export function takeAttempt(
  ports: Ports,
  { configId, autoCleanStateAfterAuthentication }: SignInConfiguration,
  state: string,
): Attempt | null {
  const { authRequests = {}, authStateControl } = readFlow(ports, configId);
  const attempt = Object.hasOwn(authRequests, state) ? authRequests[state] : undefined;
  if (!attempt) return null;

  updateFlow(ports, configId, {
    authRequests: without(authRequests, state),
    // The single keys may speak of another attempt that is still open.
    ...(authStateControl === state && {
      authNonce: undefined,
      codeVerifier: undefined,
      ...(autoCleanStateAfterAuthentication && { authStateControl: undefined }),
    }),
    ...(attempt.kind === 'redirect' && {
      redirect: undefined,
      storageCodeFlowInProgress: undefined,
    }),
  });
  return attempt;
}

/** Tells whether the state is that of an attempt that is still open. */
export const isOurState = (ports: Ports, configId: string, state: string): boolean =>
  Object.hasOwn(readFlow(ports, configId).authRequests ?? {}, state);

export const isTooOld = ({ createdAt }: Attempt, nowMs: number) =>
  nowMs - createdAt > TIMING.attemptLifeMs;

type Attempts = Readonly<Record<string, Attempt>>;

const without = (attempts: Attempts, state: string): Attempts =>
  Object.fromEntries(Object.entries(attempts).filter(([key]) => key !== state));

const stillOpen = (attempts: Attempts, nowMs: number): Attempts =>
  Object.fromEntries(Object.entries(attempts).filter(([, attempt]) => !isTooOld(attempt, nowMs)));
