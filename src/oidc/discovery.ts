import { isLoopback } from '../shared/loopback';
import type { SignInConfiguration } from './configuration';
import { isObject } from './options';

/**
 * Part of a discovery document that the portal reads (SPEC 3.7), by the names under which it is
 * stored.
 */
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
  /** RFC 9126 §5: the provider takes authorize requests only when they were pushed. */
  readonly requiresPushedAuthorization: boolean;
}

const ADDRESSES = {
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
type AddressName = keyof typeof ADDRESSES;

const FLAGS = {
  sendsIss: 'authorization_response_iss_parameter_supported',
  requiresPushedAuthorization: 'require_pushed_authorization_requests',
} as const;

export const WELL_KNOWN_SUFFIX = '/.well-known/openid-configuration';

/** Without these four nobody can be signed in. */
const NEEDED = ['issuer', 'authorizationEndpoint', 'tokenEndpoint', 'jwksUri'] as const;

type DiscoveryConfiguration = Pick<
  SignInConfiguration,
  | 'authority'
  | 'authWellknownEndpointUrl'
  | 'authWellknownUrlSuffix'
  | 'authWellknownEndpoints'
  | 'strictIssuerValidationOnWellKnownRetrievalOff'
>;

/** Address of the discovery document; null when neither it nor an authority is configured. */
export function getDiscoveryUrl(config: DiscoveryConfiguration): string | null {
  const base = config.authWellknownEndpointUrl || config.authority;
  const suffix = config.authWellknownUrlSuffix;
  if (!base) return null;
  return base.includes(suffix) ? base : `${base.replace(/\/$/, '')}/${suffix.replace(/^\//, '')}`;
}

/**
 * Read a discovery document; configured endpoints win over the fetched ones. A field that is not
 * what it should be is ignored, and so is an endpoint without https (RFC 6749 §3.1, §3.2). Null
 * when it is not a document of the issuer that was configured by hand or else asked (OIDC Discovery
 * §4.3; a trailing slash is tolerated).
 */
export function parseDiscovery(
  document: unknown,
  config: DiscoveryConfiguration,
): WellKnownEndpoints | null {
  if (!isObject(document)) return null;
  const { authWellknownEndpoints: configured } = config;
  const fetched = fetchedEndpoints(document);
  const isStrict = !config.strictIssuerValidationOnWellKnownRetrievalOff;
  if (!fetched.issuer || (isStrict && !expectedIssuers(config).includes(fetched.issuer))) {
    return null;
  }
  return onlyProtected({ ...fetched, ...configured });
}

/**
 * Returns the endpoints of a configuration that names by hand all that a sign-in needs: no document
 * is fetched for it.
 */
export function getConfiguredEndpoints(config: DiscoveryConfiguration): WellKnownEndpoints | null {
  const endpoints = onlyProtected({ ...fetchedEndpoints({}), ...config.authWellknownEndpoints });
  return NEEDED.every((name) => endpoints[name]) ? endpoints : null;
}

/**
 * Tells whether a value is an object whose fields, as far as they have a name of ours, have the
 * right type.
 */
export function isWellKnownEndpoints(value: unknown): value is Partial<WellKnownEndpoints> {
  if (!isObject(value)) return false;
  const standard: Readonly<Record<string, unknown>> = { ...fetchedEndpoints({}) };
  return Object.entries(value).every(([name, field]) => {
    if (Array.isArray(standard[name])) return Array.isArray(field) && field.every(isText);
    return typeof field === typeof standard[name];
  });
}

/**
 * Read what was stored of `parseDiscovery`; undefined unless all of it is there and of its type.
 */
export function parseStoredEndpoints(value: unknown): WellKnownEndpoints | undefined {
  const names = Object.keys(fetchedEndpoints({}));
  if (!isWellKnownEndpoints(value) || !names.every((name) => Object.hasOwn(value, name)))
    return undefined;
  const endpoints = onlyProtected(value as WellKnownEndpoints);
  return endpoints.issuer ? endpoints : undefined;
}

function expectedIssuers(config: DiscoveryConfiguration): readonly string[] {
  const { issuer } = config.authWellknownEndpoints;
  if (issuer) return [issuer];
  const asked = getDiscoveryUrl(config)?.replace(config.authWellknownUrlSuffix, '') ?? '';
  return [asked, `${asked}/`];
}

function fetchedEndpoints(document: Readonly<Record<string, unknown>>): WellKnownEndpoints {
  const algorithms = document['id_token_signing_alg_values_supported'];
  return {
    issuer: textOf(document['issuer']),
    ...eachOf(ADDRESSES, (field) => textOf(document[field])),
    ...eachOf(FLAGS, (field) => document[field] === true),
    idTokenAlgorithms: Array.isArray(algorithms) ? algorithms.filter(isText) : [],
  };
}

function onlyProtected(endpoints: WellKnownEndpoints): WellKnownEndpoints {
  const addresses = eachOf(ADDRESSES, (_, name: AddressName) =>
    isProtected(endpoints[name]) ? endpoints[name] : '',
  );
  return { ...endpoints, ...addresses };
}

function isProtected(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

function eachOf<K extends string, V>(
  fields: Readonly<Record<K, string>>,
  valueOf: (field: string, name: K) => V,
): Record<K, V> {
  const names = Object.keys(fields) as K[];
  return Object.fromEntries(names.map((name) => [name, valueOf(fields[name], name)])) as Record<
    K,
    V
  >;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const textOf = (value: unknown): string => (isText(value) ? value : '');
