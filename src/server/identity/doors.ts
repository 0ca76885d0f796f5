import { decodeJwt } from 'jose';
import Type, { type Static } from 'typebox';
import { readText } from './readName';

/**
 * A provider whose access tokens are accepted for product tokens. `portalClientId` is the client a
 * token must have been issued to: a token meant for another site cannot be replayed here. The host
 * introspects with a client of its own (RFC 7662).
 */
export const TrustedDoor = Type.Object(
  {
    issuer: Type.String({ minLength: 1 }),
    portalClientId: Type.String({ minLength: 1 }),
    hostClientId: Type.String({ minLength: 1 }),
    hostClientSecret: Type.String({ minLength: 16 }),
    claims: Type.Optional(
      Type.Object(
        { verified: Type.Optional(Type.String()), roles: Type.Optional(Type.String()) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type TrustedDoor = Static<typeof TrustedDoor>;

/** A sign-in at a door; `subject` and `sid` mean something together with `issuer` alone. */
export interface DoorSignIn {
  readonly issuer: string;
  readonly subject: string;
  /**
   * The session at the door (OpenID Connect Front-Channel Logout 1.0 §3); null for a door that does
   * not name it.
   */
  readonly sid: string | null;
  /** When the person signed in there, by the door's clock; null for a door that does not say so. */
  readonly authenticatedAt: Date | null;
  /** When the token was issued, by the door's clock; null for a door that does not say so. */
  readonly issuedAt: Date | null;
}

/** Returns the moment when the person signed in at the provider, as exactly as it says. */
export const getSignInTime = ({ authenticatedAt, issuedAt }: DoorSignIn): Date | null =>
  authenticatedAt ?? issuedAt;

/** Facts that the provider says of a person. */
export interface DoorAccount extends DoorSignIn {
  readonly name: string;
  readonly email: string | null;
  readonly locale: string;
  readonly roles: readonly string[];
  readonly verified: boolean;
}

export type DoorResponse =
  | { readonly kind: 'account'; readonly account: DoorAccount }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

const TIMEOUT_MS = 5_000;
const OK = 200;
/** RFC 7662 §2.3: it is the host that the door refuses, not the token. */
const NOT_KNOWN = [401, 403];
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

interface Endpoints {
  readonly introspection_endpoint: string;
  readonly userinfo_endpoint: string;
}

/**
 * @throws Error when nobody answers in time, or the answer says nothing about the token: too many
 *   requests, a fault of the door.
 */
async function getJson(
  url: string,
  init: RequestInit = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { status } = response;
  if (status >= SERVER_ERROR || status === TOO_MANY_REQUESTS) throw new Error(`status ${status}`);
  return { status, body: (await response.json()) as Record<string, unknown> };
}

async function discover({ issuer }: TrustedDoor): Promise<Endpoints> {
  const { body } = await getJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  if (body.issuer !== issuer)
    throw new Error(`${issuer} describes itself as ${String(body.issuer)}`);
  return body as unknown as Endpoints;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/**
 * RFC 7662. @throws Error when the door does not know this host: that is no word about the token
 */
async function introspect(
  { hostClientId, hostClientSecret }: TrustedDoor,
  url: string,
  accessToken: string,
): Promise<Record<string, unknown>> {
  const basic = Buffer.from(
    `${encodeURIComponent(hostClientId)}:${encodeURIComponent(hostClientSecret)}`,
  ).toString('base64');
  const { status, body } = await getJson(url, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ token: accessToken, token_type_hint: 'access_token' }),
  });
  if (NOT_KNOWN.includes(status)) throw new Error(`introspection is answered ${status}`);
  return body;
}

/**
 * Returns the name on one line, without what the eye does not see; the subject where nothing is
 * left.
 */
const nameOf = (user: Record<string, unknown>, subject: string): string =>
  readText(text(user.name) ?? '').replace(/\s+/g, ' ') || subject;

/** The last second of the year 9999: what the database can hold. */
const LAST_SECOND = 253_402_300_799;

/** RFC 7519 §2: seconds since 1970. */
const timeOf = (seconds: unknown): Date | null =>
  typeof seconds === 'number' && seconds >= 0 && seconds <= LAST_SECOND
    ? new Date(seconds * 1000)
    : null;

/**
 * Reads the claims of a token that the provider has called active, where it is a JWT (RFC 9068
 * §2.2.1); none where it is not.
 */
function claimsIn(accessToken: string): Record<string, unknown> {
  try {
    return decodeJwt(accessToken);
  } catch {
    return {};
  }
}

function accountOf(
  { issuer, claims }: TrustedDoor,
  user: Record<string, unknown>,
  subject: string,
  facts: Record<string, unknown>,
): DoorAccount {
  const roles = user[claims?.roles ?? 'roles'];
  return {
    issuer,
    subject,
    name: nameOf(user, subject),
    email: text(user.email),
    locale: text(user.locale) ?? 'en',
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    verified: user[claims?.verified ?? 'verified'] === true,
    sid: text(facts.sid),
    authenticatedAt: timeOf(facts.auth_time),
    issuedAt: timeOf(facts.iat),
  };
}

async function askOne(door: TrustedDoor, accessToken: string): Promise<DoorResponse> {
  const { introspection_endpoint, userinfo_endpoint } = await discover(door);
  const facts = await introspect(door, introspection_endpoint, accessToken);
  const isOurs =
    facts.active === true &&
    facts.client_id === door.portalClientId &&
    (facts.iss === undefined || facts.iss === door.issuer);
  if (!isOurs) return { kind: 'refused' };

  const { status, body: user } = await getJson(userinfo_endpoint, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const subject = text(user.sub);
  if (status !== OK || subject === null || subject !== facts.sub) return { kind: 'refused' };
  const account = accountOf(door, user, subject, { ...claimsIn(accessToken), ...facts });
  return { kind: 'account', account };
}

/**
 * Asks the trusted doors whose token this is: active, from that issuer, issued to the portal's
 * client, subject confirmed by userinfo.
 */
export async function fetchDoorAccount(
  doors: readonly TrustedDoor[],
  accessToken: string,
): Promise<DoorResponse> {
  let answer: DoorResponse = { kind: 'refused' };
  for (const door of doors) {
    const next = await askOne(door, accessToken).catch((): DoorResponse => ({
      kind: 'unreachable',
    }));
    if (next.kind === 'account') return next;
    if (next.kind === 'unreachable') answer = next;
  }
  return answer;
}
