import { aCourseWriting, LESSONS } from '../../../testing/courseFactories';
import { aWrittenDetails } from '../../../testing/detailsFactories';
import { aSource } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import {
  FAILED_ANSWER,
  NEVER,
  addAnswers,
  createOneCallStory,
} from '../../../workbench/makeStories';
import type { StoryState } from '../../../workbench/story';

const SLUG = 'city-money';
const COURSE = `/v1/training/${SLUG}`;

const story = (title: StoryState, answer: Parameters<typeof createOneCallStory>[3]) =>
  createOneCallStory(title, `/training/${SLUG}/edit?part=lessons`, `${COURSE}/course`, answer);

/** The page that a course is written on. */
export const COURSE_BUILDER_STORIES = addAnswers(
  [
    story('some', () => ({ body: aCourseWriting() })),
    story('many', () => ({ body: aCourseWriting({ done: { plan: 3 } }, LESSONS) })),
    story('empty', () => ({
      body: aCourseWriting({ course: { ...aCourseWriting().course, modules: [] } }),
    })),
    story('loading', () => NEVER),
    story('failed', () => FAILED_ANSWER),
    story('notFound', () => aProblem(404, 'notFound')),
    story('forbidden', () => aProblem(403, 'forbidden')),
  ],
  () => ({
    [`${COURSE}/source`]: { body: aSource({ section: 'training', slug: SLUG }) },
    [`${COURSE}/details`]: { body: aWrittenDetails('training', { kind: 'course' }) },
  }),
);
