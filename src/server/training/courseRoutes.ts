import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { DetailQuery, SlugParams } from '../../shared/contract/content';
import { EnrollmentInfo, LessonProgress, MyCourses } from '../../shared/contract/courses';
import { LESSON_KEY_PATTERN } from '../../shared/contract/training';
import { can, type Action } from '../../shared/permissions/can';
import { createReadContext } from '../content/contentRoutes';
import { contentResource } from '../content/visibility';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { requireViewer } from '../identity/viewer';
import { enrol, saveProgress, withdrawFromCourse, type Learner } from './enrolling';
import { findCourse } from './findCourse';
import { listMyCourses } from './myCourses';
import { presentEnrollment } from './presentEnrollment';

const LocaleQuery = Type.Pick(DetailQuery, ['locale'], { additionalProperties: false });
const LessonParams = Type.Object({
  ...SlugParams.properties,
  lesson: Type.String({ pattern: LESSON_KEY_PATTERN, maxLength: 60 }),
});

interface OfCourse {
  Params: Static<typeof SlugParams>;
  Querystring: Static<typeof LocaleQuery>;
}
interface OfLesson extends OfCourse {
  Params: Static<typeof LessonParams>;
  Body: LessonProgress;
}

const schemaOf = (summary: string, answer: TSchema, more: object = {}) => ({
  schema: {
    tags: ['training'],
    summary,
    querystring: LocaleQuery,
    response: { 200: answer, '4xx': ProblemSchema },
    ...more,
  },
});
const ofCourse = (summary: string) => schemaOf(summary, EnrollmentInfo, { params: SlugParams });

/** Beginning asks for an open course; whoever is in it goes on while they may read it. */
type Learning = Extract<Action, 'content.register' | 'content.follow'>;

/** `/v1/training/{slug}/enrollment` and what one has learned. */
export function courseRoutes(app: FastifyInstance, context: HostContext): void {
  const { db } = context;

  const present = async (request: FastifyRequest<OfCourse>) => {
    const reading = createReadContext(context, request, request.query.locale);
    return presentEnrollment(reading, await findCourse(reading, request.params.slug));
  };

  /** @throws Problem signInRequired, notFound, forbidden, and what `act` refuses */
  const change = async (
    request: FastifyRequest<OfCourse>,
    action: Learning,
    act: (trx: Database, learner: Learner) => Promise<void>,
  ) => {
    const viewer = requireViewer(request);
    const reading = createReadContext(context, request, request.query.locale);
    const course = await findCourse(reading, request.params.slug);
    if (!can(viewer, action, contentResource(course), reading.now.getTime()))
      throw new Problem('forbidden');
    const learner = { course, personId: viewer.id, at: reading.now };
    await db.transaction().execute((trx) => act(trx, learner));
    return present(request);
  };

  const url = '/training/:slug/enrollment';
  app.get<OfCourse>(url, ofCourse('Read how far one is in a course.'), present);
  app.put<OfCourse>(url, ofCourse('Begin a course. Again changes nothing.'), (request) =>
    change(request, 'content.register', enrol),
  );
  app.delete<OfCourse>(url, ofCourse('Give a course up. Again changes nothing.'), (request) =>
    change(request, 'content.follow', withdrawFromCourse),
  );

  app.put<OfLesson>(
    '/training/:slug/lessons/:lesson/progress',
    schemaOf('Keep that a lesson was opened, or is done. Again changes nothing.', EnrollmentInfo, {
      params: LessonParams,
      body: LessonProgress,
    }),
    (request) =>
      change(request, 'content.follow', (trx, learner) =>
        saveProgress(trx, learner, { key: request.params.lesson, isDone: request.body.isDone }),
      ),
  );

  app.get<Pick<OfCourse, 'Querystring'>>(
    '/me/training',
    schemaOf('List the courses that one takes, and how far one is.', MyCourses),
    (request) => {
      const { id } = requireViewer(request);
      return listMyCourses(createReadContext(context, request, request.query.locale), id);
    },
  );
}
