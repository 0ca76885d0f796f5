import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import {
  SortitionCancellation,
  SortitionFile,
  SortitionList,
  CreatedSortition,
  SortitionPage,
  SortitionParams,
  SortitionQuery,
  SortitionSeed,
  SortitionsParams,
  NewSortition,
  SeatAnswer,
  Volunteering,
} from '../../../shared/contract/sortitions';
import type { Database } from '../../db/openDatabase';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { cancelSortition, confirmSeed, createSortition, enterSeed } from './sortitionChanges';
import {
  requireWriteContext,
  requireCommittee,
  findSortition,
  lockSortition,
  mayEdit,
  mayVolunteer,
  getSortitionState,
  type SortitionWriteContext,
  type CommitteeContext,
  type SortitionRow,
} from './sortition';
import { createSortitionFile, listSortitions, presentSortition } from './presentSortition';
import { settleLocked } from './settleSortitions';
import { answerSortition, runInSortition, volunteer, withdraw } from './volunteers';

const LIST = '/committees/:slug/draws';
const ONE = `${LIST}/:id`;

const schemaOf = (summary: string, answer: TSchema, more: object = {}) => ({
  schema: {
    tags: ['committees'],
    summary,
    params: SortitionParams,
    ...more,
    response: { 200: answer, '4xx': ProblemSchema },
  },
});

const idIn = (request: FastifyRequest) => (request.params as { readonly id: string }).id;

/**
 * Reads the draw as it is by now: whoever is first to look after its list has closed finds that
 * done.
 */
async function currentDraw(
  { reading, committee }: CommitteeContext,
  id: string,
): Promise<SortitionRow> {
  const { db, now } = reading;
  const row = await findSortition(db, committee.id, id);
  if (getSortitionState(row, now) !== 'closed' || row.frozen_at) return row;
  return db
    .transaction()
    .execute(async (trx) => settleLocked(trx, await lockSortition(trx, id), now))
    .then(() => findSortition(db, committee.id, id));
}

function readingRoutes(app: FastifyInstance, context: HostContext): void {
  app.get(
    LIST,
    schemaOf('List the draws by lot of a committee.', SortitionList, {
      params: SortitionsParams,
      querystring: SortitionQuery,
    }),
    async (request) => listSortitions(await requireCommittee(context, request)),
  );
  app.get(
    ONE,
    schemaOf('Read a draw by lot, and how the person who asks stands in it.', SortitionPage, {
      querystring: SortitionQuery,
    }),
    async (request) => {
      const at = await requireCommittee(context, request);
      return presentSortition(at, await currentDraw(at, idIn(request)));
    },
  );
  app.get(
    `${ONE}/list`,
    schemaOf('Read the closed list and the seed of a draw, to draw again.', SortitionFile, {
      querystring: SortitionQuery,
    }),
    async (request) => {
      const at = await requireCommittee(context, request);
      return createSortitionFile(at, await currentDraw(at, idIn(request)));
    },
  );
}

interface Write {
  readonly method: 'PUT' | 'POST' | 'DELETE';
  readonly url: string;
  readonly summary: string;
  readonly body?: TSchema;
  readonly isAllowed: (at: CommitteeContext) => boolean;
  readonly run: (
    trx: Database,
    draw: SortitionRow,
    at: SortitionWriteContext,
    body: never,
  ) => Promise<void>;
}

/** Lets everybody in: whoever stands in the list answers, whatever has become of the committee. */
const anybody = () => true;

const WRITES: readonly Write[] = [
  {
    method: 'PUT',
    url: `${ONE}/volunteer`,
    body: Volunteering,
    isAllowed: mayVolunteer,
    summary: 'Put oneself forward for a draw while it is open. Again changes the entry.',
    run: volunteer,
  },
  {
    method: 'DELETE',
    url: `${ONE}/volunteer`,
    isAllowed: anybody,
    summary: 'Withdraw from a draw while it is open. Again changes nothing.',
    run: withdraw,
  },
  {
    method: 'PUT',
    url: `${ONE}/answer`,
    body: SeatAnswer,
    isAllowed: anybody,
    summary: 'Accept the place that one was drawn for, or leave it to the next substitute.',
    run: (trx, draw, at, { accepts }: SeatAnswer) => answerSortition(trx, draw, at, accepts),
  },
  {
    method: 'PUT',
    url: `${ONE}/seed`,
    body: SortitionSeed,
    isAllowed: mayEdit,
    summary: 'Enter the values of the sources once the list is closed.',
    run: enterSeed,
  },
  {
    method: 'POST',
    url: `${ONE}/confirmation`,
    body: SortitionSeed,
    isAllowed: mayEdit,
    summary: 'Confirm the values that somebody else has entered, and carry the draw out.',
    run: confirmSeed,
  },
  {
    method: 'POST',
    url: `${ONE}/cancellation`,
    body: SortitionCancellation,
    isAllowed: mayEdit,
    summary: 'Call a draw off that was not carried out, with a reason. Again changes nothing.',
    run: cancelSortition,
  },
];

/** `/v1/committees/{slug}/draws`: members drawn by lot, so that everybody can draw again. */
export function sortitionRoutes(app: FastifyInstance, context: HostContext): void {
  readingRoutes(app, context);
  app.post<{ Body: NewSortition; Headers: IdempotencyHeaders }>(
    LIST,
    {
      schema: {
        tags: ['committees'],
        summary: 'Announce a draw by lot. The same Idempotency-Key finds the same one.',
        params: SortitionsParams,
        headers: IdempotencyHeaders,
        body: NewSortition,
        response: { 201: CreatedSortition, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const at = await requireWriteContext(context, request, mayEdit);
      const id = await createSortition(at, request.body, request.headers['idempotency-key']);
      return reply.code(201).send({ id });
    },
  );
  for (const { method, url, summary, body, isAllowed, run } of WRITES) {
    app.route({
      method,
      url,
      ...schemaOf(summary, SortitionPage, body && { body }),
      handler: async (request) => {
        const at = await requireWriteContext(context, request, isAllowed);
        const found = await findSortition(at.reading.db, at.committee.id, idIn(request));
        await runInSortition(at, found, (trx, draw) => run(trx, draw, at, request.body as never));
        return presentSortition(at, await findSortition(at.reading.db, at.committee.id, found.id));
      },
    });
  }
}
