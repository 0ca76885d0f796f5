import {
  isCallback,
  parseCallback,
  removeCallbackParams,
  type CallbackParams,
} from '../../../oidc/callbackParams';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { Claims } from '../../../oidc/validation/tokenParts';
import { isCallbackPage, splitLocale } from '../../../shared/routes';
import type { Ports } from '../../browser/ports';
import { isOurState, isTooOld, takeAttempt } from './attempts';
import type { Attempt } from './flowStorage';
import { SignInError } from './signInError';

/** The provider's answer to an authorize request, with the attempt that it answers. */
export interface Callback {
  readonly config: SignInConfiguration;
  readonly params: CallbackParams;
  readonly attempt: Attempt;
}

/**
 * Values that tokens are compared with: the attempt that they answer, or the ID token that they
 * renew.
 */
export interface TokenExpectations {
  readonly config: SignInConfiguration;
  /** Null after a refresh, which has no callback. */
  readonly callback: Callback | null;
  readonly nonce: string | null;
  readonly previousClaims: Claims | null;
}

/**
 * Read the answer in the address bar; null on a page that is not there for one. The attempt is used
 * up, the address is cleaned.
 * @throws SignInError also for a callback that carries nothing, as after a reload
 */
export function takeCallback(
  ports: Ports,
  configs: readonly SignInConfiguration[],
): Callback | null {
  const href = ports.location.href();
  if (!URL.canParse(href)) throw new SignInError('noUrl');
  const { rest } = splitLocale(href.slice(new URL(href).origin.length));
  // The callback has no language of its own (SPEC 2.6).
  const url = isCallbackPage(rest) ? new URL(rest, href).href : href;
  const addressed = configs.filter((config) => isAnswerFor(ports, config, url));
  if (addressed.length === 0 && !isCallbackPage(rest)) return null;
  if (!addressed.some(({ historyCleanupOff }) => historyCleanupOff)) {
    ports.location.rewrite(removeCallbackParams(url));
  }
  if (addressed.length === 0) throw new SignInError('noState');
  return takeCallbackFromUrl(ports, addressed, url);
}

/**
 * Tells whether the address is an answer for the configuration. Where the address does not decide,
 * the state must be ours: other features may use the same parameters.
 */
function isAnswerFor(ports: Ports, config: SignInConfiguration, url: string): boolean {
  const { configId, redirectUrl, checkRedirectUrlWhenCheckingIfIsCallback: checkUrl } = config;
  if (!isCallback(url, redirectUrl, { checkUrl })) return false;
  return checkUrl || isOurState(ports, configId, new URL(url).searchParams.get('state') ?? '');
}

/**
 * Takes the answer that an address carries, for one of the configurations.
 * @throws SignInError when it is incomplete, too old or not the answer to an attempt of ours
 *   (SPEC 4.1.3, 4.1.4)
 */
export function takeCallbackFromUrl(
  ports: Ports,
  configs: readonly SignInConfiguration[],
  url: string,
): Callback {
  const params = parseCallback(url);
  if ('refused' in params) throw new SignInError(params.refused);
  const { state } = params;
  if (!state) throw new SignInError('noState');
  for (const config of configs) {
    const attempt = takeAttempt(ports, config, state);
    if (attempt && isTooOld(attempt, ports.clock())) throw new SignInError('attemptExpired');
    if (attempt) return { config, params, attempt };
  }
  throw new SignInError('incorrectState', { result: 'StatesDoNotMatch' });
}
