import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import {
  DetailQuery,
  ListQuery,
  OWN_FILTERS,
  SlugParams,
  detailPage,
  listItem,
  page,
} from '../../shared/contract/content';
import { DEFAULT_LOCALE, type Locale } from '../../shared/locales';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { viewerOf } from '../identity/viewer';
import { readAttachments } from './attachments';
import { findContent, listContents } from './contentQueries';
import { wasPublic } from './gone';
import { localize } from './localize';
import { presentItem, presentPage } from './presentContent';
import type { FactsOf, Reading, SectionDefinition } from './section';
import type { FastifyRequest } from 'fastify';

/** Without rows of its own a section's facts are what is stored, in the reader's language. */
export const storedFacts: FactsOf = async ({ locale }, rows) =>
  new Map(
    rows.map((row) => [row.id, localize(row.details, locale, row.original_locale) as object]),
  );

/** The reading of this request. `locale` is the query's; the API has no hidden language. */
export function readingOf(
  { db, clock }: HostContext,
  request: FastifyRequest,
  locale: Locale = DEFAULT_LOCALE,
): Reading {
  return { db, viewer: viewerOf(request), locale, now: new Date(clock()) };
}

/** `GET /v1/{section}` and `GET /v1/{section}/{slug}`: the read side that every section shares. */
export function contentRoutes(
  app: FastifyInstance,
  context: HostContext,
  definition: SectionDefinition,
): void {
  const { section, listDetails, pageDetails } = definition;
  const facts = definition.facts ?? storedFacts;
  const details =
    definition.details ?? (async (reading, row) => (await facts(reading, [row])).get(row.id) ?? {});

  app.get<{ Querystring: ListQuery }>(
    `/${section}`,
    {
      schema: {
        tags: [section],
        summary: 'List the contents of this section that the reader may see, page by page.',
        querystring: ListQuery,
        response: { 200: page(listItem(listDetails)), '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const reading = readingOf(context, request, request.query.locale);
      const unknown = OWN_FILTERS.find(
        (name) => request.query[name] && !definition.filters?.[name],
      );
      if (unknown) throw new Problem('invalidRequest', unknown);
      const ordering = definition.ordering?.(request.query) ?? 'newest';
      const { rows, next, total } = await listContents(
        reading,
        definition,
        request.query,
        ordering,
      );
      const known = await facts(reading, rows);
      const items = rows.map((row) =>
        presentItem(row, known.get(row.id) ?? {}, reading.locale, reading.now),
      );
      return { items, next, total };
    },
  );

  app.get<{ Params: Static<typeof SlugParams>; Querystring: Static<typeof DetailQuery> }>(
    `/${section}/:slug`,
    {
      schema: {
        tags: [section],
        summary: 'Read one content of this section.',
        params: SlugParams,
        querystring: DetailQuery,
        response: { 200: detailPage(pageDetails), '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const { locale, preview } = request.query;
      const { slug } = request.params;
      const reading = readingOf(context, request, locale);
      const row = await findContent(reading, section, slug, preview);
      if (!row) throw new Problem((await wasPublic(reading, section, slug)) ? 'gone' : 'notFound');
      const [own, attachments] = await Promise.all([
        details(reading, row),
        readAttachments(reading, row),
      ]);
      return presentPage(row, { details: own, attachments }, reading);
    },
  );
}
