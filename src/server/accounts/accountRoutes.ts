import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import {
  Accepted,
  Confirmation,
  EmailChangeLink,
  ForgetPassword,
  ForgetPasswordConfirm,
  ForgetPasswordUndo,
  AccountRegistration,
} from '../../shared/contract/accounts';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { getClientInfo } from '../identity/clientInfo';
import {
  REGISTRATIONS_PER_ADDRESS,
  REGISTRATIONS_PER_EMAIL,
  RESETS_PER_ADDRESS,
  RESETS_PER_EMAIL,
  takeAttempts,
} from '../identity/attempts';
import { confirmAddress } from '../identity/credentials';
import { confirmEmailChange, undoEmailChange } from '../identity/emailChange';
import { emailKey } from '../identity/emailKey';
import { requireRegistration } from '../identity/installationFacts';
import { redeemOneTimeToken } from '../identity/oneTimeTokens';
import { findPasswordFault } from '../identity/passwordRules';
import { readName } from '../identity/readName';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { confirmReset, orderReset, undoReset } from './forgottenPassword';
import { register } from './registration';
import { requireMayRegister, requirePasswords } from './waysIn';

const BODY_LIMIT_BYTES = 16_384;

const options = (summary: string, body: TSchema, response: Record<number, TSchema>) => ({
  bodyLimit: BODY_LIMIT_BYTES,
  config: { beforeTerms: true, whileClosed: true },
  schema: {
    tags: ['accounts'],
    summary,
    body,
    response: { ...response, '4xx': ProblemSchema },
  },
});

const ACCEPTED = { 202: Accepted };

function registrationRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  app.post<{ Body: AccountRegistration }>(
    '/accounts',
    options(
      'Register an account. The answer is the same for an address that is known and one that is not; the mail differs.',
      AccountRegistration,
      ACCEPTED,
    ),
    async (request, reply) => {
      const now = new Date(clock());
      await requireRegistration(db, now);
      const name = readName(request.body.name);
      const email = request.body.email.trim();
      requireMayRegister(email);
      const fault = findPasswordFault(request.body.password, { name, email });
      if (fault) throw new Problem('weakPassword', fault);
      const limits = [
        [REGISTRATIONS_PER_ADDRESS, getClientInfo(request).address],
        [REGISTRATIONS_PER_EMAIL, emailKey(email)],
      ] as const;
      requireWithinLimit(reply, await takeAttempts(db, limits, now));
      const registration = { ...request.body, name, email };
      context.afterwards('register', () => register(context, registration));
      return reply.code(202).send({});
    },
  );

  app.post<{ Body: Confirmation }>(
    '/accounts/confirm',
    options('Confirm an address with the token of the mail.', Confirmation, {}),
    async (request, reply) => {
      const now = new Date(clock());
      const { device } = getClientInfo(request);
      await db.transaction().execute(async (trx) => {
        const personId = await redeemOneTimeToken(trx, 'confirmEmail', request.body.token, now);
        if (personId === null) throw new Problem('linkInvalid');
        await confirmAddress(trx, personId, device, now);
      });
      return reply.code(204).send();
    },
  );
}

function forgottenPasswordRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  app.post<{ Body: ForgetPassword }>(
    '/ForgetPassword',
    options(
      'Ask for a mail with a link that sets a new password. The answer is always the same.',
      ForgetPassword,
      ACCEPTED,
    ),
    async (request, reply) => {
      requirePasswords();
      const email = request.body.email.trim();
      const limits = [
        [RESETS_PER_ADDRESS, getClientInfo(request).address],
        [RESETS_PER_EMAIL, emailKey(email)],
      ] as const;
      requireWithinLimit(reply, await takeAttempts(db, limits, new Date(clock())));
      const { locale } = request.body;
      context.afterwards('orderReset', () => orderReset(context, { email, locale }));
      return reply.code(202).send({});
    },
  );

  app.post<{ Body: ForgetPasswordConfirm }>(
    '/ForgetPasswordConfirm',
    options(
      'Set a new password with the token of the mail; every session ends.',
      ForgetPasswordConfirm,
      {},
    ),
    async (request, reply) => {
      requirePasswords();
      const knownDevice = await context.knownDevices.read(request);
      await confirmReset(context, request.body, { ...getClientInfo(request), knownDevice });
      return reply.code(204).send();
    },
  );

  app.post<{ Body: ForgetPasswordUndo }>(
    '/ForgetPasswordUndo',
    options(
      'Put the former password in force again, within 24 hours of its change; every session ends.',
      ForgetPasswordUndo,
      {},
    ),
    async (request, reply) => {
      await undoReset(context, request.body, getClientInfo(request).device);
      return reply.code(204).send();
    },
  );
}

function emailChangeRoutes(app: FastifyInstance, context: HostContext): void {
  app.post<{ Body: EmailChangeLink }>(
    '/accounts/email/confirm',
    options('Put another address in force with the token of the mail to it.', EmailChangeLink, {}),
    async (request, reply) => {
      await confirmEmailChange(context, request.body.token, getClientInfo(request).device);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: EmailChangeLink }>(
    '/accounts/email/undo',
    options(
      'Stop a change of the address, or take it back within 7 days; every session ends.',
      EmailChangeLink,
      {},
    ),
    async (request, reply) => {
      await undoEmailChange(context, request.body.token, getClientInfo(request).device);
      return reply.code(204).send();
    },
  );
}

/**
 * Password accounts: register, confirm, forget, reset, undo, another address. Where the answer must
 * not tell whether an address is known, everything that depends on it happens after the answer.
 */
export function accountRoutes(app: FastifyInstance, context: HostContext): void {
  registrationRoutes(app, context);
  forgottenPasswordRoutes(app, context);
  emailChangeRoutes(app, context);
}
