import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { SlugParams } from '../../shared/contract/content';
import { RegistrationInfo, RegistrationRequest } from '../../shared/contract/registrations';
import { can } from '../../shared/permissions/can';
import { createReadContext } from '../content/contentRoutes';
import { contentResource } from '../content/visibility';
import { REGISTRATION_SECTIONS, type RegisteredSection } from '../../shared/sections';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { toRegistrableContent } from './registrationWindow';
import { presentRegistration } from './presentRegistration';
import { findRegistered, canOrganise } from './findRegistered';
import { cancelRegistration, register, type Registrant } from './register';

interface OfSlug {
  Params: Static<typeof SlugParams>;
}
interface Wanting extends OfSlug {
  Body: RegistrationRequest;
}

/** @throws Problem signInRequired, notFound, forbidden */
async function comerIn(
  context: HostContext,
  section: RegisteredSection,
  request: FastifyRequest<OfSlug>,
): Promise<Registrant> {
  const viewer = requireViewer(request);
  const reading = createReadContext(context, request);
  const row = await findRegistered(reading, { section, slug: request.params.slug });
  if (!can(viewer, 'content.register', contentResource(row), reading.now.getTime()))
    throw new Problem('forbidden');
  return { contentId: row.id, personId: viewer.id, at: reading.now };
}

async function present(
  context: HostContext,
  section: RegisteredSection,
  request: FastifyRequest<OfSlug>,
) {
  const reading = createReadContext(context, request);
  const row = await findRegistered(reading, { section, slug: request.params.slug });
  return presentRegistration(reading, toRegistrableContent(row), canOrganise(reading, row));
}

const schemaOf = (section: RegisteredSection, summary: string, more: object = {}) => ({
  schema: {
    tags: [section],
    summary,
    params: SlugParams,
    response: { 200: RegistrationInfo, '4xx': ProblemSchema },
    ...more,
  },
});

function routesOf(app: FastifyInstance, context: HostContext, section: RegisteredSection): void {
  const { db } = context;
  const url = `/${section}/:slug/registration`;

  app.get<OfSlug>(
    url,
    schemaOf(section, 'Read how many places there are, and one’s own.'),
    (request) => present(context, section, request),
  );

  app.put<Wanting>(
    url,
    schemaOf(section, 'Take a place, or change what was said about it. Again changes nothing.', {
      body: RegistrationRequest,
    }),
    async (request) => {
      const comer = await comerIn(context, section, request);
      await db.transaction().execute((trx) => register(trx, comer, request.body));
      return present(context, section, request);
    },
  );

  app.delete<OfSlug>(
    url,
    schemaOf(
      section,
      'Give a place back: the first who waits and fits in gets it. Again changes nothing.',
    ),
    async (request) => {
      const comer = await comerIn(context, section, request);
      await db.transaction().execute((trx) => cancelRegistration(trx, comer));
      return present(context, section, request);
    },
  );
}

/** `/v1/{section}/{slug}/registration`: the places of an event or a training, and one’s own. */
export function registrationRoutes(app: FastifyInstance, context: HostContext): void {
  for (const section of REGISTRATION_SECTIONS) routesOf(app, context, section);
}
