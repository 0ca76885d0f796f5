import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  MAX_DOOR_TOKEN_LENGTH,
  PasskeyRequest,
  TokenResponse,
  TokenRequest,
  UserInfo,
} from '../../shared/contract/connect';
import { PasskeyRequestOptions } from '../../shared/contract/passkeys';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { getClientInfo } from './clientInfo';
import { GrantError } from './grantError';
import { requestPasskeyForSignIn } from './passwordGrant';
import { findPerson, getPicturePath } from './peopleQueries';
import { endSessionOfToken } from './sessions';
import { DOOR_GRANT, grantTokens } from './tokenGrants';
import { getLimitProblemCode } from './requireWithinLimit';
import { requireViewer } from './viewer';

const STATUS_OF = {
  invalid_request: 400,
  invalid_grant: 400,
  login_required: 400,
  mfa_required: 403,
  unsupported_grant_type: 400,
  temporarily_unavailable: 503,
} as const satisfies Record<GrantError['code'], number>;

const TOO_MANY_REQUESTS = 429;
const BODY_LIMIT_BYTES = MAX_DOOR_TOKEN_LENGTH + 16_384;

const RevocationRequest = Type.Object({
  token: Type.String({ minLength: 1 }),
  token_type_hint: Type.Optional(Type.String()),
  client_id: Type.Optional(Type.String()),
});

/**
 * Returns the refusal for an error: a field that is missing, doubled or too long is an
 * invalid_request as well (RFC 6749 §3.2).
 */
function refusalOf(error: FastifyError | GrantError): GrantError | null {
  if (error instanceof GrantError) return error;
  return error.validation ? new GrantError('invalid_request', 'a field does not fit') : null;
}

/**
 * Finds what to ask the provider of a session for, as `acr_values`, so that it says that a second
 * factor was used; nothing where the operator goes by methods alone.
 */
async function findAcrValues(
  { db, doors }: HostContext,
  sessionId: string | null,
): Promise<Pick<UserInfo, 'factor_acr_values'>> {
  const session = await db
    .selectFrom('sessions')
    .select('door_issuer')
    .where('family_id', '=', sessionId)
    .executeTakeFirst();
  const door = doors.find(({ issuer }) => issuer === session?.door_issuer);
  const classes = door?.secondFactor?.acr;
  return classes ? { factor_acr_values: classes.join(' ') } : {};
}

/**
 * Registers the sign-in server at `/connect/*`: token, userinfo, revocation. Answers are never
 * cached.
 */
export function connectRoutes(app: FastifyInstance, context: HostContext): void {
  const { knownDevices } = context;
  // Forms alone: a body of another type is refused before anything looks at it.
  app.removeAllContentTypeParsers();
  app.register(formbody);
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  app.setErrorHandler((error: FastifyError | GrantError, _request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { code, description, more } = refusal;
    const { refusal: tooMany, problem = tooMany && getLimitProblemCode(tooMany) } = more;
    const { mfaToken, mfaMethods } = more;
    if (tooMany) reply.header('retry-after', tooMany.waitS);
    return reply.code(tooMany ? TOO_MANY_REQUESTS : STATUS_OF[code]).send({
      error: code,
      error_description: description,
      ...(problem && { code: problem }),
      ...(mfaToken && { mfa_token: mfaToken, mfa_methods: mfaMethods }),
    });
  });

  app.post<{ Body: Static<typeof TokenRequest> }>(
    '/token',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { ignoresBearer: true, countedAs: 'nothing' },
      schema: {
        tags: ['connect'],
        summary:
          'Issue product tokens for a password, a refresh token or an access token of a door. The right password of an account with a second factor is answered by 403 mfa_required with an `mfa_token`, good for five minutes, and `mfa_methods`, those of otp and passkey that are set up: the grant type sol:mfa completes the sign-in with the token and with `otp`, the code of the authenticator app, `passkey`, the JSON of what a passkey has signed for `/connect/passkey`, or `recovery_code`; each of them counts once, and the `code` of a refusal is wrongCode, wrongPasskey or signInExpired. Refusals are those of RFC 6749 §5.2, and login_required: the session was ended, or the sign-in at the door is older than an end that was asked for. Too many failures are answered by 429 with Retry-After, and `code` says whether those of the network were counted (tooManyFromNetwork) or those of the account or device (tooManyRequests). A door that cannot be asked is answered by 503, with the `code` doorMisconfigured where only its operator or the host’s can mend it.',
        consumes: ['application/x-www-form-urlencoded'],
        body: TokenRequest,
        response: { 200: TokenResponse },
      },
    },
    async (request, reply) => {
      const fields = request.body as Record<string, string>;
      const knownDevice = await knownDevices.read(request);
      const asker = { ...getClientInfo(request), knownDevice };
      const { response, account } = await grantTokens(context, fields, asker);
      if (account !== null || fields.grant_type === DOOR_GRANT)
        await knownDevices.remember(request, reply, account);
      return response;
    },
  );

  app.post<{ Body: Static<typeof PasskeyRequest> }>(
    '/passkey',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { ignoresBearer: true, countedAs: 'nothing' },
      schema: {
        tags: ['connect'],
        summary:
          'Ask for what a passkey has to sign, to complete a sign-in that was answered by mfa_required. The challenge is good for five minutes, one answer and this sign-in alone; the one before ends.',
        consumes: ['application/x-www-form-urlencoded'],
        body: PasskeyRequest,
        response: { 200: PasskeyRequestOptions },
      },
    },
    (request) => requestPasskeyForSignIn(context, request.body.mfa_token),
  );

  app.get(
    '/userinfo',
    {
      schema: {
        tags: ['connect'],
        summary: 'Read the user record of whom the access token was issued to.',
        response: { 200: UserInfo },
      },
    },
    async (request) => {
      const person = await findPerson(
        context.db,
        requireViewer(request).id,
        new Date(context.clock()),
      );
      if (!person) throw new Problem('invalidToken');
      const { id, name, email, locale, roles, verified, pictureId } = person;
      return {
        sub: id,
        name,
        ...(email === null ? {} : { email }),
        ...(pictureId === null ? {} : { picture: getPicturePath(pictureId) }),
        locale,
        roles,
        verified,
        terms_due: request.termsDue,
        ...(request.factorDue && { factor_due: true }),
        ...(request.factorDue === 'door' && {
          factor_due_at_provider: true,
          ...(await findAcrValues(context, request.sessionId)),
        }),
      };
    },
  );

  app.post<{ Body: Static<typeof RevocationRequest> }>(
    '/revocation',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { ignoresBearer: true, countedAs: 'nothing' },
      schema: {
        tags: ['connect'],
        summary:
          'End the session of a refresh token. An unknown token is answered alike (RFC 7009).',
        consumes: ['application/x-www-form-urlencoded'],
        body: RevocationRequest,
      },
    },
    async (request, reply) => {
      // An access token ends with its session, which the refresh token ends.
      const { token, token_type_hint: hint } = request.body;
      if (hint !== 'access_token') {
        const { device } = getClientInfo(request);
        await endSessionOfToken(context.db, token, device, new Date(context.clock()));
      }
      return reply.code(200).send();
    },
  );
}
