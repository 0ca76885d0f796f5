import type { HostContext } from '../hostContext';
import { ACCESS_TOKEN_LIFETIME_S } from './accessTokens';
import { askDoors } from './doors';
import { personOfAccount } from './peopleQueries';
import { issueRefreshToken, rotateRefreshToken } from './refreshTokens';

/** The error codes of RFC 6749 §5.2 that this server answers. */
export class GrantError extends Error {
  override readonly name = 'GrantError';
  constructor(
    readonly code:
      'invalid_request' | 'invalid_grant' | 'unsupported_grant_type' | 'temporarily_unavailable',
    readonly description: string,
  ) {
    super(description);
  }
}

export interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
}

type Fields = Readonly<Record<string, string>>;
type Grant = (context: HostContext, fields: Fields) => Promise<TokenAnswer>;

async function answer(
  context: HostContext,
  personId: string,
  scope: string,
  refreshToken: string,
): Promise<TokenAnswer> {
  return {
    access_token: await context.tokens.issue(personId, scope),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_LIFETIME_S,
    scope,
  };
}

function required(fields: Fields, name: string): string {
  const value = fields[name];
  if (!value) throw new GrantError('invalid_request', `${name} is missing`);
  return value;
}

const exchangeDoorToken: Grant = async (context, fields) => {
  const result = await askDoors(context.doors, required(fields, 'access_token'));
  if (result.kind === 'unreachable')
    throw new GrantError('temporarily_unavailable', 'the identity provider cannot be reached');
  if (result.kind === 'refused')
    throw new GrantError('invalid_grant', 'the access token is not one that is accepted here');
  const person = await personOfAccount(context.db, result.account);
  const scope = fields.scope ?? 'offline_access email phone profile roles';
  const refreshToken = await issueRefreshToken(
    context.db,
    person.id,
    scope,
    new Date(context.clock()),
  );
  return answer(context, person.id, scope, refreshToken);
};

const refresh: Grant = async (context, fields) => {
  const rotated = await rotateRefreshToken(
    context.db,
    required(fields, 'refresh_token'),
    new Date(context.clock()),
  );
  if (!rotated) throw new GrantError('invalid_grant', 'the refresh token is not valid');
  return answer(context, rotated.personId, rotated.scope, rotated.refreshToken);
};

const GRANTS: Readonly<Record<string, Grant>> = {
  'sol:door_account_token': exchangeDoorToken,
  refresh_token: refresh,
};

/** Answers a token request (SPEC 7.1.2, 7.1.3). @throws GrantError */
export function grantTokens(context: HostContext, fields: Fields): Promise<TokenAnswer> {
  const name = required(fields, 'grant_type');
  const grant = Object.hasOwn(GRANTS, name) ? GRANTS[name] : undefined;
  if (!grant) throw new GrantError('unsupported_grant_type', `grant_type ${name} is not supported`);
  return grant(context, fields);
}
