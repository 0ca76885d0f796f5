import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../shared/contract/content';
import {
  Attendance,
  CheckedIn,
  CheckIn,
  RegistrationsPage,
  RegistrationsQuery,
} from '../../shared/contract/registrations';
import { REGISTRATION_SECTIONS, type RegisteredSection } from '../../shared/sections';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { createProofHook } from '../identity/recentSignIn';
import { requireViewer } from '../identity/viewer';
import { checkIn, setAttendance } from './attendance';
import { listRegistrations, createRegistrationsFile } from './registrationList';
import { findOrganised } from './findRegistered';

interface OfSlug {
  Params: Static<typeof SlugParams>;
}
const RowParams = Type.Object({
  ...SlugParams.properties,
  id: Type.String({ format: 'uuid' }),
});

const schemasOf =
  (section: RegisteredSection) =>
  (summary: string, response: object, more: object = {}) => ({
    schema: {
      tags: [section],
      summary,
      params: SlugParams,
      response: { ...response, '4xx': ProblemSchema },
      ...more,
    },
  });

/** @throws Problem signInRequired, notFound, forbidden */
async function organised(
  context: HostContext,
  section: RegisteredSection,
  request: FastifyRequest<OfSlug>,
) {
  requireViewer(request);
  const reading = createReadContext(context, request);
  const { id } = await findOrganised(reading, { section, slug: request.params.slug });
  return { contentId: id, at: reading.now };
}

function routesOf(app: FastifyInstance, context: HostContext, section: RegisteredSection): void {
  const { db } = context;
  const requireProof = createProofHook(context);
  const schemaOf = schemasOf(section);
  const url = `/${section}/:slug/registrations`;

  app.get<OfSlug & { Querystring: RegistrationsQuery }>(
    url,
    schemaOf(
      'List who has registered, in the order of arrival, 100 a page.',
      { 200: RegistrationsPage },
      { querystring: RegistrationsQuery },
    ),
    async (request) => {
      const { contentId } = await organised(context, section, request);
      return listRegistrations(db, contentId, request.query);
    },
  );

  app.get<OfSlug>(
    `${url}.csv`,
    schemaOf('Who has registered, as a table.', {}),
    async (request, reply) => {
      const { contentId } = await organised(context, section, request);
      await requireProof(request);
      const name = `${request.params.slug}-registrations.csv`;
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(createRegistrationsFile(db, contentId));
    },
  );

  app.post<OfSlug & { Body: CheckIn }>(
    `/${section}/:slug/check-in`,
    schemaOf(
      'Let in whoever shows a code. A second time says since when they are in.',
      { 200: CheckedIn },
      { body: CheckIn },
    ),
    async (request) => {
      const door = await organised(context, section, request);
      return db.transaction().execute((trx) => checkIn(trx, door, request.body.code));
    },
  );

  app.put<{ Params: Static<typeof RowParams>; Body: Attendance }>(
    `${url}/:id`,
    schemaOf(
      'Write down that somebody came, or did not.',
      { 204: Type.Null() },
      { params: RowParams, body: Attendance },
    ),
    async (request, reply) => {
      const door = await organised(context, section, request);
      const change = { id: request.params.id, state: request.body.state };
      await db.transaction().execute((trx) => setAttendance(trx, door, change));
      return reply.code(204).send(null);
    },
  );
}

/**
 * Registers what organisers of an event or a training do: see who has registered, and let people
 * in.
 */
export function organiserRoutes(app: FastifyInstance, context: HostContext): void {
  for (const section of REGISTRATION_SECTIONS) routesOf(app, context, section);
}
