import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { DetailQuery, SlugParams } from '../../shared/contract/content';
import {
  Attempt,
  AttemptAnswers,
  QuizStatistics,
  Saved,
  StartAttempt,
  type StoredQuiz,
} from '../../shared/contract/quizzes';
import type { Localized } from '../../shared/contract/text';
import { findAttemptRefusal } from '../../shared/quizzes/attemptRefusal';
import { canShowRightAnswers } from '../../shared/quizzes/settings';
import type { ContentRow } from '../content/contentQueries';
import { findContent } from '../content/contentQueries';
import { createReadContext } from '../content/contentRoutes';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { isUuid } from '../http/uuid';
import { requireViewer } from '../identity/viewer';
import { checkAnswers, presentAttempt, type AttemptState } from './attempt';
import { readAttempt, saveAnswers, startAttempt, submitAttempt } from './attempts';
import { readQuizDetails, toStoredQuiz, toQuizWindow } from './quizzes';
import { readQuizStatistics } from './statistics';
import {
  isVisitorId,
  submitVisitorAttempt,
  createVisitorAttempt,
  createVisitorId,
} from './visitorAttempt';

const AttemptParams = Type.Intersect([
  SlugParams,
  Type.Object({ attempt: Type.String({ pattern: '^[A-Za-z0-9-]{1,80}$' }) }),
]);
interface OfQuiz {
  Params: Static<typeof SlugParams>;
  Querystring: Static<typeof DetailQuery>;
}
interface OfAttempt extends OfQuiz {
  Params: Static<typeof AttemptParams>;
}

const schemaOf = (summary: string, schema: Record<string, unknown>) => ({
  tags: ['quizzes'],
  summary,
  querystring: DetailQuery,
  ...schema,
});
const answering = { 200: Attempt, '4xx': ProblemSchema };

/** The quiz that a request is about, for who may read it. */
interface Asked {
  readonly reading: ReadContext;
  readonly row: ContentRow;
  readonly quiz: StoredQuiz;
}

/** @throws Problem notFound */
async function askedQuiz(context: HostContext, request: FastifyRequest<OfQuiz>): Promise<Asked> {
  const reading = createReadContext(context, request, request.query.locale);
  const row = await findContent(reading, 'quizzes', request.params.slug);
  if (!row) throw new Problem('notFound');
  return { reading, row, quiz: toStoredQuiz(row) };
}

function shown({ reading, row, quiz }: Asked, attempt: AttemptState): Attempt {
  const { rightAnswers, bands } = quiz;
  const closesAt = row.closes_at?.getTime() ?? null;
  return presentAttempt(attempt, {
    inLocale: (text: Localized) => toText(text, reading.locale, row.original_locale),
    bands,
    isRevealed: canShowRightAnswers({ rightAnswers, closesAt }, reading.now.getTime()),
    rightAnswersFrom:
      rightAnswers === 'afterClosing' ? (row.closes_at?.toISOString() ?? null) : null,
  });
}

/**
 * Finds the attempt: a visitor's where the name says so; otherwise one's own. @throws Problem
 * signInRequired, notFound
 */
async function askedAttempt(
  { reading, row, quiz }: Asked,
  request: FastifyRequest<OfAttempt>,
): Promise<AttemptState> {
  const { attempt: id } = request.params;
  // Visitors' attempts are refused where attempts are counted, so that no person looks up the
  // answers beside them.
  if (isVisitorId(id) && quiz.attemptLimit === null)
    return createVisitorAttempt(id, quiz, row.closes_at);
  const { id: personId } = requireViewer(request);
  if (!isUuid(id)) throw new Problem('notFound');
  return readAttempt(reading.db, { quizId: row.id, personId }, id, reading.now);
}

/**
 * Begins an attempt. A person who wants a time that is not theirs to choose has the one that is.
 * @throws Problem for each reason in ATTEMPT_REFUSALS
 */
async function begin(asked: Asked, wanted: StartAttempt): Promise<AttemptState> {
  const { reading, row, quiz } = asked;
  const { db, viewer, now } = reading;
  const known = await readQuizDetails(reading, row);
  const owned = viewer && { quizId: row.id, personId: viewer.id };
  if (owned && known.own?.running) return readAttempt(db, owned, known.own.running, now);

  const refusal = findAttemptRefusal(toQuizWindow(row, known), now.getTime());
  if (refusal) throw new Problem(refusal);
  const timing = known.timings.includes(wanted.timing) ? wanted.timing : known.timing;
  if (!owned) return createVisitorAttempt(createVisitorId(now, timing), quiz, row.closes_at);
  return startAttempt(db, owned, quiz, { timing, now });
}

function beginRoute(app: FastifyInstance, context: HostContext): void {
  app.post<OfQuiz & { Body: StartAttempt }>(
    '/quizzes/:slug/attempts',
    {
      schema: schemaOf(
        'Begin an attempt, or go on with the one that is under way. A visitor’s is stored nowhere.',
        { params: SlugParams, body: StartAttempt, response: { ...answering, 201: Attempt } },
      ),
    },
    async (request, reply) => {
      const asked = await askedQuiz(context, request);
      return reply.code(201).send(shown(asked, await begin(asked, request.body)));
    },
  );
}

function readRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<OfAttempt>(
    '/quizzes/:slug/attempts/:attempt',
    {
      schema: schemaOf('Read an attempt; what is right and why once it is over.', {
        params: AttemptParams,
        response: answering,
      }),
    },
    async (request) => {
      const asked = await askedQuiz(context, request);
      return shown(asked, await askedAttempt(asked, request));
    },
  );

  app.get<OfQuiz>(
    '/quizzes/:slug/statistics',
    {
      schema: schemaOf('Read how people did in a quiz, from five people on.', {
        params: SlugParams,
        response: { 200: QuizStatistics, '4xx': ProblemSchema },
      }),
    },
    async (request) => {
      const { reading, row } = await askedQuiz(context, request);
      return readQuizStatistics(reading, row);
    },
  );
}

function saveRoute(app: FastifyInstance, context: HostContext): void {
  app.put<OfAttempt & { Body: AttemptAnswers }>(
    '/quizzes/:slug/attempts/:attempt/answers',
    {
      config: { countedAs: 'quizSave' },
      schema: schemaOf('Save the answers of an attempt that is under way, all of them.', {
        params: AttemptParams,
        body: AttemptAnswers,
        response: { 200: Saved, '4xx': ProblemSchema },
      }),
    },
    async (request) => {
      requireViewer(request);
      const asked = await askedQuiz(context, request);
      const attempt = await askedAttempt(asked, request);
      if (!attempt.isStored) throw new Problem('notFound');
      const { db, now } = asked.reading;
      await saveAnswers(db, attempt, request.body.answers, now);
      return { savedAt: now.toISOString() };
    },
  );
}

function submitRoute(app: FastifyInstance, context: HostContext): void {
  app.post<OfAttempt & { Body: AttemptAnswers }>(
    '/quizzes/:slug/attempts/:attempt/submission',
    {
      schema: schemaOf('Hand in an attempt; the same again answers the same result.', {
        params: AttemptParams,
        body: AttemptAnswers,
        response: answering,
      }),
    },
    async (request) => {
      const asked = await askedQuiz(context, request);
      const attempt = await askedAttempt(asked, request);
      const { db, now } = asked.reading;
      const { answers } = request.body;
      if (attempt.isStored) {
        await submitAttempt(db, attempt, answers, now);
        return shown(asked, await askedAttempt(asked, request));
      }
      checkAnswers(attempt, answers);
      return shown(asked, submitVisitorAttempt(attempt, answers, now));
    },
  );
}

/**
 * `/v1/quizzes/{slug}/attempts`: begin, read, save, hand in; and the numbers of all. Scoring
 * happens on the host and nowhere else.
 */
export function attemptRoutes(app: FastifyInstance, context: HostContext): void {
  for (const routes of [beginRoute, readRoutes, saveRoute, submitRoute]) routes(app, context);
}
