import type { SignInConfiguration } from './configuration';

/** What the portal reads of a discovery document (SPEC 3.7), by the names under which it is stored. */
export interface WellKnownEndpoints {
  readonly issuer: string;
  readonly jwksUri: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly userInfoEndpoint: string;
  readonly endSessionEndpoint: string;
  readonly checkSessionIframe: string;
  readonly revocationEndpoint: string;
  readonly introspectionEndpoint: string;
  readonly parEndpoint: string;
  /** Empty when the provider does not say. */
  readonly idTokenAlgorithms: readonly string[];
  /** RFC 9207: the provider promises `iss` in every answer. */
  readonly sendsIss: boolean;
}

const ADDRESSES = {
  issuer: 'issuer',
  jwksUri: 'jwks_uri',
  authorizationEndpoint: 'authorization_endpoint',
  tokenEndpoint: 'token_endpoint',
  userInfoEndpoint: 'userinfo_endpoint',
  endSessionEndpoint: 'end_session_endpoint',
  checkSessionIframe: 'check_session_iframe',
  revocationEndpoint: 'revocation_endpoint',
  introspectionEndpoint: 'introspection_endpoint',
  parEndpoint: 'pushed_authorization_request_endpoint',
} as const;

const SUFFIX = '/.well-known/openid-configuration';

type DiscoveryConfiguration = Pick<
  SignInConfiguration,
  | 'authority'
  | 'authWellknownEndpointUrl'
  | 'authWellknownEndpoints'
  | 'strictIssuerValidationOnWellKnownRetrievalOff'
>;

/** Address of the discovery document; null when neither it nor an authority is configured. */
export function discoveryUrl(config: DiscoveryConfiguration): string | null {
  const base = config.authWellknownEndpointUrl || config.authority;
  if (!base) return null;
  return base.includes(SUFFIX) ? base : `${base.replace(/\/$/, '')}${SUFFIX}`;
}

/**
 * Read a discovery document; configured endpoints win over the fetched ones.
 * Null when it names another issuer than the one that was asked (OIDC Discovery §4.3; a trailing slash is tolerated).
 */
export function readDiscovery(
  document: Readonly<Record<string, unknown>>,
  config: DiscoveryConfiguration,
): WellKnownEndpoints | null {
  const endpoints = { ...fetchedEndpoints(document), ...config.authWellknownEndpoints };
  if (config.strictIssuerValidationOnWellKnownRetrievalOff) return endpoints;

  const asked = discoveryUrl(config)?.replace(SUFFIX, '') ?? '';
  const isSame = endpoints.issuer === asked || endpoints.issuer === `${asked}/`;
  return isSame ? endpoints : null;
}

function fetchedEndpoints(document: Readonly<Record<string, unknown>>): WellKnownEndpoints {
  const addresses = Object.fromEntries(
    Object.entries(ADDRESSES).map(([name, field]) => [name, textOf(document[field])]),
  ) as Record<keyof typeof ADDRESSES, string>;
  const algorithms = document['id_token_signing_alg_values_supported'];

  return {
    ...addresses,
    idTokenAlgorithms: Array.isArray(algorithms) ? algorithms.map(String) : [],
    sendsIss: document['authorization_response_iss_parameter_supported'] === true,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
