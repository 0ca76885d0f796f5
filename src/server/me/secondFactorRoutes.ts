import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import {
  PasswordProof,
  RecoveryCodes,
  SecondFactorConfirmation,
  SecondFactorSecret,
} from '../../shared/contract/accounts';
import { getPortalText } from '../city/currentSettings';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { CODES_PER_DEVICE, forgetAttempts, takeAttempt } from '../identity/attempts';
import { getClientInfo } from '../identity/clientInfo';
import { findCredentialByPerson, type Credential } from '../identity/credentials';
import { addFactor, removeFactor, type FactorOwner } from '../identity/factorChanges';
import { requireCurrentPassword } from '../identity/requireCurrentPassword';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import {
  beginSecondFactor,
  confirmSecondFactor,
  deleteApp,
  findSecondFactor,
  replaceRecoveryCodes,
} from '../identity/secondFactors';
import { recordSecurityEvent } from '../identity/securityEvents';
import { createTotpUri, toBase32 } from '../identity/totp';
import { requireViewer } from '../identity/viewer';

const BODY_LIMIT_BYTES = 16_384;

const optionsOf = (summary: string, body: TSchema, answer?: TSchema) => ({
  bodyLimit: BODY_LIMIT_BYTES,
  config: { beforeTerms: true },
  schema: {
    tags: ['me'],
    summary,
    body,
    response: { '4xx': ProblemSchema, ...(answer && { 200: answer }) },
  },
});

/** Checks that the owner asks. @throws Problem wrongPassword, tooManyRequests */
export async function requireOwner(
  context: HostContext,
  request: FastifyRequest<{ Body: PasswordProof }>,
  reply: FastifyReply,
): Promise<Credential> {
  const credential = await findCredentialByPerson(context.db, requireViewer(request).id);
  if (!credential) throw new Problem('wrongPassword');
  await requireCurrentPassword(context, reply, credential, request.body.password);
  return credential;
}

/** Says who changes their second factors now, in which session. */
export const toFactorOwner = (
  request: FastifyRequest,
  credential: Credential,
  now: Date,
): FactorOwner => ({
  credential,
  sessionId: request.sessionId,
  device: getClientInfo(request).device,
  now,
});

function settingUpRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  app.post<{ Body: PasswordProof }>(
    '/me/second-factor',
    optionsOf(
      'Begin to set up an authenticator app; it counts once its first code has come.',
      PasswordProof,
      SecondFactorSecret,
    ),
    async (request, reply) => {
      const { personId, email, locale } = await requireOwner(context, request, reply);
      const secret = await beginSecondFactor(db, personId, new Date(clock()));
      if (!secret) throw new Problem('notPossibleNow');
      const uri = createTotpUri(secret, getPortalText(locale), email);
      return { secret: toBase32(secret), uri };
    },
  );

  app.post<{ Body: SecondFactorConfirmation }>(
    '/me/second-factor/confirm',
    optionsOf(
      'Confirm the authenticator app with its first code. As the first second factor it ends all other sessions, and the recovery codes are told this once.',
      SecondFactorConfirmation,
      RecoveryCodes,
    ),
    async (request, reply) => {
      const personId = requireViewer(request).id;
      const now = new Date(clock());
      const subject = `${personId} session ${request.sessionId}`;
      requireWithinLimit(reply, await takeAttempt(db, CODES_PER_DEVICE, subject, now));
      const recoveryCodes = await db.transaction().execute(async (trx) => {
        const credential = await findCredentialByPerson(trx, personId);
        if (!credential) throw new Problem('wrongCode');
        const store = async () => {
          if (!(await confirmSecondFactor(trx, personId, request.body.otp, now)))
            throw new Problem('wrongCode');
        };
        return addFactor(context, trx, toFactorOwner(request, credential, now), store);
      });
      await forgetAttempts(db, CODES_PER_DEVICE, subject);
      return { recoveryCodes };
    },
  );
}

function keepingRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  app.post<{ Body: PasswordProof }>(
    '/me/second-factor/recovery-codes',
    optionsOf(
      'Replace the recovery codes; those before count no more.',
      PasswordProof,
      RecoveryCodes,
    ),
    async (request, reply) => {
      const { personId } = await requireOwner(context, request, reply);
      const now = new Date(clock());
      const { device } = getClientInfo(request);
      const recoveryCodes = await db.transaction().execute(async (trx) => {
        if (!(await findSecondFactor(trx, personId))) throw new Problem('notPossibleNow');
        const kind = 'recoveryCodesReplaced';
        await recordSecurityEvent(trx, { personId, kind, device }, now);
        return replaceRecoveryCodes(trx, personId, now);
      });
      return { recoveryCodes };
    },
  );

  app.delete<{ Body: PasswordProof }>(
    '/me/second-factor',
    optionsOf(
      'Take the authenticator app off; with the last second factor the recovery codes go, and the password alone signs in.',
      PasswordProof,
    ),
    async (request, reply) => {
      const credential = await requireOwner(context, request, reply);
      const owner = toFactorOwner(request, credential, new Date(clock()));
      await db
        .transaction()
        .execute((trx) =>
          removeFactor(context, trx, owner, () => deleteApp(trx, credential.personId)),
        );
      return reply.code(204).send();
    },
  );
}

/** `/v1/me/second-factor`: the code of an authenticator app besides the password. */
export function secondFactorRoutes(app: FastifyInstance, context: HostContext): void {
  settingUpRoutes(app, context);
  keepingRoutes(app, context);
}
