import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import {
  DrawCancellation,
  DrawFile,
  DrawList,
  DrawMade,
  DrawPage,
  DrawParams,
  DrawQuery,
  DrawSeed,
  DrawsParams,
  NewDraw,
  PlaceAnswer,
  Volunteering,
} from '../../../shared/contract/draws';
import type { Database } from '../../db/openDatabase';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { cancelDraw, confirmSeed, createDraw, enterSeed } from './carryingOut';
import {
  acting,
  atCommittee,
  findDraw,
  lockDraw,
  mayEdit,
  mayVolunteer,
  stateOf,
  type Acting,
  type AtCommittee,
  type DrawRow,
} from './draw';
import { drawFile, listDraws, presentDraw } from './presentDraw';
import { settleLocked } from './settle';
import { answerDraw, inDraw, volunteer, withdraw } from './volunteering';

const LIST = '/committees/:slug/draws';
const ONE = `${LIST}/:id`;

const schemaOf = (summary: string, answer: TSchema, more: object = {}) => ({
  schema: {
    tags: ['committees'],
    summary,
    params: DrawParams,
    ...more,
    response: { 200: answer, '4xx': ProblemSchema },
  },
});

const idIn = (request: FastifyRequest) => (request.params as { readonly id: string }).id;

/**
 * Reads the draw as it is by now: whoever is first to look after its list has closed finds that
 * done.
 */
async function currentDraw({ reading, committee }: AtCommittee, id: string): Promise<DrawRow> {
  const { db, now } = reading;
  const row = await findDraw(db, committee.id, id);
  if (stateOf(row, now) !== 'closed' || row.frozen_at) return row;
  return db
    .transaction()
    .execute(async (trx) => settleLocked(trx, await lockDraw(trx, id), now))
    .then(() => findDraw(db, committee.id, id));
}

function readingRoutes(app: FastifyInstance, context: HostContext): void {
  app.get(
    LIST,
    schemaOf('List the draws by lot of a committee.', DrawList, {
      params: DrawsParams,
      querystring: DrawQuery,
    }),
    async (request) => listDraws(await atCommittee(context, request)),
  );
  app.get(
    ONE,
    schemaOf('Read a draw by lot, and how the person who asks stands in it.', DrawPage, {
      querystring: DrawQuery,
    }),
    async (request) => {
      const at = await atCommittee(context, request);
      return presentDraw(at, await currentDraw(at, idIn(request)));
    },
  );
  app.get(
    `${ONE}/list`,
    schemaOf('Read the closed list and the seed of a draw, to draw again.', DrawFile, {
      querystring: DrawQuery,
    }),
    async (request) => {
      const at = await atCommittee(context, request);
      return drawFile(at, await currentDraw(at, idIn(request)));
    },
  );
}

interface Write {
  readonly method: 'PUT' | 'POST' | 'DELETE';
  readonly url: string;
  readonly summary: string;
  readonly body?: TSchema;
  readonly isAllowed: (at: AtCommittee) => boolean;
  readonly run: (trx: Database, draw: DrawRow, at: Acting, body: never) => Promise<void>;
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
    body: PlaceAnswer,
    isAllowed: anybody,
    summary: 'Accept the place that one was drawn for, or leave it to the next substitute.',
    run: (trx, draw, at, { accepts }: PlaceAnswer) => answerDraw(trx, draw, at, accepts),
  },
  {
    method: 'PUT',
    url: `${ONE}/seed`,
    body: DrawSeed,
    isAllowed: mayEdit,
    summary: 'Enter the values of the sources once the list is closed.',
    run: enterSeed,
  },
  {
    method: 'POST',
    url: `${ONE}/confirmation`,
    body: DrawSeed,
    isAllowed: mayEdit,
    summary: 'Confirm the values that somebody else has entered, and carry the draw out.',
    run: confirmSeed,
  },
  {
    method: 'POST',
    url: `${ONE}/cancellation`,
    body: DrawCancellation,
    isAllowed: mayEdit,
    summary: 'Call a draw off that was not carried out, with a reason. Again changes nothing.',
    run: cancelDraw,
  },
];

/** `/v1/committees/{slug}/draws`: members drawn by lot, so that everybody can draw again. */
export function drawRoutes(app: FastifyInstance, context: HostContext): void {
  readingRoutes(app, context);
  app.post<{ Body: NewDraw; Headers: IdempotencyHeaders }>(
    LIST,
    {
      schema: {
        tags: ['committees'],
        summary: 'Announce a draw by lot. The same Idempotency-Key finds the same one.',
        params: DrawsParams,
        headers: IdempotencyHeaders,
        body: NewDraw,
        response: { 201: DrawMade, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const at = await acting(context, request, mayEdit);
      const id = await createDraw(at, request.body, request.headers['idempotency-key']);
      return reply.code(201).send({ id });
    },
  );
  for (const { method, url, summary, body, isAllowed, run } of WRITES) {
    app.route({
      method,
      url,
      ...schemaOf(summary, DrawPage, body && { body }),
      handler: async (request) => {
        const at = await acting(context, request, isAllowed);
        const found = await findDraw(at.reading.db, at.committee.id, idIn(request));
        await inDraw(at, found, (trx, draw) => run(trx, draw, at, request.body as never));
        return presentDraw(at, await findDraw(at.reading.db, at.committee.id, found.id));
      },
    });
  }
}
