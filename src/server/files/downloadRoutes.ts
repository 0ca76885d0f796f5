import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';
import Type, { type Static } from 'typebox';
import { FileLink, PICTURE_WIDTHS, SOCIAL_PICTURE } from '../../shared/contract/files';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { isOpenToRequest } from '../http/closedPortal';
import { matchesIfNoneMatch } from '../http/entityTags';
import { Problem, ProblemSchema } from '../http/problem';
import { isUuid } from '../http/uuid';
import { requireViewer } from '../identity/viewer';
import { type ByteRange } from './storage';
import { renderPicture } from './checking/renderPicture';
import {
  MAX_PICTURE_WIDTH,
  getMainKey,
  getPictureKey,
  PICTURE_TYPE,
  type PictureWidth,
  type Rendering,
} from './fileKeys';
import { createContentDisposition } from './fileName';
import { findFile } from './fileQueries';
import { isFileLinkValid, createFileLink, LinkQuery } from './fileLinks';
import { findReadableFile, type ReadableFile } from './readableFiles';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads the one range that a request asks for (RFC 9110 §14); null for all bytes, also where
 * several are asked for or the header is none. `unsatisfiable` where there are no such bytes.
 */
function readRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  if (!first) {
    const count = Math.min(Number(last), bytes);
    return count > 0 ? { start: bytes - count, end: bytes - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  if (last && Number(last) < start) return null;
  return start < bytes ? { start, end } : 'unsatisfiable';
}

const IdParams = Type.Object({ id: Type.String() });
const NameParams = Type.Object({ id: Type.String(), name: Type.String() });
const WidthParams = Type.Object({
  id: Type.String(),
  width: Type.Enum(PICTURE_WIDTHS.map(String)),
});
type Asked<Params extends { readonly id: string }> = {
  Params: Params;
  Querystring: LinkQuery;
};

const BYTES = { schema: Type.String({ format: 'binary' }) };
const answering = (type: string) => ({
  200: { content: { [type]: BYTES } },
  206: { content: { [type]: BYTES } },
  '4xx': ProblemSchema,
});
const schemaOf = (summary: string, params: object, type: string) => ({
  // Bytes go out as they are stored: ranges and checksums count those.
  compress: false as const,
  // A signed address opens a file while the portal is closed too.
  config: { whileClosed: true },
  schema: { tags: ['files'], summary, params, querystring: LinkQuery, response: answering(type) },
});

/**
 * @throws Problem notFound, also for what this person may not read: the two are told apart for
 *   nobody
 */
async function handedOut(
  context: HostContext,
  request: FastifyRequest<Asked<{ id: string }>>,
): Promise<ReadableFile> {
  const { id } = request.params;
  if (!isUuid(id)) throw new Problem('notFound');
  const readable = isOpenToRequest(request)
    ? await findReadableFile(createReadContext(context, request), id, request.query.preview)
    : undefined;
  if (readable) return readable;
  const isOpened = await isFileLinkValid(context.db, id, request.query, context.clock());
  const linked = isOpened ? await findFile(context.db, id) : undefined;
  if (linked?.state !== 'ready') throw new Problem('notFound');
  return { ...linked, isPublic: false };
}

const PUBLIC = 'public, max-age=300';
const PRIVATE = 'private, no-store';
/**
 * A sandbox would keep the readers of browsers from showing a document; nothing else is let into
 * either.
 */
const POLICIES = {
  pdf: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  other: "default-src 'none'; sandbox; frame-ancestors 'none'",
} as const;

/** Sets what every answer with bytes carries. `etag` in quotation marks. */
function describe(
  reply: FastifyReply,
  { isPublic }: ReadableFile,
  { type, etag }: { readonly type: string; readonly etag: string },
): FastifyReply {
  return reply.headers({
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': POLICIES[type === 'application/pdf' ? 'pdf' : 'other'],
    'cache-control': isPublic ? PUBLIC : PRIVATE,
    // A portal on another origin shows it too.
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
}

/**
 * Reads a rendering; of what is older than its renderings the missing ones are made now, and stay.
 */
async function readRendering(
  { files }: HostContext,
  { id }: ReadableFile,
  rendering: Rendering,
): Promise<Buffer> {
  const kept = await files.get(getPictureKey(id, rendering));
  if (kept) return buffer(kept);
  const largest = await files.get(getPictureKey(id, MAX_PICTURE_WIDTH));
  if (!largest) throw new Problem('notFound');
  await renderPicture(files, id, await buffer(largest));
  const made = await files.get(getPictureKey(id, rendering));
  if (!made) throw new Problem('notFound');
  return buffer(made);
}

async function sendPicture(
  context: HostContext,
  request: FastifyRequest<Asked<{ id: string }>>,
  reply: FastifyReply,
  rendering: Rendering,
): Promise<FastifyReply> {
  const file = await handedOut(context, request);
  if (file.media_type !== PICTURE_TYPE) throw new Problem('notFound');
  const type = rendering === 'social' ? 'image/jpeg' : PICTURE_TYPE;
  const etag = `"${file.sha256}-${rendering}"`;
  describe(reply, file, { type, etag });
  if (matchesIfNoneMatch(request, etag)) return reply.code(304).send();
  return reply.send(await readRendering(context, file, rendering));
}

async function sendWhole(
  context: HostContext,
  request: FastifyRequest<Asked<{ id: string }>>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await handedOut(context, request);
  const { id, bytes, name } = file;
  const type = file.media_type ?? '';
  const etag = `"${file.sha256}"`;
  const kind = type === PICTURE_TYPE || type === 'application/pdf' ? 'inline' : 'attachment';
  describe(reply, file, { type, etag });
  reply.headers({
    'content-disposition': createContentDisposition(kind, name),
    'accept-ranges': 'bytes',
  });
  if (matchesIfNoneMatch(request, etag)) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const isSame = condition === undefined || condition === etag;
  const range = isSame ? readRange(request.headers.range, bytes) : null;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${bytes}`);
    throw new Problem('rangeNotSatisfiable');
  }
  const body = await context.files.get(getMainKey(id, type), range ?? undefined);
  if (!body) throw new Problem('notFound');
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  reply.header('content-length', range ? range.end - range.start + 1 : bytes);
  return reply.send(body);
}

function pictureRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<Asked<Static<typeof WidthParams>>>(
    '/files/:id/w/:width',
    schemaOf('Read a picture in one of its widths.', WidthParams, PICTURE_TYPE),
    (request, reply) =>
      sendPicture(context, request, reply, Number(request.params.width) as PictureWidth),
  );
  app.get<Asked<Static<typeof IdParams>>>(
    `/files/:id/${SOCIAL_PICTURE.name}`,
    schemaOf('Read a picture as links to its content show it.', IdParams, 'image/jpeg'),
    (request, reply) => sendPicture(context, request, reply, 'social'),
  );
}

/**
 * Registers `GET /v1/files/{id}/{name}`, `GET /v1/files/{id}/w/{width}`, `POST
 * /v1/files/{id}/link`: files for those who may read them.
 */
export function downloadRoutes(app: FastifyInstance, context: HostContext): void {
  pictureRoutes(app, context);
  app.get<Asked<Static<typeof NameParams>>>(
    '/files/:id/:name',
    schemaOf('Download a file, or a range of it.', NameParams, '*/*'),
    (request, reply) => sendWhole(context, request, reply),
  );
  app.post<{ Params: Static<typeof IdParams> }>(
    '/files/:id/link',
    {
      schema: {
        tags: ['files'],
        summary: 'Get an address that opens a file without a Bearer header for a minute.',
        params: IdParams,
        response: { 200: FileLink, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      requireViewer(request);
      const { id } = request.params;
      const file = isUuid(id)
        ? await findReadableFile(createReadContext(context, request), id)
        : undefined;
      if (!file) throw new Problem('notFound');
      return createFileLink(context.db, file, context.clock());
    },
  );
}
