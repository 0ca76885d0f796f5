import { randomBytes } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, errors, jwtVerify, type JSONWebKeySet } from 'jose';
import { DoorFault, sendToDoor, type Claims } from './doorFault';
import type { TrustedDoor } from './doors';

const OK = 200;
/** RFC 7662 §2.3, RFC 6749 §5.2: it is the host that the provider refuses, not the token. */
const HOST_REFUSED_STATUS = [401, 403];
const HOST_REFUSED_ERRORS: readonly unknown[] = ['invalid_client', 'unauthorized_client'];
const BAD_REQUEST = 400;
const TOKEN_REFUSED = [BAD_REQUEST, 401];

const misconfigured = (message: string, remedy: string) =>
  new DoorFault('misconfigured', message, remedy);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

/** Endpoints that the host needs of a provider's metadata (OpenID Connect Discovery 1.0 §3). */
export interface DoorMetadata {
  readonly userinfoUrl: string;
  readonly introspectionUrl: string | null;
  readonly keysUrl: string | null;
}

/** Fetches what a provider says of itself. @throws DoorFault */
export async function fetchMetadata({ issuer }: TrustedDoor): Promise<DoorMetadata> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { status, body } = await sendToDoor(url);
  if (status !== OK || !body)
    throw misconfigured(
      `${url} answered ${status}${body ? '' : ' and no JSON object'}`,
      'Set issuer in MEYDAN_DOORS to the issuer of the provider.',
    );
  if (body.issuer !== issuer)
    throw misconfigured(
      `${url} names the issuer ${String(body.issuer)}`,
      'Set issuer in MEYDAN_DOORS to exactly that issuer.',
    );
  const userinfoUrl = textOrNull(body.userinfo_endpoint);
  const introspectionUrl = textOrNull(body.introspection_endpoint);
  const keysUrl = textOrNull(body.jwks_uri);
  if (userinfoUrl === null)
    throw misconfigured(
      `${url} names no userinfo_endpoint`,
      'Let the provider offer its userinfo endpoint: name, address and roles come from there.',
    );
  return { userinfoUrl, introspectionUrl, keysUrl };
}

type HostClient = Required<Pick<TrustedDoor, 'hostClientId' | 'hostClientSecret'>>;

const hasHostClient = (door: TrustedDoor): door is TrustedDoor & HostClient =>
  door.hostClientId !== undefined && door.hostClientSecret !== undefined;

/** Claims of a good token, else the fault of the settings that it is where userinfo takes it. */
type Verdict = Claims | DoorFault;

/** Asks what a token is worth (RFC 7662). @throws DoorFault */
async function introspect(
  { hostClientId, hostClientSecret }: HostClient,
  url: string,
  accessToken: string,
): Promise<Verdict> {
  const basic = Buffer.from(
    `${encodeURIComponent(hostClientId)}:${encodeURIComponent(hostClientSecret)}`,
  ).toString('base64');
  const { status, body } = await sendToDoor(url, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, accept: 'application/json' },
    body: new URLSearchParams({ token: accessToken, token_type_hint: 'access_token' }),
  });
  const error = body?.error;
  if (HOST_REFUSED_STATUS.includes(status) || HOST_REFUSED_ERRORS.includes(error))
    throw misconfigured(
      `the introspection endpoint ${url} refuses the host’s client ${hostClientId} (${status}${isText(error) ? ` ${error}` : ''})`,
      'Set hostClientId and hostClientSecret in MEYDAN_DOORS to those of a confidential client of the provider (client_secret_basic) that may introspect tokens.',
    );
  if (body?.active === false || status === BAD_REQUEST)
    return misconfigured(
      `the introspection endpoint ${url} calls tokens inactive that userinfo takes`,
      `Let the provider’s client ${hostClientId} introspect the tokens of other clients.`,
    );
  if (status !== OK || body?.active !== true)
    throw misconfigured(
      `the introspection endpoint ${url} answered ${status} and not as RFC 7662 says`,
      'Correct introspection_endpoint in the metadata of the provider.',
    );
  const missing = ['client_id', 'sub'].filter((name) => !isText(body[name]));
  if (missing.length > 0)
    throw misconfigured(
      `the introspection endpoint ${url} does not say ${missing.join(' and ')} of a token`,
      'Let the provider add it to its introspection.',
    );
  return body;
}

/** Fetches the keys with which a provider signs. @throws DoorFault */
async function fetchKeys(url: string): Promise<JSONWebKeySet> {
  const { status, body } = await sendToDoor(url);
  const keys = body?.keys;
  if (status !== OK || !Array.isArray(keys) || keys.length === 0)
    throw misconfigured(
      `the keys at ${url} answered ${status} and no key set`,
      'Correct jwks_uri in the metadata of the provider.',
    );
  return { keys };
}

/** Clocks of two machines, seconds. */
const CLOCK_TOLERANCE_S = 60;

const getAudience = ({ audience, portalClientId }: TrustedDoor): string =>
  audience ?? portalClientId;

function requireKeys({ keysUrl }: DoorMetadata): string {
  if (keysUrl !== null) return keysUrl;
  throw misconfigured(
    'the metadata of the provider names neither an introspection_endpoint that the host can use nor a jwks_uri',
    'Use a provider with one of the two; introspection needs hostClientId and hostClientSecret in MEYDAN_DOORS.',
  );
}

/** Verifies a JWT access token by the provider's keys (RFC 9068 §4). @throws DoorFault */
async function verifyAccessToken(
  door: TrustedDoor,
  metadata: DoorMetadata,
  accessToken: string,
  now: Date,
): Promise<Verdict> {
  const keys = await fetchKeys(requireKeys(metadata));
  const audience = getAudience(door);
  try {
    const { payload } = await jwtVerify(accessToken, createLocalJWKSet(keys), {
      issuer: door.issuer,
      audience,
      typ: 'at+jwt',
      requiredClaims: ['exp', 'iat', 'jti', 'sub', 'client_id'],
      currentDate: now,
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    return payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return misconfigured(
      `its access tokens are not JWTs of RFC 9068 for the audience ${audience}: ${error.message}`,
      metadata.introspectionUrl === null
        ? 'Let the provider issue such tokens and set audience in MEYDAN_DOORS to what their aud has, or use a provider with an introspection endpoint.'
        : 'Set hostClientId and hostClientSecret in MEYDAN_DOORS, so that tokens are introspected.',
    );
  }
}

/**
 * Reads the claims of a JWT without looking at its signature: for a token that the provider has
 * just called active. None of another kind of token.
 */
function decodeClaims(accessToken: string): Claims {
  try {
    return decodeJwt(accessToken);
  } catch {
    return {};
  }
}

/** Fetches whom a token is of; null where the provider refuses the token. @throws DoorFault */
export async function fetchUserinfo(
  { userinfoUrl: url }: DoorMetadata,
  accessToken: string,
): Promise<Claims | null> {
  const { status, body } = await sendToDoor(url, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
  });
  if (TOKEN_REFUSED.includes(status)) return null;
  if (status !== OK || !body)
    throw misconfigured(
      `the userinfo endpoint ${url} answered ${status}${body ? '' : ' and no JSON object'}`,
      'Let scope in signIn have openid, and the provider answer userinfo unsigned.',
    );
  return body;
}

/**
 * Returns what the provider says of an access token that is good at this moment, whichever client
 * it was issued to; null for any other token. By introspection where there is an endpoint and the
 * host has a client of its own, else by the signature of a JWT access token.
 * @throws DoorFault
 */
export async function readToken(
  door: TrustedDoor,
  metadata: DoorMetadata,
  accessToken: string,
  now: Date,
): Promise<Claims | null> {
  const { introspectionUrl: url } = metadata;
  const isIntrospected = url !== null && hasHostClient(door);
  const verdict = isIntrospected
    ? await introspect(door, url, accessToken)
    : await verifyAccessToken(door, metadata, accessToken, now);
  if (!(verdict instanceof DoorFault))
    return isIntrospected ? { ...decodeClaims(accessToken), ...verdict } : verdict;
  // A token that userinfo takes is a good one: then it is the settings that are wrong.
  const user = await fetchUserinfo(metadata, accessToken).catch(() => null);
  if (user) throw verdict;
  return null;
}

const INVENTED_TOKEN_BYTES = 24;

/**
 * Asks a provider what the host asks it at each sign-in, for a token that nobody has, and says in a
 * few words how tokens are judged.
 * @throws DoorFault
 */
export async function examineDoor(door: TrustedDoor): Promise<string> {
  const metadata = await fetchMetadata(door);
  const { introspectionUrl: url } = metadata;
  if (url === null || !hasHostClient(door)) {
    await fetchKeys(requireKeys(metadata));
    return `tokens are verified here: they have to be JWTs of RFC 9068 for the audience ${getAudience(door)}`;
  }
  const invented = randomBytes(INVENTED_TOKEN_BYTES).toString('base64url');
  if (!((await introspect(door, url, invented)) instanceof DoorFault))
    throw misconfigured(
      `the introspection endpoint ${url} calls an invented token active`,
      'Correct introspection_endpoint in the metadata of the provider.',
    );
  return `${url} takes the host’s client ${door.hostClientId}`;
}
