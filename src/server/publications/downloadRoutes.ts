import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type, { type Static } from 'typebox';
import { ListQuery, SlugParams } from '../../shared/contract/content';
import type { PublicationKind } from '../../shared/contract/publications';
import { LocaleSchema } from '../../shared/contract/text';
import { type Locale } from '../../shared/locales';
import {
  CITATION_FORMATS,
  toVersionAddress,
  type CitationFormat,
} from '../../shared/publications/citation';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { requirePublication, type ArchivedPublication } from './archive/archivedPublication';
import { createZip } from './archive/zip';
import { createArchiveTable } from './archiveTable';
import { readFile } from './archive/readAttachment';
import { getCityTexts, getFirstLocale } from '../city/currentSettings';

const FILTERS = [
  'locale',
  'q',
  'topic',
  'kind',
  'body',
  'year',
  'language',
  'state',
  'order',
] as const;
const TableQuery = Type.Pick(ListQuery, FILTERS, { additionalProperties: false });
const CitationQuery = Type.Object(
  { locale: Type.Optional(LocaleSchema) },
  { additionalProperties: false },
);
/** Largest size in bytes that the simple form of the format can hold. */
const ARCHIVE_BYTES = 4_000_000_000;

interface Sent {
  readonly mediaType: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly body: Readable | string;
}

const send = (reply: FastifyReply, { mediaType, name, isPublic, body }: Sent) =>
  reply
    .header('content-type', mediaType)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', isPublic ? 'no-cache' : 'private, no-store')
    .send(body);

const schemaOf = (summary: string) => ({
  tags: ['publications'],
  summary,
  response: { '4xx': ProblemSchema },
});

const isPublic = ({ row }: ArchivedPublication) => row.visibility === 'public';

function tableRoute(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: ListQuery }>(
    '/publications/archive.csv',
    {
      schema: {
        ...schemaOf('What is known of the publications that a list holds, as a table.'),
        querystring: TableQuery,
      },
    },
    (request, reply) => {
      const reading = createReadContext(context, request, request.query.locale);
      const base = `${context.portalOrigin}/${reading.locale}`;
      const body = createArchiveTable(reading, request.query, base);
      const mediaType = 'text/csv; charset=utf-8';
      return send(reply, {
        mediaType,
        body,
        name: 'publications.csv',
        isPublic: reading.viewer === null,
      });
    },
  );
}

function archiveRoute(app: FastifyInstance, context: HostContext): void {
  app.get<{ Params: Static<typeof SlugParams> }>(
    '/publications/:slug/archive.zip',
    {
      schema: {
        ...schemaOf(
          'Download a publication with all its documents, its page in each language, and checksums.',
        ),
        params: SlugParams,
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const publication = await requirePublication(context, request, slug);
      const bytes = publication.attachments.reduce((sum, file) => sum + file.bytes, 0);
      if (bytes > ARCHIVE_BYTES) throw new Problem('tooLarge', String(bytes));
      // Only hosts whose archives are read need the reader of Markdown, as with feeds.
      const { listArchiveFiles: archiveFiles } = await import('./archive/archiveFiles');
      const files = archiveFiles(publication, (document) => readFile(context, document));
      return send(reply, {
        mediaType: 'application/zip',
        name: `${slug}.zip`,
        isPublic: isPublic(publication),
        body: Readable.from(createZip(files), { objectMode: false }),
      });
    },
  );
}

function citationOf(publication: ArchivedPublication, locale: Locale) {
  const { slug, kind, title, details } = publication.item(locale);
  return {
    slug,
    kind: kind as PublicationKind,
    title: title.text,
    lang: title.lang,
    issuingBody: details.issuingBody.text,
    issuedOn: details.issuedOn,
    identifier: details.identifier,
    city: getCityTexts()[title.lang],
    revision: publication.revision,
    address: toVersionAddress(publication.address(locale), publication.revision),
  };
}

function citationRoute(app: FastifyInstance, context: HostContext, format: CitationFormat): void {
  const { mediaType, write } = CITATION_FORMATS[format];
  app.get<{ Params: Static<typeof SlugParams>; Querystring: Static<typeof CitationQuery> }>(
    `/publications/:slug/citation.${format}`,
    {
      schema: {
        ...schemaOf('How a publication is quoted, for programs that keep sources.'),
        params: SlugParams,
        querystring: CitationQuery,
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const publication = await requirePublication(context, request, slug);
      const cited = citationOf(publication, request.query.locale ?? getFirstLocale());
      return send(reply, {
        mediaType,
        name: `${slug}.${format}`,
        isPublic: isPublic(publication),
        body: write(cited),
      });
    },
  );
}

/** Registers the files that are made of publications when they are asked for. */
export function downloadRoutes(app: FastifyInstance, context: HostContext): void {
  tableRoute(app, context);
  archiveRoute(app, context);
  citationRoute(app, context, 'bib');
  citationRoute(app, context, 'ris');
}
