import {
  isCallback,
  readCallback,
  withoutAnswer,
  type CallbackParams,
} from '../../../oidc/callbackParams';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { Ports } from '../../browser/ports';
import { isTooOld, takeAttempt } from './attempts';
import type { Attempt } from './flowStorage';
import { SignInError } from './signInError';

/** The provider's answer, with the attempt that it answers. */
export interface Callback {
  readonly config: SignInConfiguration;
  readonly params: CallbackParams;
  readonly attempt: Attempt;
}

/** Read the answer in the address bar; null when there is none. The attempt is used up, the address is cleaned. */
export function takeCallback(
  ports: Ports,
  configs: readonly SignInConfiguration[],
): Callback | null {
  const url = ports.location.href();
  const addressed = configs.filter(({ redirectUrl }) => isCallback(url, redirectUrl));
  if (addressed.length === 0) return null;
  if (!addressed.some(({ historyCleanupOff }) => historyCleanupOff)) {
    ports.location.rewrite(withoutAnswer(url));
  }

  const params = readCallback(url);
  if ('refused' in params) throw new SignInError(params.refused);
  if (!params.state) throw new SignInError('noState');
  const { state } = params;
  for (const config of addressed) {
    const attempt = takeAttempt(ports, config.configId, state);
    if (attempt && isTooOld(attempt, ports.clock())) throw new SignInError('attemptExpired');
    if (attempt) return { config, params, attempt };
  }
  throw new SignInError('incorrectState', 'StatesDoNotMatch');
}
