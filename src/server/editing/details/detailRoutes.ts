import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../../shared/contract/content';
import { LocaleSchema } from '../../../shared/contract/text';
import {
  DETAILED_SECTIONS,
  Move,
  WRITTEN_DETAILS,
  createDetailsChangeSchema,
  type DetailedSection,
  type DetailsChange,
} from '../../../shared/contract/writtenDetails';
import { createReadContext } from '../../content/contentRoutes';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders, type WriteRequest } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { findEditable } from '../sourceQueries';
import { changeDetails } from './detailChange';
import { presentDetails } from './presentDetails';
import { moveQuestion } from './questionMoves';

/** Language of the titles of what the details name. */
const LocaleQuery = Type.Object(
  { locale: Type.Optional(LocaleSchema) },
  { additionalProperties: false },
);

interface OfContent {
  Params: Static<typeof SlugParams>;
  Querystring: Static<typeof LocaleQuery>;
}
interface Sent<Body> extends OfContent {
  Headers: IdempotencyHeaders;
  Body: Body;
}

/**
 * Finds the person who asks and the content that they may change. @throws Problem signInRequired,
 * notFound, forbidden
 */
async function writing(
  context: HostContext,
  request: FastifyRequest<OfContent>,
  section: DetailedSection,
) {
  requireViewer(request);
  const reading = createReadContext(context, request, request.query.locale);
  return { reading, row: await findEditable(reading, section, request.params.slug) };
}

const causeOf = (request: FastifyRequest<Sent<unknown>>, at: Date): WriteRequest => ({
  personId: requireViewer(request).id,
  key: request.headers['idempotency-key'],
  at,
});

const schemaOf = (section: DetailedSection, summary: string, more: object = {}) => ({
  tags: ['editing'],
  summary,
  params: SlugParams,
  querystring: LocaleQuery,
  response: { 200: WRITTEN_DETAILS[section], '4xx': ProblemSchema },
  ...more,
});
const writes = (section: DetailedSection, summary: string, body: object) => ({
  // Values are checked as they were typed: a number that is none is refused, and does not become 0.
  validatorCompiler: TypeBoxValidatorCompiler,
  schema: schemaOf(section, summary, { headers: IdempotencyHeaders, body }),
});

function routesOf<S extends DetailedSection>(
  app: FastifyInstance,
  context: HostContext,
  section: S,
): void {
  app.get<OfContent>(
    `/${section}/:slug/details`,
    { schema: schemaOf(section, `Read what ${section} alone know of a content, to change it.`) },
    async (request, reply) => {
      const { reading, row } = await writing(context, request, section);
      const details = await presentDetails(section, reading, row.id);
      return reply.header('cache-control', 'no-store').send(details);
    },
  );

  app.put<Sent<DetailsChange<S>>>(
    `/${section}/:slug/details`,
    writes(
      section,
      `Write what ${section} alone know of a content, from the revision that was read.`,
      createDetailsChangeSchema(section),
    ),
    async (request) => {
      const { reading, row } = await writing(context, request, section);
      const cause = causeOf(request, reading.now);
      await changeDetails({ section, reading, source: row }, request.body, cause);
      return presentDetails(section, reading, row.id);
    },
  );
}

function moveRoute(app: FastifyInstance, context: HostContext): void {
  app.post<Sent<Move>>(
    '/faqs/:slug/moves',
    writes('faqs', 'Move a question one place among those about the same.', Move),
    async (request) => {
      const { reading, row } = await writing(context, request, 'faqs');
      await moveQuestion(context.db, row, request.body, causeOf(request, reading.now));
      return presentDetails('faqs', reading, row.id);
    },
  );
}

/** Registers `GET` and `PUT /v1/{section}/{slug}/details`, for those who may change the content. */
export function detailRoutes(app: FastifyInstance, context: HostContext): void {
  for (const section of DETAILED_SECTIONS) routesOf(app, context, section);
  moveRoute(app, context);
}
