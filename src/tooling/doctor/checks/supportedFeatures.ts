import type { Json } from '../sendRequest';
import type { SignInConfiguration } from '../../../oidc/configuration';
import {
  reportFailure,
  createKnownProviderCheck,
  reportOk,
  reportWarning,
  type Check,
  type Finding,
  type Findings,
  type KnownProvider,
} from '../finding';

interface Need {
  readonly field: string;
  readonly value: (settings: SignInConfiguration) => string;
  readonly isNeeded: (settings: SignInConfiguration) => boolean;
  readonly level: 'warning' | 'failure';
  readonly remedy: string;
}

/**
 * Requirements of the configuration on which the provider announces something (OIDC Discovery §3,
 * RFC 8414 §2).
 */
const NEEDS: readonly Need[] = [
  {
    field: 'code_challenge_methods_supported',
    value: () => 'S256',
    isNeeded: ({ disablePkce }) => !disablePkce,
    level: 'failure',
    remedy: 'Let the provider accept and announce PKCE with S256.',
  },
  {
    field: 'scopes_supported',
    value: () => 'offline_access',
    isNeeded: ({ useRefreshToken }) => useRefreshToken,
    level: 'warning',
    remedy: 'Allow offline_access for the portal’s client, or turn useRefreshToken off.',
  },
  {
    field: 'grant_types_supported',
    value: () => 'refresh_token',
    isNeeded: ({ useRefreshToken }) => useRefreshToken,
    level: 'failure',
    remedy: 'Allow refresh tokens for the portal’s client, or turn useRefreshToken off.',
  },
  {
    field: 'response_types_supported',
    value: ({ responseType }) => responseType,
    isNeeded: () => true,
    level: 'failure',
    remedy: 'Allow the code flow for the portal’s client.',
  },
  {
    field: 'token_endpoint_auth_methods_supported',
    value: () => 'none',
    isNeeded: () => true,
    level: 'warning',
    remedy: 'Register the portal as a public client, which has no secret.',
  },
];

const listIn = (document: Json, field: string): readonly unknown[] | null =>
  Array.isArray(document[field]) ? document[field] : null;

/**
 * Checks one requirement. A list that is missing says nothing about what works: it is never a
 * failure.
 */
function checkNeed({ document, settings }: KnownProvider, need: Need): Finding {
  const value = need.value(settings);
  const list = listIn(document, need.field);
  if (!list)
    return reportWarning(`${need.field} is not announced, so ${value} is a guess`, need.remedy);
  if (list.includes(value)) return reportOk(`${need.field} has ${value}`);
  const report = need.level === 'failure' ? reportFailure : reportWarning;
  return report(`${need.field} does not have ${value}`, need.remedy);
}

const checkNeeds = (provider: KnownProvider): Findings =>
  (provider.discovery ? NEEDS : [])
    .filter(({ isNeeded }) => isNeeded(provider.settings))
    .map((need) => checkNeed(provider, need));

/** RFC 9126: authorization requests are handed over beforehand. */
function checkPushing(provider: KnownProvider): Finding {
  const isOffered = provider.endpoints.parEndpoint !== '';
  const isRequired = provider.endpoints.requiresPushedAuthorization;
  const isUsed = provider.settings.usePushedAuthorisationRequests;
  if (isRequired && !isOffered)
    return reportFailure(
      'pushed requests are required, but no address is announced for them',
      'Let the provider announce pushed_authorization_request_endpoint.',
    );
  if (isRequired && !isUsed)
    return reportWarning(
      'pushed requests are required and not configured',
      'Turn usePushedAuthorisationRequests on.',
    );
  if (isUsed && !isOffered)
    return reportFailure(
      'pushed requests are configured and not offered',
      'Turn usePushedAuthorisationRequests off.',
    );
  if (isUsed)
    return reportOk(`pushed requests are ${isRequired ? 'required' : 'offered'} and used`);
  return reportOk(`pushed requests are ${isOffered ? 'offered' : 'not offered'} and not used`);
}

export const SUPPORTED_FEATURE_CHECKS: readonly Check[] = [
  { name: 'announced', run: createKnownProviderCheck(checkNeeds) },
  {
    name: 'pushed authorization',
    run: createKnownProviderCheck((provider) => [checkPushing(provider)]),
  },
];
