import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { Static } from 'typebox';
import {
  DistrictShapes,
  SHAPE_LIMITS,
  ShapesQuery,
  StoredShapes,
  TermList,
  TermListChange,
  TermMerge,
  TermParams,
  TermProposals,
  VOCABULARIES,
  type Vocabulary,
} from '../../shared/contract/vocabularies';
import { findShapeFault } from '../../shared/shapeFaults';
import type { Tables } from '../db/tables';
import { Problem, ProblemSchema } from '../http/problem';
import type { HostContext } from '../hostContext';
import { writeAudit } from '../identity/audit';
import { createProofHook } from '../identity/recentSignIn';
import { createStaffHooks } from '../identity/staffHooks';
import { requireViewer } from '../identity/viewer';
import type { ChangeAuthor } from './changeSettings';
import { changeTermList, mergeTerm, readTermList, takeRevision } from './changeVocabulary';
import { listProposedTopics } from './proposedTopics';

interface MergeRequest {
  Params: Static<typeof TermParams>;
  Body: TermMerge;
}

interface ShapesRequest {
  Querystring: Static<typeof ShapesQuery>;
  Body: DistrictShapes;
}

const NOUNS: Readonly<Record<Vocabulary, string>> = { districts: 'district', topics: 'topic' };

/** Reads the shapes of all districts that have one. */
async function readShapes({ db }: HostContext): Promise<DistrictShapes> {
  const rows = await db
    .selectFrom('districts')
    .select(['key', 'name', 'shape'])
    .where('shape', 'is not', null)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute();
  return {
    type: 'FeatureCollection',
    features: rows.map(({ key, name, shape }) => ({
      type: 'Feature',
      properties: { key, name },
      geometry: shape as DistrictShapes['features'][number]['geometry'],
    })),
  };
}

/**
 * Puts shapes in the place of all that there are. @throws Problem newerRevision, notWgs84,
 * invalidShapes
 */
async function changeShapes(
  trx: Transaction<Tables>,
  shapes: DistrictShapes,
  revision: number,
  author: ChangeAuthor,
): Promise<void> {
  await takeRevision(trx, 'districts', revision, author);
  const { terms } = await readTermList(trx, 'districts');
  const fault = findShapeFault(shapes, new Set(terms.map(({ key }) => key)));
  if (fault) throw new Problem(fault.code, fault.detail);
  const rows = shapes.features.map(({ properties, geometry }) => ({
    key: properties.key,
    geometry,
  }));
  await sql`
    update districts set shape = (
      select geometry from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (key text, geometry jsonb)
      where given.key = districts.key
    )`.execute(trx);
  const listShaped = (keys: readonly string[]) => ({ area: 'districts', shapes: keys });
  await writeAudit(trx, {
    action: 'settingsChanged',
    actorId: author.personId,
    personId: null,
    at: author.at,
    before: listShaped(terms.filter(({ hasShape }) => hasShape).map(({ key }) => key)),
    after: listShaped(rows.map(({ key }) => key)),
    reason: '',
  });
}

/**
 * Serves the lists of districts and topics to those who change them, and the districts' shapes to
 * everybody. A change is in the next answer of this host; the others follow.
 */
export function vocabularyRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock, settings } = context;
  const hooks = createStaffHooks(context, 'settings.change');
  const preHandler = createProofHook(context);
  const optionsOf = (summary: string, schema: object) => ({
    ...hooks,
    schema: {
      tags: ['settings'],
      summary,
      response: { 200: TermList, '4xx': ProblemSchema },
      ...schema,
    },
  });
  const change = async (
    request: FastifyRequest,
    write: (trx: Transaction<Tables>, author: ChangeAuthor) => Promise<void>,
  ) => {
    const author = { personId: requireViewer(request).id, at: new Date(clock()) };
    await db.transaction().execute((trx) => write(trx, author));
    await settings.refresh();
  };

  for (const vocabulary of VOCABULARIES) {
    app.get(
      `/${vocabulary}`,
      optionsOf(`List the ${vocabulary} with the number of contents that name each.`, {}),
      () => readTermList(db, vocabulary),
    );
    app.put<{ Body: TermListChange }>(
      `/${vocabulary}`,
      {
        ...optionsOf(`Change the list of ${vocabulary}, on top of the revision that was seen.`, {
          body: TermListChange,
        }),
        preHandler,
      },
      async (request) => {
        await change(request, (trx, author) =>
          changeTermList(trx, vocabulary, request.body, author),
        );
        return readTermList(db, vocabulary);
      },
    );
    app.post<MergeRequest>(
      `/${vocabulary}/:key/merge`,
      {
        ...optionsOf(`Merge a ${NOUNS[vocabulary]} into another.`, {
          params: TermParams,
          body: TermMerge,
        }),
        preHandler,
      },
      async (request) => {
        const merge = { ...request.body, key: request.params.key };
        await change(request, (trx, author) => mergeTerm(trx, vocabulary, merge, author));
        return readTermList(db, vocabulary);
      },
    );
  }

  app.get(
    '/topics/proposals',
    optionsOf('List topics that a new city may begin with, in every language.', {
      response: { 200: TermProposals, '4xx': ProblemSchema },
    }),
    () => ({ items: listProposedTopics() }),
  );

  app.get(
    '/districts.geojson',
    {
      schema: {
        tags: ['settings'],
        summary: 'Read the shapes of the districts (GeoJSON, WGS 84).',
        response: { 200: DistrictShapes },
      },
    },
    async (_request, reply) => {
      reply.header('content-type', 'application/geo+json; charset=utf-8');
      return reply.send(JSON.stringify(await readShapes(context)));
    },
  );
  app.put<ShapesRequest>(
    '/districts.geojson',
    {
      ...optionsOf('Put shapes in the place of all shapes of districts.', {
        querystring: ShapesQuery,
        body: DistrictShapes,
        response: { 200: StoredShapes, '4xx': ProblemSchema },
      }),
      bodyLimit: SHAPE_LIMITS.bytes,
      preHandler,
    },
    async (request) => {
      const { revision } = request.query;
      await change(request, (trx, author) => changeShapes(trx, request.body, revision, author));
      return { revision: revision + 1, districts: request.body.features.length };
    },
  );
}
