import type { FastifyInstance } from 'fastify';
import { SlugParams } from '../../../shared/contract/content';
import {
  CensusList,
  CensusStored,
  ElectionImport,
  ElectionImported,
  ElectionRecount,
  PollCopy,
  RecountRead,
  RecountReading,
} from '../../../shared/contract/papers';
import { can } from '../../../shared/permissions/can';
import { contentResource } from '../../content/visibility';
import type { SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { Problem, ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { storeCensus } from './censusList';
import { copyPoll } from './copyPoll';
import { changePaper } from './paperChange';
import { toCause, POLL_SECTION, findEditablePoll, type PollRequest } from './paperRoutes';
import { presentPaper } from './presentPaper';
import { readPollSource, toPollRules } from './pollSource';
import { readElection } from './readElection';
import { importRecount, presentRecount } from './recounts';

/** Files of elections carry their ballots. */
const FILE_LIMIT_BYTES = 6_000_000;

/** 200,000 ballots of a budget, with what is known of each. */
const RECOUNT_LIMIT_BYTES = 24_000_000;

type Headers = { Headers: IdempotencyHeaders };

function copyRoute(app: FastifyInstance, context: HostContext): void {
  app.post<PollRequest & Headers>(
    `/${POLL_SECTION}/:slug/copies`,
    {
      schema: {
        tags: [POLL_SECTION],
        summary: 'Begin a draft with the same texts and the same paper, without dates and ballots.',
        params: SlugParams,
        headers: IdempotencyHeaders,
        response: { 201: PollCopy, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const { reading, row } = await findEditablePoll(context, request);
      const cause = toCause(context, request);
      const slug = await copyPoll(reading, requireViewer(request), row, cause);
      return reply.code(201).send({ slug });
    },
  );
}

/** Adds the question of a file to a paper, unless the file has faults. */
async function importElection(
  context: HostContext,
  row: SourceRow,
  { revision, format, ...file }: ElectionImport,
  cause: Cause,
) {
  const { question, faults, warnings } = readElection(format, file);
  if (!question) return { faults, warnings };
  const source = await readPollSource(context.db, row.id);
  const questions = [...source.questions, question];
  await changePaper(context, row, { revision, rules: toPollRules(source), questions }, cause);
  return { faults, warnings };
}

function importRoute(app: FastifyInstance, context: HostContext): void {
  app.post<PollRequest & Headers & { Body: ElectionImport }>(
    `/${POLL_SECTION}/:slug/imports`,
    {
      bodyLimit: FILE_LIMIT_BYTES,
      schema: {
        tags: [POLL_SECTION],
        summary: 'Add the question of a Pabulib or BLT file to a paper; its ballots are left out.',
        params: SlugParams,
        headers: IdempotencyHeaders,
        body: ElectionImport,
        response: { 200: ElectionImported, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const { reading, row } = await findEditablePoll(context, request);
      const cause = toCause(context, request);
      const { faults, warnings } = await importElection(context, row, request.body, cause);
      const paper = faults.length > 0 ? null : await presentPaper(context, reading, row.id);
      return { faults, warnings, paper };
    },
  );
}

function recountRoutes(app: FastifyInstance, context: HostContext): void {
  app.post<PollRequest & { Body: RecountReading }>(
    `/${POLL_SECTION}/:slug/recounts/readings`,
    {
      bodyLimit: RECOUNT_LIMIT_BYTES,
      schema: {
        tags: [POLL_SECTION],
        summary: 'Read an election and its ballots from a Pabulib or BLT file; nothing is stored.',
        params: SlugParams,
        body: RecountReading,
        response: { 200: RecountRead, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      await findEditablePoll(context, request);
      return presentRecount(request.body);
    },
  );
  app.post<PollRequest & Headers & { Body: ElectionRecount }>(
    `/${POLL_SECTION}/:slug/recounts`,
    {
      bodyLimit: RECOUNT_LIMIT_BYTES,
      schema: {
        tags: [POLL_SECTION],
        summary:
          'Make a draft the recount of an election held elsewhere, with the ballots of a file.',
        params: SlugParams,
        headers: IdempotencyHeaders,
        body: ElectionRecount,
        response: { 200: ElectionImported, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const { reading, row } = await findEditablePoll(context, request);
      const cause = toCause(context, request);
      const { faults, warnings } = await importRecount(context, row, request.body, cause);
      const paper = faults.length > 0 ? null : await presentPaper(context, reading, row.id);
      return { faults, warnings, paper };
    },
  );
}

/**
 * Registers the route that takes a list of voters. The answer tells which addresses have an
 * account: leads of groups, who write polls too, are not to learn it.
 */
function censusRoute(app: FastifyInstance, context: HostContext): void {
  app.post<PollRequest & { Body: CensusList }>(
    `/${POLL_SECTION}/:slug/census`,
    {
      bodyLimit: FILE_LIMIT_BYTES,
      schema: {
        tags: [POLL_SECTION],
        summary: 'Say who may vote in a poll for members without a group, before it opens.',
        params: SlugParams,
        body: CensusList,
        response: { 200: CensusStored, '4xx': ProblemSchema },
      },
    },
    async (request) => {
      const { reading, row } = await findEditablePoll(context, request);
      const { viewer, now } = reading;
      if (!can(viewer, 'official.publish', contentResource(row), now.getTime()))
        throw new Problem('forbidden');
      const cause = { personId: requireViewer(request).id, at: now };
      return storeCensus(context, row, request.body.text, cause);
    },
  );
}

/**
 * Registers the routes that make a poll from existing material: a paper from another poll or from a
 * file, and who may vote from a list.
 */
export function pollCreationRoutes(app: FastifyInstance, context: HostContext): void {
  copyRoute(app, context);
  importRoute(app, context);
  recountRoutes(app, context);
  censusRoute(app, context);
}
