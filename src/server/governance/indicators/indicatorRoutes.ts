import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import {
  IndicatorFileParams,
  IndicatorMonth,
  Indicators,
  IndicatorsQuery,
} from '../../../shared/contract/indicators';
import { INDICATORS, type IndicatorName } from '../../../shared/governance';
import { CSV_OPTIONS } from '../../content/csvOptions';
import type { HostContext } from '../../hostContext';
import { Problem, ProblemSchema } from '../../http/problem';
import { getIndicatorQuery, INDICATOR_PARAMETERS } from './definitions';
import { openIndicators } from './readIndicators';
import { getCityZone } from '../../city/currentSettings';

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', sql: 'application/sql; charset=utf-8' };

/**
 * Registers `GET /v1/governance/indicators`: participation by the month, and each number as a file,
 * with the query that made it.
 */
export function indicatorRoutes(app: FastifyInstance, context: HostContext): void {
  const read = openIndicators(context);

  const rowsOf = async (name: string, query: IndicatorsQuery): Promise<IndicatorMonth[]> => {
    const { items } = await read(query);
    return items.find((item) => item.name === name)?.months ?? [];
  };

  const writers = {
    csv: async (name: string, query: IndicatorsQuery) =>
      Readable.from(await rowsOf(name, query)).pipe(
        stringify({ ...CSV_OPTIONS, columns: Object.keys(IndicatorMonth.properties) }),
      ),
    sql: (name: IndicatorName) =>
      `-- ${name}\n${INDICATOR_PARAMETERS}\n${getIndicatorQuery(name, getCityZone())};\n`,
  };

  app.get<{ Querystring: IndicatorsQuery }>(
    '/governance/indicators',
    {
      schema: {
        tags: ['governance'],
        summary: 'Participation in numbers by the month, each with the query that made it.',
        querystring: IndicatorsQuery,
        response: { 200: Indicators, '4xx': ProblemSchema },
      },
    },
    (request) => read(request.query),
  );

  app.get<{ Params: Static<typeof IndicatorFileParams>; Querystring: IndicatorsQuery }>(
    '/governance/indicators/:file',
    {
      schema: {
        tags: ['governance'],
        summary: 'One of these numbers as a table, or its query: `ballots.csv`, `ballots.sql`.',
        params: IndicatorFileParams,
        querystring: IndicatorsQuery,
        response: { '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const [stem, ending] = request.params.file.split('.') as [string, keyof typeof writers];
      const name = INDICATORS.find((one) => one === stem);
      if (!name) throw new Problem('notFound');
      return reply
        .header('content-type', MEDIA_TYPES[ending])
        .header('content-disposition', `attachment; filename="${request.params.file}"`)
        .header('cache-control', 'public, max-age=60')
        .send(await writers[ending](name, request.query));
    },
  );
}
