import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../../shared/contract/content';
import {
  Attendance,
  CheckedIn,
  CheckIn,
  RegistrationsPage,
  RegistrationsQuery,
} from '../../../shared/contract/registrations';
import { readingOf } from '../../content/contentRoutes';
import type { HostContext } from '../../hostContext';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { checkIn, setAttendance } from './attendance';
import { listRegistrations, registrationsFile } from './organisers';
import { findOrganised } from './registeredEvent';

interface OfEvent {
  Params: Static<typeof SlugParams>;
}
const RowParams = Type.Object({
  ...SlugParams.properties,
  id: Type.String({ format: 'uuid' }),
});

const schemaOf = (summary: string, response: object, more: object = {}) => ({
  schema: {
    tags: ['events'],
    summary,
    params: SlugParams,
    response: { ...response, '4xx': ProblemSchema },
    ...more,
  },
});

/** The event that the person who asks organises. @throws Problem signInRequired, notFound, forbidden */
async function organised(context: HostContext, request: FastifyRequest<OfEvent>) {
  requireViewer(request);
  const reading = readingOf(context, request);
  const { id } = await findOrganised(reading, request.params.slug);
  return { contentId: id, at: reading.now };
}

const LIST_URL = '/events/:slug/registrations';

/** What organisers of an event do: see who has registered, and let people in. */
export function organiserRoutes(app: FastifyInstance, context: HostContext): void {
  const { db } = context;

  app.get<OfEvent & { Querystring: RegistrationsQuery }>(
    LIST_URL,
    schemaOf(
      'List who has registered, in the order of arrival, 100 a page.',
      { 200: RegistrationsPage },
      { querystring: RegistrationsQuery },
    ),
    async (request) => {
      const { contentId } = await organised(context, request);
      return listRegistrations(db, contentId, request.query);
    },
  );

  app.get<OfEvent>(
    '/events/:slug/registrations.csv',
    schemaOf('Who has registered, as a table.', {}),
    async (request, reply) => {
      const { contentId } = await organised(context, request);
      const name = `${request.params.slug}-registrations.csv`;
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(registrationsFile(db, contentId));
    },
  );

  app.post<OfEvent & { Body: CheckIn }>(
    '/events/:slug/check-in',
    schemaOf(
      'Let in whoever shows a code. A second time says since when they are in.',
      { 200: CheckedIn },
      { body: CheckIn },
    ),
    async (request) => {
      const door = await organised(context, request);
      return db.transaction().execute((trx) => checkIn(trx, door, request.body.code));
    },
  );

  app.put<{ Params: Static<typeof RowParams>; Body: Attendance }>(
    `${LIST_URL}/:id`,
    schemaOf(
      'Write down that somebody came, or did not.',
      { 204: Type.Null() },
      { params: RowParams, body: Attendance },
    ),
    async (request, reply) => {
      const door = await organised(context, request);
      const change = { id: request.params.id, state: request.body.state };
      await db.transaction().execute((trx) => setAttendance(trx, door, change));
      return reply.code(204).send(null);
    },
  );
}
