import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { FILE_LIMITS, FileInfo, NewFile } from '../../shared/contract/files';
import { can } from '../../shared/permissions/can';
import type { HostContext } from '../hostContext';
import { IdempotencyHeaders } from '../http/idempotency';
import { Problem, ProblemSchema } from '../http/problem';
import { isUuid } from '../http/uuid';
import { FILES_PER_PERSON, FILE_MEGABYTES_PER_PERSON, takeAttempts } from '../identity/attempts';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { requireViewer } from '../identity/viewer';
import { startUpload, receivePart } from './chunkedUpload';
import type { FileChecker } from './checking/fileChecker';
import { findFile, presentFile, type FileRow } from './fileQueries';

const FileParams = Type.Object({ id: Type.String() });
type Params = { Params: Static<typeof FileParams> };

const MEGABYTE = 1_000_000;
const PART_TYPE = 'application/offset+octet-stream';
const PartHeaders = Type.Object({ 'upload-offset': Type.String({ pattern: '^\\d{1,15}$' }) });

const schemaOf = (summary: string, schema: Record<string, unknown>) => ({
  tags: ['files'],
  summary,
  response: { 200: FileInfo, '4xx': ProblemSchema },
  ...schema,
});

/**
 * Finds a file of the person who asks; only its sender has access to it. @throws Problem
 * signInRequired, notFound
 */
async function ownFile({ db }: HostContext, request: FastifyRequest<Params>): Promise<FileRow> {
  const viewer = requireViewer(request);
  const { id } = request.params;
  const file = isUuid(id) ? await findFile(db, id) : undefined;
  if (file?.uploaded_by !== viewer.id) throw new Problem('notFound');
  return file;
}

function announceRoute(app: FastifyInstance, context: HostContext): void {
  app.post<{ Body: NewFile; Headers: IdempotencyHeaders }>(
    '/files',
    {
      schema: schemaOf(
        'Announce a file; its bytes follow in parts. The same Idempotency-Key answers the same file again.',
        {
          headers: IdempotencyHeaders,
          body: NewFile,
          response: { 201: FileInfo, '4xx': ProblemSchema },
        },
      ),
    },
    async (request, reply) => {
      const viewer = requireViewer(request);
      if (!can(viewer, 'file.send', null, context.clock())) throw new Problem('forbidden');
      const at = new Date(context.clock());
      const cause = { personId: viewer.id, key: request.headers['idempotency-key'], at };
      const limits = [
        [FILES_PER_PERSON, viewer.id],
        [FILE_MEGABYTES_PER_PERSON, viewer.id, Math.ceil(request.body.bytes / MEGABYTE)],
      ] as const;
      const takeLimits = async () =>
        requireWithinLimit(reply, await takeAttempts(context.db, limits, at));
      const file = await startUpload(context, request.body, cause, takeLimits);
      return reply.code(201).send(presentFile(file));
    },
  );
}

function partRoute(app: FastifyInstance, context: HostContext, checker: FileChecker): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(PART_TYPE, (_request, payload, done) => done(null, payload));
  app.patch<Params & { Body: Readable; Headers: Static<typeof PartHeaders> }>(
    '/files/:id',
    {
      bodyLimit: FILE_LIMITS.partBytes,
      schema: schemaOf('Send the next part of a file, from the byte where the host has got to.', {
        params: FileParams,
        headers: PartHeaders,
        body: { content: { [PART_TYPE]: { schema: {} } } },
      }),
    },
    async (request) => {
      const file = await ownFile(context, request);
      const startsAt = Number(request.headers['upload-offset']);
      const { body } = request;
      const now = await receivePart(context, file, {
        startsAt,
        body,
        at: new Date(context.clock()),
      });
      if (now.state === 'checking') void checker.check(now.id);
      return presentFile(now);
    },
  );
}

/**
 * Registers `POST /v1/files`, `GET` and `PATCH /v1/files/{id}`: sending a file in parts, and going
 * on after an interruption.
 */
export function uploadRoutes(
  app: FastifyInstance,
  context: HostContext,
  checker: FileChecker,
): void {
  announceRoute(app, context);
  app.register(async (scope) => partRoute(scope, context, checker));
  app.get<Params>(
    '/files/:id',
    { schema: schemaOf('Read how far a file has come.', { params: FileParams }) },
    async (request) => presentFile(await ownFile(context, request)),
  );
}
