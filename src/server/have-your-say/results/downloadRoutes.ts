import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { OpeningQuestion } from '../../../shared/ballots/opening';
import { DetailQuery, SlugParams } from '../../../shared/contract/content';
import { can } from '../../../shared/permissions/can';
import type { AlikeAnswers } from '../../../counting/countQuestion';
import { findContent } from '../../content/contentQueries';
import { createReadContext } from '../../content/contentRoutes';
import { CSV_OPTIONS } from '../../content/csvOptions';
import type { HostContext } from '../../hostContext';
import { Problem, ProblemSchema } from '../../http/problem';
import { findPoll } from '../pollQueries';
import { toPollResource } from '../storedPoll';
import { createOpenBallotTable, createSecretBallotTable, type TableRow } from './ballotTables';
import { toBlt, toPabulib } from './electionFiles';
import { createBallotsDownload, createRecountDownload } from './recountDownload';
import { createResultTable } from './resultTable';
import {
  isPublishedWhole,
  listStandingQuestions,
  readSealedPoll,
  readWholeAnswers,
  type SealedPoll,
} from './sealedPoll';

const Query = Type.Object(
  {
    ...DetailQuery.properties,
    question: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'Of files for one question; the first that fits',
      }),
    ),
  },
  { additionalProperties: false },
);

interface Download {
  readonly summary: string;
  readonly mediaType: string;
  /** @throws Problem notFound where the poll has nothing of that kind */
  readonly write: (
    sealed: SealedPoll,
    question: string | undefined,
  ) => Promise<Readable> | Readable;
}

const table = (rows: AsyncIterable<TableRow> | Iterable<TableRow>): Readable =>
  // The client may have gone: the end of one end is that of the other.
  pipeline(Readable.from(rows), stringify(CSV_OPTIONS), () => undefined);

/**
 * Creates the writer of a file of one question. Answers that are published as sums cannot be
 * written down as ballots.
 */
const ofQuestion =
  <Fitting extends OpeningQuestion>(
    fits: (question: OpeningQuestion) => question is Fitting,
    write: (sealed: SealedPoll, question: Fitting, answers: readonly AlikeAnswers[]) => string,
  ): Download['write'] =>
  async (sealed, wanted) => {
    const question = listStandingQuestions(sealed)
      .filter(fits)
      .find(
        ({ id, method }) =>
          (wanted === undefined || id === wanted) && isPublishedWhole(sealed, method),
      );
    if (!question) throw new Problem('notFound');
    return Readable.from([write(sealed, question, await readWholeAnswers(sealed, question))]);
  };

type WithApprovals = Extract<OpeningQuestion, { readonly type: 'choice' | 'budget' }>;
type Ranked = Extract<OpeningQuestion, { readonly type: 'ranking' }>;

const DECISIONS: readonly string[] = ['proposal', 'consent'];
const hasApprovals = (question: OpeningQuestion): question is WithApprovals =>
  (question.type === 'choice' || question.type === 'budget') &&
  !DECISIONS.includes(question.method);
const isRanking = (question: OpeningQuestion): question is Ranked => question.type === 'ranking';

const CSV = 'text/csv; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';

const DOWNLOADS: Readonly<Record<string, Download>> = {
  'recount.json': {
    summary: 'Everything that is needed to count a closed poll again.',
    mediaType: JSON_TYPE,
    write: (sealed) => Readable.from(createRecountDownload(sealed)),
  },
  'ballots.json': {
    summary: 'The ballots of a closed poll, as far as they are published, with its paper.',
    mediaType: JSON_TYPE,
    write: (sealed) => Readable.from(createBallotsDownload(sealed)),
  },
  'ballots.csv': {
    summary: 'The ballots of a closed poll as a table.',
    mediaType: CSV,
    write: (sealed) =>
      table(
        sealed.opening.secrecy === 'open'
          ? createOpenBallotTable(sealed)
          : createSecretBallotTable(sealed),
      ),
  },
  'result.csv': {
    summary: 'The result of a closed poll as a table.',
    mediaType: CSV,
    write: (sealed) => table(createResultTable(sealed)),
  },
  'ballots.pb': {
    summary: 'The ballots of a budget or a choice in the format of Pabulib.',
    mediaType: PLAIN,
    write: ofQuestion(hasApprovals, toPabulib),
  },
  'ballots.blt': {
    summary: 'The ballots of a ranking in the format BLT.',
    mediaType: PLAIN,
    write: ofQuestion(isRanking, toBlt),
  },
};

/** @throws Problem notFound before the poll is sealed, and for whoever may not see its result */
async function requireSealed(
  context: HostContext,
  request: FastifyRequest,
  { slug }: Static<typeof SlugParams>,
  { locale }: Static<typeof Query>,
): Promise<SealedPoll> {
  const reading = createReadContext(context, request, locale);
  const content = await findContent(reading, 'have-your-say', slug);
  if (!content) throw new Problem('notFound');
  // After the close nobody sees more for having voted.
  const poll = toPollResource(content, { hasVoted: false, isListed: false });
  const maySee = can(reading.viewer, 'result.see', poll, reading.now.getTime());
  const row = maySee ? await findPoll(context.db, content.id) : undefined;
  const sealed = await readSealedPoll(context.db, content, row, reading.locale);
  if (!sealed) throw new Problem('notFound');
  return sealed;
}

/**
 * Registers `GET /v1/have-your-say/{slug}/…`: the files of a closed poll, for all who may see its
 * result.
 */
export function downloadRoutes(app: FastifyInstance, context: HostContext): void {
  for (const [name, { summary, mediaType, write }] of Object.entries(DOWNLOADS))
    app.get<{ Params: Static<typeof SlugParams>; Querystring: Static<typeof Query> }>(
      `/have-your-say/:slug/${name}`,
      {
        schema: {
          tags: ['have-your-say'],
          summary,
          params: SlugParams,
          querystring: Query,
          response: { '4xx': ProblemSchema },
        },
      },
      async (request, reply) => {
        const sealed = await requireSealed(context, request, request.params, request.query);
        const file = await write(sealed, request.query.question);
        const fileName = `${sealed.content.slug}-${name}`;
        return reply
          .header('content-type', mediaType)
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .header('cache-control', 'no-cache')
          .send(file);
      },
    );
}
