import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { SlugParams } from '../../../shared/contract/content';
import {
  ExtraTime,
  ExtraTimeChange,
  QuizChange,
  QuizCopy,
  QuizPaper,
} from '../../../shared/contract/quizPapers';
import { createReadContext } from '../../content/contentRoutes';
import { findEditable, type SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { changeExtraTime, listExtraTimes } from './extraTimeChange';
import { findQuizFaults } from '../../../shared/quizzes/quizFaults';
import { type ReadContext } from '../../content/section';
import { toQuizSourceFacts, readQuizSource } from './quizSource';
import { changeQuiz } from './quizChange';
import { sql } from 'kysely';
import { type Viewer } from '../../../shared/permissions/can';
import { beginCopy } from '../../editing/beginCopy';

interface OfQuiz {
  Params: Static<typeof SlugParams>;
}
interface Sent extends OfQuiz {
  Headers: IdempotencyHeaders;
}

/** A hundred questions with all their words in every language. */
const PAPER_LIMIT_BYTES = 2_000_000;

/**
 * Finds the person who asks and the quiz that they may change. @throws Problem signInRequired,
 * notFound, forbidden
 */
async function writing(context: HostContext, request: FastifyRequest<OfQuiz>) {
  const viewer = requireViewer(request);
  const reading = createReadContext(context, request);
  const row = await findEditable(reading, 'quizzes', request.params.slug);
  return { viewer, reading, row };
}

const causeOf = ({ clock }: HostContext, request: FastifyRequest<Sent>): Cause => ({
  personId: requireViewer(request).id,
  key: request.headers['idempotency-key'],
  at: new Date(clock()),
});

const schemaOf = (summary: string, schema: Record<string, unknown>) => ({
  tags: ['quizzes'],
  summary,
  params: SlugParams,
  ...schema,
});
const paper = { 200: QuizPaper, '4xx': ProblemSchema };
const extraTime = { 200: ExtraTime, '4xx': ProblemSchema };

function paperRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<OfQuiz>(
    '/quizzes/:slug/paper',
    {
      schema: schemaOf(
        'Read the questions of a quiz as they are written, with what is right, to change them.',
        { response: paper },
      ),
    },
    async (request, reply) => {
      const { reading, row } = await writing(context, request);
      return reply.header('cache-control', 'no-store').send(await presentQuiz(reading, row.id));
    },
  );

  app.put<Sent & { Body: QuizChange }>(
    '/quizzes/:slug/paper',
    {
      bodyLimit: PAPER_LIMIT_BYTES,
      // The body is checked as it was typed: a 0 that is out of bounds is refused, and does not
      // become none.
      validatorCompiler: TypeBoxValidatorCompiler,
      schema: schemaOf(
        'Write the questions of a quiz and its settings, from the revision that was read.',
        { headers: IdempotencyHeaders, body: QuizChange, response: paper },
      ),
    },
    async (request) => {
      const { reading, row } = await writing(context, request);
      await changeQuiz(context.db, row, request.body, causeOf(context, request));
      return presentQuiz(reading, row.id);
    },
  );
}

function copyRoute(app: FastifyInstance, context: HostContext): void {
  app.post<Sent>(
    '/quizzes/:slug/copies',
    {
      schema: schemaOf('Begin a draft with the same texts and the same questions, without dates.', {
        headers: IdempotencyHeaders,
        response: { 201: QuizCopy, '4xx': ProblemSchema },
      }),
    },
    async (request, reply) => {
      const { viewer, reading, row } = await writing(context, request);
      const slug = await copyQuiz(reading, viewer, row, causeOf(context, request));
      return reply.code(201).send({ slug });
    },
  );
}

function extraTimeRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<OfQuiz>(
    '/quizzes/:slug/extra-time',
    { schema: schemaOf('Read who was given more time in a quiz.', { response: extraTime }) },
    async (request, reply) => {
      const { reading, row } = await writing(context, request);
      return reply.header('cache-control', 'no-store').send(await listExtraTimes(reading, row.id));
    },
  );

  app.put<OfQuiz & { Body: ExtraTimeChange }>(
    '/quizzes/:slug/extra-time',
    {
      schema: schemaOf('Give a person more time in a quiz, or take it back.', {
        body: ExtraTimeChange,
        response: extraTime,
      }),
    },
    async (request) => {
      const { reading, row } = await writing(context, request);
      await changeExtraTime(reading, row, request.body);
      return listExtraTimes(reading, row.id);
    },
  );
}

/** Writing the questions of a quiz, copying it, and who has more time than others. */
export function quizWritingRoutes(app: FastifyInstance, context: HostContext): void {
  for (const routes of [paperRoutes, copyRoute, extraTimeRoutes]) routes(app, context);
}

/** Presents a quiz as its writers see it: with what is right, and what is wrong with it. */
async function presentQuiz({ db, now }: ReadContext, quizId: string): Promise<QuizPaper> {
  const source = await readQuizSource(db, quizId);
  const { revision, originalLocale, settings, questions, isFrozen } = source;
  const faults = findQuizFaults(settings, questions, toQuizSourceFacts(source, now));
  return { revision, originalLocale, settings, questions, isFrozen, faults };
}

/**
 * Begins a draft with the texts, settings and questions of a quiz, without its dates and attempts.
 * The same request again finds the same draft, as it is by then. @returns its slug
 * @throws Problem forbidden for who may begin none
 */
async function copyQuiz(
  reading: ReadContext,
  viewer: Viewer,
  row: SourceRow,
  cause: Cause,
): Promise<string> {
  const copy = await beginCopy(reading, viewer, row, cause);
  // From its second revision on somebody has written in it.
  await sql`
    update contents set details = source.details from contents as source
    where contents.id = ${copy.id} and contents.revision = 1 and source.id = ${row.id}`.execute(
    reading.db,
  );
  return copy.slug;
}
