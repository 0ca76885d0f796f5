import { parseLocaleClaim } from '../../shared/locales';
import type { Claims } from './doorFault';
import type { DoorAccount, TrustedDoor } from './doors';
import { readText } from './readName';
import { getOfferedLocales, getSettings } from '../city/currentSettings';
import { readVerification } from '../../shared/residents';

/**
 * Reads a claim by its name, or by a path such as `realm_access.roles`. A name that stands there as
 * it is goes first, dots and slashes included: `https://city.example/roles`.
 */
export function readClaim(claims: unknown, path: string): unknown {
  if (typeof claims !== 'object' || claims === null) return undefined;
  const read = (name: string): unknown =>
    Object.hasOwn(claims, name) ? (claims as Claims)[name] : undefined;
  const found = read(path);
  if (found !== undefined) return found;
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
    const inner = readClaim(read(path.slice(0, dot)), path.slice(dot + 1));
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/**
 * Returns the name on one line, without what the eye does not see; the subject where nothing is
 * left.
 */
const nameOf = (user: Claims, subject: string): string =>
  readText(text(user.name) ?? '').replace(/\s+/g, ' ') || subject;

/** The last second of the year 9999: what the database can hold. */
const LAST_SECOND = 253_402_300_799;

/** RFC 7519 §2: seconds since 1970. */
const timeOf = (seconds: unknown): Date | null =>
  typeof seconds === 'number' && seconds >= 0 && seconds <= LAST_SECOND
    ? new Date(seconds * 1000)
    : null;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Tells whether what is said of the token names what the operator counts as a second factor (OpenID
 * Connect Core 1.0 §2): `acr` is a text, `amr` a list of texts, both compared letter by letter. A
 * claim of another type says nothing; nor does userinfo, which is about the person, not a sign-in.
 */
function saysSecondFactor({ secondFactor }: TrustedDoor, { acr, amr }: Claims): boolean {
  const { acr: classes = [], amr: methods = [] } = secondFactor ?? {};
  const used = Array.isArray(amr) && amr.every(isText) ? amr : [];
  return (isText(acr) && classes.includes(acr)) || used.some((method) => methods.includes(method));
}

/** Claims of a provider at a sign-in. */
interface DoorWords {
  readonly user: Claims;
  readonly subject: string;
  /** Claims about the token. */
  readonly facts: Claims;
  readonly now: Date;
}

/**
 * Returns the account that userinfo describes, with the facts about its token, and the claims that
 * cannot be read. A claim that MEYDAN_DOORS or the settings name is looked for in userinfo first,
 * then among what is said of the token.
 */
export function toDoorAccount(
  door: TrustedDoor,
  { user, subject, facts, now }: DoorWords,
): { readonly account: DoorAccount; readonly unread: readonly string[] } {
  const { issuer, claims = {} } = door;
  const findNamed = (path: string): unknown => readClaim(user, path) ?? readClaim(facts, path);
  const find = (path: string | undefined, usual: string): unknown =>
    path === undefined ? user[usual] : findNamed(path);
  const roles = find(claims.roles, 'roles');
  const { residents: settings, districts, time } = getSettings();
  const { verification, unread } =
    find(claims.verified, 'verified') === true
      ? readVerification({ settings, districts, zone: time.zone, now, find: findNamed })
      : { verification: null, unread: [] };
  const account: DoorAccount = {
    issuer,
    subject,
    name: nameOf(user, subject),
    email: text(user.email),
    locale: parseLocaleClaim(user.locale, getOfferedLocales()),
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    verification,
    hasSecondFactor: saysSecondFactor(door, facts),
    sid: text(facts.sid),
    authenticatedAt: timeOf(facts.auth_time),
    issuedAt: timeOf(facts.iat),
  };
  return { account, unread };
}
