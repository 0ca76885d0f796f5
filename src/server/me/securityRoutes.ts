import type { FastifyInstance, FastifyReply } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  Accepted,
  EmailChange,
  OwnerProof,
  PasswordChange,
  SecurityEventList,
  SecurityFacts,
  SessionList,
} from '../../shared/contract/accounts';
import type { SignedPasskey } from '../../shared/contract/passkeys';
import { isAddressAllowed } from '../../shared/settings';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { isUuid } from '../http/uuid';
import {
  CODES_PER_DEVICE,
  EMAIL_CHANGES_PER_EMAIL,
  EMAIL_CHANGES_PER_PERSON,
  forgetAttempts,
  takeAttempt,
  takeAttempts,
} from '../identity/attempts';
import { getClientInfo } from '../identity/clientInfo';
import { findCredentialByPerson } from '../identity/credentials';
import { startEmailChange, withdrawEmailChange } from '../identity/emailChange';
import { emailKey } from '../identity/emailKey';
import { changePassword, mailPasswordChanged } from '../identity/passwordChange';
import { findPasswordFault } from '../identity/passwordRules';
import { hashPassword } from '../identity/passwords';
import { verifyPasskey } from '../identity/passkeys';
import { renewProof, requireRecentSignIn } from '../identity/recentSignIn';
import { requireCurrentPassword } from '../identity/requireCurrentPassword';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { useSecondFactor, type SecondFactorProof } from '../identity/secondFactors';
import { listSecurityEvents } from '../identity/securityEvents';
import { endSession, endSessions, listSessions } from '../identity/sessions';
import { requireViewer } from '../identity/viewer';
import { readSecurityFacts } from './securityFacts';

const BODY_LIMIT_BYTES = 16_384;
const BEFORE_TERMS = { beforeTerms: true };
const SessionParams = Type.Object({ id: Type.String() });

const schemaOf = (summary: string) => ({
  tags: ['me'],
  summary,
  response: { '4xx': ProblemSchema },
});
const answering = <S>(summary: string, answer: S) => {
  const { response, ...rest } = schemaOf(summary);
  return { schema: { ...rest, response: { ...response, 200: answer } } };
};

function readingRoutes(app: FastifyInstance, { db, clock }: HostContext): void {
  app.get(
    '/me/security',
    answering('Read how the person who asks can sign in.', SecurityFacts),
    (request) => readSecurityFacts(db, requireViewer(request).id, new Date(clock())),
  );

  app.get(
    '/me/sessions',
    answering('List the sessions that can still be used, the latest used first.', SessionList),
    (request) => listSessions(db, requireViewer(request).id, request.sessionId, new Date(clock())),
  );

  app.get(
    '/me/security-events',
    answering('List what happened to the account, newest first, at most 50.', SecurityEventList),
    (request) => listSecurityEvents(db, requireViewer(request).id),
  );
}

function endingRoutes(app: FastifyInstance, { db, clock }: HostContext): void {
  app.delete<{ Params: Static<typeof SessionParams> }>(
    '/me/sessions/:id',
    {
      config: BEFORE_TERMS,
      schema: { ...schemaOf('End one of one’s own sessions.'), params: SessionParams },
    },
    async (request, reply) => {
      const personId = requireViewer(request).id;
      const { id } = request.params;
      const { device } = getClientInfo(request);
      const now = new Date(clock());
      if (!isUuid(id) || !(await endSession(db, id, { personId, device }, now)))
        throw new Problem('notFound');
      return reply.code(204).send();
    },
  );

  app.delete(
    '/me/sessions',
    { config: BEFORE_TERMS, schema: schemaOf('End all other sessions.') },
    async (request, reply) => {
      const personId = requireViewer(request).id;
      const { device } = getClientInfo(request);
      const ending = { personId, device, kind: 'allSessionsEnded' } as const;
      await db
        .transaction()
        .execute((trx) => endSessions(trx, request.sessionId, ending, new Date(clock())));
      return reply.code(204).send();
    },
  );
}

function passwordRoute(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  app.post<{ Body: PasswordChange }>(
    '/me/password',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: BEFORE_TERMS,
      schema: { ...schemaOf('Change the password; all other sessions end.'), body: PasswordChange },
    },
    async (request, reply) => {
      const { password, newPassword } = request.body;
      const credential = await findCredentialByPerson(db, requireViewer(request).id);
      if (!credential) throw new Problem('wrongPassword');
      await requireCurrentPassword(context, reply, credential, password);
      const fault = findPasswordFault(newPassword, credential);
      if (fault) throw new Problem('weakPassword', fault);

      const replacement = {
        hash: await hashPassword(newPassword),
        kind: 'passwordChanged',
        keptSessionId: request.sessionId,
        device: getClientInfo(request).device,
      } as const;
      const now = new Date(clock());
      await db.transaction().execute(async (trx) => {
        const undoToken = await changePassword(trx, credential.personId, replacement, now);
        await mailPasswordChanged(context, credential, undoToken, trx);
      });
      return reply.code(204).send();
    },
  );
}

function emailRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  app.post<{ Body: EmailChange }>(
    '/me/email',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: BEFORE_TERMS,
      schema: {
        ...schemaOf(
          'Ask for another address to sign in with; needs the password and a recent sign-in. It holds once the link in the mail to it was followed. The answer is the same whether or not an account has the address.',
        ),
        body: EmailChange,
        response: { 202: Accepted, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const personId = requireViewer(request).id;
      await requireRecentSignIn(context, request);
      const credential = await findCredentialByPerson(db, personId);
      if (!credential) throw new Problem('wrongPassword');
      const email = request.body.email.trim();
      if (!isAddressAllowed(request.settings, email)) throw new Problem('addressNotAllowed');
      if (email === credential.email) throw new Problem('sameAddress');
      await requireCurrentPassword(context, reply, credential, request.body.password);
      const limits = [
        [EMAIL_CHANGES_PER_PERSON, personId],
        [EMAIL_CHANGES_PER_EMAIL, emailKey(email)],
      ] as const;
      requireWithinLimit(reply, await takeAttempts(db, limits, new Date(clock())));
      const { sessionId } = request;
      context.afterwards('changeEmail', () =>
        startEmailChange(context, { personId, email, sessionId }),
      );
      return reply.code(202).send({});
    },
  );

  app.delete(
    '/me/email',
    { config: BEFORE_TERMS, schema: schemaOf('Withdraw a change of the address that waits.') },
    async (request, reply) => {
      await withdrawEmailChange(db, requireViewer(request).id);
      return reply.code(204).send();
    },
  );
}

/** Verifies what a passkey has signed for this session. @throws Problem wrongPasskey */
async function readPasskeyProof(
  context: HostContext,
  sessionId: string | null,
  personId: string,
  passkey: SignedPasskey,
): Promise<SecondFactorProof> {
  const holder = { purpose: 'prove', holder: String(sessionId), personId } as const;
  const proof = await verifyPasskey(context, holder, passkey, new Date(context.clock()));
  if (!proof) throw new Problem('wrongPasskey');
  return { passkey: proof };
}

/**
 * Uses up a second factor of the session's person.
 * @throws Problem tooManyRequests, wrongCode, wrongPasskey
 */
async function requireFactor(
  context: HostContext,
  reply: FastifyReply,
  personId: string,
  given: { readonly otp: string } | { readonly passkey: SignedPasskey },
): Promise<void> {
  const { db, clock } = context;
  const now = new Date(clock());
  const { sessionId } = reply.request;
  const subject = `${personId} session ${sessionId}`;
  requireWithinLimit(reply, await takeAttempt(db, CODES_PER_DEVICE, subject, now));
  const proof =
    'otp' in given ? given : await readPasskeyProof(context, sessionId, personId, given.passkey);
  const isRight = await db
    .transaction()
    .execute((trx) => useSecondFactor(trx, personId, proof, now));
  if (!isRight) throw new Problem('otp' in given ? 'wrongCode' : 'wrongPasskey');
  await forgetAttempts(db, CODES_PER_DEVICE, subject);
}

function proofRoute(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  app.post<{ Body: OwnerProof }>(
    '/me/proof',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: BEFORE_TERMS,
      schema: {
        ...schemaOf(
          'Prove once more who one is, by password, by a code of the app or by a passkey, for what answers recentSignInRequired.',
        ),
        body: OwnerProof,
      },
    },
    async (request, reply) => {
      const { password, otp, passkey } = request.body;
      const { id } = requireViewer(request);
      const credential = await findCredentialByPerson(db, id);
      if (!credential) throw new Problem('wrongPassword');
      if (password !== undefined)
        await requireCurrentPassword(context, reply, credential, password);
      else if (otp !== undefined) await requireFactor(context, reply, id, { otp });
      else if (passkey !== undefined) await requireFactor(context, reply, id, { passkey });
      else throw new Problem('invalidRequest', 'body needs password, otp or passkey');
      if (request.sessionId !== null) await renewProof(db, request.sessionId, new Date(clock()));
      return reply.code(204).send();
    },
  );
}

/** `/v1/me/security`, sessions, events, password and address of the person who is signed in. */
export function securityRoutes(app: FastifyInstance, context: HostContext): void {
  readingRoutes(app, context);
  endingRoutes(app, context);
  passwordRoute(app, context);
  emailRoutes(app, context);
  proofRoute(app, context);
}
