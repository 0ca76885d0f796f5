import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { PROFILE_LIMITS, Profile } from '../../shared/contract/profile';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { isUuid } from '../http/uuid';
import { requireViewer } from '../identity/viewer';
import { deletePicture, findPicture, makePicture, storePicture } from './pictures';
import { loadProfile } from './profileQueries';

const BYTES = { schema: Type.String({ format: 'binary' }) };
const AnyPicture = { content: { 'image/*': BYTES } };
const KeptPicture = { content: { 'image/webp': BYTES } };

const PictureParams = Type.Object({ id: Type.String() });

const schemaOf = (tag: string, summary: string) => ({
  tags: [tag],
  summary,
  response: { '4xx': ProblemSchema },
});

/**
 * Registers the upload of a picture. Its format is told by its bytes; the header only says that it
 * is meant as one.
 */
function uploadRoute(app: FastifyInstance, { db, clock }: HostContext): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const { response, ...rest } = schemaOf('me', 'Put a picture in the place of the present one.');
  app.put(
    '/me/picture',
    {
      bodyLimit: PROFILE_LIMITS.pictureBytes,
      schema: { ...rest, body: AnyPicture, response: { ...response, 200: Profile } },
    },
    async (request) => {
      const { id } = requireViewer(request);
      if (!Buffer.isBuffer(request.body)) throw new Problem('invalidPicture');
      await storePicture(db, id, await makePicture(request.body), new Date(clock()));
      return loadProfile(db, id);
    },
  );
}

/** Public like the profile it stands on; its address is known to those who may see that. */
function readingRoute(app: FastifyInstance, { db }: HostContext): void {
  app.get<{ Params: Static<typeof PictureParams> }>(
    '/pictures/:id',
    {
      schema: {
        tags: ['user'],
        summary: 'Read a picture of a person.',
        params: PictureParams,
        response: { 200: KeptPicture, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const picture = isUuid(id) ? await findPicture(db, id) : undefined;
      if (!picture) throw new Problem('notFound');
      return reply
        .headers({
          'content-type': picture.media_type,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          // A portal on another origin shows it too.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(picture.bytes);
    },
  );
}

/** Registers `PUT` and `DELETE /v1/me/picture`, `GET /v1/pictures/{id}`. */
export function pictureRoutes(app: FastifyInstance, context: HostContext): void {
  app.register(async (scope) => uploadRoute(scope, context));
  app.delete(
    '/me/picture',
    { config: { beforeTerms: true }, schema: schemaOf('me', 'Remove one’s own picture.') },
    async (request, reply) => {
      await deletePicture(context.db, requireViewer(request).id);
      return reply.code(204).send();
    },
  );
  readingRoute(app, context);
}
