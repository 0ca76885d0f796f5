import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../shared/contract/content';
import {
  Authors,
  ContentChange,
  ContentRights,
  ContentSource,
  FittingTranslation,
  NewContent,
} from '../../shared/contract/editing';
import { LocaleSchema } from '../../shared/contract/text';
import type { Section } from '../../shared/sections';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { IdempotencyHeaders } from '../http/idempotency';
import { Problem, ProblemSchema } from '../http/problem';
import { canVerifyResidents } from '../identity/residence';
import { requireViewer } from '../identity/viewer';
import { listAuthors, mayPublishAs, requireAuthor } from './authors';
import { changeContent } from './changes';
import { createDraft } from './creation';
import { editorialQueueRoutes } from './desk/editorialQueueRoutes';
import { transitionRoutes } from './lifecycle/transitionRoutes';
import {
  toWriteRequest,
  requireEditable,
  ContentParams,
  SectionParams,
  SectionSchema,
  type PlaceParams,
} from './contentParams';
import { contentFilesRoutes } from './files/contentFilesRoutes';
import { previewRoutes } from './preview/previewRoutes';
import { EDITABLE } from './editable';
import { keepFitting } from './sourceHistory';
import { presentSource, readRights, requireMove } from './sourceQueries';
import { versionRoutes } from './versions/versionRoutes';

const AuthorsQuery = Type.Object(
  { section: SectionSchema, locale: Type.Optional(LocaleSchema) },
  { additionalProperties: false },
);
const RightsQuery = Type.Object(
  { section: SectionSchema, slug: SlugParams.properties.slug },
  { additionalProperties: false },
);

type Params = { Params: PlaceParams };
type Headers = { Headers: IdempotencyHeaders };

const schemaOf = (summary: string, schema: Record<string, unknown>) => ({
  schema: { tags: ['editing'], summary, ...schema },
});
const source = { 200: ContentSource, '4xx': ProblemSchema };

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
      const reading = createReadContext(context, request, locale);
      const items = await listAuthors(reading, viewer, section);
      return { items, mayPublish: mayPublishAs(reading, viewer, section, items) };
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
      return readRights(createReadContext(context, request), section, slug);
    },
  );
}

/** Questions have a category, and some sections several kinds. */
const isOfSection = (section: Section, { category, kind }: NewContent): boolean =>
  (category === undefined || section === 'faqs') &&
  (kind === undefined || (EDITABLE[section].kinds ?? []).includes(kind));

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
      const reading = createReadContext(context, request);
      const { author: id, area } = request.body;
      const author = await requireAuthor(reading, viewer, section, { id, area });
      if (!isOfSection(section, request.body)) throw new Problem('invalidRequest');
      const cause = toWriteRequest(context, request);
      const draft = request.body;
      const canVerify = await canVerifyResidents(context, cause.at);
      const creation = { section, author, draft, canVerify };
      const { row, isNew } = await createDraft(context.db, creation, cause);
      return reply.code(isNew ? 201 : 200).send(await presentSource(context, reading, row));
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
      const { reading, row } = await requireEditable(context, request);
      return presentSource(context, reading, row);
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
      const { reading, row } = await requireEditable(context, request);
      requireMove(reading, row, request.body);
      const changed = await changeContent(
        context.db,
        row,
        request.body,
        toWriteRequest(context, request),
      );
      return presentSource(context, reading, changed);
    },
  );
}

function translationRoute(app: FastifyInstance, context: HostContext): void {
  app.put<Params & { Body: FittingTranslation }>(
    '/:section/:slug/translations',
    schemaOf('Say that a translation still agrees with its original.', {
      params: ContentParams,
      body: FittingTranslation,
      response: source,
    }),
    async (request) => {
      const { reading, row } = await requireEditable(context, request);
      await keepFitting(context.db, row, request.body);
      return presentSource(context, reading, row);
    },
  );
}

/**
 * Registers `POST /v1/{section}`, `PUT /v1/{section}/{slug}` and what belongs to them: writing what
 * all sections share.
 */
export function editingRoutes(app: FastifyInstance, context: HostContext): void {
  rightsRoutes(app, context);
  createRoute(app, context);
  changeRoutes(app, context);
  translationRoute(app, context);
  transitionRoutes(app, context);
  versionRoutes(app, context);
  contentFilesRoutes(app, context);
  previewRoutes(app, context);
  editorialQueueRoutes(app, context);
}
