import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { DetailQuery, SlugParams } from '../../../shared/contract/content';
import { CourseChange, CourseWriting } from '../../../shared/contract/courseWriting';
import { createReadContext } from '../../content/contentRoutes';
import { findEditable } from '../../editing/sourceQueries';
import type { HostContext } from '../../hostContext';
import { IdempotencyHeaders } from '../../http/idempotency';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { changeCourse } from './courseChange';
import { presentCourse } from './presentCourse';

/** Language of the titles of the contents that the lessons name. */
const LocaleQuery = Type.Pick(DetailQuery, ['locale'], { additionalProperties: false });

interface OfCourse {
  Params: Static<typeof SlugParams>;
  Querystring: Static<typeof LocaleQuery>;
}
interface Sent extends OfCourse {
  Headers: IdempotencyHeaders;
  Body: CourseChange;
}

/** A hundred lessons with their words and transcripts in every language. */
const COURSE_LIMIT_BYTES = 8_000_000;

/**
 * Finds the course that the person who asks may change. @throws Problem signInRequired, notFound,
 * forbidden
 */
async function writing(context: HostContext, request: FastifyRequest<OfCourse>) {
  requireViewer(request);
  const reading = createReadContext(context, request, request.query.locale);
  return { reading, row: await findEditable(reading, 'training', request.params.slug) };
}

const schemaOf = (summary: string, more: object = {}) => ({
  tags: ['training'],
  summary,
  params: SlugParams,
  querystring: LocaleQuery,
  response: { 200: CourseWriting, '4xx': ProblemSchema },
  ...more,
});

/**
 * Registers `GET` and `PUT /v1/training/{slug}/course`: the modules and lessons of a course, for
 * those who may change it.
 */
export function courseWritingRoutes(app: FastifyInstance, context: HostContext): void {
  const url = '/training/:slug/course';
  app.get<OfCourse>(
    url,
    { schema: schemaOf('Read the modules and lessons of a course as they are written.') },
    async (request, reply) => {
      const { reading, row } = await writing(context, request);
      return reply.header('cache-control', 'no-store').send(await presentCourse(reading, row.id));
    },
  );
  app.put<Sent>(
    url,
    {
      bodyLimit: COURSE_LIMIT_BYTES,
      // Values are checked as they were typed: text that is not a number is refused, and does not
      // become 0.
      validatorCompiler: TypeBoxValidatorCompiler,
      schema: schemaOf(
        'Write the modules and lessons of a course, from the revision that was read. Lessons keep their keys, and progress with them.',
        { headers: IdempotencyHeaders, body: CourseChange },
      ),
    },
    async (request) => {
      const { reading, row } = await writing(context, request);
      const cause = {
        personId: requireViewer(request).id,
        key: request.headers['idempotency-key'],
        at: reading.now,
      };
      await changeCourse(reading, row, request.body, cause);
      return presentCourse(reading, row.id);
    },
  );
}
