import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { MadePreview, NewPreview, Preview, Previews } from '../../../shared/contract/lifecycle';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { toWriteRequest, requireEditable, ContentParams, type PlaceParams } from '../contentParams';
import { endPreview, listPreviews, makePreview } from './previewLinks';

const LinkParams = Type.Intersect([ContentParams, Type.Object({ id: Preview.properties.id })]);

const schemaOf = (summary: string, schema: Record<string, unknown>) => ({
  schema: { tags: ['editing'], summary, ...schema },
});

/**
 * `/v1/{section}/{slug}/previews`: links to what is not out yet, made and ended by those who may
 * change it.
 */
export function previewRoutes(app: FastifyInstance, context: HostContext): void {
  const { db } = context;
  app.get<{ Params: PlaceParams }>(
    '/:section/:slug/previews',
    schemaOf('List the links that lead to a content that is not out yet.', {
      params: ContentParams,
      response: { 200: Previews, '4xx': ProblemSchema },
    }),
    async (request) => {
      const { reading, row } = await requireEditable(context, request);
      return listPreviews(db, row, reading.now);
    },
  );

  app.post<{ Params: PlaceParams; Headers: IdempotencyHeaders; Body: NewPreview }>(
    '/:section/:slug/previews',
    schemaOf('Make a link by which whoever has it reads a content that is not out yet.', {
      params: ContentParams,
      headers: IdempotencyHeaders,
      body: NewPreview,
      response: { 201: MadePreview, '4xx': ProblemSchema },
    }),
    async (request, reply) => {
      const { row } = await requireEditable(context, request);
      const made = await makePreview(db, row, request.body, toWriteRequest(context, request));
      return reply.code(201).header('cache-control', 'no-store').send(made);
    },
  );

  app.delete<{ Params: Static<typeof LinkParams> }>(
    '/:section/:slug/previews/:id',
    schemaOf('End such a link.', {
      params: LinkParams,
      response: { 204: Type.Null(), '4xx': ProblemSchema },
    }),
    async (request, reply) => {
      const { row } = await requireEditable(context, request);
      await endPreview(db, row, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
