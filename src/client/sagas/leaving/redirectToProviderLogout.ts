import type { SignInConfiguration } from '../../../oidc/configuration';
import {
  getEndSessionAction,
  toEndSessionFields,
  createEndSessionUrl,
  hasSpecialSignOut,
  type EndSessionRequest,
} from '../../../oidc/endSessionUrl';
import { toFormBody } from '../../../oidc/tokenFields';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import { SIGN_IN_LIMITS } from '../../../shared/signInConstants';
import type { Tokens } from '../../api/vault';
import type { Ports } from '../../browser/ports';
import type { SignOutRequest } from '../../state/session';
import { rememberReturn } from '../provider/signedOutReturn';

interface Left {
  readonly config: SignInConfiguration;
  readonly tokens: Tokens | null;
  readonly endpoints: WellKnownEndpoints | null;
}

/**
 * End the session at the provider: by address, or by a form where that is wanted or the address
 * would be too long (SPEC 4.3.1, 4.3.2, 7.2.8). False when the provider has no such endpoint: the
 * page stays.
 */
export function redirectToProviderLogout(
  ports: Ports,
  left: Left,
  { how, logoutHint, reason }: SignOutRequest,
): boolean {
  const state = rememberReturn(ports, reason === 'accountDeleted');
  const request = { ...requestFor(ports, left), state, logoutHint };
  const url = createEndSessionUrl(request);
  if (url === null) return false;
  const isForm = how === 'form' || url.length > SIGN_IN_LIMITS.addressCharacters;
  if (!isForm || hasSpecialSignOut(request)) ports.location.assign(url);
  else {
    const fields = Object.fromEntries(toFormBody(toEndSessionFields(request)));
    ports.submitForm(getEndSessionAction(request.endSessionEndpoint), fields);
  }
  return true;
}

function requestFor(
  ports: Ports,
  { config, tokens, endpoints }: Left,
): Omit<EndSessionRequest, 'state'> {
  const startPage = new URL('/', ports.location.href()).href;
  return {
    authority: config.authority,
    endSessionEndpoint: endpoints?.endSessionEndpoint ?? '',
    clientId: config.clientId,
    postLogoutRedirectUri: config.postLogoutRedirectUri || startPage,
    idTokenHint: tokens?.idToken,
    useCustomAuth0Domain: config.useCustomAuth0Domain,
    custom: { ui_locales: ports.language(), ...config.customParamsEndSessionRequest },
  };
}
