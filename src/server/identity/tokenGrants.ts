import type { TokenResponse } from '../../shared/contract/connect';
import type { HostContext } from '../hostContext';
import { ACCESS_TOKEN_LIFETIME_S } from './accessTokens';
import type { TokenClientInfo } from './clientInfo';
import {
  DOOR_TOKENS_PER_ADDRESS,
  DOOR_TOKENS_PER_DEVICE,
  returnAttempt,
  takeAttempt,
  type AttemptLimit,
} from './attempts';
import { getSignInTime, type DoorResponse } from './doors';
import { GrantError, requireField, type TokenRequestFields } from './grantError';
import { grantByPassword, grantBySecondFactor, type GrantedSession } from './passwordGrant';
import { findOrCreatePerson } from './peopleQueries';
import { refreshSession, startSession } from './sessions';
import { hasSignInEnded } from './signInEnds';

type Grant = (
  context: HostContext,
  fields: TokenRequestFields,
  asker: TokenClientInfo,
) => Promise<GrantedSession>;

/** @throws GrantError temporarily_unavailable where too many were refused */
async function askDoorsCounted(
  { db, askDoors, clock }: HostContext,
  token: string,
  [limit, subject]: readonly [AttemptLimit, string],
): Promise<DoorResponse> {
  const refusal = await takeAttempt(db, limit, subject, new Date(clock()));
  if (refusal)
    throw new GrantError('temporarily_unavailable', 'too many tries; wait and try again', {
      refusal,
    });
  const answer = await askDoors(token);
  if (answer.kind !== 'refused') await returnAttempt(db, limit, subject);
  return answer;
}

/**
 * Asks the doors; what they refuse is counted for the device, or for the network where the device
 * is not known.
 */
const askDoorsWithin = (
  context: HostContext,
  token: string,
  { address, knownDevice: { id } }: TokenClientInfo,
): Promise<DoorResponse> =>
  id === null
    ? context.takeSignInTurn(address, () =>
        askDoorsCounted(context, token, [DOOR_TOKENS_PER_ADDRESS, address]),
      )
    : askDoorsCounted(context, token, [DOOR_TOKENS_PER_DEVICE, id]);

/** OpenID Connect Core 1.0 §3.1.2.6: the door has to ask the person anew. */
const tooOld = () =>
  new GrantError('login_required', 'the sign-in at the identity provider is older than an end');

const exchangeDoorToken: Grant = async (context, fields, asker) => {
  const { db, clock } = context;
  const result = await askDoorsWithin(context, requireField(fields, 'access_token'), asker);
  if (result.kind === 'unreachable')
    throw new GrantError('temporarily_unavailable', 'the identity provider cannot be reached');
  if (result.kind === 'misconfigured')
    throw new GrantError(
      'temporarily_unavailable',
      'the identity provider and this host are not set up for each other',
      { problem: 'doorMisconfigured' },
    );
  if (result.kind === 'refused')
    throw new GrantError('invalid_grant', 'the access token is not one that is accepted here');
  const { account } = result;
  const now = new Date(clock());
  // Before anybody is made for a login that was taken from an account.
  if (await hasSignInEnded(db, account, now)) throw tooOld();
  const { id: personId, isBlocked } = await findOrCreatePerson(db, account);
  if (isBlocked) throw new GrantError('invalid_grant', 'this account is blocked');
  const scope = fields.scope ?? 'offline_access email phone profile roles';
  const { issuer, sid, authenticatedAt, hasSecondFactor } = account;
  const door = { issuer, sid, signedInAt: getSignInTime(account), hasSecondFactor };
  const session = {
    personId,
    scope,
    kind: 'door',
    device: asker.device,
    authenticatedAt,
    door,
  } as const;
  const started = await startSession(
    db,
    session,
    now,
    async (trx) => !(await hasSignInEnded(trx, account, now)),
  );
  if (!started) throw tooOld();
  return started;
};

const refresh: Grant = async ({ db, clock }, fields, { device }) => {
  const token = requireField(fields, 'refresh_token');
  const continued = await refreshSession(db, token, device, new Date(clock()));
  if (continued === 'ended')
    throw new GrantError('login_required', 'the end of this session was asked for');
  if (continued === 'invalid')
    throw new GrantError('invalid_grant', 'the refresh token is not valid');
  return continued;
};

export const DOOR_GRANT = 'sol:door_account_token';
const SECOND_FACTOR_GRANT = 'sol:mfa';

const GRANTS: Readonly<Record<string, Grant>> = {
  password: grantByPassword,
  [SECOND_FACTOR_GRANT]: grantBySecondFactor,
  [DOOR_GRANT]: exchangeDoorToken,
  refresh_token: refresh,
};

const SCOPES = ['offline_access', 'email', 'phone', 'profile', 'roles'];

/** Removes unknown scopes (RFC 6749 §3.3); without a scope the grant has its own. */
function withKnownScope({ scope = '', ...fields }: TokenRequestFields): TokenRequestFields {
  const known = new Set(scope.split(' ').filter((word) => SCOPES.includes(word)));
  return known.size > 0 ? { ...fields, scope: [...known].join(' ') } : fields;
}

/**
 * RFC 6749 appendix A: no field may hold one. The database refuses texts with the first of them.
 */
const CONTROL = /[^\P{Cc}\t]/u;

function refuseControls(fields: TokenRequestFields): void {
  if (Object.values(fields).some((value) => CONTROL.test(value)))
    throw new GrantError('invalid_request', 'a field holds a control character');
}

/** Tokens, and the account whose password was proved, by the key of its address. */
interface GrantedTokens {
  readonly response: TokenResponse;
  readonly account: string | null;
}

/** Answers a token request (SPEC 7.1.1–7.1.3). @throws GrantError */
export async function grantTokens(
  context: HostContext,
  fields: TokenRequestFields,
  asker: TokenClientInfo,
): Promise<GrantedTokens> {
  refuseControls(fields);
  const name = requireField(fields, 'grant_type');
  const grant = Object.hasOwn(GRANTS, name) ? GRANTS[name] : undefined;
  if (!grant) throw new GrantError('unsupported_grant_type', 'this grant_type is not supported');
  const granted = await grant(context, withKnownScope(fields), asker);
  const { personId, scope, sessionId, refreshToken, account = null } = granted;
  const response = {
    access_token: await context.tokens.issue(personId, scope, sessionId),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_LIFETIME_S,
    scope,
  };
  return { response, account };
}
