import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  DATASET_NAMES,
  DATA_FORMATS,
  DataRuns,
  DATA_MEDIA_TYPES,
  OpenData,
  OpenDataQuery,
  type DataFormat,
  type DatasetName,
} from '../../shared/contract/openData';
import { can } from '../../shared/permissions/can';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { createCatalogue, describeDatasets, createDictionary } from './catalogue';
import { listRuns, readLastRun, writeOpenData } from './runs';
import { getDataFileKey } from './writeRun';
import { getFirstLocale } from '../city/currentSettings';

const FileParams = Type.Object({ file: Type.String({ maxLength: 60 }) });
const schemaOf = (summary: string, response: object = {}) => ({
  schema: { tags: ['open data'], summary, response: { ...response, '4xx': ProblemSchema } },
});

interface Named {
  readonly dataset: DatasetName;
  readonly format: DataFormat;
}

/** `contents.csv`: what is meant; undefined where there is nothing of the kind. */
function readName(file: string): Named | undefined {
  const [name, ending, ...rest] = file.split('.');
  const dataset = DATASET_NAMES.find((one) => one === name);
  const format = DATA_FORMATS.find((one) => one === ending);
  return dataset && format && rest.length === 0 ? { dataset, format } : undefined;
}

function fileRoute(app: FastifyInstance, { db, files }: HostContext): void {
  app.get<{ Params: Static<typeof FileParams> }>(
    '/open-data/:file',
    {
      schema: {
        ...schemaOf('Download a dataset, for example `contents.csv`, as it was written last.')
          .schema,
        params: FileParams,
      },
    },
    async (request, reply) => {
      const named = readName(request.params.file);
      const { runId, writtenAt, files: written } = await readLastRun(db);
      const file =
        named &&
        written.find(({ dataset, format }) => dataset === named.dataset && format === named.format);
      if (!named || !file || runId === null || writtenAt === null) throw new Problem('notFound');
      const etag = `"${file.sha256}"`;
      reply.headers({
        etag,
        'cache-control': 'public, max-age=300',
        'last-modified': new Date(writtenAt).toUTCString(),
        'access-control-allow-origin': '*',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const bytes = await files.get(getDataFileKey(runId, named.dataset, named.format));
      if (!bytes) throw new Problem('notFound');
      return reply
        .headers({
          'content-type': DATA_MEDIA_TYPES[named.format],
          'content-disposition': `attachment; filename="${request.params.file}"`,
        })
        .send(bytes);
    },
  );
}

/** @throws Problem signInRequired, forbidden */
function requireStaff(request: Parameters<typeof requireViewer>[0], now: number): void {
  if (!can(requireViewer(request), 'openData.write', null, now)) throw new Problem('forbidden');
}

function runRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  app.get(
    '/open-data/runs',
    schemaOf('List when the public data were written, for those who may have it done.', {
      200: DataRuns,
    }),
    async (request) => {
      requireStaff(request, clock());
      return { items: await listRuns(db) };
    },
  );
  app.post(
    '/open-data/runs',
    schemaOf('Write the public data now. While they are being written, nothing more is begun.', {
      202: DataRuns,
    }),
    async (request, reply) => {
      requireStaff(request, clock());
      context.afterwards('open data', async () => void (await writeOpenData(context)));
      return reply.code(202).send({ items: await listRuns(db) });
    },
  );
}

/** `/v1/open-data…`: everything public, to take away. */
export function openDataRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, portalOrigin } = context;
  app.get<{ Querystring: Static<typeof OpenDataQuery> }>(
    '/open-data',
    {
      schema: {
        ...schemaOf('List the files of public data that were written last, and what is in them.', {
          200: OpenData,
        }).schema,
        querystring: OpenDataQuery,
      },
    },
    async ({ query: { locale = getFirstLocale() } }) => {
      const { writtenAt, files } = await readLastRun(db);
      return { writtenAt, files, datasets: describeDatasets(locale) };
    },
  );
  app.get(
    '/open-data/catalogue.jsonld',
    schemaOf('Read the catalogue of the public data (DCAT) as JSON-LD.'),
    async (_request, reply) =>
      reply
        .headers({
          'content-type': 'application/ld+json; charset=utf-8',
          'access-control-allow-origin': '*',
        })
        .send(JSON.stringify(createCatalogue(portalOrigin, await readLastRun(db)))),
  );
  app.get(
    '/open-data/dictionary.json',
    schemaOf('Read what each field of the public data is, as JSON Schema.'),
    async () => createDictionary(),
  );
  runRoutes(app, context);
  fileRoute(app, context);
}
