import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import {
  AUDIT_ACTIONS,
  AdminPeople,
  AdminPerson,
  AuditPage,
  AuditQuery,
  BlockChange,
  PeopleQuery,
  RightsChange,
  SecondFactorReset,
  VerificationChange,
} from '../../shared/contract/admin';
import { OLDEST_AGE, type HostSettings } from '../../shared/contract/settings';
import { can } from '../../shared/permissions/can';
import {
  NOT_SAID,
  getVerifiedUntil,
  readBirthDate,
  shiftYears,
  type Verification,
} from '../../shared/residents';
import { findDayStart, toDay } from '../../shared/timeZones';
import { checkDistricts } from '../content/offeredTerms';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { isUuid } from '../http/uuid';
import { findPerson, type Person } from '../identity/peopleQueries';
import { readText } from '../identity/readName';
import { createProofHook } from '../identity/recentSignIn';
import { createStaffHooks } from '../identity/staffHooks';
import { requireViewer } from '../identity/viewer';
import { listAudit } from './auditLog';
import {
  block,
  changeRights,
  resetSecondFactor,
  unblock,
  verifyResident,
  type AdminAction,
  type AffectedPerson,
} from './changes';
import { listPeople } from './listPeople';
import { findAdminPerson } from './personFacts';

const BODY_LIMIT_BYTES = 16_384;
const SHORTEST_REASON = 3;
const PersonParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

interface ChangeRequest<B> {
  Params: Static<typeof PersonParams>;
  Body: B;
}

const optionsOf = (context: HostContext, summary: string, schema: Record<string, unknown>) => ({
  bodyLimit: BODY_LIMIT_BYTES,
  ...createStaffHooks(context, 'person.list'),
  schema: { tags: ['admin'], summary, ...schema },
});
const answering = (answer: TSchema) => ({ response: { 200: answer, '4xx': ProblemSchema } });

/** @throws Problem notFound */
async function subjectOf({ db, clock }: HostContext, id: string): Promise<Person> {
  const person = isUuid(id) ? await findPerson(db, id, new Date(clock())) : undefined;
  if (!person) throw new Problem('notFound');
  return person;
}

function readingRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  const seesEmail = (request: FastifyRequest) =>
    can(request.viewer, 'person.seeEmail', null, clock());

  app.get<{ Querystring: PeopleQuery }>(
    '/admin/people',
    optionsOf(context, 'List the people, the newest account first.', {
      querystring: PeopleQuery,
      ...answering(AdminPeople),
    }),
    (request) => listPeople(db, request.query, seesEmail(request), new Date(clock())),
  );

  app.get<{ Params: Static<typeof PersonParams> }>(
    '/admin/people/:id',
    optionsOf(context, 'Read what the administration knows of a person.', {
      params: PersonParams,
      ...answering(AdminPerson),
    }),
    async (request) => {
      const { id } = await subjectOf(context, request.params.id);
      const person = await findAdminPerson(db, id, seesEmail(request), new Date(clock()));
      if (!person) throw new Problem('notFound');
      return person;
    },
  );

  app.get<{ Querystring: AuditQuery }>(
    '/admin/audit',
    optionsOf(context, 'List what was changed, by whom and why, newest first.', {
      querystring: AuditQuery,
      ...answering(AuditPage),
    }),
    (request) => {
      const actions = AUDIT_ACTIONS.filter((action) =>
        can(request.viewer, 'audit.read', { action }, clock()),
      );
      return listAudit(db, request.query, actions);
    },
  );
}

/** @throws Problem notFound, ownRights, forbidden */
async function permittedSubject(
  context: HostContext,
  request: FastifyRequest<{ Params: Static<typeof PersonParams> }>,
  action: 'rights.change' | 'person.block',
): Promise<AffectedPerson> {
  const viewer = requireViewer(request);
  const person = await subjectOf(context, request.params.id);
  if (can(viewer, action, person, context.clock())) return person;
  throw new Problem(person.id === viewer.id ? 'ownRights' : 'forbidden');
}

/** @throws Problem invalidRequest for a reason of nothing that can be seen */
function causeOf(
  { clock }: HostContext,
  request: FastifyRequest<{ Body: BlockChange }>,
): AdminAction {
  const reason = readText(request.body.reason);
  if (reason.length < SHORTEST_REASON) throw new Problem('invalidRequest', 'body/reason is empty');
  return { actorId: requireViewer(request).id, reason, at: new Date(clock()) };
}

function rightsRoute(app: FastifyInstance, context: HostContext): void {
  app.put<ChangeRequest<RightsChange>>(
    '/admin/people/:id/rights',
    {
      ...optionsOf(context, 'Change what is given to a person here.', {
        params: PersonParams,
        body: RightsChange,
        response: { '4xx': ProblemSchema },
      }),
      preHandler: createProofHook(context),
    },
    async (request, reply) => {
      const subject = await permittedSubject(context, request, 'rights.change');
      await changeRights(context, subject, request.body, causeOf(context, request));
      return reply.code(204).send();
    },
  );
}

/** @throws Problem unknownDistrict; invalidDay for a day in the future or too long ago */
function readSeen(
  { verifiedOn, birthDate, district }: VerificationChange,
  { residents: settings, time: { zone } }: HostSettings,
  now: Date,
): Verification {
  if (district !== null) checkDistricts([district]);
  const today = toDay(now.getTime(), zone);
  const at = new Date(findDayStart(verifiedOn, zone));
  const until = getVerifiedUntil(settings, at);
  if (verifiedOn > today) throw new Problem('invalidDay', 'verifiedOn: future');
  if (verifiedOn < shiftYears(today, -OLDEST_AGE) || (until !== null && until <= now))
    throw new Problem('invalidDay', 'verifiedOn: past');
  const born = birthDate === null ? NOT_SAID : readBirthDate(birthDate, today);
  if (born === null) throw new Problem('invalidDay', 'birthDate');
  return { at, until, district, ...born };
}

function verificationRoute(app: FastifyInstance, context: HostContext): void {
  app.put<ChangeRequest<VerificationChange>>(
    '/admin/people/:id/verification',
    {
      ...optionsOf(context, 'Write down that a person was verified as a resident.', {
        params: PersonParams,
        body: VerificationChange,
        response: { '4xx': ProblemSchema },
      }),
      preHandler: createProofHook(context),
    },
    async (request, reply) => {
      const subject = await permittedSubject(context, request, 'rights.change');
      const cause = causeOf(context, request);
      const seen = readSeen(request.body, request.settings, cause.at);
      await verifyResident(context, subject, seen, cause);
      return reply.code(204).send();
    },
  );
}

function secondFactorRoute(app: FastifyInstance, context: HostContext): void {
  app.delete<ChangeRequest<SecondFactorReset>>(
    '/admin/people/:id/second-factor',
    {
      ...optionsOf(
        context,
        'Take off the second factors of a person whose app, passkeys and codes are lost.',
        {
          params: PersonParams,
          body: SecondFactorReset,
          response: { '4xx': ProblemSchema },
        },
      ),
      preHandler: createProofHook(context),
    },
    async (request, reply) => {
      const subject = await permittedSubject(context, request, 'rights.change');
      await resetSecondFactor(context, subject, causeOf(context, request));
      return reply.code(204).send();
    },
  );
}

function blockRoutes(app: FastifyInstance, context: HostContext): void {
  const route = (summary: string) =>
    optionsOf(context, summary, {
      params: PersonParams,
      body: BlockChange,
      response: { '4xx': ProblemSchema },
    });
  const changing =
    (change: typeof block) =>
    async (request: FastifyRequest<ChangeRequest<BlockChange>>, reply: FastifyReply) => {
      const subject = await permittedSubject(context, request, 'person.block');
      await change(context, subject, causeOf(context, request));
      return reply.code(204).send();
    };
  const path = '/admin/people/:id/block';
  app.put<ChangeRequest<BlockChange>>(
    path,
    route('Bar a person; every session of theirs ends.'),
    changing(block),
  );
  app.delete<ChangeRequest<BlockChange>>(
    path,
    route('Let a blocked person sign in again.'),
    changing(unblock),
  );
}

/** `/v1/admin/…`: people, their rights and blocks, and the log of what was changed. */
export function adminRoutes(app: FastifyInstance, context: HostContext): void {
  readingRoutes(app, context);
  rightsRoute(app, context);
  verificationRoute(app, context);
  secondFactorRoute(app, context);
  blockRoutes(app, context);
}
