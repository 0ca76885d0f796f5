import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { PasswordProof, RecoveryCodes } from '../../shared/contract/accounts';
import {
  MAX_PASSKEYS,
  PasskeyConfirmation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../../shared/contract/passkeys';
import { getPortalText } from '../city/currentSettings';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { isUuid } from '../http/uuid';
import { findCredentialByPerson } from '../identity/credentials';
import { addFactor, removeFactor } from '../identity/factorChanges';
import {
  beginPasskey,
  deletePasskey,
  requestPasskey,
  storePasskey,
  verifyNewPasskey,
} from '../identity/passkeys';
import { readName } from '../identity/readName';
import { findSecondFactor } from '../identity/secondFactors';
import { requireViewer } from '../identity/viewer';
import { requireOwner, toFactorOwner } from './secondFactorRoutes';

const BODY_LIMIT_BYTES = 65_536;
const PasskeyParams = Type.Object({ id: Type.String() });

const schemaOf = (summary: string) => ({
  tags: ['me'],
  summary,
  response: { '4xx': ProblemSchema },
});

function addingRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  const config = { beforeTerms: true };
  const confirming = schemaOf(
    'Store the passkey that the browser has made. As the first second factor it ends all other sessions, and the recovery codes are told this once.',
  );
  const beginning = schemaOf(
    'Begin to add a passkey: the answer is what the browser is asked for, good for five minutes, one answer and this session alone.',
  );

  app.post<{ Body: PasswordProof }>(
    '/me/passkeys',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config,
      schema: {
        ...beginning,
        body: PasswordProof,
        response: { ...beginning.response, 200: PasskeyCreationOptions },
      },
    },
    async (request, reply) => {
      const { personId, email, name, locale } = await requireOwner(context, request, reply);
      const factor = await findSecondFactor(db, personId);
      if (request.sessionId === null || (factor?.passkeys.length ?? 0) >= MAX_PASSKEYS)
        throw new Problem('notPossibleNow');
      const holder = { purpose: 'add', holder: request.sessionId, personId } as const;
      const owner = { email, name, portalName: getPortalText(locale) };
      return beginPasskey(context, holder, owner, new Date(clock()));
    },
  );

  app.post<{ Body: PasskeyConfirmation }>(
    '/me/passkeys/confirm',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config,
      schema: {
        ...confirming,
        body: PasskeyConfirmation,
        response: { ...confirming.response, 200: RecoveryCodes },
      },
    },
    async (request) => {
      const personId = requireViewer(request).id;
      const name = readName(request.body.name);
      const now = new Date(clock());
      const { passkey } = request.body;
      const holder = { purpose: 'add', holder: String(request.sessionId), personId } as const;
      const verified = await verifyNewPasskey(context, holder, passkey, now);
      if (!verified) throw new Problem('wrongPasskey');
      const recoveryCodes = await db.transaction().execute(async (trx) => {
        const credential = await findCredentialByPerson(trx, personId);
        if (!credential) throw new Problem('wrongPasskey');
        const store = async () => {
          // Several devices may have begun while there was room for one.
          const factor = await findSecondFactor(trx, personId);
          if ((factor?.passkeys.length ?? 0) >= MAX_PASSKEYS) throw new Problem('notPossibleNow');
          if (!(await storePasskey(trx, { personId, name }, verified, now)))
            throw new Problem('wrongPasskey');
        };
        return addFactor(context, trx, toFactorOwner(request, credential, now), store);
      });
      return { recoveryCodes };
    },
  );
}

/** `/v1/me/passkeys`: passkeys as second factor besides the password. */
export function passkeyRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  const config = { beforeTerms: true };
  addingRoutes(app, context);

  const requesting = schemaOf(
    'Ask for what a passkey has to sign for `POST /v1/me/proof`; good for five minutes, one answer and this session alone.',
  );
  app.post(
    '/me/passkeys/request',
    {
      config,
      schema: { ...requesting, response: { ...requesting.response, 200: PasskeyRequestOptions } },
    },
    async (request) => {
      const holder = {
        purpose: 'prove',
        holder: String(request.sessionId),
        personId: requireViewer(request).id,
      } as const;
      const options = await requestPasskey(context, holder, new Date(clock()));
      if (!options) throw new Problem('notPossibleNow');
      return options;
    },
  );

  app.delete<{ Body: PasswordProof; Params: Static<typeof PasskeyParams> }>(
    '/me/passkeys/:id',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config,
      schema: {
        ...schemaOf(
          'Remove a passkey; with the last second factor the recovery codes go, and the password alone signs in.',
        ),
        params: PasskeyParams,
        body: PasswordProof,
      },
    },
    async (request, reply) => {
      const credential = await requireOwner(context, request, reply);
      const owner = toFactorOwner(request, credential, new Date(clock()));
      const { id } = request.params;
      const isRemoved =
        isUuid(id) &&
        (await db
          .transaction()
          .execute((trx) =>
            removeFactor(context, trx, owner, () => deletePasskey(trx, credential.personId, id)),
          ));
      if (!isRemoved) throw new Problem('notFound');
      return reply.code(204).send();
    },
  );
}
