import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  CommentHistory,
  CommentPage,
  CommentPath,
  CommentsQuery,
  RepliesQuery,
} from '../../shared/contract/comments';
import { SlugParams } from '../../shared/contract/content';
import { SECTIONS, type Section } from '../../shared/sections';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { findCommented, type Commented } from './commented';
import { findPath, listComments, listReplies, listVersions } from './commentQueries';
import { presentComment, type CommentReader, type CommentRow } from './presentComment';

export const ContentParams = Type.Intersect([
  Type.Object({ section: Type.Enum([...SECTIONS] as Section[]) }),
  SlugParams,
]);
export const CommentParams = Type.Intersect([
  ContentParams,
  Type.Object({ id: Type.String({ maxLength: 100 }) }),
]);
export interface ContentRequest {
  Params: Static<typeof ContentParams>;
}
export interface CommentRequest {
  Params: Static<typeof CommentParams>;
}

/** Finds the content that is asked for, and who asks. @throws Problem notFound */
export async function commentedIn(
  context: HostContext,
  request: FastifyRequest<ContentRequest>,
): Promise<{ commented: Commented; reader: CommentReader; now: Date }> {
  const { section, slug } = request.params;
  const reading = createReadContext(context, request);
  const commented = await findCommented(reading, section, slug);
  const { isModerator } = commented;
  return {
    commented,
    reader: {
      personId: reading.viewer?.id ?? null,
      isModerator,
      translates: context.translator !== null,
    },
    now: reading.now,
  };
}

/** Finds the content with the comment and those that it answers. @throws Problem notFound */
export async function commentIn(context: HostContext, request: FastifyRequest<CommentRequest>) {
  const found = await commentedIn(context, request);
  const path = await findPath(context.db, found.commented, request.params.id, found.reader);
  const row = path.at(-1);
  if (!row) throw new Problem('notFound');
  return { ...found, path, row };
}

export const schemaOf = (summary: string, schema: Record<string, unknown>) => ({
  schema: { tags: ['comments'], summary, ...schema },
});

function listRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<ContentRequest & { Querystring: CommentsQuery }>(
    '/:section/:slug/comments',
    schemaOf('List the comments on a content that answer no other, 20 a page.', {
      params: ContentParams,
      querystring: CommentsQuery,
      response: { 200: CommentPage, '4xx': ProblemSchema },
    }),
    async (request) => {
      const { commented, reader } = await commentedIn(context, request);
      return listComments(context.db, commented, reader, request.query);
    },
  );

  app.get<CommentRequest & { Querystring: Static<typeof RepliesQuery> }>(
    '/:section/:slug/comments/:id/replies',
    schemaOf('List the direct answers to a comment, the oldest first, 20 a page.', {
      params: CommentParams,
      querystring: RepliesQuery,
      response: { 200: CommentPage, '4xx': ProblemSchema },
    }),
    async (request) => {
      const { commented, reader, row } = await commentIn(context, request);
      const { cursor } = request.query;
      return listReplies(context.db, commented, reader, { parentId: row.id, cursor });
    },
  );
}

const hasWords = (row: CommentRow, reader: CommentReader) =>
  presentComment(row, reader).body !== '';

function singleRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<CommentRequest>(
    '/:section/:slug/comments/:id',
    schemaOf('Read a comment after those that it answers.', {
      params: CommentParams,
      response: { 200: CommentPath, '4xx': ProblemSchema },
    }),
    async (request) => {
      const { path, reader } = await commentIn(context, request);
      return { items: path.map((row) => presentComment(row, reader)) };
    },
  );

  app.get<CommentRequest>(
    '/:section/:slug/comments/:id/history',
    schemaOf('List what a comment said before it was changed, the oldest first.', {
      params: CommentParams,
      response: { 200: CommentHistory, '4xx': ProblemSchema },
    }),
    async (request) => {
      const { row, reader } = await commentIn(context, request);
      return { items: hasWords(row, reader) ? await listVersions(context.db, row.id) : [] };
    },
  );
}

/**
 * Registers `GET /v1/{section}/{slug}/comments` and what is below: whoever may read the content may
 * read them.
 */
export function commentRoutes(app: FastifyInstance, context: HostContext): void {
  listRoutes(app, context);
  singleRoutes(app, context);
}
