import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  Comment,
  CommentChange,
  CommentVote,
  CommentVotes,
  NewComment,
} from '../../shared/contract/comments';
import type { HostContext } from '../hostContext';
import { IdempotencyHeaders, hashRequestKey, type WriteRequest } from '../http/idempotency';
import { ProblemSchema } from '../http/problem';
import { COMMENTS_PER_PERSON, takeAttempt } from '../identity/attempts';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { requireViewer } from '../identity/viewer';
import { changeComment, deleteComment } from './changes';
import { findPath } from './commentQueries';
import {
  CommentParams,
  ContentParams,
  commentIn,
  commentedIn,
  schemaOf,
  type CommentRequest,
  type ContentRequest,
} from './commentRoutes';
import type { Commented } from './commented';
import { createComment, findCommentByKey } from './creation';
import { presentComment, type CommentReader } from './presentComment';
import { requireCommenting, requireOnComment } from './requireMay';
import { voteOnComment } from './votes';

const BODY_LIMIT_BYTES = 65_536;

/** The revision that was read, as an entity tag (RFC 9110, 8.8.3). */
const RevisionHeaders = Type.Object({ 'if-match': Type.String({ pattern: '^"?\\d{1,9}"?$' }) });
type RevisionHeaders = Static<typeof RevisionHeaders>;

type Creating = ContentRequest & { Body: NewComment; Headers: IdempotencyHeaders };

/** Answers with the comment as it is now, for the person who wrote it. */
async function answerFor(
  { db }: HostContext,
  commented: Commented,
  id: string,
  reader: CommentReader,
): Promise<Comment> {
  const path = await findPath(db, commented, id, reader);
  return presentComment(path.at(-1)!, reader);
}

/** Creates a comment; what this request has made before is found without counting it again. */
async function create(
  context: HostContext,
  request: FastifyRequest<Creating>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id: personId } = requireViewer(request);
  const { commented, reader, now } = await commentedIn(context, request);
  const cause: WriteRequest = { personId, key: request.headers['idempotency-key'], at: now };
  const { id: contentId, isModerator } = commented;
  const earlier = await findCommentByKey(context.db, hashRequestKey(cause, contentId));
  if (earlier !== undefined)
    return reply.send(await answerFor(context, commented, earlier, reader));

  requireCommenting(request.viewer, commented, now);
  requireWithinLimit(reply, await takeAttempt(context.db, COMMENTS_PER_PERSON, personId, now));
  const holds = { first: context.holdsFirstComments, all: commented.isStrict };
  const creation = { contentId, written: request.body, holds, isModerator };
  const { id, isNew } = await createComment(context.db, creation, cause);
  return reply.code(isNew ? 201 : 200).send(await answerFor(context, commented, id, reader));
}

function createRoute(app: FastifyInstance, context: HostContext): void {
  app.post<Creating>(
    '/:section/:slug/comments',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      ...schemaOf(
        'Comment on a content or answer a comment. The same Idempotency-Key answers the same comment again.',
        {
          params: ContentParams,
          headers: IdempotencyHeaders,
          body: NewComment,
          response: { 200: Comment, 201: Comment, '4xx': ProblemSchema },
        },
      ),
    },
    (request, reply) => create(context, request, reply),
  );
}

function changeRoutes(app: FastifyInstance, context: HostContext): void {
  app.patch<CommentRequest & { Body: CommentChange; Headers: RevisionHeaders }>(
    '/:section/:slug/comments/:id',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      ...schemaOf('Change the words of one’s own comment, from the revision that was read.', {
        params: CommentParams,
        headers: RevisionHeaders,
        body: CommentChange,
        response: { 200: Comment, '4xx': ProblemSchema },
      }),
    },
    async (request) => {
      const viewer = requireViewer(request);
      const { commented, reader, row, now } = await commentIn(context, request);
      requireOnComment(viewer, 'comment.edit', { commented, row, now });
      const revision = Number(request.headers['if-match'].replaceAll('"', ''));
      await changeComment(context.db, row, request.body, { revision, at: now });
      return answerFor(context, commented, row.id, reader);
    },
  );

  app.delete<CommentRequest>(
    '/:section/:slug/comments/:id',
    schemaOf('Delete one’s own comment; its place stays for the answers to it.', {
      params: CommentParams,
      response: { '4xx': ProblemSchema },
    }),
    async (request, reply) => {
      const viewer = requireViewer(request);
      const { commented, row, now } = await commentIn(context, request);
      const isGone = row.state === 'deleted' && row.author_id === viewer.id;
      if (!isGone) {
        requireOnComment(viewer, 'comment.delete', { commented, row, now });
        await deleteComment(context.db, row, now);
      }
      return reply.code(204).send();
    },
  );
}

function voteRoute(app: FastifyInstance, context: HostContext): void {
  app.put<CommentRequest & { Body: CommentVote }>(
    '/:section/:slug/comments/:id/vote',
    schemaOf('Vote on somebody else’s comment: up, down, or take the vote back.', {
      params: CommentParams,
      body: CommentVote,
      response: { 200: CommentVotes, '4xx': ProblemSchema },
    }),
    async (request) => {
      const viewer = requireViewer(request);
      const { commented, row, now } = await commentIn(context, request);
      requireOnComment(viewer, 'comment.vote', { commented, row, now });
      const { value } = request.body;
      return voteOnComment(context.db, { commentId: row.id, personId: viewer.id, value });
    },
  );
}

/**
 * Writing comments: `POST`, `PATCH` and `DELETE` below `/v1/{section}/{slug}/comments`, and votes
 * on them.
 */
export function commentWriteRoutes(app: FastifyInstance, context: HostContext): void {
  createRoute(app, context);
  changeRoutes(app, context);
  voteRoute(app, context);
}
