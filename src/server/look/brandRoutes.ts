import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { BrandPicture } from '../../shared/contract/settings';
import { checkBrandPicture } from '../files/checking/brandPicture';
import { SvgRefusedError } from '../files/checking/cleanSvg';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { createStaffHooks } from '../identity/staffHooks';
import { findBrandFile, storeBrandPicture } from './brandFiles';

const PATH = '/settings/look/pictures';
const PictureParams = Type.Object({ id: Type.String() });
const BYTES = { schema: Type.String({ format: 'binary' }) };
const Picture = { content: { 'image/*': BYTES } };

/** @throws Problem unfitDrawing with the reason, invalidPicture */
async function checkSent(body: unknown) {
  if (!Buffer.isBuffer(body)) throw new Problem('invalidPicture');
  try {
    return await checkBrandPicture(body);
  } catch (error) {
    if (error instanceof SvgRefusedError) throw new Problem('unfitDrawing', error.refusal);
    throw new Problem('invalidPicture');
  }
}

function uploadRoute(app: FastifyInstance, context: HostContext): void {
  const { db, clock, uploads } = context;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post(
    PATH,
    {
      ...createStaffHooks(context, 'settings.change'),
      bodyLimit: uploads.limitBytes,
      schema: {
        tags: ['settings'],
        summary:
          'Send a picture for the look: PNG, WebP, JPEG or SVG. The answer is what the settings name.',
        body: Picture,
        response: { 201: BrandPicture, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const checked = await checkSent(request.body);
      return reply.code(201).send(await storeBrandPicture(db, checked, new Date(clock())));
    },
  );
}

/** Registers `POST /v1/settings/look/pictures` and `GET /v1/settings/look/pictures/{id}`. */
export function brandRoutes(app: FastifyInstance, context: HostContext): void {
  app.register(async (scope) => uploadRoute(scope, context));
  app.get<{ Params: Static<typeof PictureParams> }>(
    `${PATH}/:id`,
    {
      config: { whileClosed: true },
      schema: {
        tags: ['settings'],
        summary: 'Read a picture of the look; a name never changes its picture.',
        params: PictureParams,
        response: { 200: Picture, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const picture = await findBrandFile(context.db, request.params.id);
      if (!picture) throw new Problem('notFound');
      return reply
        .headers({
          'content-type': picture.media_type,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(picture.bytes);
    },
  );
}
