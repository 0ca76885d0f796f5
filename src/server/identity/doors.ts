import Type, { type Static } from 'typebox';
import type { Locale } from '../../shared/locales';
import type { Verification } from '../../shared/residents';
import { toDoorAccount } from './doorClaims';
import { DoorFault, type Claims } from './doorFault';
import { fetchMetadata, fetchUserinfo, readToken } from './doorProtocol';

const ClaimValues = Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }));
/** Values of `acr`, and methods in `amr`, each of which says that a second factor was used. */
const SecondFactorClaims = Type.Object(
  { acr: ClaimValues, amr: ClaimValues },
  { additionalProperties: false, minProperties: 1 },
);

/**
 * A provider whose access tokens are accepted for product tokens. `portalClientId` is the client a
 * token must have been issued to: a token meant for another site cannot be replayed here. The host
 * introspects with a client of its own (RFC 7662); where it has none, or the provider has no
 * introspection, tokens are JWTs (RFC 9068) for `audience`; without one, for the portal's client.
 * With `secondFactor` rights of the staff count only in sessions of which it says one of these.
 */
export const TrustedDoor = Type.Object(
  {
    issuer: Type.String({ minLength: 1 }),
    portalClientId: Type.String({ minLength: 1 }),
    hostClientId: Type.Optional(Type.String({ minLength: 1 })),
    hostClientSecret: Type.Optional(Type.String({ minLength: 16 })),
    audience: Type.Optional(Type.String({ minLength: 1 })),
    claims: Type.Optional(
      Type.Object(
        { verified: Type.Optional(Type.String()), roles: Type.Optional(Type.String()) },
        { additionalProperties: false },
      ),
    ),
    secondFactor: Type.Optional(SecondFactorClaims),
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
  /** Null where the provider names none of the portal's languages. */
  readonly locale: Locale | null;
  readonly roles: readonly string[];
  /** Facts that the provider has verified; null for who is no verified resident. */
  readonly verification: Verification | null;
  /** The provider says of this sign-in what the operator counts as a second factor. */
  readonly hasSecondFactor: boolean;
}

export type DoorResponse =
  | { readonly kind: 'account'; readonly account: DoorAccount }
  | { readonly kind: 'refused' }
  | { readonly kind: 'misconfigured' }
  | { readonly kind: 'unreachable' };

/** Asks the trusted providers whose access token this is. */
export type AskDoors = (accessToken: string) => Promise<DoorResponse>;

type Log = Record<'warn' | 'error', (details: object, text: string) => void>;

/** A cause that lasts is logged this often, however many people it meets. */
const LOG_INTERVAL_MS = 10 * 60_000;

/** Creates what tells whether a cause is to be logged: each once in ten minutes. */
function createLogLimit(clock: () => number) {
  const loggedAt = new Map<string, number>();
  return (cause: string): boolean => {
    const now = clock();
    for (const [known, at] of loggedAt) if (now - at >= LOG_INTERVAL_MS) loggedAt.delete(known);
    if (loggedAt.has(cause)) return false;
    loggedAt.set(cause, now);
    return true;
  };
}

/** Reports about a sign-in that could not be read, or not all of it. */
interface DoorReport {
  readonly fault: (fault: DoorFault) => void;
  /** Names a claim alone: its value is personal, and stays out of the log. */
  readonly unread: (claim: string) => void;
}

/** Creates what logs why a provider cannot be asked, or a claim of it not be read. */
function createDoorLog(log: Log, clock: () => number) {
  const isDue = createLogLimit(clock);
  return (issuer: string): DoorReport => ({
    fault: ({ kind, message, remedy }) => {
      if (!isDue(`${issuer} ${message}`)) return;
      const level = kind === 'misconfigured' ? 'error' : 'warn';
      log[level]({ issuer, remedy }, `a sign-in by this provider failed: ${message}`);
    },
    unread: (claim) => {
      if (isDue(`${issuer} claim ${claim}`))
        log.warn({ issuer, claim }, 'this claim cannot be read and counts as not said');
    },
  });
}

const SETTING_REMEDY = 'Compare the settings of this provider in MEYDAN_DOORS with the provider’s.';

/** Says why a token that is good at the provider is none for this portal; null for one that is. */
function findMismatch(door: TrustedDoor, facts: Claims, user: Claims | null): string | null {
  const { issuer, portalClientId } = door;
  if (facts.iss !== undefined && facts.iss !== issuer)
    return `a token names the issuer ${String(facts.iss)}`;
  if (facts.client_id !== portalClientId)
    return `a token was issued to the client ${String(facts.client_id)}, not to ${portalClientId}`;
  if (user && user.sub !== facts.sub) return 'userinfo names another subject than the token';
  return null;
}

/**
 * Returns the account behind a token that is good, from that issuer, issued to the portal's client,
 * and whose subject userinfo confirms. @throws DoorFault
 */
async function askOne(
  door: TrustedDoor,
  accessToken: string,
  now: Date,
  report: DoorReport,
): Promise<DoorResponse> {
  const refuse = (why: string | null): DoorResponse => {
    if (why !== null) report.fault(new DoorFault('misconfigured', why, SETTING_REMEDY));
    return { kind: 'refused' };
  };
  const metadata = await fetchMetadata(door);
  const facts = await readToken(door, metadata, accessToken, now);
  if (!facts) return refuse(null);
  const foreign = findMismatch(door, facts, null);
  if (foreign !== null) return refuse(foreign);
  const user = await fetchUserinfo(metadata, accessToken);
  if (!user) return refuse(null);
  const other = findMismatch(door, facts, user);
  if (other !== null) return refuse(other);
  const subject = String(facts.sub);
  const { account, unread } = toDoorAccount(door, { user, subject, facts, now });
  unread.forEach(report.unread);
  return { kind: 'account', account };
}

/** Ranks answers that name nobody: the last of several that were given is told. */
const RANKS = ['refused', 'misconfigured', 'unreachable'] as const;

/**
 * Opens the way to the providers of the setting. What keeps the host from asking one of them is
 * logged with its cause. `clock` in milliseconds.
 */
export function openDoors({
  doors,
  clock,
  log,
}: {
  readonly doors: readonly TrustedDoor[];
  readonly clock: () => number;
  readonly log: Log;
}): AskDoors {
  const reportOf = createDoorLog(log, clock);
  async function ask(door: TrustedDoor, accessToken: string): Promise<DoorResponse> {
    const report = reportOf(door.issuer);
    try {
      return await askOne(door, accessToken, new Date(clock()), report);
    } catch (error) {
      if (!(error instanceof DoorFault)) throw error;
      report.fault(error);
      return { kind: error.kind };
    }
  }
  return async (accessToken) => {
    let answer: Exclude<DoorResponse['kind'], 'account'> = 'refused';
    for (const door of doors) {
      const next = await ask(door, accessToken);
      if (next.kind === 'account') return next;
      if (RANKS.indexOf(next.kind) > RANKS.indexOf(answer)) answer = next.kind;
    }
    return { kind: answer };
  };
}
