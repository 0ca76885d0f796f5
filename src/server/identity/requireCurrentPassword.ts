import type { FastifyReply } from 'fastify';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import { PASSWORDS_PER_DEVICE, forgetAttempts, takeAttempt } from './attempts';
import type { Credential } from './credentials';
import { verifyPassword } from './passwords';
import { requireWithinLimit } from './requireWithinLimit';

/**
 * Asking for the present password is a way to guess it. Tries are counted for the session: what
 * strangers try keeps nobody who is signed in from changing their password.
 * @throws Problem tooManyRequests, wrongPassword
 */
export async function requireCurrentPassword(
  { db, clock }: HostContext,
  reply: FastifyReply,
  { emailKey, passwordHash }: Credential,
  password: string,
): Promise<void> {
  const subject = `${emailKey} session ${reply.request.sessionId}`;
  requireWithinLimit(
    reply,
    await takeAttempt(db, PASSWORDS_PER_DEVICE, subject, new Date(clock())),
  );
  if (!(await verifyPassword(passwordHash, password))) throw new Problem('wrongPassword');
  await forgetAttempts(db, PASSWORDS_PER_DEVICE, subject);
}
