import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../../shared/contract/content';
import { ContentFiles, ContentFilesChange } from '../../../shared/contract/files';
import { SECTIONS, type Section } from '../../../shared/sections';
import { createReadContext } from '../../content/contentRoutes';
import { findEditable } from '../sourceQueries';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { changeContentFiles, presentContentFiles } from './contentFiles';

const ContentParams = Type.Intersect([
  Type.Object({ section: Type.Enum([...SECTIONS] as Section[]) }),
  SlugParams,
]);
type Params = { Params: Static<typeof ContentParams> };

const schemaOf = (summary: string, more: object = {}) => ({
  schema: {
    tags: ['editing'],
    summary,
    params: ContentParams,
    response: { 200: ContentFiles, '4xx': ProblemSchema },
    ...more,
  },
});

/**
 * Finds the person who asks and the content that they are about to change. @throws Problem
 * signInRequired, notFound, forbidden
 */
async function changing(context: HostContext, request: FastifyRequest<Params>) {
  const { id: personId } = requireViewer(request);
  const { section, slug } = request.params;
  const reading = createReadContext(context, request);
  return { personId, reading, row: await findEditable(reading, section, slug) };
}

/**
 * Registers `GET` and `PUT /v1/{section}/{slug}/files`: the cover and the documents of a content.
 */
export function contentFilesRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<Params>(
    '/:section/:slug/files',
    schemaOf('Read the cover and the documents of a content as they are written.'),
    async (request) => {
      const { reading, row } = await changing(context, request);
      return presentContentFiles(reading.db, row);
    },
  );

  app.put<Params & { Body: ContentFilesChange; Headers: IdempotencyHeaders }>(
    '/:section/:slug/files',
    schemaOf('Write the cover and the documents of a content, from the revision that was read.', {
      headers: IdempotencyHeaders,
      body: ContentFilesChange,
    }),
    async (request) => {
      const { personId, reading, row } = await changing(context, request);
      const cause = { personId, key: request.headers['idempotency-key'], at: reading.now };
      const changed = await changeContentFiles(reading, row, request.body, cause);
      return presentContentFiles(reading.db, changed);
    },
  );
}
