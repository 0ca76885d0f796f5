import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { VersionTexts, Versions, VersionsQuery } from '../../../shared/contract/lifecycle';
import type { Locale } from '../../../shared/locales';
import { createReadContext } from '../../content/contentRoutes';
import { toText } from '../../content/localize';
import type { ReadContext } from '../../content/section';
import type { HostContext } from '../../hostContext';
import { Problem, ProblemSchema } from '../../http/problem';
import { ContentParams, type PlaceParams } from '../contentParams';
import { findVisible, mayEdit } from '../sourceQueries';
import { findVersion, listVersions, type Sought } from './versionQueries';

const VersionParams = Type.Intersect([
  ContentParams,
  Type.Object({ revision: Type.Integer({ minimum: 1, maximum: 999_999_999 }) }),
]);

/** @throws Problem notFound for what the person who asks may not read */
async function seek(
  context: HostContext,
  request: FastifyRequest<{ Params: PlaceParams }>,
  locale?: Locale,
): Promise<{ reading: ReadContext; sought: Sought }> {
  const { section, slug } = request.params;
  const reading = createReadContext(context, request, locale);
  const row = await findVisible(reading, section, slug);
  if (!row) throw new Problem('notFound');
  return { reading, sought: { row, mayEdit: mayEdit(reading, row) } };
}

/** Registers `GET /v1/{section}/{slug}/versions` and one of them: how a content was before. */
export function versionRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Params: PlaceParams; Querystring: VersionsQuery }>(
    '/:section/:slug/versions',
    {
      schema: {
        tags: ['editing'],
        summary:
          'List how a content was, the newest first: to readers what was out, to those who may change it everything.',
        params: ContentParams,
        querystring: VersionsQuery,
        response: { 200: Versions, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const { locale, cursor } = request.query;
      const { reading, sought } = await seek(context, request, locale);
      const { row } = sought;
      return {
        id: row.id,
        title: toText(row.title, reading.locale, row.original_locale),
        mayEdit: sought.mayEdit,
        ...(await listVersions(reading, sought, cursor === undefined ? null : Number(cursor))),
      };
    },
  );

  app.get<{ Params: Static<typeof VersionParams> }>(
    '/:section/:slug/versions/:revision',
    {
      schema: {
        tags: ['editing'],
        summary: 'Read the texts of one version, in every language.',
        params: VersionParams,
        response: { 200: VersionTexts, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const { reading, sought } = await seek(context, request);
      const version = await findVersion(reading, sought, request.params.revision);
      if (!version) throw new Problem('notFound');
      return version;
    },
  );
}
