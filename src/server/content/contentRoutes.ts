import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import {
  DetailQuery,
  ListQuery,
  OWN_FILTERS,
  SlugParams,
  createDetailPageSchema,
  createListItemSchema,
  createListPageSchema,
} from '../../shared/contract/content';
import { hasPhases, toCurrentPhases } from '../../shared/listPhases';
import { type Locale } from '../../shared/locales';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { getViewer } from '../identity/viewer';
import { readAttachments } from './attachments';
import { countContents, findContent, listContents, toPhases } from './contentQueries';
import { wasPublic } from './wasPublic';
import { localize } from './localize';
import { presentItem, presentPage } from './presentContent';
import type { ReadFacts, ReadContext, SectionDefinition } from './section';
import { getFirstLocale } from '../city/currentSettings';

/** Without rows of its own a section's facts are what is stored, in the reader's language. */
export const storedFacts: ReadFacts = async ({ locale }, rows) =>
  new Map(
    rows.map((row) => [row.id, localize(row.details, locale, row.original_locale) as object]),
  );

/** Makes the reading of this request. `locale` is the query's; the API has no hidden language. */
export function createReadContext(
  { db, clock }: HostContext,
  request: FastifyRequest,
  locale: Locale = getFirstLocale(),
): ReadContext {
  return { db, viewer: getViewer(request), locale, now: new Date(clock()) };
}

/**
 * Reads one page of the list. @throws Problem invalidRequest for a filter that the section does not
 * have
 */
async function readList(reading: ReadContext, definition: SectionDefinition, query: ListQuery) {
  const { section, facts = storedFacts, filters, ordering } = definition;
  const unknown = OWN_FILTERS.find((name) => query[name] && !filters?.[name]);
  if (unknown) throw new Problem('invalidRequest', unknown);
  const counting = countContents(reading, definition, query);
  const isCurrent = query.phase === 'current' && hasPhases(section);
  const phases = isCurrent ? toCurrentPhases(section, await counting) : toPhases(query);
  const orderingName = ordering?.({ ...query, phase: phases.at(-1) }) ?? 'newest';
  const [{ rows, next }, { total: all, ...counts }] = await Promise.all([
    listContents(reading, definition, query, { phases, orderingName }),
    counting,
  ]);
  const total = phases.length === 0 ? all : phases.reduce((sum, phase) => sum + counts[phase], 0);
  const known = await facts(reading, rows);
  const items = rows.map((row) =>
    presentItem(row, known.get(row.id) ?? {}, reading.locale, reading.now),
  );
  return { items, next, total, ...(hasPhases(section) && { phases: counts }) };
}

interface PageRequest {
  Params: Static<typeof SlugParams>;
  Querystring: Static<typeof DetailQuery>;
}

/** @throws Problem gone, or notFound */
async function readPage(
  reading: ReadContext,
  { section, facts = storedFacts, details }: SectionDefinition,
  { params: { slug }, query: { preview } }: FastifyRequest<PageRequest>,
) {
  const row = await findContent(reading, section, slug, preview);
  if (!row) throw new Problem((await wasPublic(reading, section, slug)) ? 'gone' : 'notFound');
  const [own, attachments] = await Promise.all([
    details ? details(reading, row) : facts(reading, [row]).then((known) => known.get(row.id)),
    readAttachments(reading, row),
  ]);
  return presentPage(row, { details: own ?? {}, attachments }, reading);
}

/**
 * Registers `GET /v1/{section}` and `GET /v1/{section}/{slug}`: the read side that every section
 * shares.
 */
export function contentRoutes(
  app: FastifyInstance,
  context: HostContext,
  definition: SectionDefinition,
): void {
  const { section, listDetails, pageDetails } = definition;
  const { answerVisitors } = context;

  app.get<{ Querystring: ListQuery }>(
    `/${section}`,
    {
      schema: {
        tags: [section],
        summary: 'List the contents of this section that the reader may see, page by page.',
        querystring: ListQuery,
        response: {
          200: createListPageSchema(createListItemSchema(listDetails)),
          '4xx': ProblemSchema,
        },
      },
    },
    (request, reply) =>
      answerVisitors(request, reply, `${section} list`, () =>
        readList(
          createReadContext(context, request, request.query.locale),
          definition,
          request.query,
        ),
      ),
  );

  app.get<PageRequest>(
    `/${section}/:slug`,
    {
      schema: {
        tags: [section],
        summary: 'Read one content of this section.',
        params: SlugParams,
        querystring: DetailQuery,
        response: { 200: createDetailPageSchema(pageDetails), '4xx': ProblemSchema },
      },
    },
    (request, reply) =>
      answerVisitors(request, reply, `${section} page`, () =>
        readPage(createReadContext(context, request, request.query.locale), definition, request),
      ),
  );
}
