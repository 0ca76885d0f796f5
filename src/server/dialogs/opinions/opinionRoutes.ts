import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { DetailQuery } from '../../../shared/contract/content';
import {
  OPINION_LIMITS,
  Opinions,
  OpinionsPage,
  OpinionsQuery,
} from '../../../shared/contract/opinions';
import type { HostContext } from '../../hostContext';
import { Problem, ProblemSchema } from '../../http/problem';
import {
  type DialogRequest,
  DialogParams,
  createRouteSchema,
  shownDialog,
} from '../statements/statementRequests';
import {
  namedStatements,
  presentHidden,
  presentOpinions,
  presentStatement,
} from './presentOpinions';

import { readShownTexts } from './shownTexts';
import { StoredMaps } from './storedMaps';

/**
 * A cursor that says which statements were sent, a bit for each: the next page holds the first of
 * the others in the order of the latest map. So nothing is sent twice and nothing is left out,
 * whichever map is drawn between two pages and whichever host answers.
 */
const WRITTEN = /^[\w-]+$/;

/** @throws Problem invalidCursor for what is no such cursor */
function parseSentCursor(cursor: string | undefined): ReadonlySet<number> {
  const sent = new Set<number>();
  if (cursor === undefined) return sent;
  if (!WRITTEN.test(cursor)) throw new Problem('invalidCursor');
  Buffer.from(cursor, 'base64url').forEach((byte, at) => {
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) sent.add(8 * at + bit);
  });
  return sent;
}

function writeSentCursor(numbers: Iterable<number>): string {
  const sent = [...numbers];
  const bytes = Buffer.alloc(1 + Math.floor(Math.max(0, ...sent) / 8));
  for (const number of sent) bytes[number >> 3]! |= 1 << (number & 7);
  return bytes.toString('base64url');
}

const EMPTY: OpinionsPage = { items: [], next: null, total: 0 };

function mapRoute(app: FastifyInstance, context: HostContext, maps: StoredMaps): void {
  app.get<DialogRequest & { Querystring: Static<typeof DetailQuery> }>(
    '/dialogs/:slug/opinions',
    createRouteSchema(
      'Read the latest map of a dialog of statements: where groups of people stand.',
      {
        params: DialogParams,
        querystring: DetailQuery,
        response: { 200: Opinions, '4xx': ProblemSchema },
      },
    ),
    async (request): Promise<Opinions> => {
      const { dialog, reader } = await shownDialog(context, request);
      const map = await maps.read(dialog.id, reader.participant);
      const missing = Math.max(0, dialog.details.resultsAfter - reader.answered);
      if (!reader.seesResults) return presentHidden(map, missing);
      const named = map ? namedStatements(map) : [];
      return presentOpinions(
        map,
        await readShownTexts(context.db, dialog.id, named, reader.locale),
      );
    },
  );
}

function statementsRoute(app: FastifyInstance, context: HostContext, maps: StoredMaps): void {
  app.get<DialogRequest & { Querystring: OpinionsQuery }>(
    '/dialogs/:slug/opinions/statements',
    createRouteSchema(
      'List the statements of the latest map with what each group says of them, 25 a page.',
      {
        params: DialogParams,
        querystring: OpinionsQuery,
        response: { 200: OpinionsPage, '4xx': ProblemSchema },
      },
    ),
    async (request): Promise<OpinionsPage> => {
      const { dialog, reader } = await shownDialog(context, request);
      if (!reader.seesResults) throw new Problem('forbidden');
      const { sort = 'consensus', cursor } = request.query;
      const sent = parseSentCursor(cursor);
      const map = await maps.read(dialog.id, null);
      if (!map) return EMPTY;
      const ordered = map.stored.ordered(sort);
      const left = ordered.filter((number) => !sent.has(number));
      const page = left.slice(0, OPINION_LIMITS.pageSize);
      const texts = await readShownTexts(context.db, dialog.id, page, reader.locale);
      return {
        items: page.flatMap((number) => presentStatement(map.stored.map, number, texts) ?? []),
        next: left.length > page.length ? writeSentCursor([...sent, ...page]) : null,
        total: ordered.length,
      };
    },
  );
}

/**
 * Registers `GET /v1/dialogs/{slug}/opinions` and its statements: read from the stored map; nothing
 * is computed for a reader.
 */
export function opinionRoutes(app: FastifyInstance, context: HostContext): void {
  const maps = new StoredMaps(context.db);
  mapRoute(app, context, maps);
  statementsRoute(app, context, maps);
}
