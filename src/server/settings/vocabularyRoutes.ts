import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
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
import type { Tables } from '../db/tables';
import { ProblemSchema } from '../http/problem';
import type { HostContext } from '../hostContext';
import { createProofHook } from '../identity/recentSignIn';
import { createStaffHooks } from '../identity/staffHooks';
import { requireViewer } from '../identity/viewer';
import type { ChangeAuthor } from './changeSettings';
import { changeTermList, mergeTerm, readTermList } from './changeVocabulary';
import { changeShapes, readShapes } from './districtShapes';
import { listProposedTopics } from '../city/proposedTopics';

interface MergeRequest {
  Params: Static<typeof TermParams>;
  Body: TermMerge;
}

interface ShapesRequest {
  Querystring: Static<typeof ShapesQuery>;
  Body: DistrictShapes;
}

const NOUNS: Readonly<Record<Vocabulary, string>> = { districts: 'district', topics: 'topic' };

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
      return reply.send(JSON.stringify(await readShapes(db)));
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
