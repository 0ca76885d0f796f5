import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { SlugParams } from '../../../shared/contract/content';
import { RegistrationInfo, WantedPlace } from '../../../shared/contract/registrations';
import { can } from '../../../shared/permissions/can';
import { readingOf } from '../../content/contentRoutes';
import { contentResource } from '../../content/visibility';
import type { HostContext } from '../../hostContext';
import { Problem, ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { placeOf } from './place';
import { presentRegistration } from './presentRegistration';
import { findEvent, organises } from './registeredEvent';
import { leave, register, type Comer } from './registering';

interface OfEvent {
  Params: Static<typeof SlugParams>;
}
interface Wanting extends OfEvent {
  Body: WantedPlace;
}

/** @throws Problem signInRequired, notFound, forbidden */
async function comerIn(context: HostContext, request: FastifyRequest<OfEvent>): Promise<Comer> {
  const viewer = requireViewer(request);
  const reading = readingOf(context, request);
  const row = await findEvent(reading, request.params.slug);
  if (!can(viewer, 'content.register', contentResource(row), reading.now.getTime()))
    throw new Problem('forbidden');
  return { contentId: row.id, personId: viewer.id, at: reading.now };
}

async function present(context: HostContext, request: FastifyRequest<OfEvent>) {
  const reading = readingOf(context, request);
  const row = await findEvent(reading, request.params.slug);
  return presentRegistration(reading, placeOf(row), organises(reading, row));
}

const schemaOf = (summary: string, more: object = {}) => ({
  schema: {
    tags: ['events'],
    summary,
    params: SlugParams,
    response: { 200: RegistrationInfo, '4xx': ProblemSchema },
    ...more,
  },
});

const URL = '/events/:slug/registration';

/** `/v1/events/{slug}/registration`: the places, and one’s own. */
export function registrationRoutes(app: FastifyInstance, context: HostContext): void {
  const { db } = context;

  app.get<OfEvent>(URL, schemaOf('Read how many places an event has, and one’s own.'), (request) =>
    present(context, request),
  );

  app.put<Wanting>(
    URL,
    schemaOf('Take a place, or change what was said about it. Again changes nothing.', {
      body: WantedPlace,
    }),
    async (request) => {
      const comer = await comerIn(context, request);
      await db.transaction().execute((trx) => register(trx, comer, request.body));
      return present(context, request);
    },
  );

  app.delete<OfEvent>(
    URL,
    schemaOf('Give a place back: the first who waits and fits in gets it. Again changes nothing.'),
    async (request) => {
      const comer = await comerIn(context, request);
      await db.transaction().execute((trx) => leave(trx, comer));
      return present(context, request);
    },
  );
}
