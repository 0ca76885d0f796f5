import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../shared/contract/content';
import {
  Authors,
  ContentChange,
  ContentRights,
  ContentSource,
  NewContent,
  Publication,
} from '../../shared/contract/editing';
import { LocaleSchema } from '../../shared/contract/text';
import { SECTIONS, type Section } from '../../shared/sections';
import { readingOf } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { IdempotencyHeaders } from '../http/idempotency';
import { Problem, ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { authorsFor } from './authors';
import { changeContent, publishDraft } from './changes';
import { createDraft } from './creation';
import { findEditable, mayPublish, presentSource, readRights } from './sourceQueries';
import { isRepeated, type Cause } from './writing';

const SectionSchema = Type.Enum([...SECTIONS] as Section[]);
const SectionParams = Type.Object({ section: SectionSchema });
const ContentParams = Type.Intersect([SectionParams, SlugParams]);
const AuthorsQuery = Type.Object(
  { section: SectionSchema, locale: Type.Optional(LocaleSchema) },
  { additionalProperties: false },
);
const RightsQuery = Type.Object(
  { section: SectionSchema, slug: SlugParams.properties.slug },
  { additionalProperties: false },
);

type Params = { Params: Static<typeof ContentParams> };
type Headers = { Headers: IdempotencyHeaders };

const schemaOf = (summary: string, schema: Record<string, unknown>) => ({
  schema: { tags: ['editing'], summary, ...schema },
});
const source = { 200: ContentSource, '4xx': ProblemSchema };

const causeOf = ({ clock }: HostContext, request: FastifyRequest<Headers>): Cause => ({
  personId: requireViewer(request).id,
  key: request.headers['idempotency-key'],
  at: new Date(clock()),
});

/** The person who asks and what they are about to change. @throws Problem signInRequired, notFound, forbidden */
async function changing(context: HostContext, request: FastifyRequest<Params>) {
  requireViewer(request);
  const { section, slug } = request.params;
  const reading = readingOf(context, request);
  return { reading, row: await findEditable(reading, section, slug) };
}

function rightsRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: Static<typeof AuthorsQuery> }>(
    '/me/authors',
    schemaOf('List in whose name the person who asks may write in a section.', {
      querystring: AuthorsQuery,
      response: { 200: Authors, '4xx': ProblemSchema },
    }),
    async (request) => {
      const viewer = requireViewer(request);
      const { section, locale } = request.query;
      return { items: await authorsFor(readingOf(context, request, locale), viewer, section) };
    },
  );

  app.get<{ Querystring: Static<typeof RightsQuery> }>(
    '/me/rights',
    schemaOf('Read what the person who asks may do with a content.', {
      querystring: RightsQuery,
      response: { 200: ContentRights, '4xx': ProblemSchema },
    }),
    (request) => {
      requireViewer(request);
      const { section, slug } = request.query;
      return readRights(readingOf(context, request), section, slug);
    },
  );
}

function createRoute(app: FastifyInstance, context: HostContext): void {
  app.post<{ Params: Static<typeof SectionParams>; Body: NewContent } & Headers>(
    '/:section',
    schemaOf('Begin a draft. The same Idempotency-Key answers the same draft again.', {
      params: SectionParams,
      headers: IdempotencyHeaders,
      body: NewContent,
      response: { ...source, 201: ContentSource },
    }),
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { section } = request.params;
      const reading = readingOf(context, request);
      const authors = await authorsFor(reading, viewer, section);
      const author = authors.find(({ id }) => id === request.body.author);
      if (!author) throw new Problem('forbidden');
      if (request.body.category && section !== 'faqs') throw new Problem('invalidRequest');
      const cause = causeOf(context, request);
      const draft = request.body;
      const { row, isNew } = await createDraft(context.db, { section, author, draft }, cause);
      return reply.code(isNew ? 201 : 200).send(await presentSource(reading, row));
    },
  );
}

function changeRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<Params>(
    '/:section/:slug/source',
    schemaOf('Read a content as it is written, in every language, to change it.', {
      params: ContentParams,
      response: source,
    }),
    async (request) => {
      const { reading, row } = await changing(context, request);
      return presentSource(reading, row);
    },
  );

  app.put<Params & Headers & { Body: ContentChange }>(
    '/:section/:slug',
    schemaOf('Change what all sections share, from the revision that was read.', {
      params: ContentParams,
      headers: IdempotencyHeaders,
      body: ContentChange,
      response: source,
    }),
    async (request) => {
      const { reading, row } = await changing(context, request);
      const changed = await changeContent(context.db, row, request.body, causeOf(context, request));
      return presentSource(reading, changed);
    },
  );
}

function publicationRoute(app: FastifyInstance, context: HostContext): void {
  app.post<Params & Headers & { Body: Publication }>(
    '/:section/:slug/publication',
    schemaOf('Publish a draft now.', {
      params: ContentParams,
      headers: IdempotencyHeaders,
      body: Publication,
      response: source,
    }),
    async (request) => {
      const { reading, row } = await changing(context, request);
      const cause = causeOf(context, request);
      if (isRepeated(row, cause)) return presentSource(reading, row);
      if (!mayPublish(reading, row)) throw new Problem('forbidden');
      const published = await publishDraft(context.db, row, request.body.revision, cause);
      return presentSource(reading, published);
    },
  );
}

/** `POST /v1/{section}`, `PUT /v1/{section}/{slug}` and what belongs to them: writing what all sections share. */
export function editingRoutes(app: FastifyInstance, context: HostContext): void {
  rightsRoutes(app, context);
  createRoute(app, context);
  changeRoutes(app, context);
  publicationRoute(app, context);
}
