import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { DetailQuery, ListQuery } from '../../shared/contract/content';
import { GovernanceFacets } from '../../shared/contract/governance';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { readFacets } from './facets';
import { createRegisterFile } from './register';

const FILTERS = [
  'locale',
  'q',
  'topic',
  'area',
  'body',
  'year',
  'state',
  'method',
  'order',
] as const;
const RegisterQuery = Type.Pick(ListQuery, FILTERS, { additionalProperties: false });

/**
 * Registers `GET /v1/governance/facets` and `/decisions.csv`: the filters of the register, and the
 * register as a file.
 */
export function governanceRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: Static<typeof DetailQuery> }>(
    '/governance/facets',
    {
      schema: {
        tags: ['governance'],
        summary: 'Count decisions and commitments by what they can be filtered by.',
        querystring: DetailQuery,
        response: { 200: GovernanceFacets, '4xx': ProblemSchema },
      },
    },
    (request) => readFacets(createReadContext(context, request, request.query.locale)),
  );

  app.get<{ Querystring: Omit<ListQuery, 'kind' | 'cursor' | 'limit'> }>(
    '/governance/decisions.csv',
    {
      schema: {
        tags: ['governance'],
        summary: 'The register of decisions, filtered like its list, as a table.',
        querystring: RegisterQuery,
        response: { '4xx': ProblemSchema },
      },
    },
    (request, reply) =>
      reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="decisions.csv"')
        .header('cache-control', 'no-cache')
        .send(
          createRegisterFile(
            createReadContext(context, request, request.query.locale),
            request.query,
          ),
        ),
  );
}
