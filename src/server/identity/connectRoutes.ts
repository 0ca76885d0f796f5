import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { TokenAnswer, TokenRequest, UserInfo } from '../../shared/contract/connect';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { findPerson } from './peopleQueries';
import { endFamily } from './refreshTokens';
import { GrantError, grantTokens } from './tokenGrants';
import { requireViewer } from './viewer';

const STATUS_OF = {
  invalid_request: 400,
  invalid_grant: 400,
  unsupported_grant_type: 400,
  temporarily_unavailable: 503,
} as const satisfies Record<GrantError['code'], number>;

const RevocationRequest = Type.Object({
  token: Type.String({ minLength: 1 }),
  token_type_hint: Type.Optional(Type.String()),
  client_id: Type.Optional(Type.String()),
});

/** The sign-in server at `/connect/*`: token, userinfo, revocation. Answers are never cached. */
export function connectRoutes(app: FastifyInstance, context: HostContext): void {
  app.register(formbody);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof GrantError)) throw error;
    return reply
      .code(STATUS_OF[error.code])
      .send({ error: error.code, error_description: error.description });
  });

  app.post<{ Body: Static<typeof TokenRequest> }>(
    '/token',
    {
      schema: {
        tags: ['connect'],
        consumes: ['application/x-www-form-urlencoded'],
        body: TokenRequest,
        response: { 200: TokenAnswer },
      },
    },
    (request) => grantTokens(context, request.body as Record<string, string>),
  );

  app.get(
    '/userinfo',
    { schema: { tags: ['connect'], response: { 200: UserInfo } } },
    async (request) => {
      const person = await findPerson(context.db, requireViewer(request).id);
      if (!person) throw new Problem('invalidToken');
      const { id, name, email, locale, roles, verified } = person;
      return { sub: id, name, ...(email === null ? {} : { email }), locale, roles, verified };
    },
  );

  app.post<{ Body: Static<typeof RevocationRequest> }>(
    '/revocation',
    {
      schema: {
        tags: ['connect'],
        consumes: ['application/x-www-form-urlencoded'],
        body: RevocationRequest,
      },
    },
    async (request, reply) => {
      // An access token lives 5 minutes and is verified without a look-up; ending the family is what ends the session.
      if (request.body.token_type_hint !== 'access_token')
        await endFamily(context.db, request.body.token);
      return reply.code(200).send();
    },
  );
}
