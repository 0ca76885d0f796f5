import type { SignInConfiguration } from '../../../oidc/configuration';
import { randomText } from '../../../oidc/random';
import { RANDOM, TIMING } from '../../../shared/constants';
import type { Ports } from '../../browser/ports';
import { changeFlow, readFlow, type Attempt } from './flowStorage';

/** Start an attempt with secrets of its own (SPEC 4.1.1); several can be open at the same time. */
export function openAttempt(ports: Ports, config: SignInConfiguration, returnTo: string): Attempt {
  const attempt: Attempt = {
    state: randomText(RANDOM.stateAndNonce, ports.random),
    nonce: randomText(RANDOM.stateAndNonce, ports.random),
    codeVerifier: randomText(RANDOM.codeVerifier, ports.random),
    redirectUri: config.redirectUrl,
    returnTo,
    createdAt: ports.clock(),
  };
  const { authRequests = {} } = readFlow(ports, config.configId);
  changeFlow(ports, config.configId, {
    authRequests: { ...stillOpen(authRequests, ports.clock()), [attempt.state]: attempt },
    authStateControl: attempt.state,
    authNonce: attempt.nonce,
    codeVerifier: attempt.codeVerifier,
    redirect: returnTo,
    storageCodeFlowInProgress: true,
  });
  return attempt;
}

/** The attempt that a state belongs to. It is given out once: a second answer finds nothing. */
export function takeAttempt(ports: Ports, configId: string, state: string): Attempt | null {
  const { authRequests = {} } = readFlow(ports, configId);
  const attempt = Object.hasOwn(authRequests, state) ? authRequests[state] : undefined;
  if (!attempt) return null;

  changeFlow(ports, configId, {
    authRequests: without(authRequests, state),
    authStateControl: undefined,
    authNonce: undefined,
    codeVerifier: undefined,
    redirect: undefined,
    storageCodeFlowInProgress: undefined,
  });
  return attempt;
}

export const isTooOld = ({ createdAt }: Attempt, nowMs: number) =>
  nowMs - createdAt > TIMING.attemptLifeMs;

type Attempts = Readonly<Record<string, Attempt>>;

const without = (attempts: Attempts, state: string): Attempts =>
  Object.fromEntries(Object.entries(attempts).filter(([key]) => key !== state));

const stillOpen = (attempts: Attempts, nowMs: number): Attempts =>
  Object.fromEntries(Object.entries(attempts).filter(([, attempt]) => !isTooOld(attempt, nowMs)));
