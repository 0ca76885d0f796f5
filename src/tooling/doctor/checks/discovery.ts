import type { WellKnownEndpoints } from '../../../oidc/discovery';
import { isGood, parseJsonBody, formatOutcome } from '../sendRequest';
import type { SignInConfiguration } from '../../../oidc/configuration';
import type { Provider } from '../deployment';
import {
  reportFailure,
  reportFailureIf,
  createKnownProviderCheck,
  createProviderCheck,
  reportOk,
  reportWarning,
  type Check,
  type Finding,
  type Findings,
  type KnownProvider,
} from '../finding';
import { isSecure } from '../hosts';

/** OIDC Discovery §4: reachable, JSON, https, and of the issuer that was asked. */
function checkDiscovery({ settings, discovery, document, endpoints }: Provider): Finding {
  if (!discovery && endpoints) return reportOk('the endpoints stand in the configuration');
  if (!discovery)
    return reportFailure(
      'there is no address to ask',
      'Set authority to the provider’s address, with its scheme.',
    );
  const { url } = discovery;
  if (!isGood(discovery))
    return reportFailure(
      `${url} ${formatOutcome(discovery)}`,
      'Check authority and whether the provider is running.',
    );
  if (!parseJsonBody(discovery))
    return reportFailure(
      `${url} is not a JSON object`,
      'Set authority to the provider’s issuer, without a path of its pages.',
    );
  if (!endpoints)
    return reportFailure(
      `${url} names the issuer ${String(document['issuer'])}`,
      'Set authority to exactly that issuer.',
    );
  if (!isSecure(url))
    return reportFailure(`${url} is not https`, 'Use the provider’s https address as authority.');
  if (settings.strictIssuerValidationOnWellKnownRetrievalOff)
    return reportWarning(
      `${url}: the issuer is not compared`,
      'Turn strictIssuerValidationOnWellKnownRetrievalOff off.',
    );
  return reportOk(`${url} names the issuer ${endpoints.issuer}`);
}

interface Endpoint {
  readonly field: keyof WellKnownEndpoints;
  readonly name: string;
  readonly isUsed: (settings: SignInConfiguration) => boolean;
  /** Loss without it. */
  readonly without: string;
}

const always = () => true;

const ENDPOINTS: readonly Endpoint[] = [
  {
    field: 'authorizationEndpoint',
    name: 'authorization_endpoint',
    isUsed: always,
    without: 'nobody can sign in',
  },
  { field: 'tokenEndpoint', name: 'token_endpoint', isUsed: always, without: 'nobody can sign in' },
  { field: 'jwksUri', name: 'jwks_uri', isUsed: always, without: 'no ID token can be verified' },
  {
    field: 'userInfoEndpoint',
    name: 'userinfo_endpoint',
    isUsed: ({ autoUserInfo }) => autoUserInfo,
    without: 'autoUserInfo fails at each sign-in',
  },
  {
    field: 'checkSessionIframe',
    name: 'check_session_iframe',
    isUsed: ({ startCheckSession }) => startCheckSession,
    without: 'the session at the provider cannot be watched',
  },
  {
    field: 'parEndpoint',
    name: 'pushed_authorization_request_endpoint',
    isUsed: ({ usePushedAuthorisationRequests }) => usePushedAuthorisationRequests,
    without: 'requests cannot be pushed',
  },
];

/** Without these the portal works, and does less. */
const WELCOME: readonly Omit<Endpoint, 'isUsed'>[] = [
  {
    field: 'endSessionEndpoint',
    name: 'end_session_endpoint',
    without: 'signing out leaves the session at the provider open',
  },
  {
    field: 'revocationEndpoint',
    name: 'revocation_endpoint',
    without: 'tokens live on after signing out',
  },
];

function checkEndpoint(
  { endpoints, document }: KnownProvider,
  { field, name, without }: Omit<Endpoint, 'isUsed'>,
  isNeeded: boolean,
): Finding {
  const address = String(endpoints[field]);
  if (address) return reportOk(`${name} ${address}`);
  // Endpoints without https are dropped when a document is read; the document still has them.
  const announced = document[name];
  const lack = typeof announced === 'string' ? `is ${announced}, not https` : 'is not announced';
  return reportFailureIf(
    isNeeded,
    `${name} ${lack}: ${without}`,
    `Let the provider announce an https address as ${name}, or give one in authWellknownEndpoints.`,
  );
}

const checkEndpoints = (provider: KnownProvider): Findings => [
  ...ENDPOINTS.filter(({ isUsed }) => isUsed(provider.settings)).map((row) =>
    checkEndpoint(provider, row, true),
  ),
  ...WELCOME.map((row) => checkEndpoint(provider, row, false)),
];

export const DISCOVERY_CHECKS: readonly Check[] = [
  { name: 'discovery', run: createProviderCheck((provider) => [checkDiscovery(provider)]) },
  { name: 'endpoint', run: createKnownProviderCheck(checkEndpoints) },
];
